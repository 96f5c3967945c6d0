<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use ReflectionProperty;
use WP_Theme_JSON_Data;
use WP_Theme_JSON_Resolver;

use function Vitrina\Theme\enqueue_global_styles;
use function Vitrina\Theme\global_styles_stamp;
use function Vitrina\Theme\invalidate_global_styles;
use function Vitrina\Theme\print_font_faces;

/**
 * WordPress's global styles and fonts, as pages get them. Runs inside WordPress.
 */
final class GlobalStyles {

	/**
	 * Empties the cache, and loads the styles of blocks only where they are on the page.
	 */
	public static function start(): void {
		invalidate_global_styles();
		add_filter( 'should_load_block_assets_on_demand', '__return_true' );
	}

	/**
	 * @return array{string, bool} What the next page gets, and whether WordPress calculated it for this page.
	 */
	public static function of_page( string ...$blocks ): array {
		WP_Theme_JSON_Resolver::clean_cached_data();
		wp_cache_flush_group( 'theme_json' );
		$GLOBALS['wp_styles'] = null;
		foreach ( $blocks as $block ) {
			wp_register_style( $block, false );
			wp_enqueue_style( $block );
		}
		ob_start();
		print_font_faces();
		$fonts = (string) ob_get_clean();
		enqueue_global_styles();
		$theme  = new ReflectionProperty( WP_Theme_JSON_Resolver::class, 'theme' );
		$styles = array_filter( (array) wp_styles()->get_data( 'global-styles', 'after' ), is_string( ... ) );
		return [ $fonts . implode( "\n", $styles ), $theme->getValue() !== null ];
	}

	/**
	 * What a plugin does to add a font.
	 */
	public static function with_font( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data {
		$family = [
			'fontFamily' => 'Naminis',
			'name'       => 'Naminis',
			'slug'       => 'naminis',
			'fontFace'   => [
				[
					'fontFamily' => 'Naminis',
					'src'        => [ 'https://example.com/n.woff2' ],
				],
			],
		];
		return $data->update_with(
			[
				'version'  => 3,
				'settings' => [ 'typography' => [ 'fontFamilies' => [ $family ] ] ],
			]
		);
	}

	/**
	 * Saves styles as the owner does in WordPress's editor.
	 *
	 * @param array<string, mixed> $styles
	 * @return int The id of the post that contains them.
	 */
	public static function save( array $styles ): int {
		$id      = (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$content = wp_json_encode(
			[
				'version'                     => 3,
				'isGlobalStylesUserThemeJSON' => true,
				'styles'                      => $styles,
			]
		);
		Posts::update( $id, [ 'post_content' => wp_slash( (string) $content ) ] );
		return $id;
	}

	/**
	 * @param string $content Of the theme.json of another theme.
	 * @param int    $time    Its modification time, in seconds since 1970.
	 * @return string The key of the cache with that theme.
	 */
	public static function stamp_with( string $content, int $time ): string {
		$folder = sys_get_temp_dir() . '/vitrina-theme-' . bin2hex( random_bytes( 6 ) );
		mkdir( $folder );
		file_put_contents( "{$folder}/theme.json", $content );
		touch( "{$folder}/theme.json", $time );
		$here = static fn (): string => $folder;
		add_filter( 'stylesheet_directory', $here );
		$stamp = global_styles_stamp();
		remove_filter( 'stylesheet_directory', $here );
		unlink( "{$folder}/theme.json" );
		rmdir( $folder );
		return $stamp;
	}
}
