<?php
/** Product listings: the bar above them, display modes, and loading more products. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WP_Query;

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_listing', 9 );
remove_action( 'woocommerce_before_shop_loop', 'woocommerce_result_count', 20 );
remove_action( 'woocommerce_before_shop_loop', 'woocommerce_catalog_ordering', 30 );
remove_action( 'woocommerce_no_products_found', 'wc_no_products_found', 10 );
add_action( 'woocommerce_before_shop_loop', __NAMESPACE__ . '\open_listing', 20 );
add_action( 'woocommerce_after_shop_loop', __NAMESPACE__ . '\more_products', 9 );
add_action( 'woocommerce_after_shop_loop', __NAMESPACE__ . '\close_listing', 20 );
add_action( 'woocommerce_no_products_found', __NAMESPACE__ . '\open_listing', 5 );
add_action( 'woocommerce_no_products_found', __NAMESPACE__ . '\no_products', 10 );
add_action( 'woocommerce_no_products_found', __NAMESPACE__ . '\close_listing', 15 );
add_action( 'woocommerce_product_query', __NAMESPACE__ . '\exclude_protected_products' );
add_filter( 'woocommerce_product_is_visible', __NAMESPACE__ . '\is_listed', 20, 2 );
add_filter( 'woocommerce_product_type_query', __NAMESPACE__ . '\loaded_product_type', 10, 2 );

/** Handle of the script with components that a listing's script loads on first interaction. */
const LISTING_PARTS = 'vitrina-listing-parts';

/** Modes of the display switch (spec §4) → icon of the button. */
const DISPLAY_MODES = [
	'grid'  => 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
	'small' => 'M4 4h4v4H4zM10 4h4v4h-4zM16 4h4v4h-4zM4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4zM4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4z',
	'list'  => 'M4 4h5v5H4zM12 6.5h8M4 14h5v5H4zM12 16.5h8',
];

/** Excludes password-protected products from listings, because a card shows name and price. Search and wishlist do the same. */
function exclude_protected_products( WP_Query $query ): void {
	$query->set( 'has_password', false );
}

/** Excludes password-protected products from other lists, too: shortcodes, related products, blocks. */
function is_listed( mixed $is_visible, mixed $id ): bool {
	return (bool) $is_visible && is_numeric( $id ) && ! post_password_required( (int) $id );
}

/**
 * Returns a product's type from its terms, which a listing has loaded. WooCommerce would make two reads of the object
 * cache for each product: with Redis, 48 requests for a page of 24 products.
 *
 * @param mixed $type Type that another plugin has set; false if none has.
 * @return mixed The type; false if the terms are not loaded, so that WooCommerce reads it.
 */
function loaded_product_type( mixed $type, mixed $id ): mixed {
	if ( (bool) $type || ! is_numeric( $id ) ) {
		return $type;
	}
	$post_type = get_post_type( (int) $id );
	if ( $post_type === 'product_variation' ) {
		return 'variation';
	}
	$terms = $post_type === 'product' ? get_object_term_cache( (int) $id, 'product_type' ) : false;
	return is_array( $terms ) && $terms !== [] ? sanitize_title( current( $terms )->name ) : $type;
}

function is_listing(): bool {
	$is_listing = is_shop() || is_product_taxonomy() || ( is_search() && get_query_var( 'post_type' ) === 'product' )
		|| is_vendor_store();
	/**
	 * Filters whether this page is a product listing that can load more in place.
	 *
	 * @since 0.1.0
	 *
	 * @param bool $is_listing Shop, category, tag, attribute, results of a search, or a vendor's store.
	 */
	return (bool) apply_filters( 'vitrina_is_listing', $is_listing );
}

