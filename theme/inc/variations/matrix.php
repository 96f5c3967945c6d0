<?php
/**
 * The matrix of a product's variations: what the form must know of all of them
 * at once, in columns and without HTML. Its reader is src/variations/matrix.ts.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WC_Product_Variable;
use wpdb;

const VARIATION_PURCHASABLE = 1;
const VARIATION_IN_STOCK    = 2;
const VARIATION_VISIBLE     = 4;
const VARIATION_ACTIVE      = 8;

/** More images than these stay out of the page; each comes with its variation. */
const MATRIX_PICTURES = 24;

/** Followed by the product's id. */
const MATRIX_TRANSIENT = 'vitrina_variations_';

/** Under which name the matrices of all products have their version. */
const MATRIX_GROUP = 'variations';

/**
 * Filters that only a variation's object can answer. Where none of them is
 * used, one query tells the same of a thousand variations.
 */
const VARIATION_FILTERS = [
	'woocommerce_variation_is_visible',
	'woocommerce_variation_is_active',
	'woocommerce_variation_is_purchasable',
	'woocommerce_is_purchasable',
	'woocommerce_hide_invisible_variations',
	'woocommerce_product_is_in_stock',
	'woocommerce_product_backorders_allowed',
	'woocommerce_product_variation_get_attributes',
	'woocommerce_product_variation_get_backorders',
	'woocommerce_product_variation_get_image_id',
	'woocommerce_product_variation_get_manage_stock',
	'woocommerce_product_variation_get_stock_quantity',
	'woocommerce_product_variation_get_stock_status',
];

// Whatever changes a variation, its stock or its product makes WooCommerce forget.
add_action( 'woocommerce_delete_product_transients', __NAMESPACE__ . '\forget_matrices' );
// Of these it forgets nothing: it writes a term's new slug straight into the variations.
add_action( 'edited_term', __NAMESPACE__ . '\forget_matrices_of_terms', 20, 3 );
add_action( 'delete_term', __NAMESPACE__ . '\forget_matrices_of_terms', 20, 3 );
add_action( 'woocommerce_attribute_updated', __NAMESPACE__ . '\forget_matrices' );
add_action( 'transition_post_status', __NAMESPACE__ . '\forget_matrices_of_status', 10, 3 );

/**
 * The variations that WooCommerce would put into the page of a product.
 *
 * @param WC_Product_Variable $product The product.
 * @return array<string, list<mixed>> As `VariationMatrix` in src/variations/matrix.ts.
 */
function variation_matrix( WC_Product_Variable $product ): array {
	// The theme's own is no reason to ask a thousand objects: is_shown_to_visitor() says the same of their product.
	$is_filtered = array_filter( VARIATION_FILTERS, static fn ( string $hook ): bool => is_filtered_by_others( $hook, [ __NAMESPACE__ . '\is_open_to_visitor' ] ) ) !== [];
	$matrix      = $is_filtered ? matrix_of( $product, filtered_variations( $product ) ) : remembered_matrix( $product );
	// Pictures are never kept: a plugin may serve them from another address tomorrow.
	return [
		...$matrix,
		'pictures' => matrix_pictures( $matrix['pictures'] ),
	];
}

/**
 * The matrix of the database's rows, kept for an hour or until WooCommerce
 * forgets what it keeps of the product itself.
 *
 * @param WC_Product_Variable $product The product.
 * @return array{attributes: list<mixed>, ids: list<int>, columns: list<mixed>, flags: list<int>, stock: list<int|null>, images: list<int>, pictures: list<int>}
 */
