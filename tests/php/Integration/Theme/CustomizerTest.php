<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Customize_Control;
use WP_Customize_Manager;

use const Vitrina\Theme\CONDITIONS;
use const Vitrina\Theme\DEFAULTS;

use function Vitrina\Theme\setting;
use function Vitrina\Theme\stored_settings;

final class CustomizerTest extends ThemeTestCase {

	#[TestDox( '[SET-01] the owner reads and types times in seconds; the shop keeps milliseconds, and a preview has them before they are saved' )]
	public function test_seconds(): void {
		$seen = self::shop()->run(
			static function (): array {
				require_once ABSPATH . 'wp-includes/class-wp-customize-manager.php';
				$customizer = new WP_Customize_Manager();
				do_action( 'customize_register', $customizer );
				$delay  = $customizer->get_setting( 'minicart_open_delay' );
				$before = [ $delay?->js_value(), setting( 'minicart_open_delay' ) ];
				$customizer->set_post_value( 'minicart_open_delay', '0,5' );
				$delay?->preview();
				$preview = [ setting( 'minicart_open_delay' ), $delay?->js_value() ];
				$delay?->save();
				stored_settings( reset: true );
				$saved = get_theme_mod( 'minicart_open_delay' );
				remove_theme_mod( 'minicart_open_delay' );
				$popup = $customizer->get_setting( 'vitrina_companion[popup_delay]' );
				return [ $before, $preview, $saved, $popup?->sanitize( '1.5' ) ];
			}
		);
		self::assertSame( [ [ '0.35', 350 ], [ 500, '0.5' ], 500, 1500 ], $seen );
	}

	#[TestDox( '[SET-01] a choice is previewed before it is saved; what is none of the choices leaves the stored one' )]
	public function test_choices_in_preview(): void {
		$seen = self::shop()->run(
			static function (): array {
				require_once ABSPATH . 'wp-includes/class-wp-customize-manager.php';
				$customizer = new WP_Customize_Manager();
				do_action( 'customize_register', $customizer );
				$seen = [];
				foreach ( [ [ 'palette', 'mist' ], [ 'shop_filters', 'sidebar' ], [ 'blog_style', 'none of them' ] ] as [ $name, $value ] ) {
					$customizer->set_post_value( $name, $value );
					$customizer->get_setting( $name )?->preview();
					$seen[] = setting( $name );
				}
				return $seen;
			}
		);
		self::assertSame( [ 'mist', 'sidebar', 'grid' ], $seen );
	}

	/** @return array<string, array{array<string, mixed>, string, bool}> Settings, one of them, and whether its control is shown. */
	public static function combinations(): array {
		return [
			'quick view on'                       => [ [], 'quick_view_closing', true ],
			'quick view off'                      => [ [ 'quick_view' => '' ], 'quick_view_closing', false ],
			'pictures of projects in their shape' => [ [], 'portfolio_aspect', false ],
			'pictures in one shape'               => [ [ 'portfolio_layout' => 'grid' ], 'portfolio_aspect', true ],
			'the cart opens by itself'            => [ [], 'minicart_open_delay', true ],
			'the cart is a page'                  => [ [ 'cart_icon' => 'link' ], 'minicart_open_delay', false ],
			'links to pages only'                 => [ [ 'shop_infinite_load' => '' ], 'shop_infinite_url', false ],
			'no condition'                        => [ [ 'quick_view' => '' ], 'quick_view', true ],
		];
	}

	/** @param array<string, mixed> $settings */
	#[TestDox( '[SET-01] a control is shown only while its setting has an effect' )]
	#[DataProvider( 'combinations' )]
	public function test_conditions( array $settings, string $name, bool $is_shown ): void {
		$active = self::shop()->run(
			static function () use ( $settings, $name ): ?bool {
				require_once ABSPATH . 'wp-includes/class-wp-customize-manager.php';
				foreach ( $settings as $other => $value ) {
					add_filter( "theme_mod_{$other}", static fn (): mixed => $value );
				}
				$customizer = new WP_Customize_Manager();
				do_action( 'customize_register', $customizer );
				return $customizer->get_control( $name )?->active();
			}
		);
		self::assertSame( $is_shown, $active );
	}

	#[TestDox( '[SET-01] conditions name settings that exist, and no section is long' )]
	public function test_sections(): void {
		[ $unknown, $sections ] = self::shop()->run(
			static function (): array {
				require_once ABSPATH . 'wp-includes/class-wp-customize-manager.php';
				$customizer = new WP_Customize_Manager();
				do_action( 'customize_register', $customizer );
				$counts = [];
				foreach ( $customizer->controls() as $control ) {
					if ( $control instanceof WP_Customize_Control && array_key_exists( $control->id, DEFAULTS ) ) {
						$counts[ $control->section ] = ( $counts[ $control->section ] ?? 0 ) + 1;
					}
				}
				$names = [ ...array_keys( CONDITIONS ), ...array_column( CONDITIONS, 0 ) ];
				return [ array_values( array_diff( $names, array_keys( DEFAULTS ) ) ), $counts ];
			}
		);
		self::assertSame( [], $unknown );
		self::assertCount( 10, $sections );
		foreach ( $sections as $section => $count ) {
			self::assertContains( $count, range( 2, 11 ), $section );
		}
	}
}
