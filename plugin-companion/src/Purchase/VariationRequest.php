<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Purchase;

use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Purchase;
use WC_Product_Variable;

/** Validates WooCommerce's requests for the variation of a selection. */
final readonly class VariationRequest implements Hookable {
	private const ACTIONS = [ 'wc_ajax_get_variation', 'wp_ajax_woocommerce_get_variation', 'wp_ajax_nopriv_woocommerce_get_variation' ];

	public function register_hooks(): void {
		foreach ( self::ACTIONS as $action ) {
			// Before WooCommerce's handler (10).
			add_action( $action, $this->validate( ... ), 1 );
		}
	}

	/**
	 * Sends `false` ("no match" in the spec) if the visitor may not see the requested product or it is not
	 * variable. WooCommerce's handler only checks the status, and fails on a product that has variations
	 * without being variable.
	 */
	private function validate(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Public read; only digits are accepted.
		$id      = $_POST['product_id'] ?? '';
		$product = is_string( $id ) && preg_match( '/^[1-9]\d{0,18}$/', $id ) === 1 ? wc_get_product( (int) $id ) : null;

		if ( ! $product instanceof WC_Product_Variable || ! Purchase::is_shown_to_visitor( $product ) ) {
			wp_send_json( false );
		}
	}
}
