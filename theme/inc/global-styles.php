<?php
/**
 * A cache of WordPress's global styles and fonts. WordPress merges them from five sources on each
 * page, which takes as long as printing four cards; it does not cache them because a plugin may filter
 * them per visitor. If no plugin filters them, they stay the same until one of the inputs below
 * changes (decision 0025).
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Database;
use WP_Block_Styles_Registry;
use WP_Block_Type_Registry;

const GLOBAL_STYLES_GROUP = 'global-styles';

/** Name of the transient for the common parts, and prefix of the other transients' names. */
const GLOBAL_STYLES_TRANSIENT = 'vitrina_styles';

/** Parts that most pages print. */
const GLOBAL_STYLES_COMMON = [ 'fonts', 'styles' ];

/** Filter by which a plugin can change the styles → callbacks of WordPress and this theme, which do not prevent caching. */
const GLOBAL_STYLES_FILTERS = [
	'wp_theme_json_data_default'     => [ __NAMESPACE__ . '\remove_default_presets' ],
	'wp_theme_json_data_blocks'      => [],
	'wp_theme_json_data_theme'       => [ __NAMESPACE__ . '\apply_colors', __NAMESPACE__ . '\apply_look' ],
	'wp_theme_json_data_user'        => [],
	'wp_theme_json_get_style_nodes'  => [ 'wp_filter_out_block_nodes' ],
];

add_action( 'init', __NAMESPACE__ . '\use_cached_global_styles' );
add_action( 'save_post_wp_global_styles', __NAMESPACE__ . '\invalidate_global_styles' );
add_action( 'delete_post_wp_global_styles', __NAMESPACE__ . '\invalidate_global_styles' );
add_action( 'upgrader_process_complete', __NAMESPACE__ . '\invalidate_global_styles' );

function use_cached_global_styles(): void {
	if ( remove_action( 'wp_head', 'wp_print_font_faces', 50 ) ) {
		add_action( 'wp_head', __NAMESPACE__ . '\print_font_faces', 50 );
	}
	if ( remove_action( 'wp_footer', 'wp_enqueue_global_styles', 1 ) ) {
		add_action( 'wp_footer', __NAMESPACE__ . '\enqueue_global_styles', 1 );
	}
}

/** Invalidates the cache when the owner changes styles, or WordPress, a theme or a plugin is updated. */
function invalidate_global_styles(): void {
	renew_cache_version( GLOBAL_STYLES_GROUP );
}

/** Prints the fonts of a child theme or those that the owner installed; this theme's own are in its styles. */
function print_font_faces(): void {
	echo cached_global_styles( 'fonts', fn (): string => output_of( wp_print_font_faces( ... ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by WordPress.
}

/** Enqueues the styles in the footer, from where WordPress moves them into the head. */
function enqueue_global_styles(): void {
	if ( ! wp_should_load_block_assets_on_demand() ) {
		wp_enqueue_global_styles();
		return;
	}
	// Each kind of block on the page adds its own styles, so the kinds are part of the cache key.
	$blocks = array_filter( wp_styles()->queue, static fn ( string $handle ): bool => str_starts_with( $handle, 'wp-block-' ) && preg_match( '/^wp-block-(library|styles-placeholder)/', $handle ) !== 1 );
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
		wp_register_style( 'global-styles', false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- As WordPress does: there is no file.
		wp_add_inline_style( 'global-styles', $styles );
		wp_enqueue_style( 'global-styles' );
	}
}

/**
 * Returns a part, cached for an hour or until an input changes. The parts that most pages print, fonts and the
 * styles without blocks, are stored together in an autoloaded option, so that they need no query.
 *
 * @param string             $part     Cache key of the part.
 * @param callable(): string $generate Generates the part.
 */
function cached_global_styles( string $part, callable $generate ): string {
	$filtered = array_filter( GLOBAL_STYLES_FILTERS, static fn ( array $own, string $hook ): bool => is_filtered_by_others( $hook, $own ), ARRAY_FILTER_USE_BOTH );
	if ( $filtered !== [] || wp_is_development_mode( 'theme' ) || is_customize_preview() ) {
		return $generate();
	}
	$is_common = in_array( $part, GLOBAL_STYLES_COMMON, true );
	$name      = $is_common ? GLOBAL_STYLES_TRANSIENT : GLOBAL_STYLES_TRANSIENT . '_' . md5( $part );
	$stamp     = global_styles_stamp();
	$stored    = cached_with_stamp( $name, $stamp );
	$is_valid  = is_array( $stored ) && is_int( $stored['at'] ?? null ) && $stored['at'] > time() - HOUR_IN_SECONDS;
	$parts     = $is_valid && is_array( $stored['parts'] ?? null ) ? $stored['parts'] : [];
	$cached    = $parts[ $part ] ?? null;
	if ( is_string( $cached ) ) {
		return $cached;
	}
	$failed = Database::failed_queries();
	$styles = $generate();
	if ( Database::failed_queries() === $failed ) {
		$cached = [
			'at'    => $is_valid ? $stored['at'] : time(),
			'parts' => [
				...$parts,
				$part => $styles,
			],
		];
		// WordPress autoloads only transients without an expiration; the common parts expire by `at`.
		cache_with_stamp( $name, $stamp, $cached, $is_common ? 0 : HOUR_IN_SECONDS );
	}
	return $styles;
}

/**
 * The inputs of the styles as a cache key. Read it before the styles are generated: the inputs may change in between.
 * The hash of theme.json is used, not its modification time, because all servers of a shop share the cache, and
 * each server has another modification time for the same file.
 */
function global_styles_stamp(): string {
	$files  = array_map( static fn ( string $folder ): string => is_readable( "{$folder}/theme.json" ) ? (string) md5_file( "{$folder}/theme.json" ) : '', array_unique( [ get_stylesheet_directory(), get_template_directory() ] ) );
	$blocks = array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() );
	$styles = array_map( 'array_keys', WP_Block_Styles_Registry::get_instance()->get_all_registered() );
	return md5( (string) wp_json_encode( [ cache_version( GLOBAL_STYLES_GROUP ), VERSION, get_bloginfo( 'version' ), get_stylesheet_directory_uri(), $files, palette()->colors, font_pair()->pair, shape()->custom, get_option( 'active_plugins' ), get_classic_theme_supports_block_editor_settings(), $blocks, $styles ] ) );
}
