<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Look;

/**
 * A font pair: one font for headings and one for text. Each pair has a stylesheet with its font files and
 * fallbacks in src/styles/base/fonts; a page loads only the stylesheet of the shop's pair.
 */
final readonly class FontPair {

	private const FIGTREE = [ 'Figtree', '"Figtree Variable", "Figtree Fallback", Arial, sans-serif' ];

	/** Pair → slug in theme.json → family and fallbacks. The first pair is in theme.json. */
	public const PAIRS = [
		'warm'    => [
			'serif' => [ 'Fraunces', '"Fraunces Variable", "Fraunces Fallback", "Fraunces Fallback Android", "Fraunces Fallback Times", serif' ],
			'sans'  => [ 'Instrument Sans', '"Instrument Sans Variable", "Instrument Sans Fallback", Arial, sans-serif' ],
		],
		'classic' => [
			'serif' => [ 'EB Garamond', '"EB Garamond Variable", "EB Garamond Fallback", "EB Garamond Fallback Android", "EB Garamond Fallback Times", serif' ],
			'sans'  => self::FIGTREE,
		],
		'modern'  => [
			'serif' => [ 'Outfit', '"Outfit Variable", "Outfit Fallback", Arial, sans-serif' ],
			'sans'  => self::FIGTREE,
		],
	];

	private function __construct( public string $pair ) {}

	/** @param string $pair A key of PAIRS; any other gives the first pair. */
	public static function of( string $pair ): self {
		return new self( isset( self::PAIRS[ $pair ] ) ? $pair : 'warm' );
	}

	public function is_default(): bool {
		return $this->pair === 'warm';
	}

	/** The variant of a stylesheet that has the fonts of this pair: a file name in `build`, without extension. */
	public function style( string $name ): string {
		return $this->is_default() ? $name : "{$name}-{$this->pair}";
	}

	/** @return list<array{slug: string, name: string, fontFamily: string}> The font families, as in theme.json. */
	public function families(): array {
		$families = [];
		foreach ( self::PAIRS[ $this->pair ] as $slug => [ $name, $stack ] ) {
			$families[] = [
				'slug'       => $slug,
				'name'       => $name,
				'fontFamily' => $stack,
			];
		}
		return $families;
	}
}
