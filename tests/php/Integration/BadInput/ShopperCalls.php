<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use Vitrina\Tests\Integration\Support\Response;

/**
 * Calls that change the shopper's cart, terminal, wishlist or checkout. All of them must refuse bad input.
 */
final class ShopperCalls {

	/**
	 * @return iterable<Call>
	 */
	public static function all( ShopData $data ): iterable {
		yield from self::terminals( $data );
		yield from self::wishlist( $data );
		yield from self::woocommerce( $data );
		yield from self::forms( $data );
	}

	/**
	 * @return iterable<Call>
	 */
	private static function terminals( ShopData $data ): iterable {
		$good = [
			'terminal_id' => $data->tokens['terminal'],
			'security'    => $data->nonce( 'shopper', 'terminal' ),
		];
		$path  = '/wp-admin/admin-ajax.php?action=save_selected_lpexpress_terminal';
		$hooks = [ 'wp_ajax_nopriv_save_selected_lpexpress_terminal', 'wp_ajax_save_selected_lpexpress_terminal' ];
		$id    = new Param( Param::text()->values + [ 'of another country' => $data->tokens['terminal abroad'] ], [] );
		yield new Call( $hooks, $path, 'POST', $good, [ 'terminal_id' => $id, 'security' => Param::nonce( $data->bad_nonces( 'terminal' ) ) ], senders: [ 'shopper' ], reads: [ 'plugin-lpexpress/src/Ajax/SaveSelectedTerminal.php' ] );
		yield new Call( [ "{$hooks[0]} without a session" ], $path, 'POST', $good, [ 'terminal_id' => Param::lists() ] );
		yield new Call( [ "{$hooks[0]} by GET" ], $path, 'GET', $good, [ 'terminal_id' => Param::lists() ], senders: [ 'shopper' ] );

		$values = array_map( static fn ( mixed $value ): array => [ 'terminal_id' => $value ], $id->values );
		$store  = [
			'namespace' => 'vitrina-lpexpress',
			'data'      => [ 'terminal_id' => $data->tokens['terminal'] ],
		];
		yield new Call( [ 'Store API vitrina-lpexpress' ], '/wp-json/wc/store/v1/cart/extensions', 'POST', $store, [ 'data' => new Param( $values, [] ), 'namespace' => Param::page_values() ], senders: [ 'shopper' ], headers: [ 'Nonce' => $data->nonce( 'shopper', 'store' ) ], reads: [ 'plugin-companion/src/Session/SessionGuard.php' ] );
		yield new Call( [ 'Store API vitrina-lpexpress without a nonce' ], '/wp-json/wc/store/v1/cart/extensions', 'POST', $store, [ '_method' => Param::lists() ], senders: [ 'shopper' ] );
	}

	/**
	 * @return iterable<Call>
	 */
	private static function wishlist( ShopData $data ): iterable {
		$path    = '/wp-json/vitrina/v1/wishlist';
		$product = [ 'product_id' => Param::product( $data->non_public + [ 'hidden' => $data->hidden ] ) ];
		$is_none = static fn ( Response $response ): bool => $response->json() === [ 'count' => 0, 'items' => [] ];
		$items   = array_map( static fn ( mixed $value ): array => [ [ 'id' => $value, 'time' => '1' ] ], BadValues::of_any() + $data->non_public );
		$times   = array_map( static fn ( mixed $value ): array => [ [ 'id' => '1000000000', 'time' => $value ] ], BadValues::of_any() );

		yield new Call( [ '/vitrina/v1/wishlist' ], $path, 'POST', [], $product, senders: [ 'guest', 'customer', 'admin' ], hook: 'rest' );
		yield new Call( [ '/vitrina/v1/wishlist by GET' ], $path, 'GET', [], $product, $is_none, senders: [ 'guest', 'customer' ], hook: 'rest' );
		yield new Call( [ '/vitrina/v1/wishlist/(?P<product_id>\d+)' ], "{$path}/{product_id}", 'DELETE', [], [ 'product_id' => Param::text()->without( BadValues::MISSING, 'empty' ) ], $is_none, senders: [ 'guest', 'customer' ], hook: 'rest' );
		yield new Call( [ '/vitrina/v1/wishlist/merge' ], "{$path}/merge", 'POST', [], [ 'items' => Param::text() ], $is_none, senders: [ 'guest', 'customer' ], hook: 'rest' );
		yield new Call( [ '/vitrina/v1/wishlist/merge of a list' ], "{$path}/merge", 'POST', [], [ 'items' => new Param( $items + [ 'times' => $times['10^12'], 'late' => $times['1e308'], 'never' => $times['NaN'] ], [] ) ], $is_none, senders: [ 'guest', 'customer' ], hook: 'rest' );
		yield new Call( [ '/vitrina/v1/wishlist/tidy' ], "{$path}/tidy", 'POST', [], [ 'x' => Param::page_values() ], $is_none, senders: [ 'guest', 'customer' ], hook: 'rest' );
	}

