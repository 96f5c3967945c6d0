<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\RecurringAction;
use WC_Order;

/** Issues, once an hour, the documents that are missing because a process died or the database failed. */
final readonly class CatchUp implements Hookable {
	public const ACTION = 'vitrina_invoices_hourly';

	/** Orders that one query looks up. */
	private const BATCH = 1000;

	/** In days: orders that were last changed before are left to the owner. */
	private const DAYS = 7;

	public function __construct( private InvoiceTable $documents, private Issuer $issuer ) {}

	public function register_hooks(): void {
		self::action()->register_hooks( 'vitrina_companion_invoices_installed' );
		add_action( self::ACTION, $this->run( ... ) );
	}

	public static function action(): RecurringAction {
		return new RecurringAction( self::ACTION, 'vitrina-companion', HOUR_IN_SECONDS, HOUR_IN_SECONDS );
	}

	private function run(): void {
		$settings = InvoiceSettings::current();
		$changed  = max( $settings->since, time() - self::DAYS * DAY_IN_SECONDS );
		foreach ( $this->without_invoice( self::order_ids( $settings->statuses(), $changed ) ) as $id ) {
			$this->settle( $id, 'status' );
		}
		// A credit note of these orders may be missing. They get no invoice if they have none.
		$corrected = array_values( array_unique( [ ...self::order_ids( [ 'cancelled', 'refunded' ], $changed ), ...self::refunded_ids( $changed ) ] ) );
		foreach ( array_diff( $corrected, $this->without_invoice( $corrected ) ) as $id ) {
			$this->settle( $id, 'never' );
		}
	}

	/**
	 * @param list<int> $order_ids
	 * @return list<int> Those without an invoice.
	 */
	private function without_invoice( array $order_ids ): array {
		return array_merge( ...array_map( $this->documents->without_invoice( ... ), array_chunk( $order_ids, self::BATCH ) ) );
	}

	/** @param 'status'|'never' $invoice */
	private function settle( int $id, string $invoice ): void {
		$order = wc_get_order( $id );
		if ( $order instanceof WC_Order ) {
			$this->issuer->settle( $order, $invoice );
		}
	}

	/**
	 * @param list<string> $statuses
	 * @param int          $changed  Unix time.
	 * @return list<int> Orders changed since then and created since invoices were switched on, the oldest first: older orders get none.
	 */
	private static function order_ids( array $statuses, int $changed ): array {
		$ids = wc_get_orders(
			[
				'type'          => 'shop_order',
				'status'        => $statuses,
				'date_modified' => ">={$changed}",
				'date_created'  => '>=' . InvoiceSettings::current()->since,
				'limit'         => -1,
				'return'        => 'ids',
				'orderby'       => 'id',
				'order'         => 'ASC',
			]
		);
		return array_values( wp_parse_id_list( is_array( $ids ) ? $ids : [] ) );
	}

	/** @return list<int> Orders of recent refunds. */
	private static function refunded_ids( int $changed ): array {
		$refunds = wc_get_orders(
			[
				'type'         => 'shop_order_refund',
				'date_created' => ">={$changed}",
				'limit'        => -1,
			]
		);
		return array_values( array_unique( array_map( static fn ( \WC_Abstract_Order $refund ): int => $refund->get_parent_id(), is_array( $refunds ) ? $refunds : [] ) ) );
	}
}
