<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\GlobalStyles;

/**
 * The cache of WordPress's global styles and fonts.
 */
final class GlobalStylesTest extends ThemeTestCase {

	#[TestDox( '[PROD-12] [LIST-04] WordPress works out its global styles once, and the pages behind have the same' )]
	public function test_kept(): void {
		$response = self::shop()->run(
			static function (): array {
				GlobalStyles::start();
				[ $first, $is_new ]    = GlobalStyles::of_page();
				[ $second, $is_again ] = GlobalStyles::of_page();
				return [ str_contains( $first, '--wp--preset--color--pine' ), $is_new, $second === $first, $is_again ];
			}
		);
		self::assertSame( [ true, true, true, false ], $response );
	}

	#[TestDox( '[PROD-12] where a plugin has a say, it is asked on each page' )]
	public function test_plugins_are_asked(): void {
		$response = self::shop()->run(
			static function (): array {
				GlobalStyles::start();
				$has_font = static fn (): bool => str_contains( GlobalStyles::of_page()[0], 'Naminis' );
				$font     = GlobalStyles::with_font( ... );
				$seen     = [ $has_font() ];
				foreach ( [ 'theme', 'user' ] as $source ) {
					add_filter( "wp_theme_json_data_{$source}", $font );
					$seen[] = $has_font();
					remove_filter( "wp_theme_json_data_{$source}", $font );
					$seen[] = $has_font();
				}
				return $seen;
			}
		);
		self::assertSame( [ false, true, false, true, false ], $response );
	}

	#[TestDox( '[PROD-12] what the owner changes in WordPress is in the next page' )]
	public function test_the_owners_changes(): void {
		$response = self::shop()->run(
			static function (): array {
				GlobalStyles::start();
				$has_color = static fn (): bool => str_contains( GlobalStyles::of_page()[0], '#123454' );
				$seen      = [ $has_color() ];
				$id        = GlobalStyles::save( [ 'elements' => [ 'h6' => [ 'color' => [ 'text' => '#123454' ] ] ] ] );
				try {
					$seen[] = $has_color();
				} finally {
					wp_delete_post( $id, true );
				}
				return [ ...$seen, $has_color() ];
			}
		);
		self::assertSame( [ false, true, false ], $response );
	}

	#[TestDox( '[PROD-12] a page has the styles of the blocks that it shows, and of no others' )]
	public function test_blocks(): void {
		$response = self::shop()->run(
			static function (): array {
				GlobalStyles::start();
				$has_color = static fn ( string ...$blocks ): bool => str_contains( GlobalStyles::of_page( ...$blocks )[0], '#123454' );
				$id        = GlobalStyles::save( [ 'blocks' => [ 'core/quote' => [ 'color' => [ 'text' => '#123454' ] ] ] ] );
				try {
					return [ $has_color(), $has_color( 'wp-block-quote' ), $has_color(), $has_color( 'wp-block-quote' ) ];
				} finally {
					wp_delete_post( $id, true );
				}
			}
		);
		self::assertSame( [ false, true, false, true ], $response );
	}

	#[TestDox( '[PROD-12] web servers that have the theme at another time share the styles, and a changed theme.json makes new ones' )]
	public function test_other_machines(): void {
		$response = self::shop()->run(
			static function (): array {
				$stamps = [];
				foreach ( [ [ '{}', 1700000000 ], [ '{}', 1800000000 ], [ '[]', 1800000000 ] ] as [ $content, $time ] ) {
					$stamps[] = GlobalStyles::stamp_with( $content, $time );
				}
				return [ $stamps[0] === $stamps[1], $stamps[1] === $stamps[2] ];
			}
		);
		self::assertSame( [ true, false ], $response );
	}
}