	/**
	 * WooCommerce's own calls that the spec lists.
	 *
	 * @return iterable<Call>
	 */
	private static function woocommerce( ShopData $data ): iterable {
		$is_refused = static fn ( Response $response ): bool => ( $response->json()['error'] ?? null ) === true || str_contains( $response->body, 'woocommerce-error' ) || str_contains( $response->body, 'is-error' ) || trim( $response->body ) === '';
		$shopper    = [ 'shopper' ];
		$product    = Param::product( $data->non_public );
		// What WooCommerce makes 1 of would be added.
		$quantity = Param::text()->without( BadValues::MISSING, 'empty', 'a fraction' );
		yield new Call( [ 'wc_ajax_add_to_cart', 'wp_ajax_woocommerce_add_to_cart', 'wp_ajax_nopriv_woocommerce_add_to_cart' ], '/?wc-ajax=add_to_cart', 'POST', [ 'product_id' => (string) $data->simple ], [ 'product_id' => $product, 'quantity' => $quantity ], $is_refused, senders: $shopper, reads: [ 'plugin-companion/src/Purchase/AddRequest.php' ] );

		yield new Call( [ 'remove_from_cart' ], '/?wc-ajax=remove_from_cart', 'POST', [], [ 'cart_item_key' => Param::any_value() ], senders: $shopper );
		yield new Call( [ 'get_refreshed_fragments' ], '/?wc-ajax=get_refreshed_fragments', 'POST', [], [ 'time' => Param::any_value()->without( ...array_keys( BadValues::of_pages() ) ) ], senders: $shopper );

		$coupon = [ 'security' => $data->nonce( 'shopper', 'apply_coupon' ), 'coupon_code' => 'zlo' ];
		yield new Call( [ 'apply_coupon' ], '/?wc-ajax=apply_coupon', 'POST', $coupon, [ 'coupon_code' => Param::page_values(), 'security' => Param::lists() ], $is_refused, senders: $shopper );
		$coupon = [ 'security' => $data->nonce( 'shopper', 'remove_coupon' ), 'coupon' => 'zlo' ];
		yield new Call( [ 'remove_coupon' ], '/?wc-ajax=remove_coupon', 'POST', $coupon, [ 'coupon' => Param::page_values( 'a NUL byte', 'invalid UTF-8', 'a script', '10 KB' ), 'security' => Param::lists() ], $is_refused, senders: $shopper );

		$checkout = [
			'woocommerce-process-checkout-nonce' => $data->tokens['checkout'],
			'payment_method'                     => 'vitrina_bank_link',
		];
		$fields = array_fill_keys( [ 'woo_lithuaniapost_lpexpress_terminal_id', 'vitrina_bank_link_bank', 'vitrina_attribution_reason', 'billing_country' ], Param::page_values() );
		$reads  = [ 'plugin-lpexpress/src/Checkout/ClassicCheckout.php', 'plugin-bank-link/src/Gateway/Gateway.php', 'plugin-companion/src/Attribution/OrderReason.php', 'plugin-companion/src/Requests/InputSanitizer.php' ];
		yield new Call( [ 'checkout' ], '/?wc-ajax=checkout', 'POST', $checkout, $fields, senders: $shopper, reads: $reads, all_fields_at_once: true );
		$review = [ 'security' => $data->tokens['review'] ];
		yield new Call( [ 'update_order_review' ], '/?wc-ajax=update_order_review', 'POST', $review, array_fill_keys( [ 'post_data', 'payment_method', 'shipping_method' ], Param::page_values() ), senders: $shopper, all_fields_at_once: true );
	}

