<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Look;

/**
 * A pair of letters: those of headings and those of text. Each has a stylesheet of its own with its font
 * files and fallbacks, src/styles/base/fonts; a page loads only that of the shop's pair.
 */
final readonly class Letters {

	private const FIGTREE = [ 'Figtree', '"Figtree Variable", "Figtree Fallback", Arial, sans-serif' ];

	/** Pair → slug in theme.json → family and fallbacks; the first is that of theme.json. */
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

	/** @param string $pair One of PAIRS; the first for any other. */
	public static function of( string $pair ): self {
		return new self( isset( self::PAIRS[ $pair ] ) ? $pair : 'warm' );
	}

	public function is_default(): bool {
		return $this->pair === 'warm';
	}

	/** The stylesheet with these letters instead of those of theme.json: a file name in `build`, without extension. */
	public function style( string $name ): string {
		return $this->is_default() ? $name : "{$name}-{$this->pair}";
	}

	/** @return list<array{slug: string, name: string, fontFamily: string}> As in theme.json. */
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
