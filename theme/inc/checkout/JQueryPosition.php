<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Checkout;

/**
 * Moves jQuery from the head to the end of the page, where it does not block rendering. Deferred scripts
 * still run after it, and `jQuery( … )` waits for the parsed page as before. Works on the HTML of the
 * finished page, because plugins also print code that uses jQuery without registering it.
 */
final class JQueryPosition {
	/** The script tags of jQuery and jQuery Migrate, one directly after the other. */
	private const TAGS = '~<script\b[^>]*\bid=(["\'])jquery-core-js\1[^>]*></script>\s*<script\b[^>]*\bid=(["\'])jquery-migrate-js\2[^>]*></script>\s*~i';

	private const RUNS_LATER = '~\s(?:defer|async)(?=[\s=/]|$)|\btype=(["\']?)module\b~i';

	/**
	 * Nothing is moved if anything after jQuery may use it before the page is parsed: if code or an attribute
	 * contains `jQuery`, or a script that is neither deferred nor asynchronous may use it.
	 *
	 * @param callable(string): bool $needs Whether the blocking script with this handle may use jQuery.
	 */
	public static function move_to_end( string $html, callable $needs ): string {
		$head = stripos( $html, '</head>' );
		if ( preg_match( self::TAGS, $html, $found, PREG_OFFSET_CAPTURE ) !== 1 || $head === false || $found[0][1] > $head ) {
			return $html;
		}
		[ $tags, $start ] = $found[0];

		$rest = substr( $html, $start + strlen( $tags ) );
		$end  = strripos( $rest, '</body>' );
		if ( $end === false || preg_match( self::RUNS_LATER, $tags ) === 1 || self::is_used_at_once( $rest, $needs ) ) {
			return $html;
		}
		return substr( $html, 0, $start ) . substr( $rest, 0, $end ) . $tags . substr( $rest, $end );
	}

	/**
	 * @param string                 $html  HTML of the page after jQuery's tags.
	 * @param callable(string): bool $needs As in move_to_end().
	 */
	private static function is_used_at_once( string $html, callable $needs ): bool {
		if ( str_contains( $html, 'jQuery' ) ) {
			return true;
		}
		preg_match_all( '~<script\b([^>]*\bsrc=[^>]*)>~i', $html, $scripts );
		foreach ( $scripts[1] as $attributes ) {
			if ( preg_match( self::RUNS_LATER, $attributes ) === 1 ) {
				continue;
			}
			if ( preg_match( '~\bid=(["\'])([^"\']+)-js\1~i', $attributes, $id ) !== 1 || $needs( $id[2] ) ) {
				return true;
			}
		}
		return false;
	}
}
