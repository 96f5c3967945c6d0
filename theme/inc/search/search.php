<?php
/** Search: the form with suggestions while typing, and the results page. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use Vitrina\Runtime\Search\ProductSuggestions;
use Vitrina\Runtime\Search\SuggestionRequest;

add_action( 'after_setup_theme', __NAMESPACE__ . '\register_suggestions' );
add_filter( 'request', __NAMESPACE__ . '\clean_search_request' );
add_island( 'search', style: 'search-style' );
add_action( 'woocommerce_no_products_found', __NAMESPACE__ . '\search_again', 20 );

function register_suggestions(): void {
	( new SuggestionRequest( fn (): ?int => is_on( 'ajax_search' ) ? (int) setting( 'ajax_search_min_chars' ) : null, search_service( ... ), 'vitrina-300' ) )->register_hooks();
}

/**
 * Sanitizes the search parameters: "all categories" becomes no category; a search text that is not a string or is
 * too long finds nothing instead of everything.
 */
function clean_search_request( mixed $request ): mixed {
	if ( ! is_array( $request ) || ! isset( $request['s'] ) ) {
		return $request;
	}
	if ( ( $request['product_cat'] ?? null ) === '0' ) {
		unset( $request['product_cat'] );
	}
	if ( ! is_string( $request['s'] ) || mb_strlen( $request['s'] ) > ProductSuggestions::MAX_LENGTH ) {
		$request['s']        = '';
		$request['post__in'] = [ 0 ];
		// WooCommerce's listings read the IDs from this filter.
		add_filter( 'loop_shop_post_in', fn (): array => [ 0 ] );
	}
	return $request;
}

/**
 * Opens the element around a search form with suggestions.
 *
 * @param bool $is_in_panel Whether the form is in the header's panel, which a button opens.
 * @return bool False if the form has no suggestions; then close_search() must not be called.
 */
function open_search( bool $is_in_panel ): bool {
	$suggests = is_on( 'ajax_search' );
	if ( $suggests ) {
		// The browser opens the popover without JavaScript while the component loads.
		Islands::open( 'search', [], load: $is_in_panel ? 'touch' : 'interaction', attributes: [
			'class'               => 'search-form__place',
			'data-island-openers' => $is_in_panel ? '[popovertarget="search-panel"]' : false,
		] );
	}
	return $suggests;
}

/** Closes the element that open_search() opened. */
function close_search(): void {
	Islands::close();
}

/** The address of an external suggestion service; empty if there is none or it is not an HTTP address. */
function search_service(): string {
	// Not wp_http_validate_url(), which would resolve the host name on every page.
	$address = (string) setting( 'search_service' );
	return preg_match( '~^https?://[^/\s]+~i', $address ) === 1 ? esc_url_raw( $address, [ 'http', 'https' ] ) : '';
}

/** @return array<array-key, string> The top-level categories, for the category selector: slug → name. */
function search_categories(): array {
	return array_column( top_categories(), 'name', 'slug' );
}

/** Prints the category selector of the search form; nothing if there are fewer than two categories. */
function search_category_field(): void {
	$categories = search_categories();
	if ( count( $categories ) < 2 ) {
		return;
	}
	$selected_slug = get_query_var( 'product_cat' );
	printf( '<select class="search-form__category" name="product_cat" aria-label="%s" data-server-html>', esc_attr__( 'Category', 'vitrina' ) );
	printf( '<option value="0">%s</option>', esc_html__( 'All categories', 'vitrina' ) );
	foreach ( $categories as $slug => $name ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $slug ), selected( is_search() && $selected_slug === (string) $slug, true, false ), esc_html( $name ) );
	}
	// The line break keeps the white space between the fields.
	echo "</select>\n";
}

/** Prints what an empty results page shows: the search form, and the categories. */
function search_again(): void {
	if ( ! is_search() ) {
		return;
	}
	echo '<div class="search-again">';
	get_search_form();
	echo '<ul class="search-again__categories">';
	foreach ( search_categories() as $slug => $name ) {
		$link = get_term_link( (string) $slug, 'product_cat' );
		printf( '<li><a href="%s">%s</a></li>', esc_url( is_string( $link ) ? $link : '' ), esc_html( $name ) );
	}
	echo '</ul></div>';
}
