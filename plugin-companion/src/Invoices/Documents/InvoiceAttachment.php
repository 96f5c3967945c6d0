<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Documents;

use Throwable;
use Vitrina\Companion\Invoices\Domain\Kind;
use Vitrina\Companion\Invoices\Storage\InvoiceTable;
use Vitrina\Companion\PdfFile;
use Vitrina\Companion\TemporaryFiles;
use Vitrina\Runtime\Hookable;
use WC_Email;
use WC_Order;

/** Attaches documents to the e-mails about their order, as PDF files. */
final readonly class InvoiceAttachment implements Hookable {
	/** E-mail to the customer → the kind that is attached. */
	private const EMAILS = [
		'customer_processing_order'         => Kind::INVOICE,
		'customer_completed_order'          => Kind::INVOICE,
		'customer_invoice'                  => Kind::INVOICE,
		'customer_refunded_order'           => Kind::CREDIT_NOTE,
		'customer_partially_refunded_order' => Kind::CREDIT_NOTE,
		'customer_cancelled_order'          => Kind::CREDIT_NOTE,
	];

	public function __construct( private InvoiceTable $documents ) {}

	public function register_hooks(): void {
		if ( PdfFile::is_available() ) {
			add_filter( 'woocommerce_email_attachments', $this->attach( ... ), 10, 4 );
		}
	}

	/**
	 * @param mixed $attachments Paths of files.
	 * @param mixed $id
	 * @param mixed $order
	 * @param mixed $email
	 */
	private function attach( mixed $attachments, mixed $id = '', mixed $order = null, mixed $email = null ): mixed {
		$kind = $email instanceof WC_Email ? self::EMAILS[ $email->id ] ?? null : null;
		if ( $kind === null || ! $order instanceof WC_Order || ! is_array( $attachments ) ) {
			return $attachments;
		}
		try {
			foreach ( $this->documents->of_order( $order->get_id() ) as $issued ) {
				$path = $issued->document->kind === $kind ? TemporaryFiles::write( InvoicePdf::file_name( $issued->document ), InvoicePdf::of( $issued->document ) ) : null;
				if ( $path !== null ) {
					$attachments[] = $path;
				}
			}
		} catch ( Throwable $error ) {
			// The e-mail is sent all the same: it has a link to the document.
			wc_get_logger()->error( "Order {$order->get_id()}: {$error->getMessage()}", [ 'source' => 'vitrina-invoices' ] );
		}
		return $attachments;
	}
}
