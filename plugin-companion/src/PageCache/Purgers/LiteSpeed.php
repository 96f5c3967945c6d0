<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Purgers;

use Vitrina\Companion\PageCache\PurgeException;
use Vitrina\Companion\PageCache\Purger;

/**
 * LiteSpeed. Purges by tag. The server accepts purges only as a header of a response. The plugin LiteSpeed Cache
 * stores those of requests that cannot send one, so its own action is used where it is active.
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
				do_action( 'litespeed_purge', $tag ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- LiteSpeed Cache's.
			}
			return;
		}
		if ( headers_sent() || PHP_SAPI === 'cli' ) {
			throw new PurgeException( 'The response was already sent, so the server cannot be told. The plugin LiteSpeed Cache can do that later.' );
		}
		header( 'X-LiteSpeed-Purge: ' . implode( ',', array_map( static fn ( string $tag ): string => "tag={$tag}", $tags ) ), false );
	}
}
