<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WC_Product_Variable;

use function Vitrina\Theme\variation_matrix;

/**
 * The theme's matrix of variations. Runs inside WordPress.
 */
final class Variations {

	/**
	 * @return WC_Product_Variable The demo product with 1,000 variations.
	 */
	public static function large_product(): WC_Product_Variable {
		return self::product( wc_get_product_id_by_sku( 'VK-307' ) );
	}

	public static function product( int $id ): WC_Product_Variable {
		$product = Products::get( $id );
		return $product instanceof WC_Product_Variable ? $product : throw new LogicException( "Product {$id} has no variations." );
	}

	/**
	 * @return array{ids: list<int>, flags: list<int>, columns: list<list<int>>, attributes: list<array{values: list<string>}>} `VariationMatrix` in src/variations.
	 */
	public static function matrix( WC_Product_Variable $product ): array {
		/** @var array{ids: list<int>, flags: list<int>, columns: list<list<int>>, attributes: list<array{values: list<string>}>} */
		return variation_matrix( $product );
	}

	/**
	 * @return array<array-key, int> Number of variations with a value, by attribute.
	 */
	public static function count_values( int $product_id ): array {
		$columns = self::matrix( self::product( $product_id ) )['columns'];
		return array_map( static fn ( array $column ): int => count( array_filter( $column, static fn ( int $value ): bool => $value >= 0 ) ), $columns );
	}
}
