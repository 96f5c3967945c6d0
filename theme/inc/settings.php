<?php
/** The theme's settings and their defaults. */

declare( strict_types=1 );

namespace Vitrina\Theme;

foreach ( [ 'added_option', 'updated_option', 'deleted_option' ] as $vitrina_hook ) {
	add_action( $vitrina_hook, fn ( string $option ) => str_starts_with( $option, 'theme_mods_' ) ? invalidate_stored_settings() : null );
}
add_action( 'switch_blog', __NAMESPACE__ . '\invalidate_stored_settings' );
add_action( 'start_previewing_theme', __NAMESPACE__ . '\invalidate_stored_settings' );

/**
 * Default values, from §9 of the spec and from its other sections (SET-01). This is the only place
 * where they are defined.
 *
 * It does not contain what WordPress or WooCommerce store, such as posts per page (10), nor values of
 * the styles, such as the 250 ms in which a field's hint collapses and the width of 768 px.
 *
 * Times are in milliseconds; widths, heights and distances in CSS pixels.
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
	// Whether the first panel of the accordion is open at first.
	'product_accordion_open'      => true,
	// Listing, blog, search.
	'card_swatches'               => true,
	'quick_view'                  => true,
	'quick_view_closing'          => 280,
	// 'regular': a button; 'scroll': on scrolling; '': pagination links only.
	'shop_infinite_load'          => 'regular',
	// Whether each loaded page adds a history entry.
	'shop_infinite_url'           => true,
	'infinite_scroll_distance'    => 150,
	'infinite_scroll_debounce'    => 30,
	// 'panel': slides in from the side; 'sidebar': beside the cards if there is room; '': no filters.
	'shop_filters'                => 'panel',
	'shop_display_switch'         => true,
	// 'regular', 'scroll' or '', as above.
	'blog_load_more'              => 'regular',
	// 'grid' or 'list'.
	'blog_style'                  => 'grid',
	'portfolio_load_more'         => 'regular',
	// 'masonry': pictures keep their aspect ratio; 'grid': all have the aspect ratio of the next setting.
	'portfolio_layout'            => 'masonry',
	'portfolio_aspect'            => 'portrait',
	// Text below a picture ('caption') or over it ('overlay').
	'portfolio_style'             => 'caption',
	'portfolio_columns'           => 3,
	'portfolio_count'             => 12,
	'portfolio_animation'         => 'none',
	'ajax_search'                 => true,
	'ajax_search_min_chars'       => 3,
	// Whether the header's search opens as a popup in the middle instead of a panel from the top.
	'search_popup'                => false,
	// The address of an external suggestion service.
	'search_service'              => '',
	// Wishlist.
	'wishlist'                    => true,
	// Whether the count is requested on each page of a logged-in customer.
	'wishlist_count_on_load'      => false,
	// Whether the account link opens login and registration in a dialog.
	'login_popup'                 => true,
	// Page.
	// Whether the menu opens full-screen, also on wide screens.
	'menu_fullscreen'             => false,
	// Whether the header links to the shop's other languages, if a plugin provides them.
	'language_switcher'           => true,
	'page_load_transition'        => false,
	'page_loaded_fallback'        => 3000,
	'scroll_top_after'            => 100,
	'scroll_top_duration'         => 400,
	// One of Colors\Palette::PALETTES.
	'palette'                     => 'paper',
	// The owner's colour of buttons and links, as #rrggbb; empty for the palette's colour.
	'brand_color'                 => '',
	// One of Look\FontPair::PAIRS.
	'letters'                     => 'warm',
	// One of Look\Shape::CORNERS.
	'corners'                     => 'soft',
	// Largest width of the logo, in CSS pixels; 0 for as wide as its height allows.
	'logo_phone'                  => 0,
	'logo_wide'                   => 0,
	// '': always light; 'device': dark if the device is set to dark; 'switch': likewise, but visitors can choose.
	'dark_scheme'                 => '',
	// Attachment ID of the logo for dark pages.
	'dark_logo'                   => 0,
	// The owner's text in the footer. If it is empty, the footer shows the site's tagline.
	'footer_note'                 => '',
	// Attachment ID of the front page's picture for phones.
	'front_phone_picture'         => 0,
];

/**
 * The value of a setting, or its default.
 *
 * @param key-of<DEFAULTS> $name Name in DEFAULTS.
 * @return bool|int|string Always of the default's type, whatever is stored.
 */
function setting( string $name ): bool|int|string {
	$default = DEFAULTS[ $name ];
	/** This filter is documented in WordPress's wp-includes/theme.php. The Customizer's preview uses it. */
	$value = apply_filters( "theme_mod_{$name}", stored_settings()[ $name ] ?? $default );

	if ( is_bool( $default ) ) {
		return (bool) $value;
	}
	if ( ! is_scalar( $value ) ) {
		return $default;
	}
	return is_int( $default ) ? (int) $value : (string) $value;
}

/**
 * The stored settings. get_theme_mod() unserializes all of them at each call, and a listing reads two
 * hundred.
 *
 * @param bool $reset Reads them again at the next call.
 * @return array<array-key, mixed>
 */
function stored_settings( bool $reset = false ): array {
	/** @var array<array-key, mixed>|null $settings */
	static $settings = null;
	if ( $reset ) {
		$settings = null;
		return [];
	}
	return $settings ??= get_theme_mods();
}

/** Called when stored settings may have changed: an option, the theme, or the site of a network. */
function invalidate_stored_settings(): void {
	stored_settings( reset: true );
}

/** @param key-of<DEFAULTS> $name A setting that is a switch. */
function is_on( string $name ): bool {
	return setting( $name ) === true;
}
