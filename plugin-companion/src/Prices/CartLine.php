<?php
/**
 * The lowest price of thirty days in the cart, where a price is crossed out there.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Runtime\Hookable;
use WC_Product;

final class CartLine implements Hookable {
	/**
	 * Whether an answer of the Store API is being made while a page is printed.
	 */
	private bool $is_hydrating = false;

	public function __construct( private readonly LowestPrice $lowest ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_get_item_data', $this->add( ... ), 20, 2 );
		// After whatever crosses a price out.
		add_filter( 'woocommerce_cart_item_price', $this->add_to_price( ... ), 1001, 2 );
		add_filter( 'woocommerce_hydration_dispatch_request', $this->enter( ... ), 1000 );
		add_filter( 'woocommerce_hydration_request_after_callbacks', $this->leave( ... ), 1000 );
	}

	private function enter( mixed $result ): mixed {
		$this->is_hydrating = true;

		return $result;
	}

	private function leave( mixed $response ): mixed {
		$this->is_hydrating = false;

		return $response;
	}

	/**
	 * The block cart and checkout cross out the regular price of whatever costs less.
	 *
	 * @param mixed $data Names and values under the product's name.
	 * @param mixed $line The line of the cart.
	 */
	private function add( mixed $data, mixed $line ): mixed {
		$product = is_array( $line ) ? $line['data'] ?? null : null;
		if ( ! is_array( $data ) || ! $product instanceof WC_Product || ! ( $this->is_hydrating || WC()->is_store_api_request() ) || (float) $product->get_price() >= (float) $product->get_regular_price() ) {
			return $data;
		}
		$lowest = $this->of( $product );
		if ( $lowest !== null ) {
			$text   = html_entity_decode( wp_strip_all_tags( wc_price( $lowest ) ), ENT_QUOTES );
			$data[] = [
				'key'     => __( 'Lowest price in 30 days', 'vitrina-companion' ),
				'value'   => esc_html( $text ),
				'display' => esc_html( $text ),
			];
		}

		return $data;
	}

	/**
	 * @param mixed $html The price of a piece on the classic cart page.
	 * @param mixed $line The line of the cart.
	 */
	private function add_to_price( mixed $html, mixed $line ): mixed {
		$product = is_array( $line ) ? $line['data'] ?? null : null;
		$lowest  = is_string( $html ) && str_contains( $html, '<del' ) && $product instanceof WC_Product ? $this->of( $product ) : null;

		return $lowest === null ? $html : $html . PriceLine::html( $lowest );
	}

	/**
	 * Of the product as the shop sells it: the cart may have given its own copy another price.
	 */
	private function of( WC_Product $product ): ?float {
		$stored = wc_get_product( $product->get_id() );

		return $stored instanceof WC_Product ? $this->lowest->shown( $stored ) : null;
	}
}
