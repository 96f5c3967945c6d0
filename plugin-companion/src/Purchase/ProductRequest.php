<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Purchase;

use Closure;

/** A request of WooCommerce's own scripts that names a product. */
final class ProductRequest {

	/**
	 * Runs a callback before WooCommerce's handler (10), on both addresses that WooCommerce offers.
	 *
	 * @param string          $action   WooCommerce's name of the action, such as `add_to_cart`.
	 * @param Closure(): void $callback Sends a response if it rejects the request.
	 */
	public static function validate_with( string $action, Closure $callback ): void {
		foreach ( [ 'wc_ajax_', 'wp_ajax_woocommerce_', 'wp_ajax_nopriv_woocommerce_' ] as $prefix ) {
			add_action( $prefix . $action, $callback, 1 );
		}
	}

	/** The posted ID; 0 if it is missing or not valid. */
	public static function product_id(): int {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- As in WooCommerce's own requests; only digits are accepted.
		$id = $_POST['product_id'] ?? '';
		return is_string( $id ) && preg_match( '/^[1-9]\d{0,18}$/D', $id ) === 1 ? (int) $id : 0;
	}
}
