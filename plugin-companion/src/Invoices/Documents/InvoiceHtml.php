<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Documents;

use Vitrina\Companion\Invoices\Domain\Document;

/** A document as a page of HTML, without theme and scripts, to read and print. */
final class InvoiceHtml {
	/** A theme can override this template as `woocommerce/invoices/invoice.php`. */
	private const TEMPLATE = 'invoices/invoice.php';

	/** @param string $pdf_url Address of the PDF file, for a link; empty for no link. */
	public static function of( Document $document, string $pdf_url = '' ): string {
		$arguments = [
			'view'    => new InvoiceView( $document ),
			'pdf_url' => $pdf_url,
		];
		return wc_get_template_html( self::TEMPLATE, $arguments, '', dirname( __DIR__, 3 ) . '/templates/' );
	}
}
