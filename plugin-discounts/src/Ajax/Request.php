<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Ajax;

use Vitrina\Discounts\Domain\Ids;
use Vitrina\Discounts\Domain\Quantity;
use Vitrina\Runtime\Shop;
use WC_Product;

/**
 * A POST request of a script, with a nonce. Such requests only read, so the session is never
 * written.
 */
final class Request {

	public const NONCE = 'awdr_ajax_front_end';

	/** Ends the request with an error unless it is valid. */
	public static function validate(): void {
		Shop::save_no_session();
		if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || $_SERVER['REQUEST_METHOD'] !== 'POST' ) {
			header( 'Allow: POST' );
			self::send_error( 'Method not allowed', 405 );
		}
		$nonce = isset( $_POST['awdr_nonce'] ) && is_string( $_POST['awdr_nonce'] ) ? sanitize_text_field( wp_unslash( $_POST['awdr_nonce'] ) ) : '';
		if ( wp_verify_nonce( $nonce, self::NONCE ) === false ) {
			// Scripts written for the older plugin expect this text.
			self::send_error( 'Invalid token', 403 );
		}
	}

	/** A public product: published, visible in the catalogue, without a password. For a variation, its parent must be public too. */
	public static function product(): ?WC_Product {
		$id      = Ids::parse( self::text( 'product_id' ) );
		$product = $id === null ? null : wc_get_product( $id );
		if ( ! $product instanceof WC_Product || $product->get_status() !== 'publish' ) {
			return null;
		}
		$page = $product->is_type( 'variation' ) ? wc_get_product( $product->get_parent_id() ) : $product;
		$post = $page instanceof WC_Product ? get_post( $page->get_id() ) : null;
		if ( ! $page instanceof WC_Product || $post === null || $page->get_status() !== 'publish' || $page->get_catalog_visibility() === 'hidden' || $post->post_password !== '' ) {
			return null;
		}
		return $product;
	}

	/** @return int|null Quantity in ten-thousandths; null if it is not positive, or no number. */
	public static function quantity(): ?int {
		$quantity = Quantity::parse( self::text( 'qty' ) );
		return $quantity === null || $quantity <= 0 ? null : $quantity;
	}

	/** @return string|null Null when it was not sent as text. */
	public static function text( string $name ): ?string {
		// The nonce was verified in validate().
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification
	}

	private static function send_error( string $text, int $status ): never {
		status_header( $status );
		header( 'Content-Type: text/plain; charset=UTF-8' );
		echo esc_html( $text );
		exit;
	}
}
