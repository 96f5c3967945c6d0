<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use ActionScheduler_QueueRunner;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Recorded prices, and how the cart shows them. Runs inside WordPress.
 */
final class Prices {

	/**
	 * Runs the queue until all prices are recorded: on a slow machine one run has not enough time.
	 */
	public static function run_scheduled_actions(): void {
		do {
			ActionScheduler_QueueRunner::instance()->run( 'test' );
		} while ( as_has_scheduled_action( 'vitrina_prices_changed_all' ) || as_has_scheduled_action( 'vitrina_prices_batch' ) );
	}

	/**
	 * @return list<array{int|null, int}> Amount and whether it is reduced, oldest first.
	 */
	public static function history( int $product_id ): array {
		/** @var list<array{string|null, string}> $rows */
		$rows = Database::wpdb()->get_results( 'SELECT price, is_reduced FROM ' . Database::table( 'vitrina_price_history' ) . " WHERE product_id = {$product_id} ORDER BY changed_at, id", ARRAY_N );
		return array_map( static fn ( array $row ): array => [ $row[0] === null ? null : (int) $row[0], (int) $row[1] ], $rows );
	}

	/**
	 * @return array<string, mixed> As WooCommerce's cart has it.
	 */
	public static function cart_item( int $product_id ): array {
		return [
			'data'         => Products::get( $product_id ),
			'product_id'   => $product_id,
			'variation_id' => 0,
			'quantity'     => 1,
		];
	}

	/**
	 * @return array<array-key, mixed> Values by label.
	 */
	public static function cart_item_details( int $product_id ): array {
		return array_column( (array) apply_filters( 'woocommerce_get_item_data', [], self::cart_item( $product_id ) ), 'value', 'key' );
	}

	/**
	 * @return string The regular price of a Store API response after it was corrected, in minor units.
	 */
	public static function corrected_regular_price( string $route, int $product_id, string $price, string $regular_price ): string {
		$prices = (object) compact( 'price', 'regular_price' );
		$items  = [
			[
				'id'     => $product_id,
				'prices' => $prices,
			],
		];
		apply_filters( 'rest_request_after_callbacks', new WP_REST_Response( $items ), [], new WP_REST_Request( 'GET', $route ) );
		return $prices->regular_price;
	}

	/**
	 * The product is in the cart and has the cross-sell.
	 *
	 * @return array<string, list<string>> Regular prices of the line and of the cross-sell, in minor units, as the responses have them.
	 */
	public static function in_cart_responses( int $product_id, int $cross_sell_id ): array {
		return Rollback::after(
			static function () use ( $product_id, $cross_sell_id ): array {
				add_filter( 'woocommerce_store_api_disable_nonce_check', '__return_true' );
				Products::update( $product_id, [ 'cross_sell_ids' => [ $cross_sell_id ] ] );
				Cart::replace( $product_id );
				$checkout = new WP_REST_Request( 'PUT', '/wc/store/v1/checkout' );
				$checkout->set_query_params( [ '__experimental_calc_totals' => true ] );
				$seen     = [
					'cart'     => self::regular_prices( self::data( new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) ) ),
					'checkout' => self::regular_prices( self::data( $checkout )['__experimentalCart'] ?? [] ),
				];
				add_filter( 'woocommerce_product_is_in_stock', '__return_false' );
				$error = self::data( $checkout )['data'] ?? [];
				remove_filter( 'woocommerce_product_is_in_stock', '__return_false' );
				WC()->cart->empty_cart();
				return $seen + [ 'error' => self::regular_prices( is_array( $error ) ? $error['cart'] ?? [] : [] ) ];
			}
		);
	}

	/**
	 * @return array<array-key, mixed> Data of the response.
	 */
	private static function data( WP_REST_Request $request ): array {
		$data = rest_do_request( $request )->get_data();
		return is_array( $data ) ? $data : [];
	}

	/**
	 * @param mixed $cart As the Store API prints it.
	 * @return list<string> Of the first line and of the first cross-sell.
	 */
	private static function regular_prices( mixed $cart ): array {
		/** @var array{items?: list<array{prices: object{regular_price: string}}>, cross_sells?: list<array{prices: object{regular_price: string}}>} $cart */
		$cart = (array) $cart;
		return [ $cart['items'][0]['prices']->regular_price ?? '', $cart['cross_sells'][0]['prices']->regular_price ?? '' ];
	}
}
