<?php
/**
 * The owner's settings in the Customizer.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WP_Customize_Manager;
use WP_Customize_Media_Control;

add_action( 'customize_register', __NAMESPACE__ . '\register_settings' );

/**
 * The settings that a shop owner meets: name in DEFAULTS → its label.
 *
 * @return array<key-of<DEFAULTS>, string>
 */
function owner_settings(): array {
	return [
		'announcement'              => __( 'Line above the header', 'vitrina' ),
		'footer_note'               => __( 'A sentence about the shop, in the footer', 'vitrina' ),
		'front_phone_picture'       => __( 'Picture of the front page on a phone', 'vitrina' ),
		'image_hover_swap'          => __( 'Show the second picture of a product while the pointer rests on it', 'vitrina' ),
		'product_accordion'         => __( 'Product information as an accordion; off: as tabs', 'vitrina' ),
		'product_accordion_open'    => __( 'The first of the accordion starts open', 'vitrina' ),
		'related_slider'            => __( 'Related products slide in one row', 'vitrina' ),
		'product_lightbox'          => __( 'Open the pictures of a product over the whole window', 'vitrina' ),
		'stock_gallery'             => __( "WooCommerce's own product gallery, for plugins that need it (slower)", 'vitrina' ),
		'image_zoom'                => __( "Zoom under the pointer, in WooCommerce's own gallery", 'vitrina' ),
		'ajax_add_to_cart_single'   => __( 'Add to the cart without leaving the product page', 'vitrina' ),
		'minicart_auto'             => __( 'Show the cart after something was added', 'vitrina' ),
		'minicart_hide_if_empty'    => __( 'Show the cart in the header only when something is in it', 'vitrina' ),
		'buy_now'                   => __( 'A button that leads straight to the checkout', 'vitrina' ),
		'card_swatches'             => __( 'Colours and pictures of the variations on product cards', 'vitrina' ),
		'quick_view'                => __( 'Quick view on product cards', 'vitrina' ),
		'shop_filters'              => __( 'Filters of a listing', 'vitrina' ),
		'shop_display_switch'       => __( 'Let shoppers choose between grid, small pictures and list', 'vitrina' ),
		'shop_infinite_load'        => __( 'How a listing goes on', 'vitrina' ),
		'shop_infinite_url'         => __( 'Each page that was loaded is a step that Back undoes', 'vitrina' ),
		'blog_load_more'            => __( 'How the blog goes on', 'vitrina' ),
		'blog_style'                => __( 'Posts of the blog', 'vitrina' ),
		'portfolio_load_more'       => __( 'How the portfolio goes on', 'vitrina' ),
		'portfolio_layout'          => __( 'Portfolio', 'vitrina' ),
		'portfolio_aspect'          => __( 'Shape of its pictures in a grid', 'vitrina' ),
		'portfolio_style'           => __( 'Names of its works', 'vitrina' ),
		'portfolio_columns'         => __( 'Columns of the portfolio on a wide screen', 'vitrina' ),
		'portfolio_count'           => __( 'Works on a page of the portfolio', 'vitrina' ),
		'portfolio_animation'       => __( 'How works come that were loaded', 'vitrina' ),
		'ajax_search'               => __( 'Suggest products while somebody types in the search field', 'vitrina' ),
		'search_popup'              => __( 'Search in a popup in the middle, not in a panel from above', 'vitrina' ),
		'search_service'            => __( 'Address of a suggestion service outside; asked only with consent', 'vitrina' ),
		'wishlist'                  => __( 'Wishlist: hearts on products, and a page for them', 'vitrina' ),
		'wishlist_count_on_load'    => __( 'Ask for the number of wishes with each page of a customer', 'vitrina' ),
		'login_popup'               => __( 'Log in without leaving the page', 'vitrina' ),
		'menu_fullscreen'           => __( 'Menu over the whole window, on wide screens too', 'vitrina' ),
		'language_switcher'         => __( 'Links to the shop in its other languages, in the header', 'vitrina' ),
		'page_load_transition'      => __( 'Pages fade in when they have loaded', 'vitrina' ),
		'checkout_distraction_free' => __( 'Checkout without menus', 'vitrina' ),
		'show_variation_label'      => __( 'Show the name of the chosen value beside its attribute', 'vitrina' ),
		'show_variation_stock'      => __( 'Say how many are left where few are', 'vitrina' ),
		'clear_on_reselect'         => __( 'A second click on a swatch takes the choice back', 'vitrina' ),
		'deselect_unavailable'      => __( 'A value that does not go with the others may be chosen, and clears them', 'vitrina' ),
		'disable_out_of_stock'      => __( 'Treat what is out of stock as if it did not exist', 'vitrina' ),
		'clickable_out_of_stock'    => __( 'What is out of stock may be chosen', 'vitrina' ),
	];
}

