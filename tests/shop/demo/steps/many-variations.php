<?php
/**
 * The product with 1,000 variations. One by one they take a quarter of a
 * minute or more, so their rows are written in bulk and WooCommerce is asked
 * to work out the rest.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

use Automattic\WooCommerce\Internal\ProductAttributesLookup\LookupDataStore;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Makes the product and its variations.
 */
function make_many_variations(): void {
	$plan  = content( 'gausus' );
	$notes = [];
	foreach ( $plan->texts( 'vary' ) as $slug ) {
		$names          = content( 'taxonomies' )->data( 'attributes' )->data( $slug )->texts( 'terms' );
		$notes[ $slug ] = array_fill_keys( $names, '0' );
	}
	$plan    = new Data( [ 'vary' => $notes ] + $plan->values() );
	$product = new \WC_Product_Variable( wc_get_product_id_by_sku( $plan->text( 'sku' ) ) );
	if ( $product->get_children() !== array() ) {
		return;
	}
	fill_product( $product, $plan, 3 );
	$product->save();
	$rows = array_map( static fn( array $one ): array => $one[0], combinations( $notes ) );
	insert_variations( $product->get_id(), $plan, $rows );
	wc_delete_product_transients( $product->get_id() );
	clean_post_cache( $product->get_id() );
	\WC_Product_Variable::sync( $product->get_id() );
	// @phpstan-ignore class.notFound, class.notFound (WooCommerce's own, left out of its stubs.)
	wc_get_container()->get( LookupDataStore::class )->create_data_for_product( $product->get_id() );
}

/**
 * Writes the rows of every variation.
 *
 * @param int                         $parent The product's ID.
 * @param Data                        $plan   Its plan.
 * @param list<array<string, string>> $rows   The names of each variation's terms.
 */
function insert_variations( int $parent, Data $plan, array $rows ): void {
	$now   = current_time( 'mysql' );
	$gmt   = current_time( 'mysql', true );
	$first = 1 + (int) db()->get_var( 'SELECT MAX(ID) FROM ' . db()->posts );
	$posts = array();
	$metas = array();
	$looks = array();
	foreach ( $rows as $place => $names ) {
		$id     = $first + $place;
		$labels = array();
		foreach ( $names as $slug => $name ) {
			$labels[] = wc_attribute_label( "pa_$slug" ) . ": $name";
		}
		// A dearer base makes a dearer perfume.
		$price   = number_format( $plan->number( 'price' ) + 2 * ( $place % 10 ), 2, '.', '' );
		$stock   = $place % 37 === 0 ? 'outofstock' : 'instock';
		$sku     = sprintf( '%s-%04d', $plan->text( 'sku' ), $place + 1 );
		$posts[] = array( $id, 1, $now, $gmt, $now, $gmt, '', $plan->text( 'name' ), implode( ', ', $labels ), 'publish', 'closed', 'closed', "kvapas-pagal-jus-$place", $parent, "/?post_type=product_variation&p=$id", $place, 'product_variation', '', '', '' );
		$looks[] = array( $id, $sku, 0, 0, $price, $price, 0, null, $stock, 0, '0.00', 0, 'taxable', 'parent' );
		$meta    = array(
			'_sku'            => $sku,
			'_regular_price'  => $price,
			'_price'          => $price,
			'_tax_status'     => 'taxable',
			'_tax_class'      => 'parent',
			'_manage_stock'   => 'no',
			'_stock_status'   => $stock,
			'_backorders'     => 'no',
			'_virtual'        => 'no',
			'_downloadable'   => 'no',
			'_product_version' => WC_VERSION,
		);
		foreach ( $names as $slug => $name ) {
			$meta[ "attribute_pa_$slug" ] = sanitize_title( $name );
		}
		foreach ( $meta as $key => $value ) {
			$metas[] = array( $id, $key, $value );
		}
	}
	insert_rows( db()->posts, 'ID, post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, post_parent, guid, menu_order, post_type, to_ping, pinged, post_content_filtered', $posts );
	insert_rows( db()->postmeta, 'post_id, meta_key, meta_value', $metas );
	insert_rows( db()->prefix . 'wc_product_meta_lookup', 'product_id, sku, virtual, downloadable, min_price, max_price, onsale, stock_quantity, stock_status, rating_count, average_rating, total_sales, tax_status, tax_class', $looks );
}

/**
 * Inserts many rows with few statements.
 *
 * @param string                                 $table   Its name.
 * @param string                                 $columns Its columns.
 * @param list<list<string|int|float|null>> $rows    The rows.
 */
function insert_rows( string $table, string $columns, array $rows ): void {
	// Quoted, because SQLite's translator takes "virtual" for a keyword.
	$columns = '`' . str_replace( ', ', '`, `', $columns ) . '`';
	foreach ( array_chunk( $rows, 400 ) as $chunk ) {
		$values = array_map(
			static fn( array $row ): string => '(' . implode( ',', array_map( static fn( string|int|float|null $cell ): string => $cell === null ? 'NULL' : (string) db()->prepare( '%s', $cell ), $row ) ) . ')',
			$chunk
		);
		// phpcs:ignore WordPress.DB.PreparedSQL -- Every cell is prepared above; names are our own.
		if ( db()->query( "INSERT INTO `$table` ($columns) VALUES " . implode( ',', $values ) ) === false ) {
			throw new \RuntimeException( esc_html( "$table: " . db()->last_error ) );
		}
	}
}
