<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Domain;

/**
 * The beginning of a file in nginx's cache: a binary header, `KEY: …`, and the response's headers as PHP sent
 * them, also those that nginx hides from visitors.
 */
final class NginxEntry {
	/** Bytes that contain all of that: the tags have 2 KB at most, and nginx's default limit of all headers is 4 or 8 KB. */
	public const LENGTH = 16384;

	/**
	 * @param array<string, true> $tags
	 * @return bool Whether the page has one of the tags. True if the beginning has no tags: it was stored before tags were sent.
	 */
	public static function has_any( string $beginning, string $header, array $tags ): bool {
		$end     = strpos( $beginning, "\r\n\r\n" );
		$headers = $end === false ? $beginning : substr( $beginning, 0, $end );
		if ( preg_match( '/^' . preg_quote( $header, '/' ) . ':[ \t]*([^\r\n]*)\r?$/mi', $headers, $found ) !== 1 ) {
			return true;
		}
		foreach ( explode( ' ', $found[1] ) as $tag ) {
			if ( isset( $tags[ $tag ] ) ) {
				return true;
			}
		}
		return false;
	}
}
