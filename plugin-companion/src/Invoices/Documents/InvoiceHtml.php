<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Documents;

use Vitrina\Companion\Invoices\Domain\Document;

/** A document as a page of HTML, without theme and scripts, to read and print. */
final class InvoiceHtml {
	/** A theme overrides it as `woocommerce/invoices/invoice.php`. */
	private const TEMPLATE = 'invoices/invoice.php';

	public static function of( Document $document ): string {
		return wc_get_template_html( self::TEMPLATE, [ 'view' => new InvoiceView( $document ) ], '', dirname( __DIR__, 3 ) . '/templates/' );
	}
}
