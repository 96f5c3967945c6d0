<?php
/**
 * What is left out of a page, because this theme does it in another way or not
 * at all. Another plugin that enqueues a script itself still gets it, with
 * whatever it depends on.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

add_action( 'init', __NAMESPACE__ . '\remove_head_tags' );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\dequeue_scripts', 100 );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\add_missing_dependencies', 100 );
add_action( 'wp_head', __NAMESPACE__ . '\dequeue_block_styles', 20 );
add_filter( 'woocommerce_enqueue_styles', '__return_empty_array' );
add_filter( 'should_load_separate_core_block_assets', '__return_true' );
add_filter( 'emoji_svg_url', '__return_false' );
add_filter( 'wp_theme_json_data_default', __NAMESPACE__ . '\remove_default_presets' );
// When WordPress has put the styles of blocks in their place.
add_filter( 'wp_template_enhancement_output_buffer', __NAMESPACE__ . '\remove_unused_styles', 20 );

/**
 * Script → what it uses and does not name: other themes leave it on every page. YITH
 * WooCommerce Wishlist's, and WooCommerce's own that asks for the visitor's country.
 */
const UNDECLARED_DEPENDENCIES = [
	'yith-wcwl-add-to-wishlist' => [ 'jquery' ],
	// Its handle in WooCommerce before 10.3 was the second.
	'wc-geolocation'            => [ 'wc-js-cookie', 'js-cookie' ],
];

/** A class or a style of an element that the styles common to all blocks are for. */
const USES_BLOCK_STYLES = '/\sclass=["\'][^"\']*\b(?:wp-block-|wp-element-button|items-justified-|is-position-sticky|has-fit-text|has-text-align-|has-[\w-]+-(?:color|background|font-size)\b)|\sstyle=["\'][^"\']*\bborder/';

/**
 * WordPress's own gradients, shadows and spacings, which its editor does not
 * offer here: 1 KB on every page. Its colours and sizes stay, because content
 * of an earlier theme may wear them.
 *
 * @param \WP_Theme_JSON_Data $data WordPress's own.
 */
