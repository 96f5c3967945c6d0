<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Companion\PageCache\Domain\Tag;
use WP_Query;

/** Finds which list a query reads: the products of a term, all products, or the posts of a type. */
final class QueryTags {
	/** Types that no list shows, or that have tags of their own. */
	private const IGNORED = [ 'attachment', 'nav_menu_item', 'revision', 'product_variation', 'wp_global_styles', 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation', 'wp_font_family', 'wp_font_face' ];

	/** @return list<string> */
	public function of( WP_Query $query ): array {
		$types = self::types( $query );
		$tags  = array_map( Tag::posts( ... ), array_values( array_diff( $types, self::IGNORED, [ 'product', 'any' ] ) ) );
		// One post by its ID or slug is no list.
		if ( $query->is_singular() ) {
			return [];
		}
		if ( $query->is_search() || str_contains( (string) wp_json_encode( $query->get( 'orderby' ) ), 'modified' ) ) {
			$tags[] = Tag::BY_TEXT;
		}
		if ( array_intersect( $types, [ 'product', 'any' ] ) !== [] ) {
			array_push( $tags, ...self::of_products( $query ) );
		}
		return $tags;
	}

	/** @return list<string> */
	private static function of_products( WP_Query $query ): array {
		$order = wp_json_encode( [ $query->get( 'orderby' ), $query->get( 'meta_key' ) ] );
		$tags  = [];
		if ( preg_match( '/popularity|total_sales/', (string) $order ) === 1 ) {
			$tags[] = Tag::BY_SALES;
		}
		if ( str_contains( (string) $order, 'rating' ) ) {
			$tags[] = Tag::BY_RATING;
		}
		$terms = $query->is_main_query() && $query->is_tax() ? [ $query->get_queried_object_id() ] : self::terms( $query );
		$tag   = self::is_by_date( $query ) ? Tag::members( ... ) : Tag::products( ... );
		return [ ...$tags, ...array_map( $tag, $terms === [] ? [ 0 ] : $terms ) ];
	}

	/**
	 * Whether there is no condition on meta other than the stock status. When that changes, a term changes, too, and the
	 * product counts as new or gone.
	 *
	 * @param array<array-key, mixed> $conditions
	 */
	private static function is_by_stock( array $conditions ): bool {
		unset( $conditions['relation'] );
		foreach ( $conditions as $condition ) {
			if ( ! is_array( $condition ) || ( $condition['key'] ?? '' ) !== '_stock_status' ) {
				return false;
			}
		}
		return true;
	}

	/** Whether the query reads a row of the newest products: prices and names do not change which products these are. */
	private static function is_by_date( WP_Query $query ): bool {
		$order = $query->get( 'orderby' );
		$order = is_array( $order ) ? array_key_first( $order ) : $order;
		return ! $query->is_main_query()
			&& ! $query->is_search()
			&& is_string( $order )
			&& preg_match( '/\A(date|post_date)( ID)?\z/i', $order ) === 1
			&& self::is_by_stock( $query->meta_query->queries )
			&& in_array( $query->get( 'post__in' ), [ [], '' ], true );
	}

	/**
	 * Terms by slug or name are not looked up: such a query counts as a list of all products.
	 *
	 * @return list<int> IDs of the terms to which the query is limited.
	 */
	private static function terms( WP_Query $query ): array {
		if ( ( $query->tax_query->relation ?? 'AND' ) !== 'AND' ) {
			return [];
		}
		foreach ( $query->tax_query->queried_terms ?? [] as $taxonomy => $clause ) {
			if ( is_array( $clause ) && ( $clause['field'] ?? '' ) === 'term_id' && ! in_array( $taxonomy, ProductTerms::INTERNAL, true ) ) {
				// One clause is enough: each product has to fit all.
				return array_values( array_map( intval( ... ), array_filter( (array) ( $clause['terms'] ?? [] ), is_numeric( ... ) ) ) );
			}
		}
		return [];
	}

	/** @return list<string> */
	private static function types( WP_Query $query ): array {
		$types = array_values( array_filter( (array) $query->get( 'post_type' ), static fn ( mixed $type ): bool => is_string( $type ) && $type !== '' ) );
		if ( $types !== [] ) {
			return $types;
		}
		// WordPress's own rules: a taxonomy's page lists the types of the taxonomy, others list posts.
		if ( $query->is_tax() ) {
			$term     = $query->is_main_query() ? $query->get_queried_object() : null;
			$taxonomy = $term instanceof \WP_Term ? get_taxonomy( $term->taxonomy ) : false;
			return $taxonomy === false ? [ 'any' ] : array_values( array_map( strval( ... ), $taxonomy->object_type ) );
		}
		return $query->is_search() ? [ 'any', 'post', 'page' ] : [ 'post' ];
	}
}
