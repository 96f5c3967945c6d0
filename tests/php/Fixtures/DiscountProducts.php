<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use WC_Product_Variable;
use WC_Product_Variation;

/**
 * Products for tests of discounts. Runs inside WordPress.
 */
final class DiscountProducts {

	/**
	 * @return array<string, int> Ids by name.
	 */
	public static function create(): array {
		$parent = new WC_Product_Variable();
		$parent->set_props(
			[
				'name'   => 'DISC variable',
				'status' => 'publish',
			]
		);
		$parent->set_attributes( [ Products::variation_attribute( 'Dydis', [ 'S', 'M', 'L' ] ) ] );
		$parent_id = $parent->save();
		return [
			'plain'    => self::create_simple( 'plain', '9.99' ),
			'other'    => self::create_simple( 'other', '3.33' ),
			'sale'     => self::create_simple( 'sale', '20.00', [ 'sale_price' => '16.00' ] ),
			'draft'    => self::create_simple( 'draft', '9.99', [ 'status' => 'draft' ] ),
			'private'  => self::create_simple( 'private', '9.99', [ 'status' => 'private' ] ),
			'hidden'   => self::create_simple( 'hidden', '9.99', [ 'catalog_visibility' => 'hidden' ] ),
			'parent'   => $parent_id,
			'S'        => self::create_variation( $parent_id, 'S', '10.00', 'publish' ),
			'M'        => self::create_variation( $parent_id, 'M', '12.50', 'publish' ),
			'disabled' => self::create_variation( $parent_id, 'L', '14.00', 'private' ),
		];
	}

	/**
	 * @param array<string, mixed> $props
	 */
	private static function create_simple( string $name, string $price, array $props = [] ): int {
		return Products::create(
			$props + [
				'name'          => "DISC {$name}",
				'regular_price' => $price,
				'status'        => 'publish',
				'virtual'       => true,
			]
		);
	}

	private static function create_variation( int $parent_id, string $size, string $price, string $status ): int {
		$variation = new WC_Product_Variation();
		$variation->set_props(
			[
				'parent_id'     => $parent_id,
				'regular_price' => $price,
				'status'        => $status,
				'virtual'       => true,
			]
		);
		$variation->set_attributes( [ 'dydis' => $size ] );
		return $variation->save();
	}
}
