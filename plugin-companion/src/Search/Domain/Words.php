<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Domain;

use Normalizer;

/**
 * Normalizes text for the search: lower case, no accents, words of letters and digits.
 *
 * The folding is the same as in src/search/fold.ts: it strips the marks after NFD. It is not left to the
 * database, because a collation for Lithuanian treats š, ž and č as letters of their own, and y as i.
 */
final class Words {
	/** Maximum letters of a word; also the width of the table's column. */
	public const LENGTH = 32;

	/** For PHP without the extension intl: accented Latin letters by base letter. */
	private const LATIN = [
		'a' => 'àáâãäåāăą',
		'c' => 'çćĉċč',
		'd' => 'ď',
		'e' => 'èéêëēĕėęě',
		'g' => 'ĝğġģ',
		'h' => 'ĥ',
		'i' => 'ìíîïĩīĭį',
		'j' => 'ĵ',
		'k' => 'ķ',
		'l' => 'ĺļľ',
		'n' => 'ñńņň',
		'o' => 'òóôõöōŏő',
		'r' => 'ŕŗř',
		's' => 'śŝşšș',
		't' => 'ţťț',
		'u' => 'ùúûüũūŭůűų',
		'w' => 'ŵ',
		'y' => 'ýÿŷ',
		'z' => 'źżž',
	];

	/** Returns words separated by single spaces. Invalid UTF-8 is ignored. */
	public static function fold( string $text ): string {
		$text  = self::strip_marks( mb_strtolower( mb_scrub( $text, 'UTF-8' ), 'UTF-8' ) );
		$words = preg_replace( '/[^\p{L}\p{N}]+/u', ' ', str_replace( 'ς', 'σ', $text ) );
		return trim( (string) $words );
	}

	/**
	 * The words of a text, in their order.
	 *
	 * @return list<string> Each at most LENGTH letters.
	 */
	public static function of( string $text ): array {
		$folded = self::fold( $text );
		return $folded === '' ? [] : array_map( self::cut( ... ), explode( ' ', $folded ) );
	}

	/** All letters and digits as one word: "VIT-001" can also be found as "vit001". */
	public static function joined( string $text ): string {
		return self::cut( str_replace( ' ', '', self::fold( $text ) ) );
	}

	/** Fallback of strip_marks() without the extension intl. */
	public static function strip_latin_marks( string $text ): string {
		$text = (string) preg_replace( '/\p{M}+/u', '', $text );
		foreach ( self::LATIN as $letter => $accented ) {
			$text = str_replace( mb_str_split( $accented, 1, 'UTF-8' ), $letter, $text );
		}
		return $text;
	}

	/**
	 * A word without its Lithuanian case ending: "kvepalų" and "kvepalai" both become "kvepal". This is
	 * not the grammatical root: enough letters are left to identify the word.
	 *
	 * @param string $word Folded.
	 */
	public static function stem( string $word ): string {
		$stem = preg_replace( '/(?<=\p{L}{4})(?:iuose|uose|iams|iais|ioms|omis|emis|iai|iui|ams|ais|oms|ems|ose|ese|yje|oje|eje|ai|as|is|ys|os|es|us|ei|ui|iu|io|ia|a|e|i|o|u|y|s)$/u', '', $word, 1 );
		return $stem ?? $word;
	}

	private static function strip_marks( string $text ): string {
		if ( ! class_exists( Normalizer::class ) ) {
			return self::strip_latin_marks( $text );
		}
		$apart = Normalizer::normalize( $text, Normalizer::FORM_D );
		return (string) preg_replace( '/\p{M}+/u', '', is_string( $apart ) ? $apart : $text );
	}

	private static function cut( string $word ): string {
		return mb_substr( $word, 0, self::LENGTH, 'UTF-8' );
	}
}
