<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Theme;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Theme\Colors\Palette;
use Vitrina\Theme\Look\FontPair;
use Vitrina\Theme\Look\Shape;

foreach ( [ 'colors/Palette', 'look/FontPair', 'look/Shape' ] as $vitrina_file ) {
	require_once dirname( __DIR__, 4 ) . "/theme/inc/{$vitrina_file}.php";
}

/** The owner's letters, corners and logo, and the colours of the built styles. */
final class LookTest extends TestCase {

	/** Colours that styles may have beside those of the palette: shadows, and what lies over pictures. */
	private const FIXED = '/#fff(?:fff)?\b|#0000\b|#221d18[0-9a-f]{2}\b|rgba?\(34[ ,]29[ ,]24/';

	#[TestDox( '[OWN-05] the first pair of letters is that of theme.json, and each has a stylesheet' )]
	public function test_letters(): void {
		$json = self::theme_json();
		self::assertSame( FontPair::of( 'warm' )->families(), $json['typography']['fontFamilies'] ?? null );
		self::assertSame( 'warm', FontPair::of( '../secret' )->pair );
		$fonts = [];
		foreach ( array_keys( FontPair::PAIRS ) as $pair ) {
			foreach ( [ 'fonts', 'fallback-fonts', 'editor' ] as $name ) {
				self::assertFileExists( dirname( __DIR__, 4 ) . '/src/styles/' . FontPair::of( $pair )->style( $name ) . '.scss' );
			}
			$fonts[] = FontPair::of( $pair )->style( 'fonts' );
		}
		self::assertSame( $fonts, array_unique( $fonts ) );
		self::assertSame( 'fonts', $fonts[0] );
	}

	#[TestDox( '[OWN-06] soft corners are those of theme.json; what is none of the choices is soft' )]
	public function test_corners(): void {
		self::assertSame( self::theme_json()['custom'] ?? null, Shape::of( 'soft', 0, 0 )->custom );
		self::assertSame( Shape::of( 'soft', 0, 0 )->custom, Shape::of( '}</style>', 0, -5 )->custom );
		self::assertSame( '12px', Shape::of( 'round', 0, 0 )->variables()['--wp--custom--radius--control'] );
	}

	#[TestDox( '[OWN-06] the width of the logo is 0 or within its limits, whatever is stored' )]
	public function test_logo(): void {
		$random = new Randomizer( new Mt19937( 6 ) );
		foreach ( [ 1, 39, 40, 160, 161, 320, 321, PHP_INT_MAX, ...array_map( static fn (): int => $random->getInt( -500, 1000 ), range( 1, 200 ) ) ] as $width ) {
			$variables = Shape::of( 'soft', $width, $width )->variables();
			if ( $width <= 0 ) {
				self::assertArrayNotHasKey( '--wp--custom--logo--height', $variables );
				continue;
			}
			self::assertSame( min( max( $width, 40 ), 160 ) . 'px', $variables['--wp--custom--logo--phone'] );
			self::assertSame( min( max( $width, 40 ), 320 ) . 'px', $variables['--wp--custom--logo--wide'] );
			self::assertStringContainsString( 'var(--header)', $variables['--wp--custom--logo--height'] );
		}
	}

	#[TestDox( '[OWN-07] in the built styles, text on a background is readable in each palette, light and dark' )]
	public function test_components(): void {
		$pairs = [];
		foreach ( self::built_styles() as $file => $css ) {
			preg_match_all( '/([^{}]+)\{([^{}]*)\}/', $css, $rules, PREG_SET_ORDER );
			foreach ( $rules as [ , $selector, $declarations ] ) {
				$background = self::token( 'background(?:-color)?', $declarations );
				$text       = self::token( 'color', $declarations );
				if ( $background !== '' && $text !== '' && ! str_contains( $selector, 'disabled' ) ) {
					$pairs[ "{$text} on {$background}" ] = "{$file}: {$selector}";
				}
			}
		}
		self::assertGreaterThan( 7, count( $pairs ) );
		foreach ( [ ...array_values( Palette::PALETTES ), ...array_values( Palette::DARK ) ] as $colors ) {
			foreach ( $pairs as $pair => $rule ) {
				[ $text, $background ] = explode( ' on ', $pair );
				self::assertGreaterThanOrEqual( Palette::TEXT, Palette::contrast( $colors[ $text ] ?? '', $colors[ $background ] ?? '' ), "{$pair}, {$rule}" );
			}
		}
	}

	#[TestDox( '[OWN-07] the theme has no colour of its own beside the palette, which a dark page would not change' )]
	public function test_no_other_colors(): void {
		$styles = self::built_styles();
		// PhotoSwipe's own; ours, which come after it, give it the palette.
		unset( $styles['gallery-lightbox.css'] );
		foreach ( $styles as $file => $css ) {
			$css = (string) preg_replace( [ '/url\([^)]*\)/', '/var\([^()]*(?:\([^()]*\))?\)/', self::FIXED ], '', $css );
			self::assertSame( 0, preg_match( '/[:\s,(]#[0-9a-f]{3,8}\b.*|\brgba?\(\d.*|\bhsla?\(.*/i', $css, $found ), "{$file}: " . substr( $found[0] ?? '', 0, 60 ) );
		}
	}

	/** @return array<string, string> */
	private static function built_styles(): array {
		$files = glob( dirname( __DIR__, 4 ) . '/theme/build/*.css' );
		self::assertTrue( is_array( $files ) && $files !== [], 'The theme is not built.' );
		$styles = [];
		foreach ( $files as $file ) {
			$styles[ basename( $file ) ] = (string) file_get_contents( $file );
		}
		return $styles;
	}

	private static function token( string $property, string $declarations ): string {
		return preg_match( "/(?:^|;){$property}:var\(--(?:wp--preset--color--)?([a-z-]+)\)/", $declarations, $found ) === 1 && isset( Palette::PALETTES['paper'][ $found[1] ] ) ? $found[1] : '';
	}

	/** @return array{typography?: array<mixed>, custom?: mixed} */
	private static function theme_json(): array {
		$json = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/theme/theme.json' ), true, 32, JSON_THROW_ON_ERROR );
		self::assertIsArray( $json );
		self::assertIsArray( $json['settings'] );
		/** @var array{typography?: array<mixed>, custom?: mixed} $settings */
		$settings = $json['settings'];
		return $settings;
	}
}
