<?php
/** Theme supports, menus, picture sizes and body classes. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WP_Rewrite;

add_action( 'after_setup_theme', __NAMESPACE__ . '\set_up' );
add_filter( 'body_class', __NAMESPACE__ . '\body_classes' );
add_filter( 'excerpt_length', fn (): int => 24 );
add_filter( 'excerpt_more', fn (): string => '…' );
add_filter( 'nav_menu_item_id', '__return_empty_string' );
add_filter( 'wp_speculation_rules_href_exclude_paths', __NAMESPACE__ . '\no_prefetch' );

function set_up(): void {
	load_theme_textdomain( 'vitrina', get_template_directory() . '/build/languages' );

	// WordPress adds this support because of theme.json, and would search for a block template before
	// each PHP template: two queries on every page, although this theme has no block templates.
	remove_theme_support( 'block-templates' );
	add_theme_support( 'automatic-feed-links' );
	add_theme_support( 'title-tag' );
	add_theme_support( 'post-thumbnails' );
	// The excerpt of the front page is the sentence over its picture.
	add_post_type_support( 'page', 'excerpt' );
	add_theme_support( 'responsive-embeds' );
	add_theme_support( 'align-wide' );
	add_theme_support( 'editor-styles' );
	add_theme_support( 'custom-logo', [ 'flex-width' => true ] );
	add_theme_support( 'html5', [ 'search-form', 'comment-form', 'comment-list', 'gallery', 'caption', 'style', 'script' ] );
	// The theme's front page shows products around the page's own texts.
	add_theme_support( 'vitrina-front-page' );
	// This theme prints the following itself; in other themes the plugins print them.
	add_theme_support( 'vitrina-wishlist' );
	add_theme_support( 'vitrina-product-promises' );
	add_theme_support( 'vitrina-search' );
	add_theme_support( 'vitrina-free-shipping' );
	add_theme_support( 'vitrina-swatches' );
	add_editor_style( 'build/' . font_pair()->style( 'editor' ) . '.css' );

	// The pictures of cards and pages are 4:5, in the widths that phones and
	// laptops need, in addition to WooCommerce's three sizes.
	add_theme_support(
		'woocommerce',
		[
			'thumbnail_image_width'         => 600,
			'single_image_width'            => 1200,
			'gallery_thumbnail_image_width' => 150,
			'product_grid'                  => [
				'default_columns' => 4,
				'default_rows'    => 6,
			],
		]
	);
	add_image_size( 'vitrina-300', 300, 375, true );
	add_image_size( 'vitrina-450', 450, 563, true );
	add_image_size( 'vitrina-900', 900, 1125, true );

	register_nav_menus(
		[
			'primary' => __( 'Main menu', 'vitrina' ),
			'footer'  => __( 'Footer: information', 'vitrina' ),
			'legal'   => __( 'Footer: legal', 'vitrina' ),
		]
	);
}

/**
 * Excludes page 2 and later pages of lists from what browsers prefetch at a touch: scripts fetch these
 * pages themselves, and the browser's request would compete with theirs. Links whose click opens a panel
 * have the class `no-prefetch` instead.
 *
 * @param string[] $paths Patterns of paths.
 * @return string[]
 */
function no_prefetch( array $paths ): array {
	$rewrite = $GLOBALS['wp_rewrite'] ?? null;
	$base    = $rewrite instanceof WP_Rewrite ? $rewrite->pagination_base : 'page';
	return [ ...$paths, "/*/{$base}/*" ];
}

/**
 * @param string[] $classes Classes of the body element.
 * @return string[]
 */
function body_classes( array $classes ): array {
	if ( is_distraction_free() ) {
		$classes[] = 'is-distraction-free';
	}
	return $classes;
}

/**
 * Whether this is the distraction-free checkout: no menus, no panels (spec §2). The order-received
 * page is an ordinary page.
 */
function is_distraction_free(): bool {
	return is_on( 'checkout_distraction_free' ) && is_ordering();
}

/** Whether this is the checkout or the payment of an order, but not the order-received page. */
function is_ordering(): bool {
	return function_exists( 'is_checkout' ) && is_checkout() && ! is_order_received_page();
}

function is_wishlist_page(): bool {
	$post = is_page() ? get_post() : null;
	return $post !== null && has_shortcode( $post->post_content, 'vitrina_wishlist' );
}
