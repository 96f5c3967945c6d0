import type { Shop } from '../../shop/handle.mjs';
import { restoreCode, switchOnCode, switchOnValues } from '../everything-on';
import { createProductCode, deleteProductCode } from '../variable-product';
import type { StateFixtures } from './state';

const COUPON = 'puslapiu-busenos';

const createCode = `
	$coupon = new WC_Coupon();
	$coupon->set_props( [ 'code' => getenv( 'COUPON' ), 'discount_type' => 'fixed_cart', 'amount' => '1' ] );
	$coupon->save();
	$candle = new WC_Product_Simple();
	$candle->set_props( [ 'name' => 'Būsenų žvakė', 'regular_price' => '9.90', 'sku' => 'e2e-page-states', 'catalog_visibility' => 'hidden' ] );
	$candle->save();
	$order_of = static function ( int $customer, string $email ) use ( $candle ): WC_Order {
		$order = wc_create_order( [ 'status' => 'processing', 'customer_id' => $customer ] );
		$order->add_product( $candle );
		$order->set_address( [ 'first_name' => 'Rūta', 'city' => 'Vilnius', 'country' => 'LT', 'email' => $email ], 'billing' );
		$order->calculate_totals();
		$order->save();
		return $order;
	};
	$guests = $order_of( 0, 'ruta@example.lt' );
	$customers = $order_of( get_user_by( 'login', 'rasa' )->ID, 'rasa@vitrina.example' );
	// The empty cart is visible, and pages have no load transition.
	set_theme_mod( 'minicart_hide_if_empty', false );
	set_theme_mod( 'page_load_transition', false );
	update_option( 'woocommerce_review_rating_required', 'yes' );
	return [
		'candle'    => $candle->get_id(),
		'order'     => $guests->get_id(),
		'customers' => $customers->get_id(),
		'received'  => wp_make_link_relative( $guests->get_checkout_order_received_url() ),
		'viewOrder' => wp_make_link_relative( $customers->get_view_order_url() ),
	];`;

const deleteCode = `
	wp_delete_post( wc_get_coupon_id_by_code( getenv( 'COUPON' ) ), true );
	foreach ( [ 'order', 'customers' ] as $name ) { wc_get_order( json_decode( getenv( 'MADE' ) )->$name )->delete( true ); }
	wc_get_product( json_decode( getenv( 'MADE' ) )->candle )->delete( true );
	update_option( 'woocommerce_review_rating_required', 'no' );
	global $wpdb;
	$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_wishlist" );
	$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_newsletter" );
	return true;`;

/**
 * Switches on every optional feature, and creates what the states need.
 *
 * @param shop The running shop.
 */
export function createFixtures( shop: Shop ): StateFixtures {
	// One run of PHP: each setting that a run has changed makes the next run slow.
	const { product, ...others } = shop.phpEval(
		`( static function () { ${ switchOnCode } } )();
		( static function () { ${ deleteProductCode } } )();
		$product = ( static function () { ${ createProductCode } } )();
		return [ 'product' => $product ] + ( static function () { ${ createCode } } )();`,
		{ ...switchOnValues, COUPON }
	);
	return { ...others, variable: product.path, coupon: COUPON };
}

/**
 * Restores the shop.
 *
 * @param shop
 * @param fixtures Result of createFixtures().
 */
export function deleteFixtures( shop: Shop, fixtures: StateFixtures ): void {
	shop.phpEval(
		`\\Vitrina\\Demo\\use_pages( 'classic' );
		( static function () { ${ deleteProductCode } } )();
		( static function () { ${ deleteCode } } )();
		( static function () { ${ restoreCode } } )();
		return true;`,
		{ COUPON, MADE: JSON.stringify( fixtures ) }
	);
}
