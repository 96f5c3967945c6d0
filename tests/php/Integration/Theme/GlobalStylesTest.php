<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;

/**
 * The cache of WordPress's global styles and fonts.
 */
final class GlobalStylesTest extends ThemeTestCase {

	/** What one page gets, and whether WordPress worked it out anew for it. */
	private const PAGE = '
		$page = static function ( string ...$blocks ): array {
			WP_Theme_JSON_Resolver::clean_cached_data();
			wp_cache_flush_group( "theme_json" );
			$GLOBALS["wp_styles"] = null;
			foreach ( $blocks as $block ) { wp_register_style( $block, false ); wp_enqueue_style( $block ); }
			ob_start();
			Vitrina\Theme\print_font_faces();
			$fonts = (string) ob_get_clean();
			Vitrina\Theme\enqueue_global_styles();
			$theme = new ReflectionProperty( WP_Theme_JSON_Resolver::class, "theme" );
			return [ $fonts . implode( "\n", (array) wp_styles()->get_data( "global-styles", "after" ) ), $theme->getValue() !== null ];
		};
		$font = static fn( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => $data->update_with( [ "version" => 3, "settings" => [ "typography" => [ "fontFamilies" => [ [ "fontFamily" => "Naminis", "name" => "Naminis", "slug" => "naminis", "fontFace" => [ [ "fontFamily" => "Naminis", "src" => [ "https://example.com/n.woff2" ] ] ] ] ] ] ] ] );
		Vitrina\Theme\invalidate_global_styles();
		add_filter( "should_load_block_assets_on_demand", "__return_true" );
	';

	#[TestDox( '[PROD-12] [LIST-04] WordPress works out its global styles once, and the pages behind have the same' )]
	public function test_kept(): void {
		$response = self::shop()->run(
			self::PAGE . '
			[ [ $first, $is_new ], [ $second, $is_again ] ] = [ $page(), $page() ];
			return [ str_contains( $first, "--wp--preset--color--pine" ), $is_new, $second === $first, $is_again ];'
		);
		self::assertSame( [ true, true, true, false ], $response );
	}

	#[TestDox( '[PROD-12] where a plugin has a say, it is asked on each page' )]
	public function test_plugins_are_asked(): void {
		$response = self::shop()->run(
			self::PAGE . '
			$seen = [ str_contains( $page()[0], "Naminis" ) ];
			foreach ( [ "theme", "user" ] as $source ) {
				add_filter( "wp_theme_json_data_" . $source, $font );
				$seen[] = str_contains( $page()[0], "Naminis" );
				remove_filter( "wp_theme_json_data_" . $source, $font );
				$seen[] = str_contains( $page()[0], "Naminis" );
			}
			return $seen;'
		);
		self::assertSame( [ false, true, false, true, false ], $response );
	}

	#[TestDox( '[PROD-12] what the owner changes in WordPress is in the next page' )]
	public function test_the_owners_changes(): void {
		$response = self::shop()->run(
			self::PAGE . '
			$seen = [ str_contains( $page()[0], "#123454" ) ];
			$id   = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
			try {
				wp_update_post( [ "ID" => $id, "post_content" => wp_slash( (string) wp_json_encode( [ "version" => 3, "isGlobalStylesUserThemeJSON" => true, "styles" => [ "elements" => [ "h6" => [ "color" => [ "text" => "#123454" ] ] ] ] ] ) ) ] );
				$seen[] = str_contains( $page()[0], "#123454" );
			} finally {
				wp_delete_post( $id, true );
			}
			return [ ...$seen, str_contains( $page()[0], "#123454" ) ];'
		);
		self::assertSame( [ false, true, false ], $response );
	}

	#[TestDox( '[PROD-12] a page has the styles of the blocks that it shows, and of no others' )]
	public function test_blocks(): void {
		$response = self::shop()->run(
			self::PAGE . '
			$id = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
			try {
				wp_update_post( [ "ID" => $id, "post_content" => wp_slash( (string) wp_json_encode( [ "version" => 3, "isGlobalStylesUserThemeJSON" => true, "styles" => [ "blocks" => [ "core/quote" => [ "color" => [ "text" => "#123454" ] ] ] ] ] ) ) ] );
				$has = static fn( string ...$blocks ): bool => str_contains( $page( ...$blocks )[0], "#123454" );
				return [ $has(), $has( "wp-block-quote" ), $has(), $has( "wp-block-quote" ) ];
			} finally {
				wp_delete_post( $id, true );
			}'
		);
		self::assertSame( [ false, true, false, true ], $response );
	}

	#[TestDox( '[PROD-12] web servers that have the theme at another time share the styles, and a changed theme.json makes new ones' )]
	public function test_other_machines(): void {
		$response = self::shop()->run(
			'$stamps = [];
			foreach ( [ [ "{}", 1700000000 ], [ "{}", 1800000000 ], [ "[]", 1800000000 ] ] as [ $content, $time ] ) {
				$folder = sys_get_temp_dir() . "/vitrina-theme-" . bin2hex( random_bytes( 6 ) );
				mkdir( $folder );
				file_put_contents( "{$folder}/theme.json", $content );
				touch( "{$folder}/theme.json", $time );
				$here = static fn(): string => $folder;
				add_filter( "stylesheet_directory", $here );
				$stamps[] = Vitrina\Theme\global_styles_stamp();
				remove_filter( "stylesheet_directory", $here );
				unlink( "{$folder}/theme.json" );
				rmdir( $folder );
			}
			return [ $stamps[0] === $stamps[1], $stamps[1] === $stamps[2] ];'
		);
		self::assertSame( [ true, false ], $response );
	}
}
