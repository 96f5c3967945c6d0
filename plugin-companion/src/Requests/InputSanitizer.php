<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Requests;

use Vitrina\Runtime\Hookable;
use WP;

/**
 * Removes lists from request parameters where WordPress and WooCommerce expect text: a list would
 * cause a fatal error or fill the log.
 */
final readonly class InputSanitizer implements Hookable {
	/** Nonces, and fields of WooCommerce's requests for coupons, order review and checkout. */
	private const TEXTS = [ '_wpnonce', 'security', 'woocommerce-process-checkout-nonce', 'coupon_code', 'coupon', 'cart_item_key', 'post_data', 'payment_method', 'order_comments', 'account_username', 'account_password', 'country', 'state', 'postcode', 'city', 'address', 'address_2' ];

	/** Address fields, prefixed with `billing_`, `shipping_` or, in the order review, `s_`. */
	private const ADDRESS = [ 'first_name', 'last_name', 'company', 'country', 'address', 'address_1', 'address_2', 'city', 'state', 'postcode', 'phone', 'email' ];

	public function register_hooks(): void {
		add_action( 'init', $this->drop_lists( ... ), 0 );
		add_filter( 'do_parse_request', $this->drop_nested_lists( ... ), 10, 2 );
	}

	private function drop_lists(): void {
		$texts = self::TEXTS;
		foreach ( [ 'billing_', 'shipping_', 's_' ] as $prefix ) {
			array_push( $texts, ...array_map( static fn ( string $name ): string => $prefix . $name, self::ADDRESS ) );
		}
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Only their types are checked.
		foreach ( $texts as $name ) {
			// Each by itself: in $_REQUEST, a text that was posted hides a list in the address.
			if ( array_filter( [ $_REQUEST[ $name ] ?? null, $_POST[ $name ] ?? null, $_GET[ $name ] ?? null ], is_array( ... ) ) !== [] ) {
				self::drop( $name );
			}
		}
		// phpcs:enable
	}

	/**
	 * WordPress accepts lists for most of its variables, but no nested lists; WooCommerce accepts only one `orderby`.
	 *
	 * @param bool $is_parsed Whether WordPress parses the request; returned unchanged.
	 */
	private function drop_nested_lists( bool $is_parsed, WP $wp ): bool {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Only their types are checked.
		foreach ( $wp->public_query_vars as $name ) {
			$lists = array_filter( [ $_GET[ $name ] ?? null, $_POST[ $name ] ?? null ], is_array( ... ) );
			$inner = array_filter( array_merge( ...array_map( array_values( ... ), array_values( $lists ) ) ), is_array( ... ) );
			if ( $inner !== [] || ( $lists !== [] && $name === 'orderby' ) ) {
				self::drop( $name );
			}
		}
		// phpcs:enable
		return $is_parsed;
	}

	private static function drop( string $name ): void {
		unset( $_GET[ $name ], $_POST[ $name ], $_REQUEST[ $name ] ); // phpcs:ignore WordPress.Security.NonceVerification -- Removed without being used.
	}
}
