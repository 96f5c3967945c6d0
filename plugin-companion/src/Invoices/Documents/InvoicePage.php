<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Documents;

use InvalidArgumentException;
use Vitrina\Companion\FileDownload;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Companion\Invoices\Storage\IssuedDocument;
use Vitrina\Companion\PdfFile;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Order;

/**
 * Shows a document to those who may see it: anyone with the order's key, the customer who is logged in, and staff.
 * Everyone else gets a 404 response, so that nobody learns how many documents there are.
 */
final readonly class InvoicePage implements Hookable {
	/** Query variables. */
	public const ID   = 'vitrina_invoice';
	public const KEY  = 'key';
	private const PDF = 'pdf';

	/** Staff that may see every document. */
	public const CAPABILITIES = [ 'manage_woocommerce', 'edit_shop_orders' ];

	public function __construct( private InvoiceTable $documents ) {}

	public function register_hooks(): void {
		// Before the redirect to the canonical address, and before coming-soon pages.
		add_action( 'template_redirect', $this->send( ... ), -100 );
	}

	/** @param WC_Order|null $order Order whose key is added to the address; null for staff. */
	public static function url( int $id, ?WC_Order $order ): string {
		$key = $order === null ? '' : $order->get_order_key();
		return add_query_arg( [ self::ID => $id ] + ( $key === '' ? [] : [ self::KEY => $key ] ), home_url( '/' ) );
	}

	private function send(): void {
		$id = self::query( self::ID );
		if ( $id === '' ) {
			return;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		header( 'Referrer-Policy: no-referrer' );
		$issued = $this->find( $id );
		if ( $issued === null ) {
			wp_die( esc_html__( 'This invoice does not exist, or you have no access to it. Log in, or use the link of your e-mail.', 'vitrina-companion' ), esc_html__( 'Invoice', 'vitrina-companion' ), [ 'response' => 404 ] );
		}
		if ( self::query( self::PDF ) !== '' && PdfFile::is_available() ) {
			FileDownload::send( InvoicePdf::of( $issued->document ), InvoicePdf::TYPE, InvoicePdf::file_name( $issued->document ) );
		}
		header( 'Content-Type: text/html; charset=utf-8' );
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'" );
		echo InvoiceHtml::of( $issued->document, PdfFile::is_available() ? add_query_arg( self::PDF, '1' ) : '' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the template.
		exit;
	}

	private function find( string $id ): ?IssuedDocument {
		try {
			$order_id = ctype_digit( $id ) && strlen( $id ) < 19 ? $this->documents->order_id( (int) $id ) : null;
			// Before the document is read: an error would tell everyone that it exists.
			return $order_id !== null && self::may_see( $order_id ) ? $this->documents->find_issued( (int) $id ) : null;
		} catch ( InvalidArgumentException | DatabaseException $error ) {
			wc_get_logger()->error( "Document {$id}: {$error->getMessage()}", [ 'source' => 'vitrina-invoices' ] );
			wp_die( esc_html__( 'The invoice could not be read. Please tell the shop.', 'vitrina-companion' ), esc_html__( 'Invoice', 'vitrina-companion' ), [ 'response' => 500 ] );
		}
	}

	private static function may_see( int $order_id ): bool {
		foreach ( self::CAPABILITIES as $capability ) {
			if ( current_user_can( $capability ) ) {
				return true;
			}
		}
		$order = wc_get_order( $order_id );
		if ( ! $order instanceof WC_Order ) {
			return false;
		}
		$key = self::query( self::KEY );
		return ( $key !== '' && hash_equals( $order->get_order_key(), $key ) ) || ( is_user_logged_in() && $order->get_customer_id() === get_current_user_id() );
	}

	private static function query( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- Compared only.
		return is_string( $value ) ? $value : '';
	}
}
