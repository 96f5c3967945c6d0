<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Purgers;

use Vitrina\Companion\PageCache\PurgeException;
use Vitrina\Companion\PageCache\Purger;

/**
 * LiteSpeed. Purges by tag. The server accepts a purge only as a header of a response. The plugin LiteSpeed Cache can
 * also send it with a later response; if it is active, its action is used.
 */
final readonly class LiteSpeed implements Purger {
	public function name(): string {
		return 'LiteSpeed';
	}

	public function tag_header(): array {
		return [ 'X-LiteSpeed-Tag', ',' ];
	}

	public function purge( array $tags ): void {
		if ( has_action( 'litespeed_purge' ) ) {
			foreach ( $tags as $tag ) {
				do_action( 'litespeed_purge', $tag ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- An action of the plugin LiteSpeed Cache.
			}
			return;
		}
		if ( headers_sent() || PHP_SAPI === 'cli' ) {
			throw new PurgeException( 'The headers of the response were already sent, so nothing was purged. Install the plugin LiteSpeed Cache, which can purge later.' );
		}
		header( 'X-LiteSpeed-Purge: ' . implode( ',', array_map( static fn ( string $tag ): string => "tag={$tag}", $tags ) ), false );
	}
}
