<?php
/** Styles, scripts and fonts: each page loads only what it uses. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Islands;

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue' );
add_filter( 'styles_inline_size_limit', static fn ( int $limit ): int => max( $limit, INLINE_STYLES ) );
add_filter( 'vitrina_settings', __NAMESPACE__ . '\chunk_settings' );

function enqueue(): void {
	style( 'main' );
	$styles = page_styles();
	foreach ( $styles as $name ) {
		style( $name );
	}

	script( 'theme' );
	if ( in_array( 'product', $styles, true ) ) {
		script( 'product-page' );
	}

	if ( is_singular() && comments_open() && (bool) get_option( 'thread_comments' ) && ! is_shop_page() ) {
		wp_enqueue_script( 'comment-reply' );
	}
}

/** @return list<string> The styles besides `main` that this page uses: file names in `build`, without extension. */
function page_styles(): array {
	$styles = [
		// The styles of header features that are off by default.
		'header-options' => is_on( 'menu_fullscreen' ) || is_on( 'search_popup' ) || is_on( 'minicart_hide_if_empty' ),
		...( function_exists( 'is_woocommerce' ) ? shop_styles() : [ 'content' => true ] ),
		'posts'          => is_post_list(),
		'portfolio'      => is_portfolio(),
	];
	return array_keys( array_filter( $styles, fn ( bool $is_used ): bool => $is_used ) );
}

/** @return array<string, bool> Style → whether this page of a shop uses it. */
function shop_styles(): array {
	$blocks = has_checkout_block();
	return [
		'card-extras'     => has_card_extras() && ! is_checkout() && ! is_account_page(),
		'rows'            => is_on( 'related_slider' ) && ( is_product() || ( is_cart() && ! $blocks ) ),
		'front'           => is_front_page(),
		'shop'            => is_listing() || is_search(),
		'listing-filters' => is_listing() && has_filters(),
		'listing-more'    => is_listing() && load_mode() !== '',
		'listing-display' => is_listing() && is_on( 'shop_display_switch' ),
		'product'         => is_product(),
		'wishlist-page'   => is_wishlist_page(),
		'stock-gallery'   => has_stock_gallery(),
		'checkout'        => ( is_cart() || is_checkout() || is_account_page() ) && ! $blocks,
		'blocks'          => $blocks,
		'blocks-dark'     => $blocks && has_dark_scheme(),
		'content'         => ! is_woocommerce() && ! is_wishlist_page() && ! is_cart() && ! is_checkout() && ! is_account_page() && ! is_front_page(),
	];
}

/** Whether this is one of WooCommerce's pages. */
function is_shop_page(): bool {
	return function_exists( 'is_woocommerce' ) && ( is_woocommerce() || is_cart() || is_checkout() || is_account_page() );
}

/**
 * Adds the address of the chunks of the theme's script. The script cannot find them relative to itself,
 * because a minification plugin may serve it from another address.
 *
 * @param array<string, mixed> $settings The settings so far.
 * @return array<string, mixed>
 */
function chunk_settings( array $settings ): array {
	$settings['themeChunks'] = get_template_directory_uri() . '/build/';
	return $settings;
}

function built_assets(): BuiltAssets {
	return new BuiltAssets( get_template_directory(), VERSION );
}

/**
 * How many bytes of styles WordPress may print in a page: room for all of this theme's on any page. WordPress's own
 * limit of 40,000 is less than a product page needs.
 */
const INLINE_STYLES = 80_000;

/**
 * Enqueues a style of the theme by its file name in `build`, without extension. It is inlined, because the first
 * paint would wait for a file.
 */
function style( string $name ): void {
	built_assets()->enqueue_style( $name, is_inline: true );
}

/** Enqueues a script of the theme by its file name in `build`, without extension: deferred, in the head. */
function script( string $name ): void {
	built_assets()->enqueue(
		$name,
		args: [
			'strategy'  => 'defer',
			'in_footer' => false,
		]
	);
}

/**
 * Registers a built script as `vitrina-NAME`. It is loaded on demand.
 *
 * @param string                 $name File name in `build`, without extension.
 * @param list<non-empty-string> $more Handles that the script depends on, in addition to those that the build lists.
 */
function register_built_script( string $name, array $more = [] ): void {
	built_assets()->register( $name, $more, [ 'in_footer' => true ] );
}

/**
 * Registers an island, its script `vitrina-SCRIPT`, and its style, which gets the same handle. They are loaded on demand.
 *
 * @param string                 $name   Folder in src/widgets.
 * @param string                 $script File name in `build`, without extension; the island's name if empty.
 * @param string                 $style  File name in `build`, without extension; empty for none.
 * @param list<non-empty-string> $more   Handles that the script depends on, in addition to those that the build lists.
 */
function add_island( string $name, string $script = '', string $style = '', array $more = [] ): void {
	$script = $script === '' ? $name : $script;
	add_action( 'vitrina_runtime_ready', static fn () => Islands::register( $name, "vitrina-{$script}" ) );
	add_action(
		'init',
		static function () use ( $script, $style, $more ): void {
			register_built_script( $script, $more );
			if ( $style !== '' ) {
				built_assets()->register_style( $style, "vitrina-{$script}" );
			}
		}
	);
}
