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

	/** Lowest contrast of borders of controls and of the focus. */
	private const CONTROL = 3.0;

	/** @return iterable<string, array{string}> */
	public static function palettes(): iterable {
		foreach ( array_keys( Palette::PALETTES ) as $name ) {
			yield $name => [ $name ];
		}
	}

	#[DataProvider( 'palettes' )]
	#[TestDox( '[OWN-04] every text, border and focus is readable on every surface: $_dataName' )]
	public function test_contrast( string $name ): void {
		self::assertReadable( Palette::of( $name )->colors );
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
			self::assertReadable( $colors );
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

	/** @param array<string, string> $colors */
	private static function assertReadable( array $colors ): void {
		foreach ( Palette::SURFACES as $surface ) {
			foreach ( self::TEXTS as $text ) {
				self::assertGreaterThanOrEqual( Palette::TEXT, Palette::contrast( $colors[ $text ] ?? '', $colors[ $surface ] ?? '' ), "{$text} on {$surface}" );
			}
			foreach ( [ 'line-strong', 'focus' ] as $line ) {
				self::assertGreaterThanOrEqual( self::CONTROL, Palette::contrast( $colors[ $line ] ?? '', $colors[ $surface ] ?? '' ), "{$line} on {$surface}" );
			}
		}
	}
}
