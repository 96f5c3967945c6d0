<?php
/** The variations of a product as rows: by one query if no plugin filters the objects, by WooCommerce otherwise. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\Purchase;
use Vitrina\Runtime\VariationPrices;
use WC_Product_Variable;

const VARIATION_PURCHASABLE = 1;
const VARIATION_IN_STOCK    = 2;
const VARIATION_VISIBLE     = 4;
const VARIATION_ACTIVE      = 8;

/** Filters that need a variation's object. If none of them is used, one query returns the same for a thousand variations. */
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

/**
 * Reads the variations from their objects, with the filters of other plugins.
 *
 * @return list<array{id: int, attributes: array<string, string>, flags: int, stock: int|null, image: int}> An image of 0 is the product's own.
 */
function filtered_variations( WC_Product_Variable $product ): array {
	$product_image = (int) $product->get_image_id();
	$rows          = [];
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
			'image'      => $image === $product_image ? 0 : $image,
		];
	}
	return $rows;
}

/**
 * Reads the variations from the database, without objects: a published variation with a price is
 * visible, and purchasable if its product is.
 *
 * @return list<array{id: int, attributes: array<string, string>, flags: int, stock: int|null, image: int}>
 */
function queried_variations( WC_Product_Variable $product ): array {
	$meta          = variation_meta( $product );
	$prices        = variation_prices( $product );
	$product_image = (int) $product->get_image_id();
	$hides_empty   = get_option( 'woocommerce_hide_out_of_stock_items' ) === 'yes';
	$shown         = VARIATION_VISIBLE + VARIATION_ACTIVE + ( Purchase::is_shown_to_visitor( $product ) ? VARIATION_PURCHASABLE : 0 );
	$rows          = [];
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
			'image'      => $image === $product_image ? 0 : $image,
		];
	}
	return $rows;
}

/**
 * The remaining stock, as stock_left() of the variation's object would return it.
 *
 * @param array<string, string> $fields  Fields of the variation.
 * @param WC_Product_Variable   $product Its product, which may manage stock for all variations.
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
 * The prices of the variations that have one; WooCommerce does not sell others. It caches these prices
 * for the price range above the form.
 *
 * @return array<array-key, string> Price by the variation's ID, with taxes as displayed.
 */
function variation_prices( WC_Product_Variable $product ): array {
	return array_filter( texts( VariationPrices::of( $product, for_display: true )['price'] ?? [] ), is_numeric( ... ) );
}

/**
 * The meta fields of all published variations that the matrix needs.
 *
 * @return array<int, array<string, string>> Field → value, by the variation's id.
 */
function variation_meta( WC_Product_Variable $product ): array {
	$wpdb = Database::connection();
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders -- WooCommerce would create an object for each; the rules do not know %i.
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
