<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/**
 * A random number that each change replaces before it purges. A page that was rendered while it was replaced may
 * contain the old state, and reach the cache after the purge.
 */
final class ChangeVersion {
	public const OPTION = 'vitrina_companion_page_cache_version';

	/** The version when this request loaded WordPress's options, before it read anything that a page shows. */
	public function at_start(): string {
		$version = get_option( self::OPTION, '' );
		return is_string( $version ) ? $version : '';
	}

	/** @return string|null The version that is stored now; null if it cannot be read. */
	public function now(): ?string {
		try {
			// Not from WordPress's cache, which was filled when this request started.
			return Database::select_value( 'SELECT option_value FROM %i WHERE option_name = %s', Database::connection()->options, self::OPTION ) ?? '';
		} catch ( DatabaseException ) {
			return null;
		}
	}

	public function renew(): void {
		update_option( self::OPTION, bin2hex( random_bytes( 8 ) ), true );
	}
}
