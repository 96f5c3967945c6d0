<?php
/**
 * The files of the shop's fonts. On the first page of a visit they are requested when the document has been parsed,
 * because styles and the largest picture need the connection before. Later pages have them in the browser's cache, and
 * use them from their first paint.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_fallback_fonts', 9 );
// After the styles.
add_action( 'wp_head', __NAMESPACE__ . '\print_fonts', 9 );

/** Without scripts the fonts are used at once: the browser ignores the style element otherwise, until the script below. */
const FONTS_MEDIA = '(scripting: none)';

/** Finds the style element by its media query, because plugins that combine styles keep it, but not the ID. */
const FONTS_SCRIPT = 'const show=()=>document.querySelector(\'[media="' . FONTS_MEDIA . '"]\').media="all";document.referrer.startsWith(location.origin+"/")?show():addEventListener("DOMContentLoaded",show)';

/** Enqueues the system fonts with the metrics of the shop's fonts, which show the text until these arrive. */
function enqueue_fallback_fonts(): void {
	style( font_pair()->style( 'fallback-fonts' ) );
}

function print_fonts(): void {
	printf( '<style id="vitrina-fonts" media="%s">%s</style>', esc_attr( FONTS_MEDIA ), font_faces( 'fonts' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Built CSS.
	wp_print_inline_script_tag( '{' . FONTS_SCRIPT . '}', [ 'id' => 'vitrina-fonts-js' ] );
}

/**
 * The `@font-face` rules of the shop's font pair.
 *
 * @param string $name `fonts` or `fallback-fonts`.
 */
function font_faces( string $name ): string {
	$file = get_template_directory() . '/build/' . font_pair()->style( $name ) . '.css';
	if ( ! is_readable( $file ) || preg_match_all( '/@font-face\s*\{[^}]*\}/', (string) file_get_contents( $file ), $faces ) === false ) {
		return '';
	}
	return str_replace( 'url(fonts/', 'url(' . built_assets()->url( 'fonts/' ), implode( '', $faces[0] ) );
}
