<?php
/** The sections of the Customizer, by what the owner sees, with their settings. */

declare( strict_types=1 );

namespace Vitrina\Theme;

/** @return array<string, array{string, array<key-of<DEFAULTS>, string>}> Section → its title, and name in DEFAULTS → label. */
function customizer_sections(): array {
	return [
		'look'       => [
			__( 'Colours, fonts and logo', 'vitrina' ),
			[
				'palette'     => __( 'Palette', 'vitrina' ),
				'brand_color' => __( 'Colour of buttons and links; without one, that of the palette', 'vitrina' ),
				'letters'     => __( 'Fonts of headings and text', 'vitrina' ),
				'corners'     => __( 'Corners of buttons, fields and pictures', 'vitrina' ),
				'logo_phone'  => __( 'Width of the logo on phones, in pixels; 0 for as large as fits', 'vitrina' ),
				'logo_wide'   => __( 'Width of the logo on wide screens, in pixels; 0 for as large as fits', 'vitrina' ),
				'dark_scheme' => __( 'Dark colours', 'vitrina' ),
				'dark_logo'   => __( 'Logo for dark pages; without one, the logo has a light background there', 'vitrina' ),
			],
		],
		'header'     => [
			__( 'Header and front page', 'vitrina' ),
			[
				'front_phone_picture'    => __( 'Front page picture on phones', 'vitrina' ),
				'menu_fullscreen'        => __( 'Full-screen menu, on wide screens too', 'vitrina' ),
				'language_switcher'      => __( 'Language links in the header', 'vitrina' ),
				'cart_icon'              => __( 'Cart icon in the header', 'vitrina' ),
				'minicart_hide_if_empty' => __( 'Show the cart in the header only when it has items', 'vitrina' ),
				'login_popup'            => __( 'Log in without leaving the page', 'vitrina' ),
				'footer_note'            => __( 'Sentence about the shop in the footer', 'vitrina' ),
			],
		],
		'search'     => [
			__( 'Search', 'vitrina' ),
			[
				'ajax_search'           => __( 'Suggest products while the shopper types in the search field', 'vitrina' ),
				'ajax_search_min_chars' => __( 'Letters to type before products are suggested', 'vitrina' ),
				'search_service'        => __( 'Address of an external suggestion service; used only with consent', 'vitrina' ),
				'search_popup'          => __( 'Open search in a centred popup instead of a panel at the top', 'vitrina' ),
			],
		],
		'listing'    => [
			__( 'Listings and product cards', 'vitrina' ),
			[
				'shop_filters'           => __( 'Filters of a listing', 'vitrina' ),
				'shop_display_switch'    => __( 'Let shoppers choose between grid, small pictures and list', 'vitrina' ),
				'image_hover_swap'       => __( 'Show the second product picture on hover', 'vitrina' ),
				'card_swatches'          => __( 'Colours and pictures of the variations on product cards', 'vitrina' ),
				'quick_view'             => __( 'Quick view on product cards', 'vitrina' ),
				'quick_view_closing'     => __( 'Seconds for the quick view to fade out', 'vitrina' ),
				'wishlist'               => __( 'Wishlist: a heart on each product, and a wishlist page', 'vitrina' ),
				'wishlist_count_on_load' => __( 'Fetch the number of wishlist items on every page for logged-in customers', 'vitrina' ),
				'shop_infinite_load'     => __( 'How to load more products', 'vitrina' ),
				'shop_infinite_url'      => __( 'Each loaded page gets its own entry in the browser history', 'vitrina' ),
			],
		],
		'product'    => [
			__( 'Product page', 'vitrina' ),
			[
				'product_lightbox'        => __( 'Open product pictures full screen', 'vitrina' ),
				'gallery_thumbnails'      => __( 'Number of thumbnails shown beside a product picture', 'vitrina' ),
				'gallery_slide'           => __( 'Seconds for the next product picture to slide in', 'vitrina' ),
				'stock_gallery'           => __( "WooCommerce's own product gallery, for plugins that need it (slower)", 'vitrina' ),
				'image_zoom'              => __( "Zoom on hover in WooCommerce's own gallery", 'vitrina' ),
				'product_accordion'       => __( 'Show product information as an accordion instead of tabs', 'vitrina' ),
				'product_accordion_open'  => __( 'Start with the first accordion section open', 'vitrina' ),
				'related_slider'          => __( 'Show related products in one sliding row', 'vitrina' ),
				'review_rating_required'  => __( 'A review needs a rating', 'vitrina' ),
				'ajax_add_to_cart_single' => __( 'Add to the cart without leaving the product page', 'vitrina' ),
				'buy_now'                 => __( '“Buy now” button that goes straight to the checkout', 'vitrina' ),
			],
		],
		'variations' => [
			__( 'Variations', 'vitrina' ),
			[
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
			],
		],
		'cart'       => [
			__( 'Cart', 'vitrina' ),
			[
				'minicart_auto'          => __( 'Show the cart after a product is added', 'vitrina' ),
				'minicart_open_delay'    => __( 'Seconds before the cart opens after a product is added', 'vitrina' ),
				'minicart_counter_delay' => __( 'Seconds before the number on the cart changes', 'vitrina' ),
				'cart_auto_update'       => __( 'Update the cart page as soon as a quantity changes', 'vitrina' ),
			],
		],
		'checkout'   => [
			__( 'Checkout', 'vitrina' ),
			[
				'checkout_distraction_free' => __( 'Checkout without menus', 'vitrina' ),
				'checkout_terms_popup'      => __( 'Open the terms in a popup at the checkout', 'vitrina' ),
				'refresh_order_review'      => __( 'Recalculate the order when the e-mail address or the payment method changes', 'vitrina' ),
			],
		],
		'stories'    => [
			__( 'Blog and portfolio', 'vitrina' ),
			[
				'blog_style'          => __( 'Blog posts', 'vitrina' ),
				'blog_load_more'      => __( 'How to load more posts', 'vitrina' ),
				'portfolio_layout'    => __( 'Portfolio', 'vitrina' ),
				'portfolio_aspect'    => __( 'Shape of project pictures in the grid', 'vitrina' ),
				'portfolio_style'     => __( 'Project titles', 'vitrina' ),
				'portfolio_columns'   => __( 'Portfolio columns on wide screens', 'vitrina' ),
				'portfolio_count'     => __( 'Projects per portfolio page', 'vitrina' ),
				'portfolio_load_more' => __( 'How to load more projects', 'vitrina' ),
				'portfolio_animation' => __( 'How loaded projects appear', 'vitrina' ),
			],
		],
		'movement'   => [
			__( 'Scrolling and movement', 'vitrina' ),
			[
				'infinite_scroll_distance' => __( 'Distance from the end of the page at which more is loaded, in pixels', 'vitrina' ),
				'infinite_scroll_debounce' => __( 'Seconds of rest in scrolling before more is loaded', 'vitrina' ),
				'notice_scroll_offset'     => __( 'Distance of notices from the top of the window, in pixels', 'vitrina' ),
				'scroll_top_after'         => __( 'Scroll distance after which the back-to-top button appears, in pixels', 'vitrina' ),
				'scroll_top_duration'      => __( 'Seconds for scrolling back to the top', 'vitrina' ),
				'page_load_transition'     => __( 'Fade pages in once they have loaded', 'vitrina' ),
				'page_loaded_fallback'     => __( 'Most seconds a page waits before it fades in', 'vitrina' ),
			],
		],
	];
}
