<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Purchase;

use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Purchase;
use WC_Product_Variable;

/** Validates WooCommerce's requests for the variation of a selection. */
final readonly class VariationRequest implements Hookable {
	public function register_hooks(): void {
		ProductRequest::validate_with( 'get_variation', $this->validate( ... ) );
	}

	/**
	 * Sends `false`, as WooCommerce does when no variation matches, if the visitor may not see the requested
	 * product or it is not variable. WooCommerce's handler only checks the status, and fails on a product that
	 * has variations without being variable.
	 */
	private function validate(): void {
		$id      = ProductRequest::product_id();
		$product = $id > 0 ? wc_get_product( $id ) : null;
		if ( ! $product instanceof WC_Product_Variable || ! Purchase::is_shown_to_visitor( $product ) ) {
			wp_send_json( false );
		}
	}
}
