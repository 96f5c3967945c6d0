<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

/** Makes texts that an XML file may contain. */
final readonly class Text {
	/** "No data", as the Lithuanian tax authority writes it. */
	public const NONE = 'ND';

	/** Characters that XML 1.0 does not allow, not even as a reference (section 2.2). */
	private const FORBIDDEN = '/[^\x{9}\x{A}\x{D}\x{20}-\x{D7FF}\x{E000}-\x{FFFD}\x{10000}-\x{10FFFF}]+/u';

	/** The text on one line, without characters that XML forbids. If it is not UTF-8, all but printable ASCII becomes "?". */
	public static function line( string $text ): string {
		$text = preg_match( '//u', $text ) === 1 ? $text : (string) preg_replace( '/[^\x20-\x7E]/', '?', $text );
		return trim( (string) preg_replace( [ self::FORBIDDEN, '/\s+/u' ], ' ', $text ) );
	}

	/** The first of these texts that is not empty, at most $length characters of it; NONE if all are empty. */
	public static function first( int $length, string ...$texts ): string {
		foreach ( $texts as $text ) {
			$line = self::line( $text );
			if ( $line !== '' ) {
				return trim( mb_substr( $line, 0, $length, 'UTF-8' ) );
			}
		}
		return self::NONE;
	}

	/** @param int $minor Minor units of a currency with two decimals. */
	public static function amount( int $minor ): string {
		return self::decimal( $minor, 2 );
	}

	/** @param int $rate Basis points: 2100 is "21", 1250 is "12.5". */
	public static function percent( int $rate ): string {
		$text = self::decimal( $rate, 2 );
		return rtrim( rtrim( $text, '0' ), '.' );
	}

	/** The number divided by ten to the power of $decimals. */
	public static function decimal( int $number, int $decimals ): string {
		$digits = str_pad( (string) abs( $number ), $decimals + 1, '0', STR_PAD_LEFT );
		return ( $number < 0 ? '-' : '' ) . substr( $digits, 0, -$decimals ) . '.' . substr( $digits, -$decimals );
	}
}
