<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Documents;

use InvalidArgumentException;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Companion\Invoices\Storage\IssuedDocument;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Email;
use WC_Order;

/** Links to the documents of an order: in the account (list and page), on the order-received page, and in e-mails. */
final readonly class InvoiceLinks implements Hookable {
	/** E-mails to customers that link to all documents of the order. */
	private const EMAILS = [ 'customer_processing_order', 'customer_completed_order', 'customer_invoice', 'customer_refunded_order', 'customer_partially_refunded_order', 'customer_cancelled_order' ];

	public function __construct( private InvoiceTable $documents ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_my_account_my_orders_actions', $this->add_action( ... ), 10, 2 );
		add_action( 'woocommerce_order_details_after_order_table', $this->print_links( ... ), 5 );
		add_action( 'woocommerce_email_after_order_table', $this->print_in_mail( ... ), 15, 4 );
	}

	private function add_action( mixed $actions, mixed $order ): mixed {
		if ( ! is_array( $actions ) || ! $order instanceof WC_Order ) {
			return $actions;
		}
		foreach ( $this->documents( $order ) as $issued ) {
			if ( $issued->document->kind === Kind::INVOICE ) {
				$actions['vitrina-invoice'] = [
					'url'        => InvoicePage::url( $issued->id, $order ),
					'name'       => __( 'Invoice', 'vitrina-companion' ),
					'aria-label' => InvoiceView::link_text( $issued->document ),
				];
			}
		}
		return $actions;
	}

	private function print_links( mixed $order ): void {
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		foreach ( $this->documents( $order ) as $issued ) {
			printf( '<p class="vitrina-invoice-link"><a href="%s">%s</a></p>', esc_url( InvoicePage::url( $issued->id, $order ) ), esc_html( InvoiceView::link_text( $issued->document ) ) );
		}
	}

	/**
	 * @param mixed $order
	 * @param mixed $is_for_shop
	 * @param mixed $is_plain
	 * @param mixed $email
	 */
	private function print_in_mail( mixed $order, mixed $is_for_shop, mixed $is_plain = false, mixed $email = null ): void {
		if ( ! $order instanceof WC_Order || $is_for_shop === true || ! $email instanceof WC_Email || ! in_array( $email->id, self::EMAILS, true ) ) {
			return;
		}
		foreach ( $this->documents( $order ) as $issued ) {
			$url  = InvoicePage::url( $issued->id, $order );
			$text = InvoiceView::link_text( $issued->document );
			if ( $is_plain === true ) {
				echo "\n" . wp_strip_all_tags( $text ) . ': ' . esc_url_raw( $url ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- Plain text.
			} else {
				printf( '<p><a href="%s">%s</a></p>', esc_url( $url ), esc_html( $text ) );
			}
		}
	}

	/**
	 * Empty if the documents cannot be read, so that the page or e-mail is shown all the same.
	 *
	 * @return list<IssuedDocument>
	 */
	private function documents( WC_Order $order ): array {
		try {
			return $this->documents->of_order( $order->get_id() );
		} catch ( InvalidArgumentException | DatabaseException $error ) {
			wc_get_logger()->error( "Order {$order->get_id()}: {$error->getMessage()}", [ 'source' => 'vitrina-invoices' ] );
			return [];
		}
	}
}
