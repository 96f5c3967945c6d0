<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Documents;

use Vitrina\Companion\Invoices\Domain\Document;
use Vitrina\Companion\PdfFile;

/** A document as a PDF file, made of the same template as its page. */
final class InvoicePdf {
	public const TYPE = 'application/pdf';

	/** @return string The content of the file. */
	public static function of( Document $document ): string {
		return PdfFile::of( InvoiceHtml::of( $document ) );
	}

	public static function file_name( Document $document ): string {
		return preg_replace( '/[^A-Za-z0-9.-]/', '-', $document->label() ) . '.pdf';
	}
}
