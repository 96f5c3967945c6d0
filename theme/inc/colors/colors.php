<?php
/** The owner's colours, on pages and in the editor, by the variables of theme.json. Dark colours: look/dark.php. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Theme\Colors\Palette;
use WP_Theme_JSON_Data;

require_once __DIR__ . '/Palette.php';

add_filter( 'wp_theme_json_data_theme', __NAMESPACE__ . '\apply_colors' );

function palette(): Palette {
	return Palette::of( (string) setting( 'palette' ), (string) setting( 'brand_color' ) );
}

/** Whether the owner has chosen other colours than those of theme.json. */
function has_own_colors(): bool {
	return palette()->colors !== Palette::PALETTES['paper'];
}

function apply_colors( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data {
	if ( ! has_own_colors() ) {
		return $data;
	}
	$names = color_names();
	$list  = [];
	foreach ( palette()->colors as $slug => $color ) {
		$name   = $names[ $slug ] ?? $slug;
		$list[] = compact( 'slug', 'name', 'color' );
	}
	return $data->update_with(
		[
			'version'  => 3,
			'settings' => [ 'color' => [ 'palette' => $list ] ],
		]
	);
}

/** @return array<string, string> Slug → name in the editor, as in theme.json. */
function color_names(): array {
	$json    = wp_json_file_decode( get_template_directory() . '/theme.json', [ 'associative' => true ] );
	$setting = is_array( $json ) && is_array( $json['settings'] ?? null ) ? $json['settings']['color'] ?? null : null;
	$palette = is_array( $setting ) && is_array( $setting['palette'] ?? null ) ? $setting['palette'] : [];
	$names   = [];
	foreach ( array_column( $palette, 'name', 'slug' ) as $slug => $name ) {
		if ( is_string( $slug ) && is_string( $name ) ) {
			$names[ $slug ] = $name;
		}
	}
	return $names;
}
