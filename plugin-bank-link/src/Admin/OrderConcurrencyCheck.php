<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

use Vitrina\BankLink\Hookable;
use Vitrina\BankLink\Payment\WooCommerceOrderRepository;
use WC_Order;

/**
 * The order's screen sends the whole order back as it was when it was opened.
 * An order that was paid meanwhile does not become unpaid by that.
 */
final readonly class OrderConcurrencyCheck implements Hookable {

	/**
	 * Of the screen's form: the status that it showed.
	 */
	private const FIELD = 'vitrina_bank_link_shown';

	/**
	 * What still makes sense of an order that is paid.
	 */
	private const AFTER_PAYMENT = [ 'wc-processing', 'wc-completed', 'wc-refunded' ];

	public function register_hooks(): void {
		// WooCommerce saves the order at 40.
		add_action( 'woocommerce_process_shop_order_meta', $this->keep_payment( ... ), 1 );
	}

	public static function print_field( WC_Order $order ): void {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::FIELD ), esc_attr( $order->get_status() ) );
	}

	/**
	 * @param mixed $order_id
	 */
	public function keep_payment( mixed $order_id ): void {
		$shown  = self::posted( self::FIELD );
		$wanted = self::posted( 'order_status' );
		$order  = is_numeric( $order_id ) && $shown !== '' && current_user_can( 'edit_shop_orders' ) ? WooCommerceOrderRepository::fresh( (int) $order_id ) : null;
		if ( $order === null || $order->has_status( $shown ) || ( ! $order->is_paid() && $order->get_date_paid() === null ) ) {
			return;
		}
		if ( "wc-{$shown}" === $wanted || ! in_array( $wanted, self::AFTER_PAYMENT, true ) ) {
			$_POST['order_status'] = "wc-{$order->get_status()}";
		}
		if ( self::posted( '_transaction_id' ) === '' ) {
			$_POST['_transaction_id'] = wp_slash( $order->get_transaction_id() );
		}
	}

	/**
	 * WooCommerce has checked the nonce of its form before it saves an order.
	 */
	private static function posted( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : '';
	}
}
