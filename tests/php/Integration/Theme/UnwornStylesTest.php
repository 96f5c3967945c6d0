<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Styles that WordPress prints for content that may be there.
 */
final class UnwornStylesTest extends ThemeTestCase {

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
	public function test_prod_12_styles( string $content, bool $has_common, bool $has_red ): void {
		$html = self::visitor()->get( '/?p=' . self::make( [ 'post_content' => $content ] ) . '&post_type=product' )->body;

		self::assertStringContainsString( 'Kvepia', $html );
		self::assertSame( $has_common, str_contains( $html, self::COMMON ) );
		self::assertSame( $has_red, str_contains( $html, self::RED ) );
		// The theme's own colours stay in any case: a part of the page may come later.
		self::assertStringContainsString( '.has-pine-color{', $html );
	}

	#[TestDox( '[PROD-12] [PROD-16] fonts of a child theme, a plugin and the owner are printed, although the theme does not have WordPress look for them' )]
	public function test_fonts_of_others(): void {
		$answer = self::shop()->run(
			'$print = static function (): bool {
				WP_Theme_JSON_Resolver::clean_cached_data();
				wp_cache_flush_group( "theme_json" );
				ob_start();
				Vitrina\\Theme\\print_font_faces();
				return str_contains( (string) ob_get_clean(), "Naminis" );
			};
			$add = static fn( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => $data->update_with( [ "version" => 3, "settings" => [ "typography" => [ "fontFamilies" => [ [ "fontFamily" => "Naminis", "name" => "Naminis", "slug" => "naminis", "fontFace" => [ [ "fontFamily" => "Naminis", "src" => [ "https://example.com/n.woff2" ] ] ] ] ] ] ] ] );
			$seen = [ $print() ];
			foreach ( [ "theme", "user" ] as $source ) {
				add_filter( "wp_theme_json_data_" . $source, $add );
				$seen[] = $print();
				remove_filter( "wp_theme_json_data_" . $source, $add );
			}
			WP_Theme_JSON_Resolver::clean_cached_data();
			return [ ...$seen, has_action( "wp_head", "wp_print_font_faces" ) ];'
		);
		self::assertSame( [ false, true, true, false ], $answer );
	}
}
