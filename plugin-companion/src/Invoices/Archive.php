<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use Vitrina\Companion\FileDownload;
use ZipArchive;

/** Sends one or several files as one download. */
final class Archive {
	/** @param non-empty-array<string, string> $files Contents by name; several are sent as a ZIP file. */
	public static function send( array $files, string $name ): never {
		if ( count( $files ) === 1 ) {
			FileDownload::send( reset( $files ), 'application/xml', array_key_first( $files ) );
		}
		FileDownload::send( self::zip( $files ), 'application/zip', "$name.zip" );
	}

	/** @param array<string, string> $files */
	private static function zip( array $files ): string {
		$path = wp_tempnam( 'invoices' );
		$zip  = class_exists( ZipArchive::class ) ? new ZipArchive() : null;
		if ( $zip === null || $zip->open( $path, ZipArchive::OVERWRITE ) !== true ) {
			self::fail( $path );
		}
		foreach ( $files as $name => $content ) {
			$zip->addFromString( $name, $content );
		}
		$content = $zip->close() ? file_get_contents( $path ) : false;
		if ( $content === false ) {
			self::fail( $path );
		}
		wp_delete_file( $path );
		return $content;
	}

	private static function fail( string $path ): never {
		wp_delete_file( $path );
		wp_die(
			esc_html__( 'This server cannot make ZIP files. Ask your host for the PHP extension "zip", or download the documents one by one.', 'vitrina-companion' ),
			'',
			[
				'response'  => 500,
				'back_link' => true,
			]
		);
	}
}
