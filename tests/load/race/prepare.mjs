/**
 * Brings the shop into the state the trials need.
 */

import { layIn } from './lay-in.mjs';

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
 * A product that needs no delivery, so that a checkout needs an address and nothing else.
 *
 * @param {Shop} shop
 * @return {number} Its id.
 */
export function prepareVoucher( shop ) {
	return Number(
		shop.phpEval( `
			$id = wc_get_product_id_by_sku( 'race-voucher' );
			$product = $id ? wc_get_product( $id ) : new WC_Product_Simple();
			$product->set_props( [ 'name' => 'Race voucher', 'sku' => 'race-voucher', 'regular_price' => '5', 'virtual' => true, 'catalog_visibility' => 'hidden' ] );
			return $product->save();` )
	);
}

/** A customer's name and password. */
export const RACER = 'race-shopper';

/**
 * A customer to log in as.
 *
 * @param {Shop} shop
 */
export function prepareCustomer( shop ) {
	shop.phpEval( `
		username_exists( '${ RACER }' ) || wc_create_new_customer( '${ RACER }@vitrina.example', '${ RACER }', '${ RACER }' );
		return true;` );
}

/**
 * Puts a page into the shop that writes the session although nobody would think so.
 *
 * @param {Shop} shop
 * @return {() => void} Takes it away again.
 */
export function installSlowPage( shop ) {
	return layIn( shop, new URL( './slow-page.php', import.meta.url ) );
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

/**
 * @param {import('../../shop/handle.mjs').Shop} shop
 * @return {string} A terminal in the shop's own country, or '' when the shop offers none.
 */
export function findTerminal( shop ) {
	return String(
		shop.phpEval(
			`if ( ! class_exists( '\\Vitrina\\LpExpress\\Plugin' ) ) {
				return '';
			}
			$list = \\Vitrina\\LpExpress\\Plugin::instance()->terminals->of_country( WC()->countries->get_base_country() );
			return $list->terminals[0]->id ?? '';`
		) ?? ''
	);
}
