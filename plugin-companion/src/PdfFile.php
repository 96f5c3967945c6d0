<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use VitrinaCompanionDompdf\Dompdf;

/** Converts a page of HTML to a PDF file. */
final class PdfFile {
	/** The library Dompdf, added by the build. If it is missing, documents are HTML pages only. */
	private const LIBRARY = '/build/vendor/autoload.php';

	public static function is_available(): bool {
		return is_file( self::library() ) && extension_loaded( 'dom' ) && extension_loaded( 'mbstring' );
	}

	/** @return string The content of the file. */
	public static function of( string $html ): string {
		require_once self::library();
		$dompdf = new Dompdf(
			[
				// A URL in a template must not make this server send requests to other servers.
				'isRemoteEnabled'     => false,
				'isPhpEnabled'        => false,
				'isJavascriptEnabled' => false,
				'defaultPaperSize'    => 'a4',
				'defaultFont'         => 'DejaVu Sans',
				'tempDir'             => get_temp_dir(),
				'fontCache'           => dirname( self::library() ) . '/dompdf/dompdf/lib/fonts',
			]
		);
		$dompdf->loadHtml( $html, 'UTF-8' );
		$dompdf->render();
		return (string) $dompdf->output();
	}

	private static function library(): string {
		return dirname( __DIR__ ) . self::LIBRARY;
	}
}
