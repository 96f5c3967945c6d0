<?php
/**
 * What an owner can set, and what a fresh shop starts with.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

/**
 * The values a fresh shop starts with (spec §9, and wherever the spec says what
 * holds "here"). The only place where they stand.
 *
 * What WordPress or WooCommerce keep is not in it: posts on a page (10), and the 250 ms in which a
 * field's hint collapses. The width of 768 px is the styles' own.
 *
 * Times are in milliseconds, widths in CSS pixels, lives in days.
 */
const DEFAULTS = [
	// Cart and checkout.
	'ajax_add_to_cart_single'     => true,
	'buy_now'                     => true,
	'minicart_auto'               => true,
	'minicart_open_delay'         => 350,
	'minicart_counter_delay'      => 200,
	'minicart_hide_if_empty'      => false,
	// 'mini-cart': the header's link opens the panel; 'link': it leads to the cart page.
	'cart_icon'                   => 'mini-cart',
	'cart_auto_update'            => true,
	'refresh_order_review'        => false,
	'checkout_terms_popup'        => true,
	'checkout_distraction_free'   => true,
	'notice_scroll_offset'        => 100,
	// Product page.
	'show_variation_label'        => true,
	'variation_label_separator'   => ':',
	'stock_label_threshold'       => 5,
	'clear_on_reselect'           => false,
	'deselect_unavailable'        => false,
	'disable_out_of_stock'        => false,
	'clickable_out_of_stock'      => false,
	'show_variation_stock'        => false,
	'variation_inline_max'        => 30,
	'variation_ajax_max'          => 100,
	'review_rating_required'      => false,
	'image_zoom'                  => false,
	'image_hover_swap'            => true,
	'product_lightbox'            => true,
	'gallery_slide'               => 300,
	'gallery_thumbnails'          => 6,
	'related_slider'              => true,
	'stock_gallery'               => false,
	'product_accordion'           => true,
	// Whether the first of the accordion starts open.
	'product_accordion_open'      => true,
	// Listing, blog, search.
	'card_swatches'               => true,
	'quick_view'                  => true,
	'quick_view_closing'          => 280,
	// 'regular': a button; 'scroll': while one scrolls; '': links alone.
	'shop_infinite_load'          => 'regular',
	// Whether each page that was loaded is a step that Back undoes.
	'shop_infinite_url'           => true,
	'infinite_scroll_distance'    => 150,
	'infinite_scroll_debounce'    => 30,
	// 'panel' from the side; 'sidebar': beside the cards where there is room; '': none.
	'shop_filters'                => 'panel',
	'shop_display_switch'         => true,
	// 'regular', 'scroll' or '', as above.
	'blog_load_more'              => 'regular',
	// 'grid' or 'list'.
	'blog_style'                  => 'grid',
	'portfolio_load_more'         => 'regular',
	// 'masonry': pictures keep their shape; 'grid': all have that of the next setting.
	'portfolio_layout'            => 'masonry',
	'portfolio_aspect'            => 'portrait',
	// Words under a picture ('caption'), or upon it ('overlay').
	'portfolio_style'             => 'caption',
	'portfolio_columns'           => 3,
	'portfolio_count'             => 12,
	'portfolio_animation'         => 'none',
	'ajax_search'                 => true,
	'ajax_search_min_chars'       => 3,
	// Whether the header's search opens as a popup in the middle, not as a panel from above.
	'search_popup'                => false,
	// The address of a suggestion service outside.
	'search_service'              => '',
	// Wishlist.
	'wishlist'                    => true,
	// Whether the call for the count is sent with each page of a customer.
	'wishlist_count_on_load'      => false,
	// Whether the account's link opens login and registration over the page.
	'login_popup'                 => true,
	// Page.
	// Whether the menu opens over the whole window, on wide screens too.
	'menu_fullscreen'             => false,
	// Where a plugin gives the shop several languages.
	'language_switcher'           => true,
	'page_load_transition'        => false,
	'page_loaded_fallback'        => 3000,
	'scroll_top_after'            => 100,
	'scroll_top_duration'         => 400,
	// What the owner writes.
	'announcement'                => '',
	'footer_note'                 => '',
	// A picture of the front page for phones, by the number of its attachment.
	'front_phone_picture'         => 0,
];

/**
 * A setting as the owner left it, else its default.
 *
 * @param key-of<DEFAULTS> $name Name in DEFAULTS.
 * @return bool|int|string Always of the default's own type, whatever the database holds.
 */
function setting( string $name ): bool|int|string {
	$default = DEFAULTS[ $name ];
	$value   = get_theme_mod( $name, $default );

	if ( is_bool( $default ) ) {
		return (bool) $value;
	}
	if ( ! is_scalar( $value ) ) {
		return $default;
	}
	return is_int( $default ) ? (int) $value : (string) $value;
}

/**
 * A setting that is switched on or off.
 *
 * @param key-of<DEFAULTS> $name Name in DEFAULTS.
 */
function is_on( string $name ): bool {
	return setting( $name ) === true;
}
