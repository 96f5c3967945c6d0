<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Purgers;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use UnexpectedValueException;
use Vitrina\Companion\PageCache\Domain\NginxEntry;
use Vitrina\Companion\PageCache\Domain\Tag;
use Vitrina\Companion\PageCache\PurgeException;
use Vitrina\Companion\PageCache\Purger;

/**
 * The files of nginx's `fastcgi_cache` or `proxy_cache`, on the same machine. Purges by tag: each file begins with
 * the headers of its page. If a file is gone, nginx lets PHP render the page again.
 */
final readonly class Nginx implements Purger {
	private const HEADER = 'xkey';

	/** Seconds for reading the tags of all files. If there are too many for that, the rest is deleted unread. */
	private const MAX_TIME = 1.0;

	/** @param string $folder Path of the cache in nginx's configuration. nginx must run as the same user as PHP. */
	public function __construct( private string $folder ) {}

	public function name(): string {
		return 'nginx';
	}

	public function tag_header(): array {
		return [ self::HEADER, ' ' ];
	}

	public function purge( array $tags ): void {
		$tags   = array_fill_keys( $tags, true );
		$is_all = isset( $tags[ Tag::ALL ] );
		$start  = microtime( true );
		$failed = 0;
		try {
			foreach ( $this->files() as $file ) {
				$is_all  = $is_all || microtime( true ) - $start > self::MAX_TIME;
				$failed += ! $is_all && ! $this->has_any( $file, $tags ) || self::delete( $file ) ? 0 : 1;
			}
		} catch ( UnexpectedValueException $error ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Not printed; Site Health escapes it.
			throw new PurgeException( $error->getMessage(), 0, $error );
		}
		if ( $failed > 0 ) {
			throw new PurgeException( sprintf( 'PHP may not delete %d files in %s.', $failed, $this->folder ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- As above.
		}
	}

	/**
	 * Files that nginx has finished: their names are MD5 sums. Before that, a file has a number after the sum.
	 *
	 * @return iterable<string>
	 */
	private function files(): iterable {
		$all = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $this->folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::LEAVES_ONLY, RecursiveIteratorIterator::CATCH_GET_CHILD );
		foreach ( $all as $file ) {
			if ( $file instanceof SplFileInfo && preg_match( '/\A[0-9a-f]{32}\z/', $file->getFilename() ) === 1 ) {
				yield $file->getPathname();
			}
		}
	}

	/** @param array<string, true> $tags */
	private function has_any( string $file, array $tags ): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors, Generic.PHP.NoSilencedErrors -- A local file that nginx may have deleted.
		$beginning = @file_get_contents( $file, false, null, 0, NginxEntry::LENGTH );
		return $beginning === false || NginxEntry::has_any( $beginning, self::HEADER, $tags );
	}

	/** @return bool Whether the file is gone. */
	private static function delete( string $file ): bool {
		return @unlink( $file ) || ! file_exists( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors, Generic.PHP.NoSilencedErrors -- As above.
	}
}