/** Whether this is a vendor's store of one of the common multi-vendor plugins. */
function is_vendor_store(): bool {
	foreach ( [ 'dokan_is_store_page', 'wcfmmp_is_store_page', 'wcfm_is_store_page' ] as $is_store ) {
		if ( function_exists( $is_store ) && (bool) $is_store() ) {
			return true;
		}
	}
	return class_exists( 'WCV_Vendors', false ) && is_callable( [ 'WCV_Vendors', 'is_vendor_page' ] ) && (bool) call_user_func( [ 'WCV_Vendors', 'is_vendor_page' ] );
}

/** Enqueued before the theme's script, which changes cards: this script first takes a snapshot of the list. */
function enqueue_listing(): void {
	if ( ! is_listing() ) {
		return;
	}
	script( 'listing' );
	register_built_script( 'listing-parts' );
	Islands::offer( LISTING_PARTS, is_prefetched: true );
}

/** Whether the current loop is the page's own listing, not the loop of a shortcode. */
function is_listing_loop(): bool {
	return is_listing() && ( ! (bool) wc_get_loop_prop( 'is_shortcode' ) || ! ( is_shop() || is_product_taxonomy() || is_search() ) );
}

/** How a listing loads more: by a button, while scrolling, or not at all (pagination links). */
function load_mode(): string {
	$mode = setting( 'shop_infinite_load' );
	return in_array( $mode, [ 'regular', 'scroll' ], true ) ? $mode : '';
}

/** Opens the listing: bar, filters, and the container of the cards. */
function open_listing(): void {
	if ( ! is_listing_loop() ) {
		return;
	}
	$total     = loop_number( 'total' );
	$has_query = is_shop() || is_product_taxonomy() || is_search();
	$push      = is_on( 'shop_infinite_url' ) ? ' data-push' : '';
	// There is nothing to filter in an empty listing without active filters, or on a page of categories only.
	$has_any = $total > 0 || is_filtered_request();
	$filters = $has_any && $has_query && has_filters() && woocommerce_get_loop_display_mode() !== 'subcategories';
	printf(
		'<div class="%1$s" data-load="%2$s" data-distance="%3$d" data-debounce="%4$d"%5$s>',
		esc_attr( $filters && setting( 'shop_filters' ) === 'sidebar' ? 'listing listing--sidebar' : 'listing' ),
		esc_attr( load_mode() ),
		(int) setting( 'infinite_scroll_distance' ),
		(int) setting( 'infinite_scroll_debounce' ),
		esc_attr( $push )
	);
	if ( $has_any ) {
		listing_bar( $total, $filters );
	}
	if ( $filters ) {
		filters( $total );
	}
	echo '<div class="listing__main">';
	if ( $filters ) {
		filter_chips();
	}
	if ( $total > 0 ) {
		previous_products();
		printf( '<h2 class="visually-hidden">%s</h2>', esc_html__( 'Products', 'vitrina' ) );
	}
}

/** Prints the bar above a listing: filters and count left, display switch and sorting right. */
function listing_bar( int $total, bool $has_filters ): void {
	echo '<div class="listing-bar">';
	if ( $has_filters ) {
		filters_button();
	}
	/* translators: %s: number of products. */
	printf( '<p class="woocommerce-result-count" role="status">%s</p>', esc_html( sprintf( _n( '%s product', '%s products', $total, 'vitrina' ), number_format_i18n( $total ) ) ) );
	if ( $total > 0 ) {
		display_switch();
		sort_form();
	}
	echo '</div>';
}

