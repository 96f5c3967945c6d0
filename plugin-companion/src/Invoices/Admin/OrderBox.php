<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Admin;

use Automattic\WooCommerce\Utilities\OrderUtil;
use InvalidArgumentException;
use Vitrina\Companion\Invoices\Documents\InvoicePage;
use Vitrina\Companion\Invoices\Documents\InvoiceView;
use Vitrina\Companion\Invoices\ExportScreen;
use Vitrina\Companion\Invoices\Exports;
use Vitrina\Companion\Invoices\InvoiceSettings;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WP_Post;

/** The documents of an order, on its screen in wp-admin. */
final readonly class OrderBox implements Hookable {
	public function __construct( private InvoiceTable $documents ) {}

	public function register_hooks(): void {
		add_action( 'add_meta_boxes', $this->add( ... ), 30, 2 );
	}

	private function add( mixed $screen, mixed $object ): void {
		$order = self::order( $object );
		if ( $order !== null && get_option( InvoiceSettings::OPTION ) !== false ) {
			add_meta_box( 'vitrina-invoices', __( 'Invoices', 'vitrina-companion' ), $this->print( ... ), OrderUtil::custom_orders_table_usage_is_enabled() ? wc_get_page_screen_id( 'shop-order' ) : 'shop_order', 'side' );
		}
	}

	/** @param mixed $object The post or the order. */
	private function print( mixed $object ): void {
		$order = self::order( $object );
		if ( $order === null ) {
			return;
		}
		try {
			$issued = $this->documents->of_order( $order->get_id() );
		} catch ( DatabaseException | InvalidArgumentException $error ) {
			printf( '<p>%s</p>', esc_html( $error->getMessage() ) );
			return;
		}
		foreach ( $issued as $one ) {
			$document = $one->document;
			printf( '<p><a href="%s">%s</a><br>%s, %s', esc_url( InvoicePage::url( $one->id, null ) ), esc_html( InvoiceView::link_text( $document ) ), esc_html( $document->date ), esc_html( InvoiceView::signed( $document ) ) );
			if ( current_user_can( ExportScreen::CAPABILITY ) ) {
				printf( '<br><a href="%s">%s</a>', esc_url( Exports::url( $one->id ) ), esc_html__( 'E-invoice (XML)', 'vitrina-companion' ) );
			}
			echo '</p>';
		}
		if ( $issued === [] ) {
			printf( '<p>%s</p>', esc_html__( 'No invoice was issued for this order.', 'vitrina-companion' ) );
		}
		if ( $issued === [] && InvoiceSettings::current()->is_on && ! $order->has_status( [ 'checkout-draft', 'auto-draft', 'failed', 'cancelled', 'trash' ] ) ) {
			// A link with a nonce, because the screen is already a form.
			printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( Actions::issue_url( $order->get_id() ) ), esc_html__( 'Issue an invoice', 'vitrina-companion' ) );
		}
	}

	private static function order( mixed $object ): ?WC_Order {
		$order = $object instanceof WP_Post ? wc_get_order( $object->ID ) : $object;
		return $order instanceof WC_Order ? $order : null;
	}
}
