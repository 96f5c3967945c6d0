<?php
/** The page-load transition (spec §9), off by default. A page counts as loaded after 3 s at the latest. */

declare( strict_types=1 );

namespace Vitrina\Theme;

/** Upper limit of the time for which a page may stay hidden, in milliseconds. */
const MAX_PAGE_LOAD_TIME = 3000;

// The callbacks check the setting, because the Customizer's preview applies its settings after the theme is loaded.
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_page_load' );
add_action( 'wp_head', __NAMESPACE__ . '\print_page_load', 1 );

/** Enqueues the styles that hide the page, by an animation that ends by itself. */
function enqueue_page_load(): void {
	if ( ! is_on( 'page_load_transition' ) ) {
		return;
	}
	style( 'page-load-style' );
	$limit = min( max( (int) setting( 'page_loaded_fallback' ), 0 ), MAX_PAGE_LOAD_TIME );
	wp_add_inline_style( 'vitrina-page-load-style', ":root{--page-loaded-fallback:{$limit}ms}" );
}

/** Prints the script inline, because it must detect back navigation before the first paint. */
function print_page_load(): void {
	$file = get_template_directory() . '/build/page-load.js';
	if ( is_on( 'page_load_transition' ) && is_readable( $file ) ) {
		wp_print_inline_script_tag( (string) file_get_contents( $file ), [ 'id' => 'vitrina-page-load-js' ] );
	}
}
