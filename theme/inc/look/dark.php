<?php
/**
 * The dark scheme. Every page has the light colours in the variables of theme.json, and the dark colours in a small
 * inline style; the browser decides which colours apply, so the pages are the same for all visitors. Print and e-mails
 * stay light.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Theme\Colors\Palette;

add_action( 'wp_head', __NAMESPACE__ . '\print_dark_scheme', 60 );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_scheme_switch' );
add_action( 'vitrina_footer_line', __NAMESPACE__ . '\print_scheme_switch', 20 );

function has_dark_scheme(): bool {
	return setting( 'dark_scheme' ) !== '';
}

/** Whether visitors can choose another scheme than their device has. */
function has_scheme_switch(): bool {
	return setting( 'dark_scheme' ) === 'switch';
}

/** Prints the `theme-color`, the colour of the browser's address bar. */
function print_theme_color(): void {
	if ( has_dark_scheme() ) {
		printf( '<meta name="theme-color" content="%s" media="(prefers-color-scheme:dark)">', esc_attr( dark_palette()->colors['paper'] ?? '' ) );
	}
	printf( '<meta name="theme-color" content="%s">', esc_attr( palette()->colors['paper'] ?? '' ) );
}

/** Prints the dark colours, and a script that applies the visitor's choice before the first paint. */
function print_dark_scheme(): void {
	if ( has_scheme_switch() ) {
		echo '<script>try{document.documentElement.dataset.scheme=localStorage["vitrina-scheme"]||""}catch(e){}</script>';
	}
	if ( has_dark_scheme() && ! is_customize_preview() ) {
		printf( '<style>%s</style>', dark_css() ); // phpcs:ignore WordPress.Security.EscapeOutput -- See preview_look().
	}
}

/** The dark colours as CSS; empty if the shop is always light. */
function dark_css(): string {
	if ( ! has_dark_scheme() ) {
		return '';
	}
	$values = [ 'color-scheme' => 'dark' ];
	foreach ( dark_palette()->colors as $slug => $color ) {
		$values[ "--wp--preset--color--{$slug}" ] = $color;
	}
	// On a dark background, a shadow alone would not show where a dialog ends.
	$values['--wp--preset--shadow--float'] = '0 0 0 1px ' . ( dark_palette()->colors['line'] ?? '' );
	// Behind pictures the background stays light, because transparent pictures are made for a light background.
	$values['--picture'] = palette()->colors['ground'] ?? '';

	$css = css_declarations( $values + dark_logo() );
	if ( ! has_scheme_switch() ) {
		return "@media screen and (prefers-color-scheme:dark){:root:root{{$css}}}";
	}
	// The declarations are repeated, which is only a few bytes after compression.
	return "@media screen{:root[data-scheme=dark]{{$css}}}@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){{$css}}}";
}

/** @return array<string, string> The logo for dark pages, or a light background behind the shop's logo. */
function dark_logo(): array {
	$logo = get_theme_mod( 'custom_logo' );
	if ( ! is_numeric( $logo ) || (int) $logo <= 0 ) {
		return [];
	}
	$url = wp_get_attachment_image_url( (int) setting( 'dark_logo' ), 'full' );
	return is_string( $url )
		? [ '--dark-logo' => 'url("' . esc_url_raw( $url ) . '")' ]
		: [ '--logo-ground' => palette()->colors['paper'] ?? '' ];
}

function dark_palette(): Palette {
	return Palette::dark( (string) setting( 'palette' ), (string) setting( 'brand_color' ) );
}

function enqueue_scheme_switch(): void {
	if ( has_scheme_switch() ) {
		script( 'scheme' );
	}
}

/** Prints the switch between light and dark; it is hidden until its script runs. */
function print_scheme_switch(): void {
	if ( has_scheme_switch() ) {
		printf( ' <button type="button" data-scheme-switch hidden>%s</button>', esc_html__( 'Dark colours', 'vitrina' ) );
	}
}
