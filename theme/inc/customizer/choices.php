<?php
/** Settings of the Customizer with a list of choices. */

declare( strict_types=1 );

namespace Vitrina\Theme;

/** @return array<string, array<array-key, string>> The settings with a list of choices: name → value → label. */
function setting_choices(): array {
	$load_modes = [
		'regular' => __( 'With a button', 'vitrina' ),
		'scroll'  => __( 'Automatically while scrolling', 'vitrina' ),
		''        => __( 'With page links only', 'vitrina' ),
	];
	return [
		'palette'             => [
			'paper' => __( 'Paper: warm, green buttons', 'vitrina' ),
			'mist'  => __( 'Mist: cool, blue buttons', 'vitrina' ),
			'snow'  => __( 'Snow: white, black buttons', 'vitrina' ),
		],
		'letters'             => [
			'warm'    => __( 'Warm: Fraunces and Instrument Sans', 'vitrina' ),
			'classic' => __( 'Classic: EB Garamond and Figtree', 'vitrina' ),
			'modern'  => __( 'Modern: Outfit and Figtree', 'vitrina' ),
		],
		'corners'             => [
			'square' => __( 'Square corners', 'vitrina' ),
			'soft'   => __( 'Slightly rounded', 'vitrina' ),
			'round'  => __( 'Round corners', 'vitrina' ),
		],
		'dark_scheme'         => [
			''       => __( 'Always light', 'vitrina' ),
			'device' => __( "Dark where the visitor's device is set to dark", 'vitrina' ),
			'switch' => __( 'The same, with a switch in the footer', 'vitrina' ),
		],
		'shop_filters'        => [
			'panel'   => __( 'Side panel', 'vitrina' ),
			'sidebar' => __( 'Beside the products, where there is room', 'vitrina' ),
			''        => __( 'None', 'vitrina' ),
		],
		'cart_icon'           => [
			'mini-cart' => __( 'Opens the cart over the page', 'vitrina' ),
			'link'      => __( 'Leads to the cart page', 'vitrina' ),
		],
		'shop_infinite_load'  => $load_modes,
		'blog_load_more'      => $load_modes,
		'portfolio_load_more' => $load_modes,
		'blog_style'          => [
			'grid' => __( 'As cards', 'vitrina' ),
			'list' => __( 'Stacked', 'vitrina' ),
		],
		'portfolio_layout'    => [
			'masonry' => __( 'Pictures of different heights', 'vitrina' ),
			'grid'    => __( 'All pictures in the same shape', 'vitrina' ),
		],
		'portfolio_aspect'    => [
			'portrait'  => __( 'Portrait', 'vitrina' ),
			'square'    => __( 'Square', 'vitrina' ),
			'landscape' => __( 'Landscape', 'vitrina' ),
		],
		'portfolio_style'     => [
			'caption' => __( 'Below the pictures', 'vitrina' ),
			'overlay' => __( 'On the pictures', 'vitrina' ),
		],
		'portfolio_columns'   => [
			2 => '2',
			3 => '3',
			4 => '4',
		],
		'portfolio_animation' => [
			'none' => __( 'Immediately', 'vitrina' ),
			'fade' => __( 'Fade in', 'vitrina' ),
		],
	];
}

function sanitize_choice( string $name, mixed $value ): string {
	$choices = setting_choices()[ $name ] ?? [];
	if ( is_string( $value ) && isset( $choices[ $value ] ) ) {
		return $value;
	}
	// get_theme_mod() is not used, because in a preview it sanitizes the value again, in an endless recursion.
	$stored = stored_settings()[ $name ] ?? DEFAULTS[ $name ] ?? '';
	return is_scalar( $stored ) ? (string) $stored : '';
}
