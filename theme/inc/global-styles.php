<?php
/**
 * WordPress's global styles and fonts, kept. WordPress merges them from five
 * sources on each page, which takes as long as printing four cards; it does not
 * keep them because a plugin may answer each visitor in another way. Where none
 * has a say they are the same until something here changes (decision 0025).
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WP_Block_Styles_Registry;
use WP_Block_Type_Registry;

/** Under which name what is kept here has its version. */
const GLOBAL_STYLES_GROUP = 'global-styles';

/** By these a plugin has a say, and who of WordPress and this theme is no plugin. */
const GLOBAL_STYLES_FILTERS = [
	'wp_theme_json_data_default'     => [ __NAMESPACE__ . '\remove_default_presets' ],
	'wp_theme_json_data_blocks'      => [],
	'wp_theme_json_data_theme'       => [],
	'wp_theme_json_data_user'        => [],
	'wp_theme_json_get_style_nodes'  => [ 'wp_filter_out_block_nodes' ],
];

add_action( 'init', __NAMESPACE__ . '\use_cached_global_styles' );
add_action( 'save_post_wp_global_styles', __NAMESPACE__ . '\invalidate_global_styles' );
add_action( 'delete_post_wp_global_styles', __NAMESPACE__ . '\invalidate_global_styles' );
add_action( 'upgrader_process_complete', __NAMESPACE__ . '\invalidate_global_styles' );

/** Stands where WordPress would work them out. */
function use_cached_global_styles(): void {
	if ( remove_action( 'wp_head', 'wp_print_font_faces', 50 ) ) {
		add_action( 'wp_head', __NAMESPACE__ . '\print_font_faces', 50 );
	}
	if ( remove_action( 'wp_footer', 'wp_enqueue_global_styles', 1 ) ) {
		add_action( 'wp_footer', __NAMESPACE__ . '\enqueue_global_styles', 1 );
	}
}

/** The owner has changed them, or what they are made of is of another version. */
function invalidate_global_styles(): void {
	renew_cache_version( GLOBAL_STYLES_GROUP );
}

/** The fonts of a child theme, or that an owner has installed; this theme's own are in its styles. */
function print_font_faces(): void {
	$fonts = cached_global_styles(
		'fonts',
		static function (): string {
			ob_start();
			wp_print_font_faces();
			return (string) ob_get_clean();
		}
	);
	echo $fonts; // phpcs:ignore WordPress.Security.EscapeOutput -- What WordPress has printed.
}

/** At the page's foot, from where WordPress moves them into the head. */
function enqueue_global_styles(): void {
	if ( ! wp_should_load_block_assets_on_demand() ) {
		wp_enqueue_global_styles();
		return;
	}
	// Each block that the page has shown adds its own.
	$blocks = array_filter( wp_styles()->queue, static fn ( string $handle ): bool => str_starts_with( $handle, 'wp-block-' ) );
	sort( $blocks );
	$styles = cached_global_styles(
		'styles' . implode( ' ', $blocks ),
		static function (): string {
			wp_enqueue_global_styles();
			$parts = wp_styles()->get_data( 'global-styles', 'after' );
			return is_array( $parts ) ? implode( "\n", array_filter( $parts, is_string( ... ) ) ) : '';
		}
	);
	if ( $styles !== '' && ! wp_style_is( 'global-styles' ) ) {
		wp_register_style( 'global-styles', false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- As WordPress does: it has no file.
		wp_add_inline_style( 'global-styles', $styles );
		wp_enqueue_style( 'global-styles' );
	}
}

/**
 * Kept for an hour, or until what it was made of changes.
 *
 * @param string             $part Which part of them.
 * @param callable(): string $make Makes it.
 */
function cached_global_styles( string $part, callable $make ): string {
	$filtered = array_filter( GLOBAL_STYLES_FILTERS, static fn ( array $own, string $hook ): bool => is_filtered_by_others( $hook, $own ), ARRAY_FILTER_USE_BOTH );
	if ( $filtered !== [] || wp_is_development_mode( 'theme' ) || is_customize_preview() ) {
		return $make();
	}
	$name   = 'vitrina_styles_' . md5( global_styles_stamp() . $part );
	$cached = get_transient( $name );
	if ( ! is_string( $cached ) ) {
		$failed = failed_queries();
		$cached = $make();
		if ( failed_queries() === $failed ) {
			set_transient( $name, $cached, HOUR_IN_SECONDS );
		}
	}
	return $cached;
}

/** What they are made of. Read before they are made: it may change in between. */
function global_styles_stamp(): string {
	$files  = array_map( static fn ( string $folder ): int => is_readable( "{$folder}/theme.json" ) ? (int) filemtime( "{$folder}/theme.json" ) : 0, [ get_stylesheet_directory(), get_template_directory() ] );
	$blocks = array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() );
	$styles = array_map( 'array_keys', WP_Block_Styles_Registry::get_instance()->get_all_registered() );
	return (string) wp_json_encode( [ cache_version( GLOBAL_STYLES_GROUP ), VERSION, get_bloginfo( 'version' ), get_stylesheet_directory_uri(), $files, get_option( 'active_plugins' ), get_classic_theme_supports_block_editor_settings(), $blocks, $styles ] );
}
