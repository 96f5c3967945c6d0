<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\AttemptState;
use Vitrina\BankLink\HasHooks;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Wp\BuiltAsset;
use Vitrina\BankLink\Wp\Settings;
use WC_Order;

/**
 * What shoppers see besides the gateway's own field.
 */
final readonly class Storefront implements HasHooks {

	private const HANDLE = 'vitrina-banks';

	public function __construct( private AttemptTable $attempts ) {}

	public function register_hooks(): void {
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueue_style' ] );
		add_action( 'woocommerce_before_thankyou', [ $this, 'print_state' ] );
		add_filter( 'woocommerce_cancel_unpaid_order', [ $this, 'spare' ], 10, 2 );
	}

	public function enqueue_style(): void {
		if ( is_checkout() ) {
			( new BuiltAsset( 'banks' ) )->enqueue_style( self::HANDLE );
		}
	}

	/**
	 * The bank may answer after the shopper is back.
	 *
	 * @param mixed $order_id
	 */
	public function print_state( mixed $order_id ): void {
		$order = is_numeric( $order_id ) ? wc_get_order( (int) $order_id ) : null;
		if ( ! $order instanceof WC_Order || Settings::GATEWAY !== $order->get_payment_method() || $order->is_paid() || ! $this->is_awaiting( $order ) ) {
			return;
		}
		printf( '<div class="vitrina-bank-waits" role="status"><p>%s</p>', esc_html__( 'We are waiting for your bank to confirm the payment. You need not do anything: we write to you as soon as it does.', 'vitrina-bank-link' ) );
		if ( $order->needs_payment() ) {
			printf( '<p>%s <a href="%s">%s</a></p>', esc_html__( 'You did not pay?', 'vitrina-bank-link' ), esc_url( $order->get_checkout_payment_url() ), esc_html__( 'Pay another way', 'vitrina-bank-link' ) );
		}
		echo '</div>';
	}

	/**
	 * WooCommerce gives up unpaid orders after an hour; not while somebody is at the bank.
	 *
	 * @param mixed $is_due
	 * @param mixed $order
	 */
	public function spare( mixed $is_due, mixed $order ): mixed {
		return $order instanceof WC_Order && $this->is_awaiting( $order ) ? false : $is_due;
	}

	/**
	 * How long goods are kept for somebody who has gone to the bank, in seconds.
	 */
	private static function is_awaited( Attempt $attempt ): bool {
		return AttemptState::Pending === $attempt->state || ( AttemptState::Open === $attempt->state && time() - $attempt->created_at < 2 * HOUR_IN_SECONDS );
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
