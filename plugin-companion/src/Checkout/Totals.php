<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Vitrina\Companion\Checkout\Domain\Total;
use WC_Order;

/** Totals of cart and order, and the message for a total that has changed. */
final class Totals {
	/** Form field with the total that the shopper saw. */
	public const FIELD = 'vitrina_shown_total';

	public static function of_cart(): Total {
		return self::read( WC()->cart->get_total( 'edit' ), get_woocommerce_currency() );
	}

	public static function of_order( WC_Order $order ): Total {
		return self::read( $order->get_total( 'edit' ), $order->get_currency() );
	}

	/** @param mixed $amount Value from WooCommerce or a filter of another plugin. */
	private static function read( mixed $amount, string $currency ): Total {
		return new Total( is_numeric( $amount ) ? (float) $amount : 0.0, wc_get_price_decimals(), $currency );
	}

	public static function field( Total $total ): string {
		return sprintf( '<input type="hidden" name="%s" value="%s" autocomplete="off">', esc_attr( self::FIELD ), esc_attr( $total->text() ) );
	}

	/**
	 * The posted total; WooCommerce has verified the form's nonce.
	 *
	 * @return mixed Null if the form has no such field.
	 */
	public static function posted(): mixed {
		return isset( $_POST[ self::FIELD ] ) ? wp_unslash( $_POST[ self::FIELD ] ) : null; // phpcs:ignore WordPress.Security -- Compared, never used.
	}

	/** @return string Plain text. */
	public static function changed( Total $now ): string {
		$total = html_entity_decode( wp_strip_all_tags( wc_price( $now->amount, [ 'currency' => $now->currency ] ) ), ENT_QUOTES | ENT_HTML5 );

		/* translators: %s: amount of money. */
		return sprintf( __( 'The total of your order has changed: it is now %s. Please look at the order again, and confirm it if you agree.', 'vitrina-companion' ), $total );
	}
}
