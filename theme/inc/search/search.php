<?php
/**
 * Search: suggestions while typing, and the results page. Both use WP_Query, so that a plugin that
 * changes product searches changes both.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WP_Query;

/** Maximum length of a query; a longer one finds nothing. */
const SEARCH_MAX_LENGTH = 200;

/** Consent category required before an external suggestion service is requested. */
const SEARCH_CONSENT = 'preferences';

/**
 * A text parameter of the address.
 *
 * @param 'query'|'category_slug' $name Name of the parameter.
 * @return string|null Empty if it is missing; null if it is not a text.
 */
function search_parameter( string $name ): ?string {
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Public read; the text is only compared, and escaped on output.
	$text = wp_unslash( $_GET[ $name ] ?? '' );
	return is_string( $text ) && wp_check_invalid_utf8( $text ) === $text ? trim( $text ) : null;
}

/** Products that are visible in search, of one category if its slug is not empty. */
function search_products( string $query, string $category ): WP_Query {
	$is_too_long = mb_strlen( $query ) > SEARCH_MAX_LENGTH || strlen( $category ) > SEARCH_MAX_LENGTH;
	return new WP_Query(
		$is_too_long ? [ 'post__in' => [ 0 ] ] : [
			's'                      => $query,
			'post_type'              => 'product',
			'post_status'            => 'publish',
			'has_password'           => false,
			'posts_per_page'         => MAX_SUGGESTIONS,
			'orderby'                => 'relevance',
			'fields'                 => 'ids',
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
			'tax_query'              => search_tax_query( $category ), // phpcs:ignore WordPress.DB.SlowDBQuery -- Only over the IDs that were found.
			'vitrina_suggestions'    => true,
			// No filter reduces the matches of the index, except for changes that it does not contain yet: ten times as many are enough.
			'vitrina_best'           => $category === '' && get_option( 'woocommerce_hide_out_of_stock_items' ) !== 'yes' ? MAX_SUGGESTIONS * 10 : 0,
		]
	);
}

/**
 * The tax query of a search: excludes what WooCommerce excludes from results, and limits to the
 * selected category.
 *
 * @param string $category Slug; empty for all.
 * @return array<array-key, array<string, mixed>>
 */
function search_tax_query( string $category ): array {
	$visibility = wc_get_product_visibility_term_ids();
	$excluded   = [ $visibility['exclude-from-search'] ];
	if ( get_option( 'woocommerce_hide_out_of_stock_items' ) === 'yes' ) {
		$excluded[] = $visibility['outofstock'];
	}
	$terms = [
		[
			'taxonomy' => 'product_visibility',
			'field'    => 'term_taxonomy_id',
			'terms'    => $excluded,
			'operator' => 'NOT IN',
		],
	];
	if ( $category !== '' ) {
		$terms[] = [
			'taxonomy' => 'product_cat',
			'field'    => 'slug',
			'terms'    => $category,
		];
	}
	return $terms;
}

/**
 * Sanitizes the search parameters: "all categories" becomes no category; a value that is no text or is
 * too long finds nothing instead of everything.
 */
function clean_search_request( mixed $request ): mixed {
	if ( ! is_array( $request ) || ! isset( $request['s'] ) ) {
		return $request;
	}
	if ( ( $request['product_cat'] ?? null ) === '0' ) {
		unset( $request['product_cat'] );
	}
	if ( ! is_string( $request['s'] ) || mb_strlen( $request['s'] ) > SEARCH_MAX_LENGTH ) {
		$request['s']        = '';
		$request['post__in'] = [ 0 ];
		// WooCommerce's listings read the IDs from this filter.
		add_filter( 'loop_shop_post_in', fn (): array => [ 0 ] );
	}
	return $request;
}

/**
 * Settings of the search field's script; the same for every visitor.
 *
 * @param array<string, mixed> $settings The settings so far.
 * @return array<string, mixed>
 */
function search_settings( array $settings ): array {
	if ( ! is_on( 'ajax_search' ) ) {
		return $settings;
	}
	return $settings + [
		'search' => [
			'minChars' => setting( 'ajax_search_min_chars' ),
			'service'  => search_service(),
			'consent'  => SEARCH_CONSENT,
			'shopUrl'  => wc_get_page_permalink( 'shop' ),
			'texts'    => [
				'list'    => __( 'Suggestions', 'vitrina' ),
				/* translators: %d: number of products suggested. */
				'count'   => __( 'Suggestions: %d', 'vitrina' ),
				'recent'  => __( 'Recent searches', 'vitrina' ),
				'clear'   => __( 'Clear', 'vitrina' ),
				'cleared' => __( 'Recent searches cleared.', 'vitrina' ),
				'nothing' => __( 'Nothing found', 'vitrina' ),
				'hint'    => __( 'Try another word, or a shorter one.', 'vitrina' ),
				'shop'    => __( 'See all products', 'vitrina' ),
			],
		],
	];
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

/** @return array<array-key, string> The categories of the category selector: those at the top level. Slug → name. */
function search_categories(): array {
	return array_column( top_categories(), 'name', 'slug' );
}

/** Prints the category selector of the search form; nothing if there are no choices. */
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
	// On a line of its own: the white space between fields is only indentation.
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
