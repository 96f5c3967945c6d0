<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Theme\Colors\Palette;

require_once dirname( __DIR__, 4 ) . '/theme/inc/colors/Palette.php';

final class PaletteTest extends TestCase {

	/** Colours of text. */
	private const TEXTS = [ 'ink', 'muted', 'pine', 'pine-deep', 'brick', 'leaf', 'amber' ];

	/** Those that the brand colour replaces. */
	private const ACCENT = [ 'pine', 'pine-deep' ];

	/** Lowest contrast of borders of controls and of the focus. */
	private const CONTROL = 3.0;

	/** @return iterable<string, array{string}> */
	public static function palettes(): iterable {
		foreach ( array_keys( Palette::PALETTES ) as $name ) {
			yield $name => [ $name ];
		}
	}

	#[DataProvider( 'palettes' )]
	#[TestDox( '[OWN-04] [OWN-07] every text, border and focus is readable on every surface, light and dark: $_dataName' )]
	public function test_contrast( string $name ): void {
		self::assertReadable( Palette::of( $name )->colors );
		self::assertReadable( Palette::dark( $name )->colors );
	}

	#[TestDox( '[OWN-07] each palette has a dark scheme, whose surfaces are dark' )]
	public function test_dark(): void {
		self::assertSame( array_keys( Palette::PALETTES ), array_keys( Palette::DARK ) );
		foreach ( Palette::DARK as $name => $colors ) {
			self::assertSame( array_keys( Palette::PALETTES[ $name ] ), array_keys( $colors ) );
			foreach ( Palette::SURFACES as $surface ) {
				self::assertGreaterThan( 12.0, Palette::contrast( $colors[ $surface ], '#ffffff' ), "{$name} {$surface}" );
			}
		}
	}

	#[TestDox( '[OWN-07] the dark scheme keeps a brand colour that is readable there, and lightens any other one' )]
	public function test_dark_brand(): void {
		self::assertSame( Palette::DARK['mist'], Palette::dark( 'mist', '#ffcc00' )->colors, 'refused in the light scheme' );
		self::assertSame( Palette::DARK['paper'], Palette::dark( 'none' )->colors );
		$red = Palette::dark( 'paper', '#8A1C1C' )->colors['pine'];
		self::assertTrue( Palette::dark( 'paper' )->is_readable( $red ) );
		sscanf( $red, '#%2x%2x%2x', $r, $g, $b );
		self::assertTrue( $r > $g && $g === $b, "{$red} is still red" );
	}

	#[DataProvider( 'palettes' )]
	#[TestDox( '[OWN-04] any brand colour is either readable everywhere, or not used: $_dataName' )]
	public function test_any_brand( string $name ): void {
		$random = new Randomizer( new Mt19937( 4 ) );
		$used   = 0;
		for ( $time = 0; $time < 2000; $time++ ) {
			$brand  = sprintf( '#%06x', $random->getInt( 0, 0xffffff ) );
			$colors = Palette::of( $name, $brand )->colors;
			$used  += $colors['pine'] === $brand ? 1 : 0;
			self::assertSame( Palette::of( $name )->is_readable( $brand ), $colors['pine'] === $brand );
			self::assertReadable( $colors, self::ACCENT );
			self::assertReadable( Palette::dark( $name, $brand )->colors, self::ACCENT );
		}
		self::assertTrue( $used > 400 && $used < 1600, (string) $used );
	}

	#[TestDox( '[OWN-04] what is no colour is not used' )]
	public function test_no_color(): void {
		foreach ( [ '', 'red', '#123', '#12345', '#1234567', "#112233\n", '#11223g', '</style><script>' ] as $brand ) {
			self::assertSame( Palette::PALETTES['paper'], Palette::of( 'none', $brand )->colors, $brand );
		}
	}

	#[TestDox( '[OWN-04] the first palette has the colours of theme.json' )]
	public function test_theme_json(): void {
		$json = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/theme/theme.json' ), true, 32, JSON_THROW_ON_ERROR );
		self::assertIsArray( $json );
		self::assertIsArray( $json['settings'] );
		self::assertIsArray( $json['settings']['color'] );
		self::assertIsArray( $json['settings']['color']['palette'] );
		self::assertSame( Palette::PALETTES['paper'], array_column( $json['settings']['color']['palette'], 'color', 'slug' ) );
	}

	#[TestDox( 'contrast is that of WCAG: black and white 21, a colour with itself 1, and known ones between' )]
	public function test_known_contrast(): void {
		self::assertEqualsWithDelta( 21.0, Palette::contrast( '#000000', '#ffffff' ), 0.001 );
		self::assertEqualsWithDelta( 1.0, Palette::contrast( '#2c5a4c', '#2c5a4c' ), 0.001 );
		self::assertEqualsWithDelta( 4.48, Palette::contrast( '#777777', '#ffffff' ), 0.005 );
		self::assertEqualsWithDelta( 5.25, Palette::contrast( '#ff0000', '#000000' ), 0.005 );
	}

	/**
	 * @param array<string, string> $colors
	 * @param list<string>          $texts
	 */
	private static function assertReadable( array $colors, array $texts = self::TEXTS ): void {
		$limits   = array_fill_keys( $texts, Palette::TEXT ) + array_fill_keys( [ 'line-strong', 'focus' ], self::CONTROL );
		$failures = [];
		foreach ( Palette::SURFACES as $surface ) {
			foreach ( $limits as $color => $limit ) {
				if ( Palette::contrast( $colors[ $color ] ?? '', $colors[ $surface ] ?? '' ) < $limit ) {
					$failures[] = "{$color} on {$surface}: {$colors[ $color ]}";
				}
			}
		}
		self::assertSame( [], $failures );
	}
}
