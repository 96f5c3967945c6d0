<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/** What a page fetches ahead, and the transition with which it comes. */
final class PageLoadTest extends ThemeTestCase {

	#[TestDox( '[EVENT-01] browsers prefetch no address at a touch that a script opens in place: further pages, cart, account, quick view' )]
	public function test_no_prefetch(): void {
		$html = self::visitor()->get( '/parduotuve/' )->body;
		self::assertSame( 1, preg_match( '~<script type="speculationrules">(.*?)</script>~s', $html, $rules ) );
		self::assertStringContainsString( '/*/page/*', stripslashes( $rules[1] ?? '' ) );
		foreach ( [ 'cart', 'account' ] as $link ) {
			self::assertStringContainsString( "site-header__{$link} no-prefetch", $html );
		}
		// Browsers may prefetch the card's own link, which has the same address without the fragment.
		self::assertMatchesRegularExpression( '~class="quick-view-link no-prefetch" href="[^"]+/#content"~', $html );
	}

	#[TestDox( '[FX-02] switched off, as in a fresh shop, there is no byte of it' )]
	public function test_off(): void {
		self::assertStringNotContainsString( 'page-load', self::visitor()->get( '/parduotuve/' )->body );
	}

	#[TestDox( '[FX-02] a page counts as loaded after 3 s at the latest, whatever the database holds' )]
	#[Group( 'full' )]
	public function test_limit(): void {
		try {
			foreach ( [ 3000 => null, 3001 => 3000, 90000 => 3000, 1200 => 1200, -5 => 0 ] as $kept => $limit ) {
				self::shop()->run(
					static function () use ( $kept ): void {
						set_theme_mod( 'page_load_transition', true );
						set_theme_mod( 'page_loaded_fallback', $kept );
					}
				);
				$html = self::visitor()->get( '/parduotuve/' )->body;
				self::assertStringContainsString( ':root{--page-loaded-fallback:' . ( $limit ?? $kept ) . 'ms}', $html );
				self::assertStringContainsString( 'id="vitrina-page-load-js"', (string) strstr( $html, '</head>', true ) );
			}
		} finally {
			self::shop()->run(
				static function (): void {
					remove_theme_mod( 'page_load_transition' );
					remove_theme_mod( 'page_loaded_fallback' );
				}
			);
		}
	}
}
