<?php
/** Filters of a listing: links and a form, applied by WooCommerce's own query. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Automattic\WooCommerce\Internal\ProductFilters\Params;
use Vitrina\Runtime\Search\FilterParameters;
use Vitrina\Runtime\Swatches\AttributeType;
use Vitrina\Runtime\Swatches\Swatch;
use Vitrina\Theme\Filters\Categories;
use Vitrina\Theme\Filters\Listing;
use Vitrina\Theme\Filters\Request;
use Vitrina\Theme\Filters\Selection;
use WP_Query;


foreach ( [ 'Selection', 'Request', 'FacetValue', 'Facet', 'Categories', 'Listing', 'Storage/ProductFacts', 'Facets' ] as $vitrina_file ) {
	require_once __DIR__ . "/{$vitrina_file}.php";
}

add_filter( 'request', __NAMESPACE__ . '\clean_filter_request' );
add_filter( 'woocommerce_product_query_tax_query', __NAMESPACE__ . '\narrow_to_categories' );
add_filter( 'woocommerce_redirect_single_search_result', __NAMESPACE__ . '\redirects_to_only_result' );

function has_filters(): bool {
	return in_array( setting( 'shop_filters' ), [ 'panel', 'sidebar' ], true );
}

/** Sanitizes the filter parameters before WooCommerce reads them. */
function clean_filter_request( mixed $request ): mixed {
	if ( is_admin() || ! is_array( $request ) ) {
		return $request;
	}
	// phpcs:ignore WordPress.Security.NonceVerification -- Public parameters.
	$_GET = Request::sanitize( $_GET );
	return Request::sanitize( $request );
}

/** Limits a listing to the selected categories where WooCommerce (as 10.0) does not support that parameter yet. */
function narrow_to_categories( mixed $tax_query ): mixed {
	if ( ! is_array( $tax_query ) || class_exists( Params::class ) ) {
		return $tax_query;
	}
	// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Public parameter; an unknown value matches nothing.
	$submitted = $_GET[ Selection::CATEGORIES ] ?? '';
	$slugs     = is_string( $submitted ) ? array_diff( array_map( sanitize_title( ... ), explode( ',', wp_unslash( $submitted ) ) ), [ '' ] ) : [];
	return $slugs === [] ? $tax_query : [ ...$tax_query, Listing::by_category( array_values( $slugs ) ) ];
}

/** A filtered search with one result stays on the listing, so that the filters can be changed. */
function redirects_to_only_result( mixed $redirects ): bool {
	return (bool) $redirects && ! is_filtered_request();
}

/** Whether the address has a filter parameter, valid or not. */
function is_filtered_request(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification -- Public choices.
	return FilterParameters::are_in( $_GET );
}

function current_listing(): Listing {
	$query = $GLOBALS['wp_query'] ?? null;
	return new Listing( $query instanceof WP_Query ? $query : new WP_Query() );
}

/** @return array<string, string> The shop's attributes, those with swatches first: parameter → taxonomy. */
function filtered_attributes(): array {
	$attributes = [];
	foreach ( wc_get_attribute_taxonomies() as $attribute ) {
		$name = is_object( $attribute ) ? $attribute->attribute_name ?? '' : '';
		if ( is_string( $name ) && taxonomy_exists( wc_attribute_taxonomy_name( $name ) ) ) {
			$attributes[ "filter_{$name}" ] = wc_attribute_taxonomy_name( $name );
		}
	}
	uasort( $attributes, fn ( string $one, string $other ): int => Swatch::is_visual( AttributeType::of( $other ) ) <=> Swatch::is_visual( AttributeType::of( $one ) ) );
	return $attributes;
}

/** The shop's categories, loaded once per request. */
function shop_categories(): Categories {
	/** @var Categories|null $categories */
	static $categories = null;
	if ( $categories === null ) {
		$terms      = get_terms(
			[
				'taxonomy'   => 'product_cat',
				'hide_empty' => false,
			]
		);
		$categories = new Categories( is_array( $terms ) ? array_values( $terms ) : [] );
	}
	return $categories;
}

/** The selected filters of the current page that exist in the shop. */
function current_selection(): Selection {
	// phpcs:ignore WordPress.Security.NonceVerification -- Public choices.
	return Request::selection( wp_unslash( $_GET ), __NAMESPACE__ . '\known_values' );
}

/**
 * The values that exist in the shop.
 *
 * @param list<string> $values As they were sent.
 * @return list<string>
 */
function known_values( string $name, array $values ): array {
	return match ( $name ) {
		Selection::CATEGORIES => shop_categories()->known( array_map( sanitize_title( ... ), $values ) ),
		Selection::RATING     => array_values( array_intersect( [ '1', '2', '3', '4', '5' ], $values ) ),
		Selection::STOCK      => array_values( array_intersect( array_map( strval( ... ), array_keys( wc_get_product_stock_status_options() ) ), $values ) ),
		default               => known_attribute_values( filtered_attributes()[ $name ] ?? '', $values ),
	};
}

/**
 * @param string       $taxonomy Attribute; empty for none.
 * @param list<string> $values   As they were sent.
 * @return list<string>
 */
function known_attribute_values( string $taxonomy, array $values ): array {
	$terms = $taxonomy === '' ? [] : get_terms(
		[
			'taxonomy'   => $taxonomy,
			'slug'       => array_map( sanitize_title( ... ), $values ),
			'hide_empty' => false,
			'fields'     => 'slugs',
		]
	);
	return array_values( array_filter( is_array( $terms ) ? $terms : [], is_string( ... ) ) );
}
