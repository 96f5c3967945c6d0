<?php
/** The owner's settings in the Customizer. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WP_Customize_Manager;
use WP_Customize_Media_Control;

add_action( 'customize_register', __NAMESPACE__ . '\register_settings' );

/** @return array<key-of<DEFAULTS>, string> The settings shown to the owner: name in DEFAULTS → label. */
function owner_settings(): array {
	return [
		'announcement'              => __( 'Announcement above the header', 'vitrina' ),
		'footer_note'               => __( 'Sentence about the shop in the footer', 'vitrina' ),
		'front_phone_picture'       => __( 'Front page picture on phones', 'vitrina' ),
		'image_hover_swap'          => __( 'Show the second product picture on hover', 'vitrina' ),
		'product_accordion'         => __( 'Show product information as an accordion instead of tabs', 'vitrina' ),
		'product_accordion_open'    => __( 'Start with the first accordion section open', 'vitrina' ),
		'review_rating_required'    => __( 'A review needs a rating', 'vitrina' ),
		'related_slider'            => __( 'Show related products in one sliding row', 'vitrina' ),
		'product_lightbox'          => __( 'Open product pictures full screen', 'vitrina' ),
		'gallery_thumbnails'        => __( 'Number of thumbnails shown beside a product picture', 'vitrina' ),
		'gallery_slide'             => __( 'Time for the next product picture to slide in, in milliseconds', 'vitrina' ),
		'stock_gallery'             => __( "WooCommerce's own product gallery, for plugins that need it (slower)", 'vitrina' ),
		'image_zoom'                => __( "Zoom on hover in WooCommerce's own gallery", 'vitrina' ),
		'ajax_add_to_cart_single'   => __( 'Add to the cart without leaving the product page', 'vitrina' ),
		'minicart_auto'             => __( 'Show the cart after a product is added', 'vitrina' ),
		'minicart_open_delay'       => __( 'Delay before the cart opens after a product is added, in milliseconds', 'vitrina' ),
		'minicart_counter_delay'    => __( 'Delay before the number on the cart changes, in milliseconds', 'vitrina' ),
		'cart_icon'                 => __( 'Cart icon in the header', 'vitrina' ),
		'minicart_hide_if_empty'    => __( 'Show the cart in the header only when it has items', 'vitrina' ),
		'buy_now'                   => __( '“Buy now” button that goes straight to the checkout', 'vitrina' ),
		'cart_auto_update'          => __( 'Update the cart page as soon as a quantity changes', 'vitrina' ),
		'card_swatches'             => __( 'Colours and pictures of the variations on product cards', 'vitrina' ),
		'quick_view'                => __( 'Quick view on product cards', 'vitrina' ),
		'quick_view_closing'        => __( 'Time for the quick view to fade out, in milliseconds', 'vitrina' ),
		'shop_filters'              => __( 'Filters of a listing', 'vitrina' ),
		'shop_display_switch'       => __( 'Let shoppers choose between grid, small pictures and list', 'vitrina' ),
		'shop_infinite_load'        => __( 'How to load more products', 'vitrina' ),
		'shop_infinite_url'         => __( 'Each loaded page gets its own entry in the browser history', 'vitrina' ),
		'infinite_scroll_distance'  => __( 'Distance from the end of the page at which more is loaded, in pixels', 'vitrina' ),
		'infinite_scroll_debounce'  => __( 'Pause in scrolling before more is loaded, in milliseconds', 'vitrina' ),
		'blog_load_more'            => __( 'How to load more posts', 'vitrina' ),
		'blog_style'                => __( 'Blog posts', 'vitrina' ),
		'portfolio_load_more'       => __( 'How to load more projects', 'vitrina' ),
		'portfolio_layout'          => __( 'Portfolio', 'vitrina' ),
		'portfolio_aspect'          => __( 'Shape of project pictures in the grid', 'vitrina' ),
		'portfolio_style'           => __( 'Project titles', 'vitrina' ),
		'portfolio_columns'         => __( 'Portfolio columns on wide screens', 'vitrina' ),
		'portfolio_count'           => __( 'Projects per portfolio page', 'vitrina' ),
		'portfolio_animation'       => __( 'How loaded projects appear', 'vitrina' ),
		'ajax_search'               => __( 'Suggest products while the shopper types in the search field', 'vitrina' ),
		'ajax_search_min_chars'     => __( 'Letters to type before products are suggested', 'vitrina' ),
		'search_popup'              => __( 'Open search in a centred popup instead of a panel at the top', 'vitrina' ),
		'search_service'            => __( 'Address of an external suggestion service; used only with consent', 'vitrina' ),
		'wishlist'                  => __( 'Wishlist: a heart on each product, and a wishlist page', 'vitrina' ),
		'wishlist_count_on_load'    => __( 'Fetch the number of wishlist items on every page for logged-in customers', 'vitrina' ),
		'login_popup'               => __( 'Log in without leaving the page', 'vitrina' ),
		'menu_fullscreen'           => __( 'Full-screen menu, on wide screens too', 'vitrina' ),
		'language_switcher'         => __( 'Language links in the header', 'vitrina' ),
		'page_load_transition'      => __( 'Fade pages in once they have loaded', 'vitrina' ),
		'page_loaded_fallback'      => __( 'Longest time a page waits before it fades in, in milliseconds', 'vitrina' ),
		'scroll_top_after'          => __( 'Scroll distance after which the back-to-top button appears, in pixels', 'vitrina' ),
		'scroll_top_duration'       => __( 'Time for scrolling back to the top, in milliseconds', 'vitrina' ),
		'checkout_distraction_free' => __( 'Checkout without menus', 'vitrina' ),
		'checkout_terms_popup'      => __( 'Open the terms in a popup at the checkout', 'vitrina' ),
		'refresh_order_review'      => __( 'Recalculate the order when the e-mail address or the payment method changes', 'vitrina' ),
		'notice_scroll_offset'      => __( 'Distance of notices from the top of the window, in pixels', 'vitrina' ),
		'show_variation_label'      => __( 'Show the name of the chosen value beside its attribute', 'vitrina' ),
		'variation_label_separator' => __( 'Separator between an attribute and the chosen value', 'vitrina' ),
		'show_variation_stock'      => __( 'Show how many are left when stock is low', 'vitrina' ),
		'stock_label_threshold'     => __( 'Stock at or below which the number left is shown', 'vitrina' ),
		'clear_on_reselect'         => __( 'Clicking the chosen swatch again clears the choice', 'vitrina' ),
		'deselect_unavailable'      => __( 'Values that do not match can be chosen; the other choices are then cleared', 'vitrina' ),
		'disable_out_of_stock'      => __( 'Treat out-of-stock variations as if they did not exist', 'vitrina' ),
		'clickable_out_of_stock'    => __( 'Out-of-stock variations can be chosen', 'vitrina' ),
		'variation_inline_max'      => __( 'Largest number of variations included in the page (beyond it they are fetched on choice)', 'vitrina' ),
		'variation_ajax_max'        => __( 'Largest number of variations for which swatches show what is out of stock', 'vitrina' ),
	];
}

/** @return array<string, array<array-key, string>> The settings with a list of choices: name → value → label. */
function setting_choices(): array {
	$load_modes = [
		'regular' => __( 'With a button', 'vitrina' ),
		'scroll'  => __( 'Automatically while scrolling', 'vitrina' ),
		''        => __( 'With page links only', 'vitrina' ),
	];
	return [
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
	$stored  = get_theme_mod( $name, DEFAULTS[ $name ] ?? '' );
	if ( is_string( $value ) && isset( $choices[ $value ] ) ) {
		return $value;
	}
	return is_scalar( $stored ) ? (string) $stored : '';
}

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
				// As WordPress stores it: a checkbox that is off is an empty string.
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
