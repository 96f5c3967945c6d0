<?php
/** The facets of a listing with their counts, and their cache. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Database;
use Vitrina\Theme\Filters\Facet;
use Vitrina\Theme\Filters\Facets;
use Vitrina\Theme\Filters\Listing;
use Vitrina\Theme\Filters\Selection;
use Vitrina\Theme\Filters\Storage\ProductFacts;

/** Cache group of the counts. */
const FACETS_GROUP = 'facets';

/** The facets of a page with more selected filters than this are not cached: there are too many combinations. */
const FACETS_CACHED_FILTERS = 2;

/** How many selections are cached per listing, all in one transient, so that crawlers cannot fill the database with rows. */
const FACETS_CACHED_SELECTIONS = 12;

add_action( 'woocommerce_run_product_attribute_lookup_update_callback', __NAMESPACE__ . '\invalidate_facets', 20 );
add_action( 'woocommerce_updated_product_stock', __NAMESPACE__ . '\invalidate_facets' );
add_action( 'set_object_terms', __NAMESPACE__ . '\invalidate_facets_on_term_change', 10, 4 );
foreach ( [ 'created_term', 'edited_term', 'delete_term', 'update_option_woocommerce_hide_out_of_stock_items' ] as $vitrina_hook ) {
	add_action( $vitrina_hook, __NAMESPACE__ . '\invalidate_facets' );
}
// WooCommerce reports changed products only by renewing these versions. The filter runs even if the new version, a
// time in seconds, equals the old one.
foreach ( [ 'product', 'product_query' ] as $vitrina_group ) {
	add_filter( "pre_set_transient_{$vitrina_group}-transient-version", __NAMESPACE__ . '\invalidate_facets_with_products' );
}

function invalidate_facets(): void {
	renew_cache_version( FACETS_GROUP );
}

/** Invalidates the counts when WooCommerce invalidates its own product caches. */
function invalidate_facets_with_products( mixed $version ): mixed {
	invalidate_facets();
	return $version;
}

/** Invalidates the counts when an object's terms change in a taxonomy of products. */
function invalidate_facets_on_term_change( mixed $product, mixed $terms, mixed $rows, mixed $taxonomy ): void {
	if ( is_string( $taxonomy ) && ( str_starts_with( $taxonomy, 'product_' ) || str_starts_with( $taxonomy, 'pa_' ) ) ) {
		invalidate_facets();
	}
}

/**
 * The facets of a listing; common selections are cached for an hour at most.
 *
 * @return array{facets: list<Facet>, prices: array{float, float}|null}
 */
function facets( Listing $listing, Selection $selection ): array {
	if ( $selection->count() > FACETS_CACHED_FILTERS || $selection->has_price() || $listing->cache_key() === '' ) {
		return count_facets( $listing, $selection );
	}
	$name          = facets_transient( $listing );
	$stamp         = VERSION . cache_version( FACETS_GROUP );
	$selection_key = (string) wp_json_encode( $selection->to_query() );
	$cached        = cached_facets( $name, $stamp );
	if ( isset( $cached[ $selection_key ] ) ) {
		return $cached[ $selection_key ]['counted'];
	}
	$failed  = Database::failed_queries();
	$counted = count_facets( $listing, $selection );
	if ( Database::failed_queries() > $failed ) {
		// After a failed query no filters are shown, rather than filters without values, and nothing is cached.
		return [
			'facets' => [],
			'prices' => null,
		];
	}
	$cached = [
		$selection_key => [
			'at'      => time(),
			'counted' => $counted,
		],
	] + $cached;
	// The listing without filters is requested most, so it always stays cached.
	$all     = array_intersect_key( $cached, [ '[]' => true ] );
	$choices = $all + array_slice( array_diff_key( $cached, $all ), 0, FACETS_CACHED_SELECTIONS - count( $all ), true );
	cache_with_stamp( $name, $stamp, $choices );
	return $counted;
}

/** @return list<string> Names of the transients that the filters of this page will read, so that one query loads them together with others. */
function listing_transients(): array {
	$listing = current_listing();
	return has_filters() && $listing->cache_key() !== '' ? [ facets_transient( $listing ) ] : [];
}

/** The transient with the cached facets of a listing; see Listing::cache_key(). */
function facets_transient( Listing $listing ): string {
	$key = $listing->cache_key();
	return 'vitrina_facets_' . md5( $key . get_locale() );
}

/**
 * The cached facets of a listing that are still valid, newest first.
 *
 * @param string $stamp Version under which the facets must be cached.
 * @return array<string, array{at: int, counted: array{facets: list<Facet>, prices: array{float, float}|null}}> Key of the selection → its facets.
 */
function cached_facets( string $name, string $stamp ): array {
	/** @var array<string, array{at: int, counted: array{facets: list<Facet>, prices: array{float, float}|null}}> $choices Written in facets(), under this stamp only. */
	$choices = cached_with_stamp( $name, $stamp ) ?? [];
	return array_filter( $choices, fn ( array $one ): bool => $one['at'] > time() - HOUR_IN_SECONDS );
}

/** @return array{facets: list<Facet>, prices: array{float, float}|null} The facets, counted without the cache. */
function count_facets( Listing $listing, Selection $selection ): array {
	/** This filter is documented in WooCommerce's src/Internal/ProductAttributesLookup/Filterer.php. */
	$in_stock = (bool) apply_filters( 'woocommerce_product_attributes_filterer_hide_out_of_stock', get_option( 'woocommerce_hide_out_of_stock_items' ) === 'yes' );
	$facts    = ProductFacts::of_this_site( get_option( 'woocommerce_attribute_lookup_enabled' ) === 'yes', $in_stock );
	$facets   = new Facets( $facts, $selection, $listing->product_ids( is_filtered_request() ), filtered_attributes(), shop_categories() );
	return [
		'facets' => $facets->all( $listing->category(), $listing->attribute() ),
		'prices' => $facets->price_range(),
	];
}
