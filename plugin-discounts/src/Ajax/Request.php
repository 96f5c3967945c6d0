<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Ajax;

use Vitrina\Discounts\Domain\Quantity;
use Vitrina\Discounts\Storefront\PublicProduct;
use WC_Product;

/**
 * One of the calls of scripts: by POST, with a nonce. They only read, so
 * whatever happens on the way, nothing of the shopper's session is written.
 */
final class Request {

	public const NONCE = 'awdr_ajax_front_end';

	/**
	 * Ends the request unless it may be answered.
	 */
	public static function check(): void {
		if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || $_SERVER['REQUEST_METHOD'] !== 'POST' ) {
			header( 'Allow: POST' );
			self::refuse( 'Method not allowed', 405 );
		}
		$nonce = isset( $_POST['awdr_nonce'] ) && is_string( $_POST['awdr_nonce'] ) ? sanitize_text_field( wp_unslash( $_POST['awdr_nonce'] ) ) : '';
		if ( wp_verify_nonce( $nonce, self::NONCE ) === false ) {
			// The text that scripts of the older plugin know.
			self::refuse( 'Invalid token', 403 );
		}
	}

	public static function product(): ?WC_Product {
		return PublicProduct::find( self::text( 'product_id' ) );
	}

	/**
	 * @return int|null Ten-thousandths of a piece; null for what is no quantity to buy.
	 */
	public static function quantity(): ?int {
		$quantity = Quantity::of( self::text( 'qty' ) );
		return $quantity === null || $quantity <= 0 ? null : $quantity;
	}

	/**
	 * @return string|null Null when it was not sent as text.
	 */
	public static function text( string $name ): ?string {
		// The nonce was checked before, in check().
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification
	}

	private static function refuse( string $text, int $status ): never {
		status_header( $status );
		header( 'Content-Type: text/plain; charset=UTF-8' );
		echo esc_html( $text );
		exit;
	}
}
