/**
 * Changes that a run makes in the shop, and reverts.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('../../shop/handle.mjs').Shop} Shop */

/**
 * @param {Shop} shop
 * @param {URL}  plugin A PHP file that becomes a must-use plugin.
 * @return {() => void} Removes it again.
 */
export function installPlugin( shop, plugin ) {
	const source = fileURLToPath( plugin );
	const file = join(
		shop.root,
		'wordpress/wp-content/mu-plugins',
		`load-${ basename( source ) }`
	);
	copyFileSync( source, file );
	return () => rmSync( file, { force: true } );
}

/**
 * Switches bank payments to the sandbox bank.
 *
 * @param {Shop} shop
 * @return {() => void} Restores the settings.
 */
export function switchToSandboxBank( shop ) {
	const saved = shop.phpEval(
		`$saved = get_option( 'woocommerce_vitrina_bank_link_settings' );
		update_option( 'woocommerce_vitrina_bank_link_settings', [ 'enabled' => 'yes', 'mode' => 'test', 'provider' => 'sandbox', 'title' => 'Banko nuoroda', 'bank_selection' => [ 'LT-HABALT22' ] ] );
		\\Vitrina\\BankLink\\Plugin::instance()->bank_list->refresh();
		return wp_json_encode( $saved );`
	);
	return () => {
		shop.phpEval(
			`return update_option( 'woocommerce_vitrina_bank_link_settings', json_decode( (string) getenv( 'SAVED' ), true ) );`,
			{ SAVED: String( saved ) }
		);
	};
}