/**
 * The settings of which one of a few is chosen: name → value → its label.
 *
 * @return array<string, array<array-key, string>>
 */
function setting_choices(): array {
	$ways_on = [
		'regular' => __( 'By a button', 'vitrina' ),
		'scroll'  => __( 'By itself while one scrolls', 'vitrina' ),
		''        => __( 'By page links alone', 'vitrina' ),
	];
	return [
		'shop_filters'        => [
			'panel'   => __( 'A panel from the side', 'vitrina' ),
			'sidebar' => __( 'Beside the products where there is room', 'vitrina' ),
			''        => __( 'None', 'vitrina' ),
		],
		'shop_infinite_load'  => $ways_on,
		'blog_load_more'      => $ways_on,
		'portfolio_load_more' => $ways_on,
		'blog_style'          => [
			'grid' => __( 'As cards', 'vitrina' ),
			'list' => __( 'One under the other', 'vitrina' ),
		],
		'portfolio_layout'    => [
			'masonry' => __( 'Pictures of different heights', 'vitrina' ),
			'grid'    => __( 'All pictures alike', 'vitrina' ),
		],
		'portfolio_aspect'    => [
			'portrait'  => __( 'Upright', 'vitrina' ),
			'square'    => __( 'Square', 'vitrina' ),
			'landscape' => __( 'Wide', 'vitrina' ),
		],
		'portfolio_style'     => [
			'caption' => __( 'Under the pictures', 'vitrina' ),
			'overlay' => __( 'Upon the pictures', 'vitrina' ),
		],
		'portfolio_columns'   => [
			2 => '2',
			3 => '3',
			4 => '4',
		],
		'portfolio_animation' => [
			'none' => __( 'At once', 'vitrina' ),
			'fade' => __( 'They fade in', 'vitrina' ),
		],
	];
}

/**
 * What may be kept of a setting of which one of a few is chosen.
 *
 * @param string $name  Of the setting.
 * @param mixed  $value As it was sent.
 */
function sanitize_choice( string $name, mixed $value ): string {
	$choices = setting_choices()[ $name ] ?? [];
	$kept    = get_theme_mod( $name, DEFAULTS[ $name ] ?? '' );
	if ( is_string( $value ) && isset( $choices[ $value ] ) ) {
		return $value;
	}
	return is_scalar( $kept ) ? (string) $kept : '';
}

/**
 * One section with a control for each.
 *
 * @param WP_Customize_Manager $customizer WordPress's own.
 */
function register_settings( WP_Customize_Manager $customizer ): void {
	$customizer->add_section( 'vitrina', [ 'title' => __( 'Shop appearance', 'vitrina' ) ] );

	foreach ( owner_settings() as $name => $label ) {
		$is_switch  = is_bool( DEFAULTS[ $name ] );
		$is_picture = $name === 'front_phone_picture';
		$choices    = setting_choices()[ $name ] ?? [];
		$sanitize   = match ( true ) {
			$choices !== [] => fn ( mixed $value ): string => sanitize_choice( $name, $value ),
			$is_switch  => 'wp_validate_boolean',
			$is_picture, is_int( DEFAULTS[ $name ] ) => 'absint',
			default     => 'sanitize_text_field',
		};
		$customizer->add_setting(
			$name,
			[
				// As WordPress keeps it: a switch that is off is an empty string.
				'default'           => (string) DEFAULTS[ $name ],
				'capability'        => 'edit_theme_options',
				'sanitize_callback' => $sanitize,
			]
		);
		if ( $is_picture ) {
			$customizer->add_control(
				new WP_Customize_Media_Control(
					$customizer,
					$name,
					[
						'section'   => 'vitrina',
						'label'     => $label,
						'mime_type' => 'image',
					]
				)
			);
			continue;
		}
		$customizer->add_control(
			$name,
			[
				'section' => 'vitrina',
				'label'   => $label,
				'type'    => match ( true ) {
					$choices !== [] => 'select',
				$is_switch      => 'checkbox',
				is_int( DEFAULTS[ $name ] ) => 'number',
				default         => 'text',
				},
				'choices' => $choices,
			]
		);
	}
}
