<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

/** Files that are attached to e-mails of this request, and deleted at its end. */
final class TemporaryFiles {
	/** @var list<string> */
	private static array $paths = [];

	/**
	 * Writes the file to a folder of its own, so that it keeps its name and parallel requests do not share it.
	 *
	 * @return string|null Path; null if the file could not be written.
	 */
	public static function write( string $name, string $content ): ?string {
		$folder = get_temp_dir() . 'vitrina-mail-' . bin2hex( random_bytes( 8 ) );
		$path   = "{$folder}/{$name}";
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WP_Filesystem needs wp-admin; a failure is handled.
		if ( ! @mkdir( $folder, 0700 ) ) {
			return null;
		}
		// Before the file is written, because a full disk leaves the folder and a part of the file.
		self::$paths[] = $path;
		add_action( 'shutdown', [ self::class, 'delete_all' ] );
		return @file_put_contents( $path, $content ) === false ? null : $path;
		// phpcs:enable
	}

	public static function delete_all(): void {
		foreach ( self::$paths as $path ) {
			wp_delete_file( $path );
			rmdir( dirname( $path ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		}
		self::$paths = [];
	}
}