	/**
	 * Forms of products and of the mini cart, sent to pages.
	 *
	 * @return iterable<Call>
	 */
	private static function forms( ShopData $data ): iterable {
		$is_refused = static fn ( Response $response ): bool => str_contains( $response->body, 'woocommerce-error' ) || str_contains( $response->body, 'is-error' );
		$shopper    = [ 'shopper' ];
		$page       = $data->urls['product'];
		$good       = [
			'add-to-cart'    => (string) $data->simple,
			'quantity'       => '1',
			'goya_atc_nonce' => $data->nonce( 'shopper', 'add_to_cart' ),
		];
		$params = [
			'quantity'       => Param::text()->without( BadValues::MISSING, 'a fraction' ),
			'add-to-cart'    => Param::product( $data->non_public ),
			'goya_atc_nonce' => Param::nonce( $data->bad_nonces( 'add_to_cart' ) )->without( BadValues::MISSING ),
		];
		yield new Call( [ 'theme/inc/add-to-cart/add-to-cart.php check_add_request', 'theme/inc/add-to-cart/add-to-cart.php send_in_page_add_response' ], $page, 'POST', $good, $params, $is_refused, senders: $shopper, reads: [ 'theme/inc/add-to-cart/add-to-cart.php' ] );

		$variation = [ ...$good, 'add-to-cart' => (string) $data->variable, 'attribute_pa_spalva' => 'pieno' ];
		yield new Call(
			[ 'theme/inc/variations/variations.php find_posted_variation' ],
			$page,
			'POST',
			$variation,
			[
				'attribute_pa_spalva' => Param::page_values(),
				'variation_id'        => new Param( BadValues::of_pages() + [ 'of another product' => (string) $data->non_public['a variation of a draft'], 'a product' => (string) $data->simple ], [] ),
			],
			$is_refused,
			senders: $shopper,
			reads: [ 'theme/inc/variations/variations.php' ]
		);
		yield new Call( [ 'buy now' ], $page, 'POST', [ 'add-to-cart' => (string) $data->simple, 'is_buy_now' => '1' ], [ 'quantity' => Param::lists() ], $is_refused, senders: $shopper );

		$line = [
			'_wpnonce'            => $data->nonce( 'shopper', 'cart' ),
			'update_cart'         => '1',
			'minicart_qty_update' => '1',
			'cart'                => [],
		];
		$quantities = array_map( static fn ( mixed $value ): array => [ $data->tokens['line'] => [ 'qty' => $value ] ], Param::text()->without( BadValues::MISSING, 'a fraction' )->values );
		$keys       = [ 'a line of nobody' => [ 'zlo' => [ 'qty' => '1' ] ], 'a script for a line' => [ BadValues::SCRIPT => [ 'qty' => '1' ] ] ];
		$updates    = [
			'cart'     => new Param( $quantities + $keys, [] ),
			'_wpnonce' => Param::nonce( $data->bad_nonces( 'cart' ) ),
		];
		yield new Call( [ 'theme/inc/mini-cart/request.php check_mini_cart_request', 'theme/inc/mini-cart/request.php send_mini_cart_response', 'theme/inc/mini-cart/undo.php keep_removed_lines' ], $data->urls['cart'], 'POST', $line, $updates, $is_refused, senders: $shopper, reads: [ 'theme/inc/mini-cart/request.php' ] );
		yield new Call( [ 'mini cart, not a list of lines' ], $data->urls['cart'], 'POST', [ ...$line, 'minicart_undo' => '1' ], array_fill_keys( [ 'cart', 'undo_item' ], Param::page_values() ), senders: $shopper, all_fields_at_once: true );
	}
}
