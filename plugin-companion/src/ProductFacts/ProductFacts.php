<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Facts;
use Vitrina\Companion\ProductFacts\Domain\Inheritance;
use WC_Product;

/** Reads the facts of one product, for its page. */
final class ProductFacts {
	public static function of( WC_Product $product ): Facts {
		return Inheritance::resolve( [ ...self::own( $product ), ...self::inherited( $product ) ] );
	}

	/** The facts that would apply if the product filled in no field itself; its own GTIN or SKU still counts. */
	public static function inherited_by( WC_Product $product ): Facts {
		$levels = array_slice( self::own( $product ), 1 );
		return Inheritance::resolve( [ self::identifier( $product ), ...$levels, ...self::inherited( $product ) ] );
	}

	/** @return list<array<string, string>> The level of the product itself; for a variation, followed by that of its product. */
	private static function own( WC_Product $product ): array {
		$levels = [ FactsMeta::of_product( $product->get_id() ) + self::identifier( $product ) ];
		$parent = $product->get_parent_id() > 0 ? wc_get_product( $product->get_parent_id() ) : null;
		return $parent instanceof WC_Product ? [ ...$levels, ...self::own( $parent ) ] : $levels;
	}

	/** @return array<string, string> GTIN, otherwise SKU. Without WooCommerce's own inheritance, by which a variation has its product's SKU. */
	private static function identifier( WC_Product $product ): array {
		$code = $product->get_global_unique_id( 'edit' ) === '' ? $product->get_sku( 'edit' ) : $product->get_global_unique_id( 'edit' );
		return $code === '' ? [] : [ 'identifier' => $code ];
	}

	/** @return list<array<string, string>> The levels of the product's brands and categories. */
	private static function inherited( WC_Product $product ): array {
		$id     = $product->get_parent_id() > 0 ? $product->get_parent_id() : $product->get_id();
		$levels = [];
		foreach ( FactsMeta::TAXONOMIES as $taxonomy ) {
			$terms    = taxonomy_exists( $taxonomy ) ? get_the_terms( $id, $taxonomy ) : [];
			$assigned = is_array( $terms ) ? array_column( $terms, 'term_id' ) : [];
			$parents  = [];
			foreach ( $assigned as $term_id ) {
				$path = [ $term_id, ...array_map( intval( ... ), get_ancestors( $term_id, $taxonomy, 'taxonomy' ) ) ];
				foreach ( $path as $depth => $ancestor ) {
					$parents[ $ancestor ] = $path[ $depth + 1 ] ?? 0;
				}
			}
			update_meta_cache( 'term', array_keys( $parents ) );
			array_push( $levels, ...array_map( FactsMeta::of_term( ... ), Inheritance::order( $assigned, $parents ) ) );
		}
		return $levels;
	}
}