/** WooCommerce's sort form with a submit button, for visitors without JavaScript and for keyboard users. */
function sort_form(): void {
	$button = sprintf( '<button class="button button--quiet sort-button" type="submit">%s</button></form>', esc_html__( 'Sort', 'vitrina' ) );
	echo str_replace( '</form>', $button, output_of( woocommerce_catalog_ordering( ... ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- WooCommerce's own template, and a text escaped above.
}

function close_listing(): void {
	if ( is_listing_loop() ) {
		echo '</div></div>';
	}
}

/**
 * Prints the display switch: grid, small or list. The inline script after it applies the visitor's
 * choice before the cards are painted; it is the same for every visitor.
 */
function display_switch(): void {
	if ( ! is_on( 'shop_display_switch' ) ) {
		return;
	}
	$labels = [
		'grid'  => __( 'Grid', 'vitrina' ),
		'small' => __( 'Small pictures', 'vitrina' ),
		'list'  => __( 'List', 'vitrina' ),
	];
	printf( '<div class="display-switch" role="group" aria-label="%s">', esc_attr__( 'Display', 'vitrina' ) );
	foreach ( DISPLAY_MODES as $mode => $path ) {
		printf(
			'<button class="icon-button" type="button" data-display="%1$s" aria-pressed="%2$s"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="%3$s"/></svg><span class="visually-hidden">%4$s</span></button>',
			esc_attr( $mode ),
			$mode === 'grid' ? 'true' : 'false',
			esc_attr( $path ),
			esc_html( $labels[ $mode ] )
		);
	}
	echo '</div><script>try{document.documentElement.dataset.display=localStorage.display||""}catch(e){}</script>';
}

/** @param 'total'|'current_page'|'total_pages' $name Property in WooCommerce. */
function loop_number( string $name ): int {
	$number = wc_get_loop_prop( $name );
	return is_numeric( $number ) ? (int) $number : 0;
}

/** @param int $page Number of the page, from 1. */
function listing_page_address( int $page ): string {
	if ( (bool) wc_get_loop_prop( 'is_shortcode' ) ) {
		return add_query_arg( 'product-page', $page, (string) get_permalink() );
	}
	return remove_query_arg( 'add-to-cart', get_pagenum_link( $page, false ) );
}

/** Prints the "load previous" button for visitors who open a later page. */
function previous_products(): void {
	$page = loop_number( 'current_page' );
	if ( $page > 1 && load_mode() !== '' ) {
		printf( '<p class="listing-previous"><a class="button button--quiet" rel="prev" href="%s">%s</a></p>', esc_url( listing_page_address( $page - 1 ) ), esc_html__( 'Show previous', 'vitrina' ) );
	}
}

/** Prints the "load more" button; without JavaScript it is a link to the next page. */
function more_products(): void {
	if ( ! is_listing_loop() || load_mode() === '' ) {
		return;
	}
	$page    = max( 1, loop_number( 'current_page' ) );
	$pages   = max( 1, loop_number( 'total_pages' ) );
	$next    = $page < $pages ? listing_page_address( $page + 1 ) : '';
	$classes = $pages === 1 ? 'listing-more no-pagination' : 'listing-more';
	printf(
		'<div class="%1$s"><a class="button button--quiet" rel="next" href="%2$s"%3$s>%4$s</a><span class="listing-more__loader" role="status" data-text="%5$s"></span><p class="listing-more__failed" role="alert" hidden>%6$s</p></div>',
		esc_attr( $classes ),
		esc_url( $next ),
		$next === '' ? ' hidden' : '',
		esc_html__( 'Show more products', 'vitrina' ),
		esc_attr__( 'Loading more products…', 'vitrina' ),
		esc_html__( 'More products could not be loaded. The page links below still work.', 'vitrina' )
	);
}

function no_products(): void {
	if ( is_filtered_request() && is_listing() ) {
		printf(
			'<div class="empty"><h2 class="empty__title">%1$s</h2><p>%2$s</p><p><a class="button" href="%3$s">%4$s</a></p></div>',
			esc_html__( 'Nothing matches these filters', 'vitrina' ),
			esc_html__( 'Remove one filter, or all of them.', 'vitrina' ),
			esc_url( current_listing()->address() ),
			esc_html__( 'Clear all', 'vitrina' )
		);
		return;
	}
	empty_state(
		is_search() ? __( 'Nothing found', 'vitrina' ) : __( 'Nothing here yet', 'vitrina' ),
		is_search() ? __( 'Try another word, or a shorter one.', 'vitrina' ) : __( 'We are still filling this shelf. In the meantime, have a look at the others.', 'vitrina' )
	);
}
