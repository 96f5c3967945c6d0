<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use InvalidArgumentException;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Emails;
use WC_Order;

/**
 * Defers the e-mails about a paid or completed order if it has an invoice, by Action Scheduler: making the file
 * takes half a second, and the shopper is waiting for the payment. WooCommerce's own setting "Deferred emails" is
 * not used, because it defers every e-mail, and stores a new customer's password until it is sent.
 */
final readonly class DeferredMails implements Hookable {
	public const ACTION = 'vitrina_invoices_mail';
	private const GROUP = 'vitrina-companion';

	/** The actions at which WooCommerce sends an e-mail and an invoice may be issued. */
	private const EVENTS = '/^woocommerce_order_status_(?:[a-z-]+_to_(?:processing|completed)|completed)$/';

	public function __construct( private InvoiceTable $documents ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_email_actions', $this->replace_handlers( ... ), PHP_INT_MAX );
		add_action( self::ACTION, $this->send( ... ), 10, 2 );
	}

	/** @param mixed $events Names of the actions at which WooCommerce sends e-mails. */
	private function replace_handlers( mixed $events ): mixed {
		if ( ! is_array( $events ) ) {
			return $events;
		}
		$replaced = array_filter( $events, static fn ( mixed $event ): bool => is_string( $event ) && preg_match( self::EVENTS, $event ) === 1 );
		foreach ( $replaced as $event ) {
			add_action( $event, $this->send_or_defer( ... ), 10, 10 );
		}
		return array_values( array_diff_key( $events, $replaced ) );
	}

	private function send_or_defer( mixed ...$arguments ): void {
		$order_id = $arguments[0] ?? 0;
		// Not a unique action: two events of one request may be about one order, and each has its own e-mail.
		if ( is_int( $order_id ) && $this->has_invoice( $order_id ) && as_enqueue_async_action( self::ACTION, [ current_filter(), $order_id ], self::GROUP ) > 0 ) {
			return;
		}
		// All arguments, although the signature has one: WooCommerce reads them by func_get_args().
		call_user_func_array( [ WC_Emails::class, 'send_transactional_email' ], $arguments );
	}

	private function has_invoice( int $order_id ): bool {
		try {
			return $this->documents->of_order( $order_id ) !== [];
		} catch ( InvalidArgumentException | DatabaseException ) {
			// The e-mail is then sent at once, without the file.
			return false;
		}
	}

	private function send( mixed $event, mixed $order_id ): void {
		$order = is_int( $order_id ) ? wc_get_order( $order_id ) : null;
		if ( $order instanceof WC_Order && is_string( $event ) && preg_match( self::EVENTS, $event ) === 1 ) {
			WC_Emails::send_queued_transactional_email( $event, [ $order->get_id(), $order ] );
		}
	}
}
