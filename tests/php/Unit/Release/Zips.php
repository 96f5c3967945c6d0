<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Release;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;
use SplFileInfo;

/** The folders in the zips that an owner uploads, made once for all tests of a process. */
final class Zips {

	public const PLUGINS = [ 'vitrina-bank-link', 'vitrina-companion', 'vitrina-discounts', 'vitrina-lpexpress' ];

	private static ?string $folder = null;

	/** @return string Path of the theme or plugin, whose folder has the installed name. */
	public static function unpacked( string $slug ): string {
		self::$folder ??= self::make();
		return self::$folder . "/{$slug}";
	}

	/** @return list<string> Paths inside the folder. */
	public static function files( string $slug, string $extension ): array {
		$folder = self::unpacked( $slug );
		$paths  = [];
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( $file->getExtension() === $extension ) {
				$paths[] = substr( $file->getPathname(), strlen( $folder ) + 1 );
			}
		}
		sort( $paths );
		return $paths;
	}

	private static function make(): string {
		$folder = sys_get_temp_dir() . '/vitrina-zips-' . bin2hex( random_bytes( 6 ) );
		mkdir( $folder );
		register_shutdown_function( static fn () => exec( 'rm -rf ' . escapeshellarg( $folder ) ) );
		exec( sprintf( 'cd %s && node bin/zip.mjs --no-build --folders --to %s 2>&1', escapeshellarg( dirname( __DIR__, 4 ) ), escapeshellarg( $folder ) ), $output, $code );
		if ( $code !== 0 ) {
			throw new RuntimeException( implode( "\n", $output ) );
		}
		return $folder;
	}
}
