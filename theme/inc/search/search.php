<?php
/**
 * Search: suggestions while somebody types, and the page of results. Both ask WP_Query, so that
 * whatever answers product searches in this shop answers both.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Islands;
use WP_Query;

/** Letters of a query that is read; a longer one finds nothing. */
const SEARCH_MAX_LENGTH = 200;

/** What a visitor must allow before a suggestion service outside is asked. */
const SEARCH_CONSENT = 'preferences';

/**
 * A text of the address.
 *
 * @param 'query'|'category_slug' $name Its name.
 * @return string|null Empty where it is missing; null for what is no text.
 */
function search_parameter( string $name ): ?string {
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- A public read; the text is only ever compared, and escaped where it is shown.
	$text = wp_unslash( $_GET[ $name ] ?? '' );
	return is_string( $text ) && wp_check_invalid_utf8( $text ) === $text ? trim( $text ) : null;
}

/**
 * The products that everybody may find.
 *
 * @param string $query    As it was typed.
 * @param string $category Slug; empty for all.
 */
function search_products( string $query, string $category ): WP_Query {
	$is_foolish = mb_strlen( $query ) > SEARCH_MAX_LENGTH || strlen( $category ) > SEARCH_MAX_LENGTH;
	return new WP_Query(
		$is_foolish ? [ 'post__in' => [ 0 ] ] : [
			's'                      => $query,
			'post_type'              => 'product',
			'post_status'            => 'publish',
			'has_password'           => false,
			'posts_per_page'         => MAX_SUGGESTIONS,
			'orderby'                => 'relevance',
			'fields'                 => 'ids',
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
			'tax_query'              => search_tax_query( $category ), // phpcs:ignore WordPress.DB.SlowDBQuery -- Over what was found alone.
			'vitrina_suggestions'    => true,
			// Nothing narrows what was found, but for what the index has not heard of yet.
			'vitrina_best'           => $category === '' && get_option( 'woocommerce_hide_out_of_stock_items' ) !== 'yes' ? MAX_SUGGESTIONS * 10 : 0,
		]
	);
}

/**
 * What WooCommerce leaves out of its own results, and the category that was chosen.
 *
 * @param string $category Slug; empty for all.
 * @return array<array-key, array<string, mixed>>
 */
function search_tax_query( string $category ): array {
	$visibility = wc_get_product_visibility_term_ids();
	$left_out   = [ $visibility['exclude-from-search'] ];
	if ( get_option( 'woocommerce_hide_out_of_stock_items' ) === 'yes' ) {
		$left_out[] = $visibility['outofstock'];
	}
	$terms = [
		[
			'taxonomy' => 'product_visibility',
			'field'    => 'term_taxonomy_id',
			'terms'    => $left_out,
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
 * The search form's own parameters: all categories are no category, and what is no text, or is
 * longer than anybody types, finds nothing instead of everything.
 *
 * @param mixed $request WordPress's query variables.
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
		// WooCommerce's listings have a list of their own.
		add_filter( 'loop_shop_post_in', fn (): array => [ 0 ] );
	}
	return $request;
}

/**
 * What the search field's script must know; the same for every visitor.
 *
 * @param array<string, mixed> $settings Of all units.
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

/** The component comes when somebody is about to search. */
function register_search(): void {
	Islands::register( 'search', 'vitrina-search' );
}

/** See register_search(). */
function register_search_files(): void {
	register_built_script( 'search' );
	wp_register_style( 'vitrina-search', get_template_directory_uri() . '/build/search-style.css', [], build_version( 'search-style' ) );
}

/**
 * Opens the box of a search form that suggests.
 *
 * @param bool $is_in_panel Whether the form is in the header's panel, which a button opens.
 * @return bool False where the form stays a plain one; then nothing is to be closed.
 */
function open_search( bool $is_in_panel ): bool {
	$suggests = is_on( 'ajax_search' ) && class_exists( Islands::class );
	if ( $suggests ) {
		// The browser opens the popover without a script; the component loads meanwhile.
		Islands::open( 'search', [], load: $is_in_panel ? 'touch' : 'interaction', attributes: [
			'class'               => 'search-form__place',
			'data-island-openers' => $is_in_panel ? '[popovertarget="search-panel"]' : false,
		] );
	}
	return $suggests;
}

/** Closes the box that open_search() has opened. */
function close_search(): void {
	Islands::close();
}

/** The address of a suggestion service outside; empty for none, and for what is no address of the web. */
function search_service(): string {
	// Not wp_http_validate_url(): it would ask for the host's address with every page.
	$address = (string) setting( 'search_service' );
	return preg_match( '~^https?://[^/\s]+~i', $address ) === 1 ? esc_url_raw( $address, [ 'http', 'https' ] ) : '';
}

/**
 * The categories among which one can be searched alone: those at the top.
 *
 * @return array<array-key, string> Slug → name.
 */
function search_categories(): array {
	$terms = get_terms(
		[
			'taxonomy'   => 'product_cat',
			'parent'     => 0,
			'hide_empty' => true,
		]
	);
	return is_array( $terms ) ? array_column( $terms, 'name', 'slug' ) : [];
}

/** The category selector of the search form; nothing where there is nothing to choose. */
function search_category_field(): void {
	$categories = search_categories();
	if ( count( $categories ) < 2 ) {
		return;
	}
	$chosen = get_query_var( 'product_cat' );
	printf( '<select class="search-form__category" name="product_cat" aria-label="%s" data-server-html>', esc_attr__( 'Category', 'vitrina' ) );
	printf( '<option value="0">%s</option>', esc_html__( 'All categories', 'vitrina' ) );
	foreach ( $categories as $slug => $name ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $slug ), selected( is_search() && $chosen === (string) $slug, true, false ), esc_html( $name ) );
	}
	// A line of its own: white space between the fields is indentation, nothing else.
	echo "</select>\n";
}

/** Under a page of results that has none: another try, and the shelves. */
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
