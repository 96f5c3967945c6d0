<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

use ReflectionProperty;
use Vitrina\BankLink\Storage\AttemptTable;
use Vitrina\BankLink\Storage\LockTable;
use Vitrina\Runtime\Hookable;
use WC_Order;

/**
 * Other changes of the status of an order that is being paid at a bank (the order
 * screen, the shopper's cancellation, WooCommerce's clean-up) acquire the order's lock,
 * as a webhook does. A change that was started before the payment does not undo it.
 */
final class StatusLock implements Hookable {

	/**
	 * Maximum seconds to wait for a webhook that is being handled. After that the change
	 * continues without the lock. In both cases it keeps a payment that came meanwhile.
	 */
	private const MAX_WAIT_SECONDS = 10;

	/** Statuses that a paid order may still be changed to, only forwards in this list. */
	private const AFTER_PAYMENT = [ 'processing', 'completed', 'refunded' ];

	/** @var array<int, string> Owner tokens of the locks acquired here, by order id. */
	private array $owners = [];

	public function __construct(
		private readonly AttemptTable $attempts,
		private readonly LockTable $locks,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_before_order_object_save', $this->acquire( ... ), 1 );
		// The last hook that every status change fires. Only a payment fires another one after it.
		add_action( 'woocommerce_order_status_changed', $this->release( ... ), PHP_INT_MAX );
		add_action( 'shutdown', $this->release_all( ... ) );
	}

	public function acquire( mixed $order ): void {
		if ( ! $order instanceof WC_Order || $order->get_id() === 0 || ! array_key_exists( 'status', $order->get_changes() ) ) {
			return;
		}
		$id = $order->get_id();
		if ( $this->locks->is_held( $id ) || $this->attempts->of_order( $id ) === [] ) {
			return;
		}
		$owner = $this->locks->acquire_within( $id, self::MAX_WAIT_SECONDS );
		if ( $owner !== null ) {
			$this->owners[ $id ] = $owner;
		}
		$this->keep_payment( $order );
	}

	public function release( mixed $id ): void {
		if ( is_int( $id ) && isset( $this->owners[ $id ] ) ) {
			$this->locks->release( $id, $this->owners[ $id ] );
			unset( $this->owners[ $id ] );
		}
	}

	public function release_all(): void {
		array_map( $this->release( ... ), array_keys( $this->owners ) );
	}

	/** Keeps an order paid that was paid after this request had read it. */
	private function keep_payment( WC_Order $order ): void {
		$current  = WooCommerceOrderRepository::load_uncached( $order->get_id() );
		$previous = $order->get_base_data()['status'] ?? '';
		if ( $current === null || $current->get_status() === $previous || ( ! $current->is_paid() && $current->get_date_paid() === null ) ) {
			return;
		}
		$new_status = $order->get_status();
		$step       = static fn ( string $status ): int => (int) array_search( $status, self::AFTER_PAYMENT, true );
		if ( in_array( $new_status, self::AFTER_PAYMENT, true ) && $step( $new_status ) > $step( $current->get_status() ) ) {
			return;
		}
		$order->set_status( $current->get_status() );
		$order->set_date_paid( $current->get_date_paid()?->getTimestamp() );
		self::discard_transition( $order );
		$this->release( $order->get_id() );
		if ( $new_status !== $current->get_status() ) {
			/* translators: %s: status of an order. */
			$current->add_order_note( esc_html( sprintf( __( 'The payment came at the same moment as a change to "%s". The order stays paid.', 'vitrina-bank-link' ), wc_get_order_status_name( $new_status ) ) ) );
		}
	}

	/** Discards the status change, because WooCommerce would run its effects (stock, e-mails) though it did not happen. */
	private static function discard_transition( WC_Order $order ): void {
		( new ReflectionProperty( WC_Order::class, 'status_transition' ) )->setValue( $order, false );
	}
}
