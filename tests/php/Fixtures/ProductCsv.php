<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use ReflectionMethod;
use WC_Product_CSV_Exporter;
use WC_Product_CSV_Importer;

/** WooCommerce's export and import of products as CSV. Runs inside WordPress, as a user who may import. */
final class ProductCsv {
	public static function export( int $id ): string {
		require_once WC_ABSPATH . 'includes/export/class-wc-product-csv-exporter.php';
		$exporter = new WC_Product_CSV_Exporter();
		$exporter->set_product_ids_to_export( [ $id ] );
		$exporter->enable_meta_export( true );
		$exporter->prepare_data_to_export();
		return implode( '', array_filter( array_map( static fn ( string $method ): mixed => ( new ReflectionMethod( $exporter, $method ) )->invoke( $exporter ), [ 'export_column_headers', 'get_csv_data' ] ), is_string( ... ) ) );
	}

	/**
	 * Updates products, from the columns of Vitrina only.
	 *
	 * @return array{int, int} Numbers of rows that were imported, and that were not.
	 */
	public static function import( string $csv ): array {
		require_once WC_ABSPATH . 'includes/import/class-wc-product-csv-importer.php';
		require_once WC_ABSPATH . 'includes/admin/importers/class-wc-product-csv-importer-controller.php';
		$file = tempnam( sys_get_temp_dir(), 'products' ) . '.csv';
		file_put_contents( $file, $csv );
		/** @var list<string> $raw */
		$raw      = ( new WC_Product_CSV_Importer( $file, [ 'lines' => 1 ] ) )->get_raw_keys();
		$columns  = (array) apply_filters( 'woocommerce_csv_product_import_mapping_default_columns', [ 'ID' => 'id' ], [] );
		$known    = array_filter( $columns, static fn ( mixed $key ): bool => is_string( $key ) && preg_match( '/^(id|vitrina_.*)$/', $key ) === 1 );
		$importer = new WC_Product_CSV_Importer( $file, [
			'parse'           => true,
			'update_existing' => true,
			'mapping'         => [
				'from' => $raw,
				// As the screen of the import sends columns that are not chosen.
				'to'   => array_map( static fn ( string $column ): string => $known[ $column ] ?? '', $raw ),
			],
		] );
		/** @var array{updated: list<int>, failed: list<mixed>, skipped: list<mixed>} $result */
		$result = $importer->import();
		unlink( $file );
		return [ count( $result['updated'] ), count( $result['failed'] ) + count( $result['skipped'] ) ];
	}
}
