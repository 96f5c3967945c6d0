<?php
/** Settings of the Customizer that are shown only while another one has an effect. */

declare( strict_types=1 );

namespace Vitrina\Theme;

/**
 * Setting → the setting that it depends on, and the values with which it has an effect. Without values
 * the other setting is a checkbox, which must be on.
 */
const CONDITIONS = [
	'dark_logo'                 => [ 'dark_scheme', 'device', 'switch' ],
	'ajax_search_min_chars'     => [ 'ajax_search' ],
	'search_service'            => [ 'ajax_search' ],
	'quick_view_closing'        => [ 'quick_view' ],
	'wishlist_count_on_load'    => [ 'wishlist' ],
	'shop_infinite_url'         => [ 'shop_infinite_load', 'regular', 'scroll' ],
	'image_zoom'                => [ 'stock_gallery' ],
	'product_accordion_open'    => [ 'product_accordion' ],
	'variation_label_separator' => [ 'show_variation_label' ],
	'stock_label_threshold'     => [ 'show_variation_stock' ],
	'minicart_auto'             => [ 'cart_icon', 'mini-cart' ],
	'minicart_open_delay'       => [ 'minicart_auto' ],
	'portfolio_aspect'          => [ 'portfolio_layout', 'grid' ],
	'portfolio_animation'       => [ 'portfolio_load_more', 'regular', 'scroll' ],
	'page_loaded_fallback'      => [ 'page_load_transition' ],
];

/** Whether a setting has an effect with the values that the other settings have in the Customizer's preview. */
function has_effect( string $name ): bool {
	if ( str_starts_with( $name, 'portfolio_' ) && ! post_type_exists( PORTFOLIO ) ) {
		return false;
	}
	$condition = CONDITIONS[ $name ] ?? null;
	if ( $condition === null ) {
		return true;
	}
	$other  = $condition[0];
	$values = array_slice( $condition, 1 );
	$is_met = $values === [] ? is_on( $other ) : in_array( setting( $other ), $values, true );
	// The other setting may have a condition, too: the delay depends on `minicart_auto`, which depends on `cart_icon`.
	return $is_met && has_effect( $other );
}
