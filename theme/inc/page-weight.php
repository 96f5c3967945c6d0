<?php
/**
 * Removes assets that this theme does not need. A script that a plugin enqueues itself is still
 * printed with its dependencies.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

add_action( 'init', __NAMESPACE__ . '\remove_emoji_script' );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\dequeue_scripts', 100 );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\add_missing_dependencies', 100 );
add_action( 'wp_head', __NAMESPACE__ . '\dequeue_block_styles', 20 );
add_filter( 'woocommerce_enqueue_styles', '__return_empty_array' );
add_filter( 'should_load_separate_core_block_assets', '__return_true' );
add_filter( 'emoji_svg_url', '__return_false' );
add_filter( 'wp_theme_json_data_default', __NAMESPACE__ . '\remove_default_presets' );
// After WordPress has moved the styles of blocks into the head.
add_filter( 'wp_template_enhancement_output_buffer', __NAMESPACE__ . '\remove_unused_styles', 20 );

/**
 * Script → dependencies it uses without declaring them, because other themes load them on every page.
 * These are YITH WooCommerce Wishlist's script, and WooCommerce's script for geolocation.
 */
const UNDECLARED_DEPENDENCIES = [
	'yith-wcwl-add-to-wishlist' => [ 'jquery' ],
	// `js-cookie` is the handle in WooCommerce before 10.3. Only the first registered one is added.
	'wc-geolocation'            => [ 'wc-js-cookie', 'js-cookie' ],
];

/** Pattern of markup that uses the styles common to all blocks. */
const USES_BLOCK_STYLES = '/\sclass=["\'][^"\']*\b(?:wp-block-|wp-element-button|items-justified-|is-position-sticky|has-fit-text|has-text-align-|has-[\w-]+-(?:color|background|font-size)\b)|\sstyle=["\'][^"\']*\bborder/';

/**
 * Removes WordPress's default gradients, shadows and spacings, which are disabled in the editor here:
 * 1 KB on every page. Default colours and font sizes stay, because content written with an earlier
 * theme may use them.
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

/** Removes the script that draws emoji as pictures: all current browsers have fonts with emoji. */
function remove_emoji_script(): void {
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	remove_action( 'wp_print_styles', 'print_emoji_styles' );
	remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
}

/**
 * Dequeues WooCommerce's scripts for the classic catalogue and product page, which the theme's script
 * replaces without jQuery. Cart, checkout and account pages keep them, except for the first three below,
 * which no page needs.
 */
function dequeue_scripts(): void {
	wp_dequeue_script( 'wc-add-to-cart' );
	wp_dequeue_script( 'wc-cart-fragments' );

	// Country and state are native selects, which are smaller and work better on a phone.
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

function add_missing_dependencies(): void {
	foreach ( UNDECLARED_DEPENDENCIES as $handle => $dependencies ) {
		$script       = wp_scripts()->query( $handle );
		$dependencies = array_values( array_filter( $dependencies, fn ( string $dependency ): bool => (bool) wp_scripts()->query( $dependency ) ) );
		if ( $script instanceof \_WP_Dependency && $dependencies !== [] && ! in_array( $dependencies[0], $script->deps, true ) ) {
			$script->deps[] = $dependencies[0];
		}
	}
}

/** Removes the styles of WooCommerce's blocks from pages without such blocks, after the head's hooks enqueued them. */
function dequeue_block_styles(): void {
	$post = is_singular() ? get_post() : null;
	if ( $post === null || ! str_contains( $post->post_content, '<!-- wp:woocommerce/' ) ) {
		wp_dequeue_style( 'wc-blocks-style' );
	}
}

/**
 * Removes WordPress's styles common to all blocks, and the classes of its default colours and font
 * sizes, from catalogue pages that do not use them: 1.4 KB each.
 */
function remove_unused_styles( string $html ): string {
	if ( ! function_exists( 'is_woocommerce' ) || ! is_woocommerce() ) {
		return $html;
	}
	if ( preg_match( USES_BLOCK_STYLES, $html ) !== 1 ) {
		// Styles that a plugin has added to the same element stay.
		$html = with_inline_style( $html, 'wp-block-library-inline-css', static fn ( string $css ): string => (string) preg_replace( '~^.*?/\*# sourceURL=\S*block-library/common\S*\s\*/~s', '', $css ) );
	}
	return with_inline_style( $html, 'global-styles-inline-css', static fn ( string $css ): string => without_unused_presets( $css, $html ) );
}

/**
 * Changes the text of one style element of the page. The page is not parsed, because that would take
 * as long as printing four cards.
 *
 * @param callable(string): string $change Returns the new text.
 */
function with_inline_style( string $html, string $id, callable $change ): string {
	if ( preg_match( '~<style\b[^>]*\bid=(["\'])' . preg_quote( $id, '~' ) . '\1[^>]*>~', $html, $tag, PREG_OFFSET_CAPTURE ) !== 1 ) {
		return $html;
	}
	$start = $tag[0][1] + strlen( $tag[0][0] );
	$end   = strpos( $html, '</style', $start );
	return $end === false ? $html : substr_replace( $html, $change( substr( $html, $start, $end - $start ) ), $start, $end - $start );
}

/** Removes the classes of WordPress's default colours (three each) and font sizes that occur nowhere else in the page. */
function without_unused_presets( string $css, string $html ): string {
	$position = strpos( $html, $css );
	if ( $position === false ) {
		return $css;
	}
	$rule = '/\.(has-(?:black|cyan-bluish-gray|pale-pink|vivid-red|luminous-vivid-orange|luminous-vivid-amber|light-green-cyan|vivid-green-cyan|pale-cyan-blue|vivid-cyan-blue|vivid-purple)-(?:background-|border-)?color|has-(?:small|medium|large|x-large)-font-size)\{[^}]*\}/';
	// One pass over the page, instead of one for each class.
	preg_match_all( '/has-[a-z-]++/', substr_replace( $html, '', $position, strlen( $css ) ), $used );
	$used = array_flip( $used[0] );
	return (string) preg_replace_callback( $rule, static fn ( array $found ): string => isset( $used[ $found[1] ] ) ? $found[0] : '', $css );
}
