<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Customize_Manager;
use WP_Error;

use function Vitrina\Theme\look_css;

final class ColorsTest extends ThemeTestCase {

	private const BRAND = '#8a1c1c';

	protected function tearDown(): void {
		self::shop()->run(
			static function (): void {
				remove_theme_mod( 'palette' );
				remove_theme_mod( 'brand_color' );
			}
		);
	}

	#[TestDox( '[OWN-04] palette and brand colour are on each page and in the editor at once, and cost no more than 400 bytes' )]
	#[Group( 'full' )]
	public function test_pages(): void {
		$before = self::visitor()->get( '/' )->body;
		$brand  = self::BRAND;
		self::shop()->run(
			static function () use ( $brand ): void {
				set_theme_mod( 'palette', 'mist' );
				set_theme_mod( 'brand_color', $brand );
			}
		);
		$after = self::visitor()->get( '/' )->body;
		self::assertStringContainsString( '--wp--preset--color--pine: #2c5a4c', $before );
		self::assertStringContainsString( '<meta name="theme-color" content="#fbf8f3">', $before );
		self::assertStringContainsString( "--wp--preset--color--pine: {$brand}", $after );
		self::assertStringContainsString( '--wp--preset--color--ground: #e9eef1', $after );
		self::assertStringContainsString( '<meta name="theme-color" content="#f7f9fa">', $after );
		self::assertStringNotContainsString( '#2c5a4c', $after );
		self::assertLessThan( 400, strlen( (string) gzencode( $after ) ) - strlen( (string) gzencode( $before ) ) );

		$colors = self::shop()->run( static fn (): array => array_column( (array) wp_get_global_settings( [ 'color', 'palette', 'theme' ] ), 'color', 'name' ) );
		self::assertSame( $brand, $colors['Pine'] ?? '' );
	}

	#[TestDox( '[OWN-04] the Customizer refuses a colour that is hard to read, with a sentence, and previews one that is not' )]
	public function test_customizer(): void {
		$brand = self::BRAND;
		[ $refused, $css ] = self::shop()->run(
			static function () use ( $brand ): array {
				require_once ABSPATH . 'wp-includes/class-wp-customize-manager.php';
				$customizer = new WP_Customize_Manager();
				do_action( 'customize_register', $customizer );
				$setting = $customizer->get_setting( 'brand_color' );
				$refused = array_map(
					static function ( string $color ) use ( $setting ): string {
						$result = $setting?->validate( $color );
						return $result instanceof WP_Error ? $result->get_error_message() : '';
					},
					[ '#ffcc00', '#767676', $brand, '' ]
				);
				$customizer->set_post_value( 'brand_color', $brand );
				$setting?->preview();
				return [ $refused, look_css() ];
			}
		);
		self::assertStringContainsString( 'Pasirinkite tamsesnę.', $refused[0] );
		self::assertStringContainsString( 'Pasirinkite tamsesnę.', $refused[1] );
		self::assertSame( [ '', '' ], array_slice( $refused, 2 ) );
		self::assertStringContainsString( "--wp--preset--color--pine:{$brand};", $css );
	}
}
