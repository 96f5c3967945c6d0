<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use InvalidArgumentException;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WC_Product_CSV_Importer;

/** Exports and imports a product's own facts as columns of WooCommerce's CSV files; inherited facts are not exported. */
final class ProductsCsv implements Hookable {
	private const COLUMN = 'vitrina_fact_';

	public function register_hooks(): void {
		add_filter( 'woocommerce_product_export_product_default_columns', $this->add_columns( ... ) );
		add_filter( 'woocommerce_product_export_row_data', $this->export( ... ), 10, 2 );
		// Otherwise WooCommerce would export the meta a second time.
		add_filter( 'woocommerce_product_export_skip_meta_keys', $this->skip_meta( ... ) );
		add_filter( 'woocommerce_csv_product_import_mapping_options', $this->add_columns( ... ) );
		add_filter( 'woocommerce_csv_product_import_mapping_default_columns', $this->map_columns( ... ) );
		add_filter( 'woocommerce_product_importer_formatting_callbacks', $this->keep_lines( ... ), 10, 2 );
		add_filter( 'woocommerce_product_import_pre_insert_product_object', $this->import( ... ), 10, 2 );
	}

	/** @return array<string, string> Column → its name. */
	private static function columns(): array {
		$columns = [];
		foreach ( Labels::all() as $field => $label ) {
			$columns[ self::COLUMN . $field ] = $label;
		}
		return $columns;
	}

	private function add_columns( mixed $columns ): mixed {
		return is_array( $columns ) ? $columns + self::columns() : $columns;
	}

	private function map_columns( mixed $columns ): mixed {
		return is_array( $columns ) ? $columns + array_flip( self::columns() ) : $columns;
	}

	private function skip_meta( mixed $keys ): mixed {
		$own = array_map( static fn ( string $column ): string => FactsMeta::PREFIX . substr( $column, strlen( self::COLUMN ) ), array_keys( self::columns() ) );
		return is_array( $keys ) ? [ ...array_values( $keys ), ...$own ] : $keys;
	}

	/** Values are not escaped here, because WooCommerce escapes formulas when it writes the file. */
	private function export( mixed $row, mixed $product ): mixed {
		if ( ! is_array( $row ) || ! $product instanceof WC_Product ) {
			return $row;
		}
		$values = FactsMeta::of_product( $product->get_id() );
		foreach ( array_keys( $row ) as $column ) {
			if ( is_string( $column ) && str_starts_with( $column, self::COLUMN ) ) {
				$row[ $column ] = $values[ substr( $column, strlen( self::COLUMN ) ) ] ?? '';
			}
		}
		return $row;
	}

	/** Replaces WooCommerce's own sanitizing of these columns, which joins lines. */
	private function keep_lines( mixed $callbacks, mixed $importer ): mixed {
		$keys = is_array( $callbacks ) && $importer instanceof WC_Product_CSV_Importer ? $importer->get_mapped_keys() : [];
		foreach ( $keys as $index => $key ) {
			if ( is_array( $callbacks ) && is_string( $key ) && str_starts_with( $key, self::COLUMN ) ) {
				$callbacks[ $index ] = self::unescape( ... );
			}
		}
		return $callbacks;
	}

	/** Undoes the escaping of the export, as WooCommerce does for its own columns. */
	private static function unescape( mixed $value ): string {
		return is_string( $value ) ? (string) preg_replace( '/\A\'(?=[=+@-])/', '', $value ) : '';
	}

	/**
	 * @throws InvalidArgumentException For a value that is not valid: WooCommerce reports the row, and does not import it.
	 */
	private function import( mixed $product, mixed $data ): mixed {
		$sent = [];
		foreach ( is_array( $data ) ? $data : [] as $column => $value ) {
			if ( is_string( $column ) && str_starts_with( $column, self::COLUMN ) ) {
				$sent[ substr( $column, strlen( self::COLUMN ) ) ] = $value;
			}
		}
		$facts = SentFacts::parse( $sent );
		if ( $facts->refused !== [] ) {
			throw new InvalidArgumentException( esc_html( $facts->problem() ) );
		}
		if ( $product instanceof WC_Product ) {
			FactsMeta::set( $product, $facts->values );
		}
		return $product;
	}
}
