<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use Vitrina\Runtime\Hookable;
use WC_Order;

/** Issues documents at events of orders, before WooCommerce sends the e-mail about the same event. */
final readonly class OrderEvents implements Hookable {
	private const EARLY = 5;

	public function __construct( private Issuer $issuer ) {}

	public function register_hooks(): void {
		foreach ( InvoiceSettings::current()->statuses() as $status ) {
			add_action( "woocommerce_order_status_{$status}", $this->settle( ... ), self::EARLY );
		}
		if ( InvoiceSettings::current()->status === 'processing' ) {
			// A plugin may give paid orders a status of its own.
			add_action( 'woocommerce_payment_complete', $this->settle( ... ), self::EARLY );
		}
		add_action( 'woocommerce_order_status_cancelled', $this->correct( ... ), self::EARLY );
		foreach ( [ 'woocommerce_order_partially_refunded', 'woocommerce_order_fully_refunded', 'woocommerce_order_refunded' ] as $event ) {
			add_action( $event, $this->correct( ... ), self::EARLY );
		}
	}

	private function settle( mixed $order_id ): void {
		$this->settle_order( $order_id, 'status' );
	}

	/** A refund or cancellation is no reason to issue an invoice. */
	private function correct( mixed $order_id ): void {
		$this->settle_order( $order_id, 'never' );
	}

	/** @param 'status'|'never' $invoice */
	private function settle_order( mixed $order_id, string $invoice ): void {
		$order = is_numeric( $order_id ) ? wc_get_order( (int) $order_id ) : null;
		if ( $order instanceof WC_Order ) {
			$this->issuer->settle( $order, $invoice );
		}
	}
}
