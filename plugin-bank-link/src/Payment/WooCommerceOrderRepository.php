<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Payment;

use Automattic\WooCommerce\Caches\OrderCache;
use Vitrina\BankLink\Domain\Amount;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Domain\Effect;
use Vitrina\BankLink\Domain\OrderView;
use Vitrina\BankLink\Storage\Attempts;
use Vitrina\BankLink\Wp\Money;
use Vitrina\BankLink\Wp\Settings;
use WC_Data_Store;
use WC_Email;
use WC_Order;

/** Reads and changes WooCommerce's orders. */
final readonly class WooCommerceOrderRepository implements OrderRepository {

	/** Order meta: id of the attempt that put the order on hold. */
	public const HELD_BY = '_vitrina_bank_link_held_by';

	public function __construct( private Attempts $attempts ) {}

	public function view( int $order_id ): ?OrderView {
		$order = self::load_uncached( $order_id );
		if ( $order === null ) {
			return null;
		}
		$held_by = $order->get_meta( self::HELD_BY );
		return new OrderView(
			$order->get_status(),
			Amount::parse( wc_format_decimal( $order->get_total(), 2 ) ) ?? 0,
			$order->get_currency(),
			// After the payment another plugin may set a status that is_paid() does not know.
			$order->is_paid() || $order->get_date_paid() !== null,
			$order->get_transaction_id(),
			is_numeric( $held_by ) ? (int) $held_by : 0,
			in_array( $order->get_payment_method(), [ '', Settings::GATEWAY ], true )
		);
	}

	public function apply( Effect $effect, Attempt $attempt ): void {
		$order = self::load_uncached( $attempt->order_id );
		if ( $order === null ) {
			return;
		}
		match ( $effect ) {
			Effect::Complete    => $this->complete( $order, $attempt ),
			Effect::Finish      => $this->finish( $order, $attempt ),
			Effect::LinkPayment => $this->link_payment( $order, $attempt ),
			Effect::Hold        => $this->put_on_hold( $order, $attempt ),
			Effect::Fail        => $this->fail( $order, $attempt ),
			Effect::Overpayment => $this->note( $order, $attempt, /* translators: 1: bank, 2: amount, 3: the payment's number. */ __( 'Paid twice: %1$s brought %2$s again (%3$s). Give it back under "Bank payments".', 'vitrina-bank-link' ) ),
			Effect::Review      => $this->review( $order, $attempt ),
			/* translators: 1: bank, 2: amount, 3: the payment's number. */
			Effect::NoteRefund  => $this->note( $order, $attempt, __( '%1$s: the provider reports that the payment of %2$s was refunded to the shopper (%3$s).', 'vitrina-bank-link' ) ),
			Effect::None        => null,
		};
	}

	/** Loads the order from the database: removes it from the caches of this request and the object cache first. */
	public static function load_uncached( int $order_id ): ?WC_Order {
		wc_get_container()->get( OrderCache::class )->remove( $order_id );
		$clear = [ WC_Data_Store::load( 'order' ), 'clear_cached_data' ];
		if ( is_callable( $clear ) ) {
			$clear( [ $order_id ] );
		}
		// For shops that store orders as posts.
		clean_post_cache( $order_id );
		$order = wc_get_order( $order_id );
		return $order instanceof WC_Order ? $order : null;
	}

	private function complete( WC_Order $order, Attempt $attempt ): void {
		$order->delete_meta_data( self::HELD_BY );
		$listener = $this->mail_listener( $attempt );
		add_action( 'woocommerce_email_sent', $listener, 10, 3 );
		try {
			if ( ! $order->payment_complete( $attempt->payment_id ) ) {
				throw new OrderNotUpdated( 'payment_complete' );
			}
		} finally {
			remove_action( 'woocommerce_email_sent', $listener, 10 );
		}
	}

	/**
	 * The request that marked the order as paid may have died before WooCommerce
	 * completed the rest. Each of these steps checks whether it was done; whether the
	 * e-mail to the shopper was sent is stored with the attempt.
	 */
	private function finish( WC_Order $order, Attempt $attempt ): void {
		$this->finish_order( $order );
		if ( ! $attempt->is_mailed ) {
			$id       = $order->get_id();
			$listener = $this->mail_listener( $attempt );
			add_action( 'woocommerce_email_sent', $listener, 10, 3 );
			WC()->mailer();
			// phpcs:disable WooCommerce.Commenting.CommentHooks -- WooCommerce's own.
			do_action( "woocommerce_order_status_pending_to_{$order->get_status()}_notification", $id, $order );
			if ( $order->get_status() === 'completed' ) {
				do_action( 'woocommerce_order_status_completed_notification', $id, $order );
			}
			// phpcs:enable
			remove_action( 'woocommerce_email_sent', $listener, 10 );
		}
	}

	/** Sends no e-mail to the shopper, because that was done when the order was marked as paid by hand. */
	private function link_payment( WC_Order $order, Attempt $attempt ): void {
		$order->delete_meta_data( self::HELD_BY );
		$order->set_transaction_id( $attempt->payment_id );
		$this->attempts->mark_mailed( $attempt->id );
		$this->finish_order( $order );
		$order->save();
		/* translators: 1: bank, 2: amount, 3: the payment's number. */
		$this->note( $order, $attempt, __( '%1$s has confirmed %2$s (%3$s). This is the payment of this order, which had been marked as paid by hand.', 'vitrina-bank-link' ) );
	}

	private function finish_order( WC_Order $order ): void {
		$id = $order->get_id();
		if ( $order->get_date_paid() === null ) {
			$order->set_date_paid( time() );
			$order->save();
		}
		wc_maybe_reduce_stock_levels( $id );
		wc_update_total_sales_counts( $id );
		wc_update_coupon_usage_counts( $id );
		wc_downloadable_product_permissions( $id );
	}

	/** @return callable( mixed, mixed, mixed ): void Records that the e-mail to the shopper was sent. */
	private function mail_listener( Attempt $attempt ): callable {
		return function ( mixed $sent, mixed $id, mixed $email ) use ( $attempt ): void {
			if ( $email instanceof WC_Email && $email->is_customer_email() && $email->object instanceof WC_Order && $email->object->get_id() === $attempt->order_id ) {
				$this->attempts->mark_mailed( $attempt->id );
			}
		};
	}

	private function put_on_hold( WC_Order $order, Attempt $attempt ): void {
		$order->update_meta_data( self::HELD_BY, (string) $attempt->id );
		/* translators: %s: bank. */
		$order->update_status( 'on-hold', esc_html( sprintf( __( '%s has accepted the payment but has not completed it yet.', 'vitrina-bank-link' ), $attempt->bank_name ) ) );
	}

	private function fail( WC_Order $order, Attempt $attempt ): void {
		if ( $order->has_status( 'on-hold' ) ) {
			// WooCommerce restores the stock only for "pending" and "cancelled".
			wc_maybe_increase_stock_levels( $order->get_id() );
			$order = self::load_uncached( $order->get_id() ) ?? $order;
		}
		$order->delete_meta_data( self::HELD_BY );
		/* translators: %s: bank. */
		$order->update_status( 'failed', esc_html( sprintf( __( 'The payment from %s was not made.', 'vitrina-bank-link' ), $attempt->bank_name ) ) );
	}

	private function review( WC_Order $order, Attempt $attempt ): void {
		/* translators: 1: bank, 2: amount, 3: the payment's number. */
		$template = __( '%1$s transferred %2$s (%3$s), but the order has changed since. Please compare.', 'vitrina-bank-link' );
		if ( ! $order->has_status( [ 'pending', 'failed', 'cancelled' ] ) ) {
			$this->note( $order, $attempt, $template );
			return;
		}
		$order->set_transaction_id( $attempt->payment_id );
		$order->update_status( 'on-hold', self::format_note( $attempt, $template ) );
	}

	private function note( WC_Order $order, Attempt $attempt, string $template ): void {
		$order->add_order_note( self::format_note( $attempt, $template ) );
	}

	private static function format_note( Attempt $attempt, string $template ): string {
		return esc_html( sprintf( $template, $attempt->bank_name, Money::text( $attempt->amount, $attempt->currency ), $attempt->payment_id ) );
	}
}
