<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Documents;

use Vitrina\Companion\Invoices\Domain\Document;
use VitrinaCompanionDompdf\Dompdf;

/** A document as a PDF file, made of the same template as its page. */
final class InvoicePdf {
	/** Made by the build; where it is missing, documents are pages only. */
	private const LIBRARY = '/build/library/autoload.php';

	public static function is_available(): bool {
		return is_file( self::library() ) && extension_loaded( 'dom' ) && extension_loaded( 'mbstring' );
	}

	/** @return string The content of the file. */
	public static function of( Document $document ): string {
		require_once self::library();
		$dompdf = new Dompdf(
			[
				// A template's address of another server must not make this one send requests.
				'isRemoteEnabled'     => false,
				'isPhpEnabled'        => false,
				'isJavascriptEnabled' => false,
				'defaultPaperSize'    => 'a4',
				'defaultFont'         => 'DejaVu Sans',
				'tempDir'             => get_temp_dir(),
				'fontCache'           => dirname( self::library() ) . '/dompdf/dompdf/lib/fonts',
			]
		);
		$dompdf->loadHtml( InvoiceHtml::of( $document ), 'UTF-8' );
		$dompdf->render();
		return (string) $dompdf->output();
	}

	public static function file_name( Document $document ): string {
		return preg_replace( '/[^A-Za-z0-9.-]/', '-', $document->label() ) . '.pdf';
	}

	private static function library(): string {
		return dirname( __DIR__, 3 ) . self::LIBRARY;
	}
}
