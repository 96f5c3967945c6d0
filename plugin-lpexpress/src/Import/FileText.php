<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Import;

/** Converts an uploaded file of any common encoding to UTF-8. */
final class FileText {

	/** The characters of the bytes from 128 on. A table, because not every PHP installation can convert this encoding. */
	private const WINDOWS_1257 = '€?‚?„…†‡?‰?‹?¨ˇ¸?‘’“”•–—?™?›?¯˛? ?¢£¤?¦§Ø©Ŗ«¬­®Æ°±²³´µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙';

	public static function utf8( string $bytes ): string {
		$text = match ( true ) {
			str_starts_with( $bytes, "\xEF\xBB\xBF" ) => substr( $bytes, 3 ),
			str_starts_with( $bytes, "\xFF\xFE" )      => self::from_utf16( substr( $bytes, 2 ), 'v*' ),
			str_starts_with( $bytes, "\xFE\xFF" )      => self::from_utf16( substr( $bytes, 2 ), 'n*' ),
			default                                    => $bytes,
		};
		if ( preg_match( '//u', $text ) !== 1 ) {
			$text = self::from_windows_1257( $text );
		}
		return str_replace( [ "\r\n", "\r" ], "\n", $text );
	}

	private static function from_windows_1257( string $bytes ): string {
		$characters = preg_split( '//u', self::WINDOWS_1257, -1, PREG_SPLIT_NO_EMPTY );
		$pairs      = [];
		foreach ( $characters === false ? [] : $characters as $index => $character ) {
			$pairs[ chr( 128 + $index ) ] = $character;
		}
		return strtr( $bytes, $pairs );
	}

	/** Converts UTF-16, which Excel calls "Unicode text". Does not support surrogate pairs, which place names do not need. */
	private static function from_utf16( string $bytes, string $format ): string {
		$text  = '';
		$units = unpack( $format, strlen( $bytes ) % 2 === 0 ? $bytes : substr( $bytes, 0, -1 ) );
		foreach ( $units === false ? [] : $units as $unit ) {
			$text .= match ( true ) {
				! is_int( $unit ) => '',
				$unit < 0x80      => chr( $unit ),
				$unit < 0x800     => chr( 0xC0 | $unit >> 6 ) . chr( 0x80 | $unit & 0x3F ),
				default           => chr( 0xE0 | $unit >> 12 ) . chr( 0x80 | $unit >> 6 & 0x3F ) . chr( 0x80 | $unit & 0x3F ),
			};
		}
		return $text;
	}
}
