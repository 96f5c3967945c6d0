<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use Throwable;
use Vitrina\Companion\Invoices\Domain\Credit;
use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Invoices\Domain\Line;
use Vitrina\Companion\Invoices\Domain\Rest;
use Vitrina\Companion\Invoices\Domain\Sale;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Companion\Invoices\Storage\IssuedDocument;
use Vitrina\Companion\Storage\Locks;
use Vitrina\Runtime\Clock;
use WC_Order;
use WC_Order_Refund;

/** Issues the documents that are due for an order: its invoice, and credit notes for refunds and a cancelled order. */
final readonly class Issuer {
	/** Seconds that a request waits for another one that settles the same order. */
	private const LOCK_SECONDS = 10.0;

	public function __construct( private InvoiceTable $documents, private Clock $clock, private Locks $locks ) {}

	/**
	 * Issues missing documents. A failure stops neither a payment nor a refund: it is noted on the order, and
	 * CatchUp tries again.
	 *
	 * @param 'status'|'owner'|'never' $invoice Who asks for a missing invoice: the status of the order, the owner, or nobody.
	 * @return bool Whether nothing failed.
	 */
	public function settle( WC_Order $order, string $invoice = 'status' ): bool {
		$lock = 'invoices-' . $order->get_id();
		try {
			$locked = $this->lock( $lock );
			try {
				$this->issue( $order, $invoice );
				return true;
			} finally {
				if ( $locked ) {
					$this->locks->release( $lock );
				}
			}
		} catch ( Throwable $error ) {
			wc_get_logger()->error( "Order {$order->get_id()}: {$error->getMessage()}", [ 'source' => 'vitrina-invoices' ] );
			/* translators: %s: what went wrong. */
			self::add_note( $order, esc_html( sprintf( __( 'The invoice or credit note was not issued. The shop tries again within the hour. Reason: %s', 'vitrina-companion' ), $error->getMessage() ) ) );
			return false;
		}
	}

	/** Adds a note that the order does not have yet: the shop tries again every hour for days. */
	private static function add_note( WC_Order $order, string $note ): void {
		if ( ! in_array( $note, array_column( wc_get_order_notes( [ 'order_id' => $order->get_id() ] ), 'content' ), true ) ) {
			$order->add_order_note( $note );
		}
	}

	/**
	 * @return bool False on a server without named locks: acquire() fails at once, and unique keys prevent duplicates.
	 * @throws NotReady When the lock is not free in time.
	 */
	private function lock( string $lock ): bool {
		$asked_at = microtime( true );
		$locked   = $this->locks->acquire( $lock, self::LOCK_SECONDS );
		if ( ! $locked && microtime( true ) - $asked_at >= self::LOCK_SECONDS ) {
			throw new NotReady( esc_html__( 'Another request is issuing documents of this order.', 'vitrina-companion' ) );
		}
		return $locked;
	}

	private function issue( WC_Order $order, string $when ): void {
		$issued  = $this->documents->of_order( $order->get_id() );
		$invoice = $issued[0] ?? ( self::is_due( $order, $when ) ? $this->invoice( $order ) : null );
		if ( $invoice === null ) {
			return;
		}
		$credits = array_values( array_filter( $issued, static fn ( IssuedDocument $one ): bool => $one->document->kind === Kind::CREDIT_NOTE ) );
		$refunds = $order->get_refunds();
		// WooCommerce sorts refunds by their time in whole seconds, so two of one second can be in any order.
		usort( $refunds, static fn ( WC_Order_Refund $one, WC_Order_Refund $other ): int => $one->get_id() <=> $other->get_id() );
		foreach ( $refunds as $refund ) {
			if ( ! in_array( $refund->get_id(), array_map( static fn ( IssuedDocument $one ): int => $one->refund_id, $credits ), true ) ) {
				$lines  = Credit::lines( SaleReader::refund( $refund, $order ), self::rest( $invoice, $credits ), __( 'Partial refund', 'vitrina-companion' ) );
				$credit = $this->credit_note( $order, $invoice, $refund->get_id(), $lines, SaleReader::text( $refund->get_reason() ) );
				if ( $credit !== null ) {
					$credits[] = $credit;
				}
			}
		}
		if ( $order->has_status( 'cancelled' ) ) {
			$this->credit_note( $order, $invoice, 0, self::rest( $invoice, $credits ), __( 'The order was cancelled.', 'vitrina-companion' ) );
		}
	}

	private static function is_due( WC_Order $order, string $when ): bool {
		$settings = InvoiceSettings::current();
		// A plugin may give paid orders a status of its own.
		return match ( $when ) {
			'owner'  => true,
			'status' => $order->has_status( $settings->statuses() ) || ( $settings->status === 'processing' && $order->is_paid() ),
			default  => false,
		};
	}

	private function invoice( WC_Order $order ): ?IssuedDocument {
		$sale  = SaleReader::order( $order );
		$lines = $sale->lines();
		// Nothing was sold, or all of it was given away.
		if ( Sale::minor( $sale->total ) === 0 || $lines === [] ) {
			return null;
		}
		$problems = Readiness::problems();
		if ( $problems !== [] ) {
			throw new NotReady( esc_html( implode( ' ', $problems ) ) );
		}
		return $this->add( $order, Kind::INVOICE, 0, $lines, '', InvoiceSettings::current()->note, $order->get_date_paid() === null ? 0 : Sale::minor( $sale->total ) );
	}

	/** @param list<Line> $lines */
	private function credit_note( WC_Order $order, IssuedDocument $invoice, int $refund_id, array $lines, string $reason ): ?IssuedDocument {
		return $lines === [] ? null : $this->add( $order, Kind::CREDIT_NOTE, $refund_id, $lines, $invoice->document->label(), $reason, 0, $invoice->document );
	}

	/**
	 * @param list<Line> $lines
	 * @param string     $reason  Why a credit note is issued; on an invoice, the note of the settings as it is now.
	 * @param ?Document  $invoice The invoice that a credit note corrects; its parties are repeated.
	 */
	private function add( WC_Order $order, Kind $kind, int $refund_id, array $lines, string $corrects, string $reason, int $paid, ?Document $invoice = null ): IssuedDocument {
		$settings = InvoiceSettings::current();
		$seller   = $invoice->seller ?? SaleReader::seller();
		$buyer    = $invoice->buyer ?? SaleReader::buyer( $order );
		$series   = $kind === Kind::INVOICE ? $settings->series : $settings->credit_series;
		// Read when the number is given, so that a higher number never has an earlier date.
		$today  = fn (): string => (string) wp_date( 'Y-m-d', $this->clock->now() );
		$sold   = $order->get_date_completed() ?? $order->get_date_paid();
		$day    = $sold === null ? null : wp_date( 'Y-m-d', $sold->getTimestamp() );
		$issued = $this->documents->issue(
			$kind,
			$series,
			$order->get_id(),
			$refund_id,
			static fn ( int $number ): Document => new Document( $kind, $series, $number, $today(), $invoice->supplied ?? ( is_string( $day ) ? $day : $today() ), $order->get_currency(), $seller, $buyer, $lines, $order->get_id(), $order->get_order_number(), $corrects, $reason, $paid )
		);
		/**
		 * Fires after an invoice or credit note was issued, also if another request has just issued it.
		 *
		 * @since 0.1.0
		 *
		 * @param int      $id    Id of the document.
		 * @param WC_Order $order Its order.
		 */
		do_action( 'vitrina_invoice_issued', $issued->id, $order );
		return $issued;
	}

	/**
	 * @param list<IssuedDocument> $credits
	 * @return list<Line>
	 */
	private static function rest( IssuedDocument $invoice, array $credits ): array {
		return Rest::of( $invoice->document->lines, array_merge( ...array_map( static fn ( IssuedDocument $one ): array => $one->document->lines, $credits ) ) );
	}
}
