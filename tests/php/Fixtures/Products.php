<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_CSV_Importer;
use WC_Product_Simple;
use WP_Post;

/**
 * Products of the shop. Runs inside WordPress.
 */
final class Products {

	public static function get( int $id ): WC_Product {
		$product = wc_get_product( $id );
		return $product instanceof WC_Product ? $product : throw new LogicException( "There is no product {$id}." );
	}

	public static function find( string $slug ): int {
		$post = get_page_by_path( $slug, OBJECT, 'product' );
		return $post instanceof WP_Post ? $post->ID : throw new LogicException( "There is no product {$slug}." );
	}

	/** @return list<int> Of all published products. */
	public static function ids(): array {
		return array_values( get_posts( [ 'post_type' => 'product', 'numberposts' => -1, 'fields' => 'ids' ] ) );
	}

	/**
	 * @return int A shippable product that tests cannot sell out.
	 */
	public static function find_without_stock_management(): int {
		$products = wc_get_products(
			[
				'type'         => 'simple',
				'stock_status' => 'instock',
				'virtual'      => false,
				'limit'        => 100,
			]
		);
		foreach ( is_array( $products ) ? $products : [] as $product ) {
			if ( $product instanceof WC_Product && ! $product->managing_stock() ) {
				return $product->get_id();
			}
		}
		throw new LogicException( 'There is no such product.' );
	}

	public static function post( int $id ): WP_Post {
		$post = get_post( $id );
		return $post instanceof WP_Post ? $post : throw new LogicException( "There is no post {$id}." );
	}

	/**
	 * @param array<string, mixed> $props As for `WC_Product::set_props()`.
	 * @return int The id of a new simple product.
	 */
	public static function create( array $props ): int {
		$product = new WC_Product_Simple();
		$product->set_props( $props );
		return $product->save();
	}

	/**
	 * @param array<string, mixed> $props As for `WC_Product::set_props()`.
	 */
	public static function update( int $id, array $props ): void {
		$product = self::get( $id );
		$product->set_props( $props );
		$product->save();
	}

	/**
	 * @param list<int> $ids Products that may be deleted already.
	 */
	public static function delete( array $ids ): void {
		foreach ( $ids as $id ) {
			$product = wc_get_product( $id );
			if ( $product instanceof WC_Product ) {
				$product->delete( true );
			}
		}
	}

	/**
	 * @param list<string> $options
	 */
	public static function variation_attribute( string $name, array $options ): WC_Product_Attribute {
		$attribute = new WC_Product_Attribute();
		$attribute->set_name( $name );
		$attribute->set_options( $options );
		$attribute->set_visible( true );
		$attribute->set_variation( true );
		return $attribute;
	}

	/**
	 * Sets the regular price by WooCommerce's CSV import.
	 */
	public static function import_price( int $id, string $price ): void {
		require_once WC_ABSPATH . 'includes/import/class-wc-product-csv-importer.php';
		$file    = tempnam( sys_get_temp_dir(), 'products' ) . '.csv';
		$options = [
			'parse'           => true,
			'update_existing' => true,
			'mapping'         => [
				'from' => [ 'ID', 'Regular price' ],
				'to'   => [ 'id', 'regular_price' ],
			],
		];
		file_put_contents( $file, "ID,Regular price\n{$id},{$price}\n" );
		( new WC_Product_CSV_Importer( $file, $options ) )->import();
		unlink( $file );
	}
}
