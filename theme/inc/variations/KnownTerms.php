<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Variations;

use WP_Term;
use WP_Term_Query;

/**
 * Answers get_term_by( 'slug' ) with attribute terms that the request has loaded with their product.
 * WooCommerce calls that function for each attribute of each variation that it loads: one query for each value.
 */
final class KnownTerms {
	/** @var array<string, array<array-key, WP_Term>> Taxonomy → slug → term. */
	private array $terms = [];

	public static function of_this_request(): self {
		/** @var self|null $known */
		static $known = null;
		if ( $known === null ) {
			$known = new self();
			add_filter( 'terms_pre_query', $known->find( ... ), 10, 2 );
		}
		return $known;
	}

	/** @param int $product_id A product whose terms are cached. */
	public function add_product( int $product_id ): void {
		$attributes = get_post_meta( $product_id, '_product_attributes', true );
		foreach ( is_array( $attributes ) ? $attributes : [] as $attribute ) {
			$taxonomy = is_array( $attribute ) && (bool) ( $attribute['is_taxonomy'] ?? false ) ? $attribute['name'] ?? '' : '';
			$terms    = is_string( $taxonomy ) && taxonomy_exists( $taxonomy ) ? get_the_terms( $product_id, $taxonomy ) : [];
			foreach ( is_array( $terms ) ? $terms : [] as $term ) {
				$this->terms[ $term->taxonomy ][ $term->slug ] = $term;
			}
		}
	}

	/** @param mixed $terms Not null if a plugin has answered the query. */
	private function find( mixed $terms, WP_Term_Query $query ): mixed {
		$vars     = $query->query_vars;
		$taxonomy = (array) ( $vars['taxonomy'] ?? [] );
		// WordPress has made a list of the slug.
		$slug = (array) ( $vars['slug'] ?? [] );
		if ( $terms !== null || count( $taxonomy ) !== 1 || count( $slug ) !== 1 ) {
			return $terms;
		}
		[ $taxonomy, $slug ] = [ reset( $taxonomy ), reset( $slug ) ];
		if ( ! is_string( $taxonomy ) || ! is_string( $slug ) ) {
			return null;
		}
		$known = $this->terms[ $taxonomy ][ $slug ] ?? null;
		return $known !== null && self::is_lookup( $vars ) ? [ $known ] : null;
	}

	/**
	 * Whether a query is that of get_term_by( 'slug' ): one term, no other condition.
	 *
	 * @param array<array-key, mixed> $vars Variables of the query.
	 */
	private static function is_lookup( array $vars ): bool {
		$conditions = [ 'childless', 'exclude', 'include', 'meta_query', 'name', 'object_ids', 'offset', 'parent', 'search', 'term_taxonomy_id' ];
		return ( $vars['get'] ?? '' ) === 'all' && ( $vars['orderby'] ?? '' ) === 'none' && ( $vars['fields'] ?? '' ) === 'all'
			&& is_numeric( $vars['number'] ?? '' ) && (int) $vars['number'] === 1
			&& array_filter( array_intersect_key( $vars, array_flip( $conditions ) ), fn ( mixed $value ): bool => (bool) $value ) === [];
	}
}