function remove_default_presets( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data {
	return $data->update_with(
		[
			'version'  => 3,
			'settings' => [
				'color'   => [
					'gradients' => [],
					'duotone'   => [],
				],
				'shadow'  => [ 'presets' => [] ],
				'spacing' => [
					'spacingScale' => [ 'steps' => 0 ],
					'spacingSizes' => [],
				],
			],
		]
	);
}

/** Takes lines out of the head that no visitor and no robot reads. */
function remove_head_tags(): void {
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	remove_action( 'wp_print_styles', 'print_emoji_styles' );
	remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
	remove_action( 'wp_head', 'wp_generator' );
	remove_action( 'wp_head', 'rsd_link' );
	remove_action( 'wp_head', 'wlwmanifest_link' );
	remove_action( 'wp_head', 'wp_shortlink_wp_head' );
}

/**
 * WooCommerce's scripts for the classic catalogue and product page: the theme's
 * own script does their work without jQuery. On cart, checkout and account
 * pages WooCommerce's own stay.
 */
function dequeue_scripts(): void {
	wp_dequeue_script( 'wc-add-to-cart' );
	wp_dequeue_script( 'wc-cart-fragments' );

	// Country and state are native selects: lighter, and better on a phone.
	wp_dequeue_script( 'selectWoo' );
	wp_dequeue_style( 'select2' );

	if ( ! function_exists( 'is_cart' ) || is_cart() || is_checkout() || is_account_page() ) {
		return;
	}

	foreach ( [ 'woocommerce', 'wc-add-to-cart-variation', 'wc-jquery-blockui', 'jquery-blockui', 'wc-js-cookie', 'js-cookie' ] as $handle ) {
		wp_dequeue_script( $handle );
	}

	if ( has_stock_gallery() ) {
		return;
	}
	foreach ( STOCK_GALLERY_SCRIPTS as $handle ) {
		wp_dequeue_script( $handle );
	}
	wp_dequeue_style( 'photoswipe' );
	wp_dequeue_style( 'photoswipe-default-skin' );
	remove_action( 'wp_footer', 'woocommerce_photoswipe' );
}

/** Lets a script that is on the page bring what it uses. */
function add_missing_dependencies(): void {
	foreach ( UNDECLARED_DEPENDENCIES as $handle => $needs ) {
		$script = wp_scripts()->query( $handle );
		$needs  = array_values( array_filter( $needs, fn ( string $need ): bool => (bool) wp_scripts()->query( $need ) ) );
		if ( $script instanceof \_WP_Dependency && $needs !== [] && ! in_array( $needs[0], $script->deps, true ) ) {
			$script->deps[] = $needs[0];
		}
	}
}

/**
 * The styles of WooCommerce's blocks, on a page that shows none of them. They
 * are enqueued in the head itself, so they are taken out after that.
 */
function dequeue_block_styles(): void {
	$post = is_singular() ? get_post() : null;
	if ( $post === null || ! str_contains( $post->post_content, '<!-- wp:woocommerce/' ) ) {
		wp_dequeue_style( 'wc-blocks-style' );
	}
}

/**
 * WordPress's styles common to all blocks and the classes of its own palette, on a page of the
 * catalogue where nothing wears them: 1.4 KB of each.
 *
 * @param string $html The whole page.
 */
function remove_unused_styles( string $html ): string {
	if ( ! function_exists( 'is_woocommerce' ) || ! is_woocommerce() ) {
		return $html;
	}
	if ( preg_match( USES_BLOCK_STYLES, $html ) !== 1 ) {
		// What a plugin has put behind them stays.
		$html = with_inline_style( $html, 'wp-block-library-inline-css', static fn ( string $css ): string => (string) preg_replace( '~^.*?/\*# sourceURL=\S*block-library/common\S*\s\*/~s', '', $css ) );
	}
	return with_inline_style( $html, 'global-styles-inline-css', static fn ( string $css ): string => without_unused_presets( $css, $html ) );
}

/**
 * The page with the text of one of its style elements changed. The page is not
 * parsed for it: that takes as long as printing four cards.
 *
 * @param string                   $html   The page.
 * @param string                   $id     The element's.
 * @param callable(string): string $change What becomes of its text.
 */
function with_inline_style( string $html, string $id, callable $change ): string {
	if ( preg_match( '~<style\b[^>]*\bid=(["\'])' . preg_quote( $id, '~' ) . '\1[^>]*>~', $html, $tag, PREG_OFFSET_CAPTURE ) !== 1 ) {
		return $html;
	}
	$start = $tag[0][1] + strlen( $tag[0][0] );
	$end   = strpos( $html, '</style', $start );
	return $end === false ? $html : substr_replace( $html, $change( substr( $html, $start, $end - $start ) ), $start, $end - $start );
}

/**
 * Takes the classes of WordPress's own palette out of its styles. They are a few bytes each, and
 * three for each colour.
 *
 * @param string $css  WordPress's global styles.
 * @param string $html The page; a class that is anywhere in it stays.
 */
function without_unused_presets( string $css, string $html ): string {
	$at = strpos( $html, $css );
	if ( $at === false ) {
		return $css;
	}
	$rule  = '/\.(has-(?:black|cyan-bluish-gray|pale-pink|vivid-red|luminous-vivid-orange|luminous-vivid-amber|light-green-cyan|vivid-green-cyan|pale-cyan-blue|vivid-cyan-blue|vivid-purple)-(?:background-|border-)?color|has-(?:small|medium|large|x-large)-font-size)\{[^}]*\}/';
	$other = substr_replace( $html, '', $at, strlen( $css ) );
	return (string) preg_replace_callback( $rule, static fn ( array $found ): string => str_contains( $other, $found[1] ) ? $found[0] : '', $css );
}
