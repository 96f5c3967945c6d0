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
	 * @return array<array-key, int> Number of variations with a value, by attribute.
	 */
	public static function count_values( int $product_id ): array {
		$product = Products::get( $product_id );
		if ( ! $product instanceof WC_Product_Variable ) {
			throw new LogicException( "Product {$product_id} has no variations." );
		}
		/** @var list<list<int>> $columns */
		$columns = variation_matrix( $product )['columns'];
		return array_map( static fn ( array $column ): int => count( array_filter( $column, static fn ( int $value ): bool => $value >= 0 ) ), $columns );
	}
}
