<?php
/** Applies the owner's fonts, corners and logo size by the variables of theme.json, and previews the whole look. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Theme\Look\FontPair;
use Vitrina\Theme\Look\Shape;
use WP_Theme_JSON_Data;

require_once __DIR__ . '/FontPair.php';
require_once __DIR__ . '/Shape.php';

add_filter( 'wp_theme_json_data_theme', __NAMESPACE__ . '\apply_look' );
add_action( 'customize_preview_init', __NAMESPACE__ . '\preview_look' );

/** Settings of the look that the preview shows without a reload. */
const LIVE_SETTINGS = [ 'palette', 'brand_color', 'letters', 'corners', 'logo_phone', 'logo_wide', 'dark_logo' ];

function font_pair(): FontPair {
	return FontPair::of( (string) setting( 'letters' ) );
}

function shape(): Shape {
	return Shape::of( (string) setting( 'corners' ), (int) setting( 'logo_phone' ), (int) setting( 'logo_wide' ) );
}

function apply_look( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data {
	$settings = [];
	if ( ! font_pair()->is_default() ) {
		$settings['typography'] = [ 'fontFamilies' => font_pair()->families() ];
	}
	if ( shape()->custom !== Shape::of( 'soft', 0, 0 )->custom ) {
		$settings['custom'] = shape()->custom;
	}
	$version = 3;
	return $settings === [] ? $data : $data->update_with( compact( 'version', 'settings' ) );
}

/** In the Customizer's preview, the look is in a style element of its own, which is replaced without a reload. */
function preview_look(): void {
	// The values are safe: Palette validates colours, the address of the logo is escaped, and the others are constants or numbers.
	add_action( 'wp_head', fn () => printf( '<style id="vitrina-look">%s</style>', look_css() ), 60 ); // phpcs:ignore WordPress.Security.EscapeOutput
}

function look_css(): string {
	$variables = shape()->variables();
	foreach ( palette()->colors as $slug => $color ) {
		$variables[ "--wp--preset--color--{$slug}" ] = $color;
	}
	foreach ( font_pair()->families() as $family ) {
		$variables[ "--wp--preset--font-family--{$family['slug']}" ] = $family['fontFamily'];
	}
	return font_faces( 'fonts' ) . font_faces( 'fallback-fonts' ) . ':root:root{' . css_declarations( $variables ) . '}' . dark_css();
}

/** @param array<string, string> $values Property → value. */
function css_declarations( array $values ): string {
	$css = '';
	foreach ( $values as $property => $value ) {
		$css .= "{$property}:{$value};";
	}
	return $css;
}
