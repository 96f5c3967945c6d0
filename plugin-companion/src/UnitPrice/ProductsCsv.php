<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice;

use Exception;
use Vitrina\Runtime\Hookable;
use WC_Product;

/** The net content in WooCommerce's CSV export and import. */
final readonly class ProductsCsv implements Hookable {
	private const AMOUNT = 'vitrina_net_content';
	private const UNIT   = 'vitrina_net_content_unit';

	public function __construct( private Contents $contents ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_product_export_product_default_columns', $this->add_columns( ... ) );
		add_filter( 'woocommerce_csv_product_import_mapping_options', $this->add_columns( ... ) );
		add_filter( 'woocommerce_csv_product_import_mapping_default_columns', static fn ( mixed $columns ): mixed => is_array( $columns ) ? $columns + array_flip( self::columns() ) + [
			'Net content' => self::AMOUNT,
			'Unit of the net content' => self::UNIT,
		] : $columns );
		add_filter( 'woocommerce_product_export_product_column_' . self::AMOUNT, fn ( mixed $value, mixed $product ): mixed => $product instanceof WC_Product ? $this->contents->own( $product )?->amount() ?? '' : $value, 10, 2 );
		add_filter( 'woocommerce_product_export_product_column_' . self::UNIT, fn ( mixed $value, mixed $product ): mixed => $product instanceof WC_Product ? $this->contents->own( $product )->unit->value ?? '' : $value, 10, 2 );
		add_filter( 'woocommerce_product_import_pre_insert_product_object', $this->import( ... ), 10, 2 );
	}

	private function add_columns( mixed $columns ): mixed {
		return is_array( $columns ) ? $columns + self::columns() : $columns;
	}

	/** @return array<string, string> */
	private static function columns(): array {
		return [
			self::AMOUNT => __( 'Net content', 'vitrina-companion' ),
			self::UNIT   => __( 'Unit of the net content', 'vitrina-companion' ),
		];
	}

	/** @throws Exception When the net content is not valid. WooCommerce lists the row as failed, with the message. */
	private function import( mixed $product, mixed $data ): mixed {
		if ( ! $product instanceof WC_Product || ! is_array( $data ) || ! isset( $data[ self::AMOUNT ] ) || ! is_scalar( $data[ self::AMOUNT ] ) ) {
			return $product;
		}
		$unit = $data[ self::UNIT ] ?? $this->contents->own( $product )->unit->value ?? '';
		if ( ! $this->contents->set( $product, (string) $data[ self::AMOUNT ], is_scalar( $unit ) ? (string) $unit : '' ) ) {
			throw new Exception( esc_html__( 'The net content is not valid: a positive number with up to 3 decimals and a unit (ml, l, g, kg, m, m2 or pcs).', 'vitrina-companion' ) );
		}
		return $product;
	}
}
