<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Colors;

/**
 * The colours of a shop: one of three palettes, light or dark, and the owner's brand colour instead of its
 * accent. Every text colour is readable on every surface by WCAG 2.2, level AA (1.4.3, 1.4.11), and text in the
 * colour of a surface is readable on every text colour, as on buttons and badges.
 */
final readonly class Palette {

	/** Palette → colour → value. The names of the colours are those of theme.json, which contains the first palette. */
	public const PALETTES = [
		'paper' => [
			'paper'       => '#fbf8f3',
			'ground'      => '#f2ece2',
			'white'       => '#ffffff',
			'ink'         => '#221d18',
			'muted'       => '#665d52',
			'line-strong' => '#8a8072',
			'line'        => '#e2dacf',
			'pine'        => '#2c5a4c',
			'pine-deep'   => '#22483d',
			'brick'       => '#a2352b',
			'leaf'        => '#2f6b3c',
			'amber'       => '#845400',
			'focus'       => '#1b5fad',
		],
		'mist'  => [
			'paper'       => '#f7f9fa',
			'ground'      => '#e9eef1',
			'white'       => '#ffffff',
			'ink'         => '#1a2126',
			'muted'       => '#55616a',
			'line-strong' => '#74828b',
			'line'        => '#d5dde2',
			'pine'        => '#24507a',
			'pine-deep'   => '#1b3e60',
			'brick'       => '#a2352b',
			'leaf'        => '#2f6b3c',
			'amber'       => '#7f5000',
			'focus'       => '#9a4a00',
		],
		'snow'  => [
			'paper'       => '#ffffff',
			'ground'      => '#f4f4f4',
			'white'       => '#ffffff',
			'ink'         => '#171717',
			'muted'       => '#595959',
			'line-strong' => '#7d7d7d',
			'line'        => '#dedede',
			'pine'        => '#1f1f1f',
			'pine-deep'   => '#3d3d3d',
			'brick'       => '#a2352b',
			'leaf'        => '#2f6b3c',
			'amber'       => '#7a4e00',
			'focus'       => '#1b5fad',
		],
	];

	/** The same names in the dark scheme: `white` is still the colour of cards and fields, `ink` the colour of text. */
	public const DARK = [
		'paper' => [
			'paper'       => '#1a1613',
			'ground'      => '#241f1a',
			'white'       => '#2b2520',
			'ink'         => '#f3ece2',
			'muted'       => '#b8ad9f',
			'line-strong' => '#8d8275',
			'line'        => '#40372f',
			'pine'        => '#8fc7b3',
			'pine-deep'   => '#b1dccd',
			'brick'       => '#f09a8c',
			'leaf'        => '#8fcb9b',
			'amber'       => '#e3b261',
			'focus'       => '#8ab8f2',
		],
		'mist'  => [
			'paper'       => '#12171b',
			'ground'      => '#1a2126',
			'white'       => '#212930',
			'ink'         => '#e8eef2',
			'muted'       => '#a5b2bb',
			'line-strong' => '#7b8a94',
			'line'        => '#323e46',
			'pine'        => '#8dbce8',
			'pine-deep'   => '#b3d4f2',
			'brick'       => '#f29b90',
			'leaf'        => '#8fcba0',
			'amber'       => '#e0b166',
			'focus'       => '#f0a860',
		],
		'snow'  => [
			'paper'       => '#121212',
			'ground'      => '#1c1c1c',
			'white'       => '#242424',
			'ink'         => '#f2f2f2',
			'muted'       => '#ababab',
			'line-strong' => '#828282',
			'line'        => '#3a3a3a',
			'pine'        => '#ededed',
			'pine-deep'   => '#cfcfcf',
			'brick'       => '#f29b90',
			'leaf'        => '#8fcb9b',
			'amber'       => '#e0b166',
			'focus'       => '#8ab8f2',
		],
	];

	/** Background colours of text. */
	public const SURFACES = [ 'paper', 'ground', 'white' ];

	/** Lowest contrast ratio of text (4.5:1). */
	public const TEXT = 4.5;

	/** Share of its colour that a button keeps on hover; the rest is black, in the dark scheme white. */
	private const HOVER = 0.8;

	private const WHITE = [ 255, 255, 255 ];
	private const BLACK = [ 0, 0, 0 ];

	/** @param array<string, string> $colors Colours as #rrggbb, by their names in theme.json. */
	private function __construct( public array $colors ) {}

	/**
	 * @param string $name  A key of PALETTES; any other gives the first palette.
	 * @param string $brand Brand colour as #rrggbb. If it is empty or not readable, the accent of the palette is used.
	 */
	public static function of( string $name, string $brand = '' ): self {
		$palette = new self( self::PALETTES[ $name ] ?? self::PALETTES['paper'] );
		return $palette->is_readable( $brand ) ? $palette->with_accent( strtolower( $brand ), self::BLACK ) : $palette;
	}

	/**
	 * The dark scheme of the same palette. The brand colour is lightened until it is readable there.
	 *
	 * @param string $name  As in of().
	 * @param string $brand As in of().
	 */
	public static function dark( string $name, string $brand = '' ): self {
		$palette = new self( self::DARK[ $name ] ?? self::DARK['paper'] );
		if ( ! self::of( $name )->is_readable( $brand ) ) {
			return $palette;
		}
		for ( $share = 100; $share > 0; $share -= 5 ) {
			$lighter = self::mixed( strtolower( $brand ), self::WHITE, $share / 100 );
			if ( $palette->is_readable( $lighter ) ) {
				return $palette->with_accent( $lighter, self::WHITE );
			}
		}
		return $palette;
	}

	/** Whether links in this colour can be read on all surfaces, and text in the surface's colour on buttons in it. */
	public function is_readable( string $color ): bool {
		if ( preg_match( '/\A#[0-9a-f]{6}\z/i', $color ) !== 1 ) {
			return false;
		}
		foreach ( self::SURFACES as $surface ) {
			if ( self::contrast( $color, $this->colors[ $surface ] ?? '#ffffff' ) < self::TEXT ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The contrast of two colours by WCAG 2.2.
	 *
	 * @return float From 1 to 21.
	 */
	public static function contrast( string $one, string $other ): float {
		$light = [ self::luminance( $one ), self::luminance( $other ) ];
		return ( max( $light ) + 0.05 ) / ( min( $light ) + 0.05 );
	}

	/** @param array{int, int, int} $hover Colour that is mixed in on hover. */
	private function with_accent( string $color, array $hover ): self {
		return new self(
			[
				'pine'      => $color,
				'pine-deep' => self::mixed( $color, $hover, self::HOVER ),
			] + $this->colors
		);
	}

	/**
	 * @param array{int, int, int} $other
	 * @param float                $share Share of $color, from 0 to 1.
	 */
	private static function mixed( string $color, array $other, float $share ): string {
		$parts = array_map( static fn ( int $part, int $added ): int => (int) round( $part * $share + $added * ( 1 - $share ) ), self::parts( $color ), $other );
		return vsprintf( '#%02x%02x%02x', $parts );
	}

	private static function luminance( string $color ): float {
		[ $red, $green, $blue ] = array_map(
			static function ( int $part ): float {
				$share = $part / 255;
				return $share <= 0.04045 ? $share / 12.92 : ( ( $share + 0.055 ) / 1.055 ) ** 2.4;
			},
			self::parts( $color )
		);
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}

	/** @return array{int, int, int} Red, green and blue, from 0 to 255. */
	private static function parts( string $color ): array {
		return [ (int) hexdec( substr( $color, 1, 2 ) ), (int) hexdec( substr( $color, 3, 2 ) ), (int) hexdec( substr( $color, 5, 2 ) ) ];
	}
}
