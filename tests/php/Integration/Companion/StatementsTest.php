<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Vitrina\Companion\Seller\DraftPages;
use Vitrina\Tests\Fixtures\Seller;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** The accessibility statement and the statement about reviews can be reached from the footer. */
final class StatementsTest extends ThemeTestCase {

	protected function tearDown(): void {
		self::shop()->run(
			static function (): void {
				$id = DraftPages::existing( 'accessibility' );
				if ( $id > 0 ) {
					wp_delete_post( $id, true );
				}
				delete_option( DraftPages::OPTION );
				update_option( 'vitrina_companion_statement_page', 0 );
				$menu = wp_get_nav_menu_object( 'Teisė testui' );
				if ( $menu !== false ) {
					wp_delete_nav_menu( $menu->term_id );
				}
				Seller::delete_all();
			}
		);
	}

	private static function footer( string $path ): string {
		$page = self::visitor()->get( $path . '?' . uniqid() )->body;
		return (string) strstr( str_replace( [ 'class="site-footer', 'id="colophon"' ], "\x01", $page ), "\x01" );
	}

	#[TestWith( [ 'vitrina' ] )]
	#[TestWith( [ 'storefront' ] )]
	#[TestDox( '[LAW-66] every footer links the accessibility statement once it is published, with the title that it has, and no draft: $theme' )]
	#[Group( 'full' )]
	public function test_footer( string $theme ): void {
		$remove = $theme === 'vitrina' ? null : self::shop()->add_code(
			'statement-theme',
			static function (): void {
				add_filter( 'pre_option_template', static fn (): string => 'storefront' );
				add_filter( 'pre_option_stylesheet', static fn (): string => 'storefront' );
			}
		);
		try {
			$id = self::shop()->run( static fn (): int => DraftPages::create( 'accessibility', 'lt_LT' ) );
			self::shop()->run( static fn (): int => wp_update_post( [ 'ID' => $id, 'post_title' => 'Prieinamumas <b>' ] ) );
			self::assertStringNotContainsString( 'Prieinamumas &lt;b&gt;', self::footer( '/pristatymas/' ) );
			self::shop()->run( static fn (): int => wp_update_post( [ 'ID' => $id, 'post_status' => 'publish', 'post_name' => 'prieinamumas-testui', 'post_title' => 'Prieinamumas <b>' ] ) );
			foreach ( [ '/pristatymas/', '/produktas/lino-skalbiniai/' ] as $path ) {
				self::assertMatchesRegularExpression( '~<a href="[^"]*/prieinamumas-testui/">Prieinamumas &lt;b&gt;</a>~', self::footer( $path ) );
			}
			self::shop()->run( static fn () => wp_trash_post( $id ) );
			self::assertStringNotContainsString( 'prieinamumas-testui', self::footer( '/pristatymas/' ) );
		} finally {
			( $remove ?? static fn () => null )();
		}
	}

	#[TestDox( '[LAW-66] a statement that a menu of the page links is not linked twice' )]
	#[Group( 'full' )]
	public function test_menu(): void {
		self::shop()->run(
			static function (): void {
				$id = DraftPages::create( 'accessibility', 'lt_LT' );
				wp_update_post( [ 'ID' => $id, 'post_status' => 'publish', 'post_name' => 'prieinamumas-testui' ] );
				$menu = wp_create_nav_menu( 'Teisė testui' );
				if ( is_int( $menu ) ) {
					wp_update_nav_menu_item( $menu, 0, [ 'menu-item-object' => 'page', 'menu-item-object-id' => $id, 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish' ] );
				}
			}
		);
		$remove = self::shop()->add_code(
			'statement-menu',
			static function (): void {
				add_filter(
					'theme_mod_nav_menu_locations',
					static fn ( mixed $locations ): array => [ 'legal' => get_term_by( 'name', 'Teisė testui', 'nav_menu' )->term_id ?? 0 ] + ( is_array( $locations ) ? $locations : [] )
				);
			}
		);
		try {
			self::assertSame( 1, preg_match_all( '~href="[^"]*/prieinamumas-testui/"~', self::footer( '/pristatymas/' ) ) );
		} finally {
			$remove();
		}
	}

	#[TestDox( '[LAW-66] the page with everything about the seller says how reviews are checked, once the owner has confirmed it' )]
	public function test_reviews(): void {
		$read = static fn (): array => array_map(
			static function ( string $confirmed ): string {
				Seller::save(
					[
						'reviews'           => 'Patikrinta <i>',
						'reviews_confirmed' => $confirmed,
					]
				);
				return do_shortcode( '[vitrina_seller]' );
			},
			[ '', '1' ]
		);
		[ $before, $after ] = self::shop()->run( $read );
		self::assertStringNotContainsString( 'Patikrinta', $before );
		self::assertStringContainsString( '<td>Patikrinta &lt;i&gt;</td>', $after );
	}
}
