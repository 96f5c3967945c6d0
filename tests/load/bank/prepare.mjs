/**
 * Prepares the shop: a product, unpaid orders with a payment that was started at
 * the sandbox bank, and the tokens that the bank would send.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPlugin, switchToSandboxBank } from '../race/test-plugin.mjs';

/** @typedef {import('../../shop/handle.mjs').Shop} Shop */

/**
 * @typedef {Object} Payment
 * @property {number} order   The order's id.
 * @property {number} attempt The attempt's id.
 * @property {string} email   The shopper's e-mail, different for each order.
 * @property {string} token   The token that the bank sends when it is paid.
 */

/** @param {Shop} shop */
const eventsFile = ( shop ) => join( shop.root, 'bank-events.log' );

/**
 * @param {Shop} shop
 * @return {() => void} Removes everything again.
 */
export function installHooks( shop ) {
	const restore = [
		installPlugin( shop, new URL( './hooks.php', import.meta.url ) ),
		switchToSandboxBank( shop ),
	];
	return () => {
		restore.forEach( ( undo ) => undo() );
		rmSync( eventsFile( shop ), { force: true } );
		shop.phpEval( `return delete_option( 'bank_race_guard' );` );
	};
}

/**
 * @param {Shop}    shop
 * @param {boolean} isOn
 */
export function setGuard( shop, isOn ) {
	shop.phpEval(
		`return update_option( 'bank_race_guard', '${ isOn ? 'on' : 'off' }' );`
	);
}

/**
 * @param {Shop} shop
 * @return {number} Id of a product with enough stock.
 */
export function createProduct( shop ) {
	return Number(
		shop.phpEval( `
			$id = wc_get_product_id_by_sku( 'bank-voucher' );
			$product = $id ? wc_get_product( $id ) : new WC_Product_Simple();
			$product->set_props( [ 'name' => 'Bank voucher', 'sku' => 'bank-voucher', 'regular_price' => '12.34', 'tax_status' => 'none', 'virtual' => true, 'catalog_visibility' => 'hidden', 'manage_stock' => true, 'stock_quantity' => 100000 ] );
			return $product->save();` )
	);
}

/**
 * @param {Shop}   shop
 * @param {number} product
 * @param {number} count
 * @return {Payment[]} That number of unpaid orders.
 */
export function createPayments( shop, product, count ) {
	return shop.phpEval( `
		$plugin   = \\Vitrina\\BankLink\\Plugin::instance();
		$sandbox  = $plugin->providers->sandbox();
		$ledger   = new \\Vitrina\\BankLink\\Storage\\SandboxPaymentTable();
		$bank     = $plugin->settings->banks()->find_offered( 'LT-HABALT22' );
		$payments = [];
		for ( $i = 0; $i < ${ count }; $i++ ) {
			$email = 'bank-' . bin2hex( random_bytes( 6 ) ) . '@vitrina.example';
			$order = wc_create_order();
			$order->add_product( wc_get_product( ${ product } ), 1 );
			$order->set_address( [ 'first_name' => 'Rasa', 'country' => 'LT', 'email' => $email ], 'billing' );
			$order->set_payment_method( 'vitrina_bank_link' );
			$order->set_payment_method_title( 'Banko nuoroda' );
			$order->calculate_totals();
			$order->save();
			$plugin->payment_initiator->start( $order, $bank, $sandbox );
			$attempt = $plugin->attempts->of_order( $order->get_id() )[0];
			$ledger->set_status( $attempt->payment_id, 'PAID', 0 );
			$payments[] = [ 'order' => $order->get_id(), 'attempt' => $attempt->id, 'email' => $email, 'token' => $sandbox->sign_status( $ledger->find( $attempt->payment_id ) ) ];
		}
		return $payments;` );
}

/**
 * @param {Shop} shop
 * @return {Map<string, number>} Number of each "event order" since the last call.
 */
export function readNewEvents( shop ) {
	const file = eventsFile( shop );
	const lines = existsSync( file )
		? readFileSync( file, 'utf8' ).split( '\n' ).filter( Boolean )
		: [];
	writeFileSync( file, '' );
	/** @type {Map<string, number>} */
	const counts = new Map();
	for ( const line of lines ) {
		counts.set( line, ( counts.get( line ) ?? 0 ) + 1 );
	}
	return counts;
}

/**
 * @param {Shop}      shop
 * @param {Payment[]} payments
 * @return {Record<string, string | null>[]} The state of each order.
 */
export function readOrders( shop, payments ) {
	const ids = payments.map( ( { order } ) => order ).join();
	return shop.sql(
		`SELECT o.id, o.status, o.transaction_id, a.state, a.settled,
			( SELECT COUNT(*) FROM wp_comments c WHERE c.comment_post_ID = o.id AND c.comment_content LIKE CONCAT( '%', a.payment_id, '%' ) ) AS paid_notes,
			( SELECT COUNT(*) FROM wp_comments c WHERE c.comment_post_ID = o.id ) AS notes,
			( SELECT order_stock_reduced FROM wp_wc_order_operational_data d WHERE d.order_id = o.id ) AS reduced,
			( SELECT date_paid_gmt IS NOT NULL FROM wp_wc_order_operational_data d WHERE d.order_id = o.id ) AS dated
		FROM wp_wc_orders o JOIN wp_vitrina_payment_attempts a ON a.order_id = o.id WHERE o.id IN ( ${ ids } ) ORDER BY o.id`
	);
}

/**
 * @param {Shop}   shop
 * @param {number} product
 */
export function readStock( shop, product ) {
	const [ row ] = shop.sql(
		`SELECT meta_value FROM wp_postmeta WHERE post_id = ${ product } AND meta_key = '_stock'`
	);
	return Number( row?.meta_value );
}

/** @param {Shop} shop */
export function countLocks( shop ) {
	const [ row ] = shop.sql(
		'SELECT COUNT(*) AS claims FROM wp_vitrina_payment_claims'
	);
	return Number( row?.claims );
}
