<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Prices\Domain\CrossedOut;
use Vitrina\Runtime\Hookable;
use WC_Product;

/** Shows the lowest price of thirty days in the cart, below a crossed-out price. */
final class CartLine implements Hookable {
	/** Whether a Store API response is being created while a page is printed. */
	private bool $is_hydrating = false;

	public function __construct( private readonly LowestPrice $lowest ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_get_item_data', $this->add( ... ), 20, 2 );
		// Before the discount plugin, which adds crossed-out prices of its own.
		add_filter( 'woocommerce_cart_item_price', $this->remove_unknown( ... ), 999, 2 );
		// After plugins that may cross a price out.
		add_filter( 'woocommerce_cart_item_price', $this->add_to_price( ... ), 1001, 2 );
		add_filter( 'woocommerce_hydration_dispatch_request', $this->start_hydration( ... ), 1000 );
		add_filter( 'woocommerce_hydration_request_after_callbacks', $this->end_hydration( ... ), 1000 );
	}

	private function start_hydration( mixed $result ): mixed {
		$this->is_hydrating = true;
		return $result;
	}

	private function end_hydration( mixed $response ): mixed {
		$this->is_hydrating = false;
		return $response;
	}

	/** The block cart and checkout cross out the regular price of every reduced product. */
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

	/** Removes a crossed-out price of a theme or plugin if the lowest price of thirty days is not known. */
	private function remove_unknown( mixed $html, mixed $line ): mixed {
		$product = is_array( $line ) ? $line['data'] ?? null : null;
		$is_sale = is_string( $html ) && str_contains( $html, '<del' ) && $product instanceof WC_Product && $product->is_on_sale();
		return $is_sale && $this->of( $product ) === null ? CrossedOut::remove( $html ) : $html;
	}

	private function add_to_price( mixed $html, mixed $line ): mixed {
		$product = is_array( $line ) ? $line['data'] ?? null : null;
		$lowest  = is_string( $html ) && str_contains( $html, '<del' ) && $product instanceof WC_Product ? $this->of( $product ) : null;
		return $lowest === null ? $html : $html . PriceLine::html( $lowest );
	}

	/** Uses the stored product: the cart may have changed the price of its own copy. */
	private function of( WC_Product $product ): ?float {
		$stored = wc_get_product( $product->get_id() );
		return $stored instanceof WC_Product ? $this->lowest->shown( $stored, 'cart' ) : null;
	}
}