function remembered_matrix( WC_Product_Variable $product ): array {
	$name    = MATRIX_TRANSIENT . $product->get_id();
	$failed  = failed_queries();
	$depends = [
		array_keys( variation_prices( $product ) ),
		is_shown_to_visitor( $product ),
		get_option( 'woocommerce_manage_stock' ),
		get_option( 'woocommerce_hide_out_of_stock_items' ),
		cache_version( MATRIX_GROUP ),
		VERSION,
	];
	$stamp   = md5( (string) wp_json_encode( $depends ) );
	$kept    = get_transient( $name );
	if ( is_array( $kept ) && ( $kept['stamp'] ?? '' ) === $stamp ) {
		return $kept['matrix']; // @phpstan-ignore return.type (Written below, under this stamp only.)
	}
	$matrix = matrix_of( $product, queried_variations( $product ) );
	if ( failed_queries() > $failed ) {
		// No variation has lost its values: WooCommerce reads each by itself, and nothing is kept.
		return matrix_of( $product, filtered_variations( $product ) );
	}
	set_transient( $name, compact( 'stamp', 'matrix' ), HOUR_IN_SECONDS );
	return $matrix;
}

/**
 * Forgets all matrices, as WooCommerce forgets the prices of all variations when
 * one product changes: a page that read its rows before the change may keep them
 * after it, but under a version that is of the past.
 */
function forget_matrices(): void {
	renew_cache_version( MATRIX_GROUP );
}

/**
 * Another value of an attribute.
 *
 * @param int    $term_id  Its term.
 * @param int    $tt_id    The same with its taxonomy.
 * @param string $taxonomy The attribute, if it is one.
 */
function forget_matrices_of_terms( int $term_id, int $tt_id, string $taxonomy ): void {
	if ( str_starts_with( $taxonomy, 'pa_' ) ) {
		forget_matrices();
	}
}

/**
 * A variation published or taken back by WordPress alone.
 *
 * @param string   $now    Its status.
 * @param string   $before The one it had.
 * @param \WP_Post $post   The variation, if it is one.
 */
function forget_matrices_of_status( string $now, string $before, \WP_Post $post ): void {
	if ( $post->post_type === 'product_variation' && $now !== $before ) {
		forget_matrices();
	}
}

/**
 * Rows turned into columns.
 *
 * @param WC_Product_Variable $product The product.
 * @param list<array{id: int, attributes: array<string, string>, flags: int, stock: int|null, image: int}> $rows Its variations.
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

/**
 * Those members of a list that are texts or numbers, as texts.
 *
 * @param mixed $values The list.
 * @return array<string, string>
 */
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
 * The images of the variations, where they are few.
 *
 * @param list<int> $images Ids of attachments.
 * @return list<array<array-key, mixed>>
 */
function matrix_pictures( array $images ): array {
	if ( $images === [] || count( $images ) > MATRIX_PICTURES ) {
		return [];
	}
	_prime_post_caches( $images, false );
	return array_map( fn ( int $id ): array => complete_image( wc_get_product_attachment_props( $id ), $id ), $images );
}

/**
 * Variations as their objects tell them, with whatever other plugins say.
 *
 * @param WC_Product_Variable $product The product.
 * @return list<array{id: int, attributes: array<string, string>, flags: int, stock: int|null, image: int}> An image of 0 is the product's own.
 */
function filtered_variations( WC_Product_Variable $product ): array {
	$own  = (int) $product->get_image_id();
	$rows = [];
	foreach ( $product->get_available_variations( 'objects' ) as $variation ) {
		$image  = (int) $variation->get_image_id();
		$rows[] = [
			'id'         => $variation->get_id(),
			'attributes' => texts( $variation->get_variation_attributes() ),
			'flags'      => ( $variation->is_purchasable() ? VARIATION_PURCHASABLE : 0 )
				+ ( $variation->is_in_stock() ? VARIATION_IN_STOCK : 0 )
				+ ( $variation->variation_is_visible() ? VARIATION_VISIBLE : 0 )
				+ ( $variation->variation_is_active() ? VARIATION_ACTIVE : 0 ),
			'stock'      => stock_left( $variation ),
			'image'      => $image === $own ? 0 : $image,
		];
	}
	return $rows;
}

