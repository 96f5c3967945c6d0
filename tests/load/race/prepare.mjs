/**
 * Brings the shop into the state the trials need.
 */

/** @typedef {import('../../shop/handle.mjs').Shop} Shop */

/**
 * Sixteen simple products that nobody can sell out.
 *
 * @param {Shop} shop
 * @return {number[]} Their ids.
 */
export function prepareProducts( shop ) {
	return shop.phpEval( `
		$ids = [];
		for ( $i = 1; $i <= 16; $i++ ) {
			$id = wc_get_product_id_by_sku( 'race-' . $i );
			if ( ! $id ) {
				$product = new WC_Product_Simple();
				$product->set_props( [ 'name' => 'Race ' . $i, 'sku' => 'race-' . $i, 'regular_price' => '1', 'catalog_visibility' => 'hidden' ] );
				$id = $product->save();
			}
			$ids[] = $id;
		}
		return $ids;` );
}

/**
 * @param {Shop}    shop
 * @param {boolean} isOn
 */
export function switchGuard( shop, isOn ) {
	shop.phpEval(
		`return update_option( 'vitrina_companion_session_guard', '${ isOn ? 'yes' : 'no' }' );`
	);
}
