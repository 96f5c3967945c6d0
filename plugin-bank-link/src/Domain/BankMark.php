<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/** A generated image with letters of a bank's name. Unlike a logo, every bank of a provider has one. */
final readonly class BankMark {

	/** Background colours. White text on them has a contrast ratio of at least 5.5:1. */
	private const BACKGROUNDS = [ '#2c5a4c', '#3c4f76', '#6b3f5b', '#7a4a22', '#35606b', '#5a4a86', '#4d5a2a', '#8a3a34' ];

	public function __construct( private string $name ) {}

	public function letters(): string {
		$words = preg_split( '/[^\p{L}\p{N}]+/u', $this->name, -1, PREG_SPLIT_NO_EMPTY );
		$words = $words === false ? [] : $words;
		$first = $words[0] ?? '?';
		if ( mb_strlen( $first ) <= 4 || ! isset( $words[1] ) ) {
			return mb_substr( $first, 0, mb_strlen( $first ) <= 4 ? 4 : 2 );
		}
		return mb_strtoupper( mb_substr( $first, 0, 1 ) . mb_substr( $words[1], 0, 1 ) );
	}

	/** The image is decorative, because the bank's name is beside it. */
	public function svg(): string {
		$background = self::BACKGROUNDS[ crc32( $this->name ) % count( self::BACKGROUNDS ) ];
		$text       = $this->letters();
		$size       = [ 17, 17, 17, 15, 13 ][ mb_strlen( $text ) ] ?? 13;
		return sprintf(
			'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" width="48" height="32"><rect width="48" height="32" rx="4" fill="%s"/><text x="24" y="%d" fill="#fff" font-family="system-ui,sans-serif" font-size="%d" font-weight="600" text-anchor="middle">%s</text></svg>',
			$background,
			16 + (int) round( $size * 0.36 ),
			$size,
			htmlspecialchars( $text, ENT_QUOTES | ENT_XML1 )
		);
	}

	public function data_uri(): string {
		return 'data:image/svg+xml,' . rawurlencode( $this->svg() );
	}
}