/**
 * The same from the database, without an object for each: a published variation
 * with a price is visible, and can be bought if its product can.
 *
 * @param WC_Product_Variable $product The product.
 * @return list<array{id: int, attributes: array<string, string>, flags: int, stock: int|null, image: int}>
 */
function queried_variations( WC_Product_Variable $product ): array {
	$meta        = variation_meta( $product );
	$prices      = variation_prices( $product );
	$own         = (int) $product->get_image_id();
	$hides_empty = get_option( 'woocommerce_hide_out_of_stock_items' ) === 'yes';
	$shown       = VARIATION_VISIBLE + VARIATION_ACTIVE + ( is_shown_to_visitor( $product ) ? VARIATION_PURCHASABLE : 0 );
	$rows        = [];
	foreach ( $product->get_visible_children() as $id ) {
		$fields      = $meta[ $id ] ?? [];
		$is_in_stock = ( $fields['_stock_status'] ?? '' ) !== 'outofstock';
		if ( ! isset( $prices[ $id ] ) || ( $hides_empty && ! $is_in_stock ) ) {
			continue;
		}
		$image  = (int) ( $fields['_thumbnail_id'] ?? 0 );
		$rows[] = [
			'id'         => $id,
			'attributes' => $fields,
			'flags'      => $shown + ( $is_in_stock ? VARIATION_IN_STOCK : 0 ),
			'stock'      => queried_stock( $fields, $product ),
			'image'      => $image === $own ? 0 : $image,
		];
	}
	return $rows;
}

/**
 * Pieces left, as stock_left() of the variation's object would say.
 *
 * @param array<string, string> $fields  The variation's own.
 * @param WC_Product_Variable   $product Its product, which may count for all.
 */
function queried_stock( array $fields, WC_Product_Variable $product ): ?int {
	if ( get_option( 'woocommerce_manage_stock' ) !== 'yes' ) {
		return null;
	}
	if ( ( $fields['_manage_stock'] ?? 'no' ) !== 'yes' ) {
		return $product->get_manage_stock() ? stock_left( $product ) : null;
	}
	return in_array( $fields['_backorders'] ?? 'no', [ 'yes', 'notify' ], true ) ? null : max( 0, (int) ( $fields['_stock'] ?? 0 ) );
}

/**
 * The variations that have a price: WooCommerce sells none without. It caches
 * these prices for the price range above the form.
 *
 * @param WC_Product_Variable $product The product.
 * @return array<array-key, string> Price by the variation's ID, with taxes as displayed.
 */
function variation_prices( WC_Product_Variable $product ): array {
	return array_filter( texts( $product->get_variation_prices( true )['price'] ?? [] ), is_numeric( ... ) );
}

/**
 * The few fields of every published variation that the matrix is made of.
 *
 * @param WC_Product_Variable $product The product.
 * @return array<int, array<string, string>> Field → value, by the variation's id.
 */
function variation_meta( WC_Product_Variable $product ): array {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );

	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders -- WooCommerce's own way is an object for each; %i is younger than the rules.
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT meta.post_id, meta.meta_key, meta.meta_value
			FROM %i AS variation JOIN %i AS meta ON meta.post_id = variation.ID
			WHERE variation.post_parent = %d AND variation.post_type = 'product_variation' AND variation.post_status = 'publish'
			AND ( meta.meta_key LIKE %s OR meta.meta_key IN ( '_stock_status', '_manage_stock', '_backorders', '_stock', '_thumbnail_id' ) )",
			$wpdb->posts,
			$wpdb->postmeta,
			$product->get_id(),
			$wpdb->esc_like( 'attribute_' ) . '%'
		)
	);
	// phpcs:enable
	$meta = [];
	foreach ( is_array( $rows ) ? $rows : [] as $row ) {
		$fields = texts( get_object_vars( $row ) );

		$meta[ (int) ( $fields['post_id'] ?? 0 ) ][ $fields['meta_key'] ?? '' ] = $fields['meta_value'] ?? '';
	}
	return $meta;
}
