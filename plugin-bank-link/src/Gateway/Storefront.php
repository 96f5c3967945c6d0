<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use Vitrina\BankLink\Blocks\PaymentMethod;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WC_Payment_Gateway;

/**
 * Registers the gateway with both kinds of checkout. While a payment is awaited, informs the shopper, and keeps the
 * unpaid order and its stock.
 */
final readonly class Storefront implements Hookable {

	/** Seconds that order and stock are kept for a shopper at the bank. */
	private const MAX_WAIT_SECONDS = 2 * HOUR_IN_SECONDS;

	public function __construct( private AttemptTable $attempts, private Settings $settings ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_payment_gateways', static fn ( mixed $gateways ): mixed => is_array( $gateways ) ? [ ...$gateways, Gateway::class ] : $gateways );
		add_action( 'woocommerce_blocks_payment_method_type_registration', fn ( PaymentMethodRegistry $registry ) => $registry->register( new PaymentMethod( $this->settings ) ) );
		add_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after', PaymentMethod::enqueue_style( ... ) );
		add_action( 'wp_enqueue_scripts', $this->enqueue_style( ... ) );
		add_action( 'woocommerce_before_thankyou', $this->print_state( ... ) );
		add_action( 'before_woocommerce_pay_form', $this->preselect_method( ... ), 10, 3 );
		add_filter( 'woocommerce_cancel_unpaid_order', $this->prevent_cancellation( ... ), 10, 2 );
		add_filter( 'woocommerce_order_hold_stock_minutes', $this->extend_stock_hold( ... ), 15, 2 );
	}

	public function enqueue_style(): void {
		if ( is_checkout() ) {
			Plugin::assets()->enqueue_style( 'banks', is_inline: true );
		}
	}

	/**
	 * On the order-pay page WooCommerce always preselects the first method. Preselects
	 * the submitted method instead, or the method of the last attempt.
	 */
	public function preselect_method( mixed $order, mixed $button = '', mixed $gateways = [] ): void {
		if ( ! $order instanceof WC_Order || ! is_array( $gateways ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Only compared with the methods on offer.
		$submitted = $_POST['payment_method'] ?? null;
		foreach ( [ $submitted, $order->get_payment_method() ] as $id ) {
			if ( is_string( $id ) && isset( $gateways[ $id ] ) ) {
				foreach ( $gateways as $gateway ) {
					if ( $gateway instanceof WC_Payment_Gateway ) {
						$gateway->chosen = $gateway->id === $id;
					}
				}
				return;
			}
		}
	}

	/** Informs the shopper that the payment is awaited, because the bank's report may come after the shopper has returned. */
	public function print_state( mixed $order_id ): void {
		$order = is_numeric( $order_id ) ? wc_get_order( (int) $order_id ) : null;
		if ( ! $order instanceof WC_Order || $order->get_payment_method() !== Settings::GATEWAY || $order->is_paid() || ! $this->is_awaiting( $order ) ) {
			return;
		}
		printf( '<div class="vitrina-bank-waits" role="status"><p>%s</p>', esc_html__( 'We are waiting for your bank to confirm the payment. You do not need to do anything: we will e-mail you as soon as it does.', 'vitrina-bank-link' ) );
		if ( $order->needs_payment() ) {
			printf( '<p>%s <a href="%s">%s</a></p>', esc_html__( 'Haven’t paid?', 'vitrina-bank-link' ), esc_url( $order->get_checkout_payment_url() ), esc_html__( 'Pay another way', 'vitrina-bank-link' ) );
		}
		echo '</div>';
	}

	/** Stops WooCommerce from cancelling an unpaid order (by default after an hour) while the shopper may be at the bank. */
	public function prevent_cancellation( mixed $is_due, mixed $order ): mixed {
		return $order instanceof WC_Order && $this->is_awaiting( $order ) ? false : $is_due;
	}

	/**
	 * Holds the stock as long as the order is kept.
	 *
	 * @param mixed $minutes Minutes of the stock hold; 0 for none.
	 */
	public function extend_stock_hold( mixed $minutes, mixed $order ): mixed {
		$is_ours = $order instanceof WC_Order && $order->get_payment_method() === Settings::GATEWAY;
		return $is_ours && is_numeric( $minutes ) && (int) $minutes > 1 ? max( (int) $minutes, intdiv( self::MAX_WAIT_SECONDS, MINUTE_IN_SECONDS ) ) : $minutes;
	}

	private static function is_awaited( Attempt $attempt ): bool {
		return $attempt->state === AttemptState::Pending || ( $attempt->state === AttemptState::Open && time() - $attempt->created_at < self::MAX_WAIT_SECONDS );
	}

	private function is_awaiting( WC_Order $order ): bool {
		foreach ( $this->attempts->of_order( $order->get_id() ) as $attempt ) {
			if ( self::is_awaited( $attempt ) ) {
				return true;
			}
		}
		return false;
	}
}
