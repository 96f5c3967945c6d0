<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Runtime\DatabaseException;

/** Sends a file to the browser instead of a page. */
final class FileDownload {
	/** Spreadsheets read a CSV file as UTF-8 only if it starts with a byte order mark. */
	private const BYTE_ORDER_MARK = "\u{FEFF}";

	/** @param bool $is_cacheable True for a file that is the same for everyone. */
	public static function send( string $content, string $type, string $name, bool $is_cacheable = false ): never {
		if ( ! $is_cacheable ) {
			nocache_headers();
		}
		header( "Content-Type: $type" );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( $name ) . '"' );
		header( 'Content-Length: ' . strlen( $content ) );
		header( 'X-Content-Type-Options: nosniff' );
		echo $content; // phpcs:ignore WordPress.Security.EscapeOutput -- A file, not a page.
		exit;
	}

	/**
	 * Reads all rows before anything is sent, so that a failed query shows an error page instead of an incomplete file.
	 *
	 * @param list<string>           $columns
	 * @param iterable<list<string>> $rows
	 */
	public static function send_csv( string $name, array $columns, iterable $rows ): never {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- Memory, or a temporary file of PHP.
		$file = fopen( 'php://temp', 'w+' );
		if ( $file === false ) {
			wp_die( '', '', [ 'response' => 500 ] );
		}
		fwrite( $file, self::BYTE_ORDER_MARK );
		fputcsv( $file, $columns, ',', '"', '' );
		try {
			foreach ( $rows as $row ) {
				fputcsv( $file, $row, ',', '"', '' );
			}
		} catch ( DatabaseException $error ) {
			wp_die(
				esc_html( $error->getMessage() ),
				'',
				[
					'response'  => 500,
					'back_link' => true,
				]
			);
		}
		rewind( $file );
		self::send( (string) stream_get_contents( $file ), 'text/csv; charset=utf-8', $name . '-' . gmdate( 'Y-m-d' ) . '.csv' );
		// phpcs:enable
	}
}
