<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/** The styles that a page waits for. */
final class UnusedStylesTest extends ThemeTestCase {

	private const COMMON = '.has-text-align-center{';
	private const RED    = '.has-vivid-red-color{';

	/**
	 * @return iterable<string, array{string, bool, bool}>
	 */
	public static function contents(): iterable {
		yield 'plain text' => [ '<p>Kvepia <strong>rūtomis</strong>.</p>', false, false ];
		yield 'an aligned paragraph' => [ '<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">Kvepia.</p><!-- /wp:paragraph -->', true, false ];
		yield 'a colour of an earlier theme' => [ '<p class="first has-vivid-red-color">Kvepia.</p>', true, true ];
		yield 'a border' => [ '<p style="color:red;border-width:2px">Kvepia.</p>', true, false ];
	}

	#[DataProvider( 'contents' )]
	#[TestDox( '[PROD-12] a product page holds the styles of blocks and of the old palette where something wears them: $_dataset' )]
	#[Group( 'full' )]
	public function test_prod_12_styles( string $content, bool $has_common, bool $has_red ): void {
		$html = self::visitor()->get( '/?p=' . self::create_product( [ 'post_content' => $content ] ) . '&post_type=product' )->body;

		self::assertStringContainsString( 'Kvepia', $html );
		self::assertSame( $has_common, str_contains( $html, self::COMMON ) );
		self::assertSame( $has_red, str_contains( $html, self::RED ) );
		// The theme's own colours stay in any case: a part of the page may come later.
		self::assertStringContainsString( '.has-pine-color{', $html );
	}

	/** @return iterable<string, array{string, list<string>}> Path, and styles that the page has among others. */
	public static function pages(): iterable {
		yield 'a listing' => [ '/parduotuve/', [ 'main', 'fallback-fonts', 'card-extras', 'listing-filters' ] ];
		yield 'a product' => [ '/produktas/lino-skalbiniai/', [ 'main', 'fallback-fonts', 'product', 'rows' ] ];
		yield 'the front page' => [ '/', [ 'main', 'fallback-fonts', 'front' ] ];
	}

	/** @param list<string> $styles */
	#[DataProvider( 'pages' )]
	#[TestDox( 'the first paint waits for no style file: $_dataset' )]
	public function test_style_files( string $path, array $styles ): void {
		$html = self::visitor()->get( $path )->body;

		self::assertDoesNotMatchRegularExpression( '~<link[^>]*rel=.stylesheet~', $html );
		foreach ( $styles as $style ) {
			self::assertStringContainsString( "<style id=\"vitrina-{$style}-inline-css\">", $html );
		}
	}
}
