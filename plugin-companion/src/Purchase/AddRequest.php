<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Purchase;

use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Purchase;
use WC_Product;
use WC_Product_Variation;

/** Validates the requests that add a product to the cart from a listing, and the product of all other add requests. */
final readonly class AddRequest implements Hookable {
	public function register_hooks(): void {
		ProductRequest::validate_with( 'add_to_cart', $this->validate( ... ) );
		add_filter( 'woocommerce_add_to_cart_product_id', $this->added_product( ... ) );
	}

	/**
	 * Rejects a listing's add request with an invalid product or quantity, with the response that
	 * WooCommerce sends when nothing is added (spec §8). WooCommerce itself would add one item for the
	 * quantity 0, for an array, and for a text that starts with a digit.
	 */
	private function validate(): void {
		$id = ProductRequest::product_id();
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- As in WooCommerce's own request; only numbers are accepted.
		$quantity = $_POST['quantity'] ?? '';
		$is_sold  = $this->added_product( $id ) > 0;
		if ( $is_sold && is_string( $quantity ) && ( $quantity === '' || Purchase::is_quantity( $quantity ) ) ) {
			return;
		}
		wp_send_json(
			[
				'error'       => true,
				'product_url' => $is_sold ? get_permalink( $id ) : wc_get_page_permalink( 'shop' ),
			]
		);
	}

	/** The product to add; 0 if the visitor may not see it, so that the response does not reveal its name. */
	private function added_product( mixed $id ): int {
		$product = is_numeric( $id ) && (int) $id > 0 ? wc_get_product( (int) $id ) : null;
		$page    = $product instanceof WC_Product_Variation ? wc_get_product( $product->get_parent_id() ) : $product;
		return $product instanceof WC_Product && $page instanceof WC_Product && Purchase::is_shown_to_visitor( $page ) ? $product->get_id() : 0;
	}
}
