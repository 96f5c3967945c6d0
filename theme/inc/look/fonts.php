<?php
/**
 * Loads the shop's fonts. On the first page of a visit the browser requests the font files when the document has been
 * parsed, so that they do not delay the largest picture. Later pages use them from the browser's cache, from their first
 * paint on.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_fallback_fonts', 9 );
// After the styles.
add_action( 'wp_head', __NAMESPACE__ . '\print_fonts', 9 );

/** Without JavaScript the browser applies the style element at once, with JavaScript when FONTS_SCRIPT changes this media query. */
const FONTS_MEDIA = '(scripting: none)';

/** Finds the style element by its media query, because plugins that combine styles keep it, but not the ID. */
const FONTS_SCRIPT = '{const show=()=>document.querySelector(\'[media="' . FONTS_MEDIA . '"]\').media="all";document.referrer.startsWith(location.origin+"/")?show():addEventListener("DOMContentLoaded",show)}';

/** Enqueues the system fonts with the metrics of the shop's fonts, which show the text until these arrive. */
function enqueue_fallback_fonts(): void {
	style( font_pair()->style( 'fallback-fonts' ) );
}

function print_fonts(): void {
	printf( '<style id="vitrina-fonts" media="%s">%s</style>', esc_attr( FONTS_MEDIA ), font_faces( 'fonts' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Built CSS.
	wp_print_inline_script_tag( FONTS_SCRIPT, [ 'id' => 'vitrina-fonts-js' ] );
}

/**
 * The `@font-face` rules of the shop's font pair.
 *
 * @param string $name `fonts` or `fallback-fonts`.
 */
function font_faces( string $name ): string {
	$file = get_template_directory() . '/build/' . font_pair()->style( $name ) . '.css';
	$css  = is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	return str_replace( 'url(fonts/', 'url(' . built_assets()->url( 'fonts/' ), $css );
}
