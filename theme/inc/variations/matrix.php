<?php
/**
 * The variation matrix of a product: the data of all variations that the form needs, in columns and
 * without HTML. It is read by src/variations/matrix.ts.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\Purchase;
use WC_Product_Variable;

/** With more images than this, none is in the page; each is loaded with its variation. */
const MAX_MATRIX_PICTURES = 24;

/** Prefix of the transient's name; the product's ID follows. */
const MATRIX_TRANSIENT = 'vitrina_variations_';

/** Cache group of the matrices of all products. */
const MATRIX_GROUP = 'variations';

// WooCommerce fires this on every change of a variation, its stock or its product.
add_action( 'woocommerce_delete_product_transients', __NAMESPACE__ . '\invalidate_matrices' );
// That action does not fire on the following changes: a term's new slug is written into the variations directly.
add_action( 'edited_term', __NAMESPACE__ . '\invalidate_matrices_on_term_change', 20, 3 );
add_action( 'delete_term', __NAMESPACE__ . '\invalidate_matrices_on_term_change', 20, 3 );
add_action( 'woocommerce_attribute_updated', __NAMESPACE__ . '\invalidate_matrices' );
add_action( 'transition_post_status', __NAMESPACE__ . '\invalidate_matrices_on_status_change', 10, 3 );

/**
 * The matrix of the variations that WooCommerce would print.
 *
 * @return array<string, list<mixed>> `VariationMatrix` of src/variations.
 */
function variation_matrix( WC_Product_Variable $product ): array {
	// The companion's callback needs no objects: is_shown_to_visitor() checks the same for the product.
	$is_filtered = array_filter( VARIATION_FILTERS, static fn ( string $hook ): bool => is_filtered_by_others( $hook, [ Purchase::class . '::is_purchasable_for_visitor' ] ) ) !== [];
	$matrix      = $is_filtered ? matrix_of( $product, filtered_variations( $product ) ) : cached_matrix( $product );
	// Pictures are not cached, because a plugin may change their address.
	return [
		...$matrix,
		'pictures' => matrix_pictures( $matrix['pictures'] ),
	];
}

/**
 * The matrix read from the database, cached for an hour or until WooCommerce invalidates its caches of
 * the product.
 *
 * @return array{attributes: list<mixed>, ids: list<int>, columns: list<mixed>, flags: list<int>, stock: list<int|null>, images: list<int>, pictures: list<int>}
 */
function cached_matrix( WC_Product_Variable $product ): array {
	$name         = MATRIX_TRANSIENT . $product->get_id();
	$failed       = Database::failed_queries();
	$dependencies = [
		array_keys( variation_prices( $product ) ),
		Purchase::is_shown_to_visitor( $product ),
		get_option( 'woocommerce_manage_stock' ),
		get_option( 'woocommerce_hide_out_of_stock_items' ),
		cache_version( MATRIX_GROUP ),
		VERSION,
	];
	$stamp        = md5( (string) wp_json_encode( $dependencies ) );
	$cached       = cached_with_stamp( $name, $stamp );
	if ( is_array( $cached ) ) {
		return $cached; // @phpstan-ignore return.type (Written below, under this stamp only.)
	}
	$matrix = matrix_of( $product, queried_variations( $product ) );
	if ( Database::failed_queries() > $failed ) {
		// After a failed query values may be missing: the objects are read instead, and nothing is cached.
		return matrix_of( $product, filtered_variations( $product ) );
	}
	cache_with_stamp( $name, $stamp, $matrix );
	return $matrix;
}

/**
 * Invalidates all matrices, as WooCommerce invalidates the prices of all variations when one product
 * changes. A request that read its rows before the change may cache them after it, but under the old
 * version.
 */
function invalidate_matrices(): void {
	renew_cache_version( MATRIX_GROUP );
}

function invalidate_matrices_on_term_change( int $term_id, int $tt_id, string $taxonomy ): void {
	if ( str_starts_with( $taxonomy, 'pa_' ) ) {
		invalidate_matrices();
	}
}

/** Invalidates the matrices when WordPress publishes or unpublishes a variation. */
function invalidate_matrices_on_status_change( string $new_status, string $old_status, \WP_Post $post ): void {
	if ( $post->post_type === 'product_variation' && $new_status !== $old_status ) {
		invalidate_matrices();
	}
}

/**
 * Turns rows into columns.
 *
 * @param list<array{id: int, attributes: array<string, string>, flags: int, stock: int|null, image: int}> $rows Rows of the product's variations.
 * @return array{attributes: list<mixed>, ids: list<int>, columns: list<mixed>, flags: list<int>, stock: list<int|null>, images: list<int>, pictures: list<int>} Pictures are ids of attachments.
 */
function matrix_of( WC_Product_Variable $product, array $rows ): array {
	$attributes = [];
	$columns    = [];
	foreach ( $product->get_variation_attributes() as $name => $options ) {
		$field        = wc_variation_attribute_name( (string) $name );
		$own          = array_map( fn ( array $row ): string => $row['attributes'][ $field ] ?? '', $rows );
		$values       = array_values( array_unique( array_filter( [ ...array_values( texts( $options ) ), ...$own ], fn ( string $value ): bool => $value !== '' ) ) );
		$places       = array_flip( $values );
		$attributes[] = [
			'name'   => $field,
			'values' => $values,
		];
		$columns[]    = array_map( fn ( string $value ): int => $places[ $value ] ?? -1, $own );
	}
	$pictures = array_values( array_unique( array_filter( array_column( $rows, 'image' ), fn ( int $id ): bool => $id > 0 ) ) );
	$places   = array_flip( $pictures );
	return [
		'attributes' => $attributes,
		'ids'        => array_column( $rows, 'id' ),
		'columns'    => $columns,
		'flags'      => array_column( $rows, 'flags' ),
		'stock'      => array_column( $rows, 'stock' ),
		'images'     => array_map( fn ( array $row ): int => $places[ $row['image'] ] ?? -1, $rows ),
		'pictures'   => $pictures,
	];
}

/** @return array<string, string> The scalar members of an array as texts. */
function texts( mixed $values ): array {
	$texts = [];
	foreach ( is_array( $values ) ? $values : [] as $key => $value ) {
		if ( is_scalar( $value ) ) {
			$texts[ (string) $key ] = (string) $value;
		}
	}
	return $texts;
}

/**
 * The images of the variations; empty if there are too many.
 *
 * @param list<int> $images Ids of attachments.
 * @return list<array<array-key, mixed>>
 */
function matrix_pictures( array $images ): array {
	if ( $images === [] || count( $images ) > MAX_MATRIX_PICTURES ) {
		return [];
	}
	_prime_post_caches( $images, false );
	return array_map( fn ( int $id ): array => complete_image( wc_get_product_attachment_props( $id ), $id ), $images );
}
