<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

use Vitrina\BankLink\Payment\WooCommerceOrderRepository;
use Vitrina\Runtime\Hookable;
use WC_Order;

/**
 * The order screen submits the whole order as it was when the screen was opened. This must
 * not undo a payment that came meanwhile.
 */
final readonly class OrderConcurrencyCheck implements Hookable {

	/** Form field with the status that the screen showed. */
	private const FIELD = 'vitrina_bank_link_shown';

	/** Statuses that a paid order may be changed to. */
	private const AFTER_PAYMENT = [ 'wc-processing', 'wc-completed', 'wc-refunded' ];

	public function register_hooks(): void {
		// WooCommerce saves the order at priority 40.
		add_action( 'woocommerce_process_shop_order_meta', $this->keep_payment( ... ), 1 );
	}

	public static function print_field( WC_Order $order ): void {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::FIELD ), esc_attr( $order->get_status() ) );
	}

	public function keep_payment( mixed $order_id ): void {
		$displayed_status = self::submitted( self::FIELD );
		$new_status       = self::submitted( 'order_status' );
		$order            = is_numeric( $order_id ) && $displayed_status !== '' && current_user_can( 'edit_shop_orders' ) ? WooCommerceOrderRepository::load_uncached( (int) $order_id ) : null;
		if ( $order === null || $order->has_status( $displayed_status ) || ( ! $order->is_paid() && $order->get_date_paid() === null ) ) {
			return;
		}
		if ( "wc-{$displayed_status}" === $new_status || ! in_array( $new_status, self::AFTER_PAYMENT, true ) ) {
			$_POST['order_status'] = "wc-{$order->get_status()}";
		}
		if ( self::submitted( '_transaction_id' ) === '' ) {
			$_POST['_transaction_id'] = wp_slash( $order->get_transaction_id() );
		}
	}

	/** WooCommerce has verified the nonce of its form before. */
	private static function submitted( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : '';
	}
}
