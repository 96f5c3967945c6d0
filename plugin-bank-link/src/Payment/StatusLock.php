<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

use ReflectionProperty;
use Vitrina\BankLink\Hookable;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\LockTable;
use WC_Order;

/**
 * Whoever else changes the status of an order that is being paid at a bank
 * (the owner's screen, the shopper's "cancel", WooCommerce's clean-up) holds
 * its claim meanwhile, as a notice does. What was decided before the payment
 * came does not undo the payment.
 */
final class StatusLock implements Hookable {

	/**
	 * Seconds to wait for a notice that is at work. After that it goes on, and sees what the notice did.
	 */
	private const PATIENCE = 10;

	/**
	 * What a person may still make of an order that has been paid meanwhile, each later than the one before.
	 */
	private const AFTER_PAYMENT = [ 'processing', 'completed', 'refunded' ];

	/**
	 * @var array<int, string> Owners of the claims taken here.
	 */
	private array $owners = [];

	public function __construct(
		private readonly AttemptTable $attempts,
		private readonly LockTable $claims,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_before_order_object_save', $this->claim( ... ), 1 );
		// The last that happens in a change of status.
		add_action( 'woocommerce_order_status_changed', $this->release( ... ), PHP_INT_MAX );
		add_action( 'shutdown', $this->release_all( ... ) );
	}

	/**
	 * @param mixed $order That is about to be saved.
	 */
	public function claim( mixed $order ): void {
		if ( ! $order instanceof WC_Order || $order->get_id() === 0 || ! array_key_exists( 'status', $order->get_changes() ) ) {
			return;
		}
		$id = $order->get_id();
		if ( $this->claims->holds( $id ) || $this->attempts->of_order( $id ) === [] ) {
			return;
		}
		$owner = $this->claims->take_within( $id, self::PATIENCE );
		if ( $owner !== null ) {
			$this->owners[ $id ] = $owner;
		}
		$this->compare( $order );
	}

	public function release( mixed $id ): void {
		if ( is_int( $id ) && isset( $this->owners[ $id ] ) ) {
			$this->claims->release( $id, $this->owners[ $id ] );
			unset( $this->owners[ $id ] );
		}
	}

	public function release_all(): void {
		array_map( $this->release( ... ), array_keys( $this->owners ) );
	}

	/**
	 * With what the order has become since it was read.
	 */
	private function compare( WC_Order $order ): void {
		$now = WooCommerceOrderRepository::fresh( $order->get_id() );
		$was = $order->get_base_data()['status'] ?? '';
		if ( $now === null || $now->get_status() === $was || ( ! $now->is_paid() && $now->get_date_paid() === null ) ) {
			return;
		}
		$wanted = $order->get_status();
		$step   = static fn ( string $status ): int => (int) array_search( $status, self::AFTER_PAYMENT, true );
		if ( in_array( $wanted, self::AFTER_PAYMENT, true ) && $step( $wanted ) > $step( $now->get_status() ) ) {
			return;
		}
		$order->set_status( $now->get_status() );
		$order->set_date_paid( $now->get_date_paid()?->getTimestamp() );
		self::forget_transition( $order );
		$this->release( $order->get_id() );
		if ( $wanted !== $now->get_status() ) {
			/* translators: %s: status of an order. */
			$now->add_order_note( esc_html( sprintf( __( 'The payment came at the same moment as a change to "%s". The order stays paid.', 'vitrina-bank-link' ), wc_get_order_status_name( $wanted ) ) ) );
		}
	}

	/**
	 * WooCommerce would carry out all that belongs to the change, although there is none: stock, letters.
	 */
	private static function forget_transition( WC_Order $order ): void {
		( new ReflectionProperty( WC_Order::class, 'status_transition' ) )->setValue( $order, false );
	}
}
