<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

/** Texts that may stand in an XML file. */
final readonly class Text {
	/** "No data", as the Lithuanian tax authority writes it. */
	public const NONE = 'ND';

	/** Not even as a reference are these characters allowed in XML 1.0 (section 2.2). */
	private const FORBIDDEN = '/[^\x{9}\x{A}\x{D}\x{20}-\x{D7FF}\x{E000}-\x{FFFD}\x{10000}-\x{10FFFF}]+/u';

	/** On one line, without characters that XML forbids. Bytes that are not UTF-8 become question marks. */
	public static function line( string $text ): string {
		$text = preg_match( '//u', $text ) === 1 ? $text : (string) preg_replace( '/[^\x20-\x7E]/', '?', $text );
		return trim( (string) preg_replace( [ self::FORBIDDEN, '/\s+/u' ], ' ', $text ) );
	}

	/** The first of these texts that is not empty, at most so many characters of it. */
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

	/** The number divided by a power of ten. */
	public static function decimal( int $number, int $decimals ): string {
		$digits = str_pad( (string) abs( $number ), $decimals + 1, '0', STR_PAD_LEFT );
		return ( $number < 0 ? '-' : '' ) . substr( $digits, 0, -$decimals ) . '.' . substr( $digits, -$decimals );
	}
}
