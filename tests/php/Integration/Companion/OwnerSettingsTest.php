<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Portfolio\Module;
use Vitrina\Tests\Fixtures\Rollback;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

use function Vitrina\Theme\has_effect;

/** Settings that an owner meets once: one announcement bar, and a portfolio only for who wants it. */
final class OwnerSettingsTest extends ThemeTestCase {

	#[TestDox( '[OWN-12] an announcement that was set in the theme is moved once into the one bar, as text, above what is already there' )]
	public function test_announcement(): void {
		try {
			self::shop()->run(
				static function (): void {
					update_option( 'vitrina_companion', [ 'campaign_bar' => 'Savaitgalį pigiau', 'portfolio' => true ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
					set_theme_mod( 'announcement', 'Nemokamai nuo 50 <u>€</u>' );
				}
			);
			$bars = [];
			for ( $visit = 0; $visit < 2; $visit++ ) {
				$page = self::visitor()->get( '/pristatymas/' )->body;
				self::assertSame( 1, substr_count( $page, '<aside class="top-bar campaign-bar"' ) );
				self::assertSame( 1, substr_count( $page, 'Nemokamai nuo' ) );
				self::assertStringContainsString( '<p>Nemokamai nuo 50 &lt;u&gt;€&lt;/u&gt;</p>', $page );
				$bars[] = self::shop()->run( static fn (): array => [ get_theme_mod( 'announcement' ), get_option( 'vitrina_companion' ) ] );
			}
			self::assertSame( $bars[0], $bars[1] );
			self::assertSame( [ false, [ 'campaign_bar' => "Nemokamai nuo 50 &lt;u&gt;€&lt;/u&gt;\n\nSavaitgalį pigiau", 'portfolio' => true ] ], $bars[0] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		} finally {
			self::shop()->run( static function (): void {
				remove_theme_mod( 'announcement' );
				update_option( 'vitrina_companion', [] );
			} );
		}
	}

	#[TestDox( '[OWN-13] the portfolio, its menu and its settings are there for who wants it, and for a shop that had it before' )]
	public function test_portfolio(): void {
		$states = self::shop()->run(
			static fn (): array => Rollback::after(
				static function (): array {
					$is_on  = static fn (): bool => ( new Module() )->is_enabled();
					$states = [];
					foreach ( [ true, false ] as $had_it ) {
						$had_it ? update_option( 'vitrina_companion_portfolio_slugs', [ 'a', 'b' ] ) : delete_option( 'vitrina_companion_portfolio_slugs' );
						foreach ( [ [], [ 'portfolio' => true ], [ 'portfolio' => '' ] ] as $settings ) {
							update_option( 'vitrina_companion', $settings );
							$states[] = $is_on();
						}
					}
					return $states;
				}
			)
		);
		self::assertSame( [ true, true, false, false, true, false ], $states );

		[ $with, $without ] = self::shop()->run(
			static function (): array {
				foreach ( [ 'choices', 'conditions' ] as $file ) {
					require_once get_template_directory() . "/inc/customizer/{$file}.php";
				}
				$with = has_effect( 'portfolio_columns' );
				unregister_post_type( 'portfolio' );
				return [ $with, has_effect( 'portfolio_columns' ) ];
			}
		);
		self::assertTrue( $with );
		self::assertFalse( $without );
	}
}
