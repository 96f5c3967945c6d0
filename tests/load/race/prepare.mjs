/**
 * Prepares the shop for the trials.
 */

import { installPlugin } from './test-plugin.mjs';

/** @typedef {import('../../shop/handle.mjs').Shop} Shop */

/**
 * Creates sixteen simple products with unlimited stock.
 *
 * @param {Shop} shop
 * @return {number[]} Their ids.
 */
export function createProducts( shop ) {
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
export function createVoucher( shop ) {
	return Number(
		shop.phpEval( `
			$id = wc_get_product_id_by_sku( 'race-voucher' );
			$product = $id ? wc_get_product( $id ) : new WC_Product_Simple();
			$product->set_props( [ 'name' => 'Race voucher', 'sku' => 'race-voucher', 'regular_price' => '5', 'virtual' => true, 'catalog_visibility' => 'hidden' ] );
			return $product->save();` )
	);
}

/** Name and password of the customer. */
export const RACER = 'race-shopper';

/**
 * Creates a customer.
 *
 * @param {Shop} shop
 */
export function createCustomer( shop ) {
	shop.phpEval( `
		username_exists( '${ RACER }' ) || wc_create_new_customer( '${ RACER }@vitrina.example', '${ RACER }', '${ RACER }' );
		return true;` );
}

/**
 * Installs a page that unexpectedly saves the session.
 *
 * @param {Shop} shop
 * @return {() => void} Removes it again.
 */
export function installSlowPage( shop ) {
	return installPlugin( shop, new URL( './slow-page.php', import.meta.url ) );
}

/**
 * @param {Shop}    shop
 * @param {boolean} isOn
 */
export function setGuard( shop, isOn ) {
	shop.phpEval(
		`return update_option( 'vitrina_companion_session_guard', '${ isOn ? 'yes' : 'no' }' );`
	);
}

/**
 * @param {import('../../shop/handle.mjs').Shop} shop
 * @return {string} Id of a terminal in the shop's country; '' if there is none.
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
