<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Runtime\Hookable;
use WC_Product;
use WC_Product_Variable;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Corrects the price that blocks cross out, and the difference that they call "Save": both come from `price` and
 * `regular_price` of the Store API. A general reduction is compared with the lowest price of thirty days (Court of
 * Justice, C-330/23), or with nothing if that is not known; a price by quantity with the price of one piece.
 */
final readonly class StoreApiPrices implements Hookable {
	private const ROUTE = '~\A/wc/store(?:/v1)?/(cart|checkout|products)(?:/|\z)~';

	public function __construct(
		private LowestPrice $lowest,
		private CurrentPrice $current,
	) {}

	public function register_hooks(): void {
		add_filter( 'rest_request_after_callbacks', $this->correct( ... ), 10, 3 );
		add_filter( 'woocommerce_hydration_request_after_callbacks', $this->correct( ... ), 10, 3 );
	}

	private function correct( mixed $response, mixed $handler = null, mixed $request = null ): mixed {
		if ( ! $response instanceof WP_REST_Response || ! $request instanceof WP_REST_Request || preg_match( self::ROUTE, $request->get_route(), $matches ) !== 1 ) {
			return $response;
		}
		$data = $response->get_data();
		$data = is_array( $data ) ? $data : [];
		// A response of the checkout contains the cart, and so does an error that the cart causes.
		$error = is_array( $data['data'] ?? null ) ? $data['data'] : [];
		$cart  = (array) ( $data['__experimentalCart'] ?? $error['cart'] ?? $data );
		if ( isset( $cart['items'] ) ) {
			$this->correct_items( $cart['items'], 'cart' );
			$this->correct_items( $cart['cross_sells'] ?? [], 'shop' );
		} else {
			$this->correct_items( isset( $data['prices'] ) ? [ $data ] : $data, $matches[1] === 'cart' ? 'cart' : 'shop' );
		}
		return $response;
	}

	/** @param 'shop'|'cart' $context Which tax display the items follow. */
	private function correct_items( mixed $items, string $context ): void {
		foreach ( is_array( $items ) ? $items : [] as $item ) {
			$this->correct_item( $item, $context );
		}
	}

	/**
	 * Prices of a response are an object, which is changed in place.
	 *
	 * @param 'shop'|'cart' $context
	 */
	private function correct_item( mixed $item, string $context ): void {
		$prices = is_array( $item ) ? $item['prices'] ?? null : null;
		$id     = is_array( $item ) ? $item['id'] ?? null : null;
		if ( ! is_object( $prices ) || ! isset( $prices->price, $prices->regular_price ) || ! is_numeric( $prices->price ) || ! is_numeric( $prices->regular_price ) || (int) $prices->price >= (int) $prices->regular_price ) {
			return;
		}
		$product = is_numeric( $id ) ? wc_get_product( (int) $id ) : null;
		if ( ! $product instanceof WC_Product ) {
			return;
		}
		$before                = max( (int) $prices->price, min( (int) $prices->regular_price, $this->comparable( $product, $context ) ?? (int) $prices->price ) );
		$prices->regular_price = (string) $before;
		if ( isset( $prices->raw_prices ) && is_array( $prices->raw_prices ) && $before === (int) $prices->price ) {
			$prices->raw_prices['regular_price'] = $prices->raw_prices['price'] ?? '';
		} elseif ( isset( $prices->raw_prices ) && is_array( $prices->raw_prices ) && is_numeric( $prices->raw_prices['precision'] ?? null ) ) {
			$prices->raw_prices['regular_price'] = (string) (int) round( $before * 10 ** ( (int) $prices->raw_prices['precision'] - wc_get_price_decimals() ) );
		}
	}

	/**
	 * @param 'shop'|'cart' $context
	 * @return int|null In minor units, as displayed; null if nothing may be compared.
	 */
	private function comparable( WC_Product $product, string $context ): ?int {
		$lowest = $this->lowest->shown( $product, $context );
		if ( $lowest === null && ! $product instanceof WC_Product_Variable ) {
			$single = $this->current->of( $product )->amount;
			$lowest = $single === null ? null : LowestPrice::displayed( $product, $single / 10 ** wc_get_price_decimals(), $context );
		}
		return $lowest === null ? null : (int) round( $lowest * 10 ** wc_get_price_decimals() );
	}
}
