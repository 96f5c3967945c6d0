<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

/** The terms whose lists contain a product. */
final class ProductTerms {
	/** Taxonomies that have no pages and no names for shoppers. */
	public const INTERNAL = [ 'product_type', 'product_visibility', 'product_shipping_class', 'nav_menu', 'wp_theme', 'wp_template_part_area', 'post_format' ];

	/** @return list<int> Term IDs, with ancestors, whose lists contain the product, too. */
	public static function of( int $product_id ): array {
		$terms = wp_get_object_terms( $product_id, array_values( array_diff( get_object_taxonomies( 'product' ), self::INTERNAL ) ) );
		$ids   = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			array_push( $ids, ...self::with_ancestors( $term->term_id, $term->taxonomy ) );
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * @param list<int> $tt_ids Term taxonomy IDs of one taxonomy.
	 * @return list<int> Term IDs, with ancestors.
	 */
	public static function of_relations( array $tt_ids, string $taxonomy ): array {
		$terms = $tt_ids === [] ? [] : get_terms(
			[
				'taxonomy'         => $taxonomy,
				'term_taxonomy_id' => $tt_ids,
				'hide_empty'       => false,
				'fields'           => 'ids',
			]
		);
		$ids   = [];
		foreach ( is_array( $terms ) ? $terms : [] as $id ) {
			array_push( $ids, ...self::with_ancestors( $id, $taxonomy ) );
		}
		return array_values( array_unique( $ids ) );
	}

	/** @return list<int> */
	private static function with_ancestors( int $id, string $taxonomy ): array {
		$ancestors = is_taxonomy_hierarchical( $taxonomy ) ? get_ancestors( $id, $taxonomy, 'taxonomy' ) : [];
		return [ $id, ...array_map( intval( ... ), array_values( $ancestors ) ) ];
	}
}
