<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Filters;

use WP_Term;

/** The shop's categories as a tree. */
final readonly class Categories {
	/** @var array<int, list<WP_Term>> Parent → children, in the shop's order. */
	private array $children;

	/** @param list<WP_Term> $terms All categories. */
	public function __construct( private array $terms ) {
		$children = [];
		foreach ( $terms as $term ) {
			$children[ $term->parent ][] = $term;
		}
		$this->children = $children;
	}

	/** @return list<WP_Term> The top-level categories that have products. */
	public function at_top(): array {
		return array_values( array_filter( $this->children[0] ?? [], fn ( WP_Term $term ): bool => $term->count > 0 ) );
	}

	/**
	 * For each descendant of the root: its own ID and the IDs of all its descendants.
	 *
	 * @param int $root 0 for the whole tree.
	 * @return array<int, list<int>> ID → IDs.
	 */
	public function subtrees( int $root ): array {
		$all = [];
		foreach ( $this->descendants( $root ) as $term ) {
			$all[ $term->term_id ] = [ $term->term_id, ...array_column( $this->descendants( $term->term_id ), 'term_id' ) ];
		}
		return $all;
	}

	/**
	 * The categories to offer: the children of the root, and of each category that is selected or has a
	 * selected descendant.
	 *
	 * @param int          $root      0 for the whole tree.
	 * @param list<string> $selected  Slugs.
	 * @param int          $depth     Depth of the root's children.
	 * @param list<string> $ancestors Slugs of the ancestors, up to the listing's own category.
	 * @return list<array{term: WP_Term, kin: list<string>, depth: int}> `kin` are the slugs of ancestors and descendants.
	 */
	public function offered_terms( int $root, array $selected, int $depth = 0, array $ancestors = [] ): array {
		$rows = [];
		foreach ( $depth < 5 ? $this->children[ $root ] ?? [] : [] as $term ) {
			$descendants = array_column( $this->descendants( $term->term_id ), 'slug' );
			$rows[]      = [
				'term'  => $term,
				'kin'   => [ ...$ancestors, ...$descendants ],
				'depth' => $depth,
			];
			if ( array_intersect( [ $term->slug, ...$descendants ], $selected ) !== [] ) {
				$rows = [ ...$rows, ...$this->offered_terms( $term->term_id, $selected, $depth + 1, [ ...$ancestors, $term->slug ] ) ];
			}
		}
		return $rows;
	}

	/**
	 * The `term_taxonomy_id`s of these categories and of their descendants.
	 *
	 * @param list<string> $slugs Slugs of the categories.
	 * @return list<int>
	 */
	public function rows_of( array $slugs ): array {
		$rows = [];
		foreach ( $this->terms as $term ) {
			if ( in_array( $term->slug, $slugs, true ) ) {
				$rows = [ ...$rows, $term->term_taxonomy_id, ...array_column( $this->descendants( $term->term_id ), 'term_taxonomy_id' ) ];
			}
		}
		return $rows;
	}

	/**
	 * The slugs for which a category exists.
	 *
	 * @param list<string> $slugs Slugs from the address.
	 * @return list<string>
	 */
	public function known( array $slugs ): array {
		return array_values( array_intersect( array_column( $this->terms, 'slug' ), $slugs ) );
	}

	/** The name of a category as stored; empty if it does not exist. */
	public function name( string $slug ): string {
		return array_column( $this->terms, 'name', 'slug' )[ $slug ] ?? '';
	}

	/**
	 * @param int       $root      0 for the whole tree.
	 * @param list<int> $ancestors IDs of the root's ancestors, to stop at a cycle, because a plugin may have stored a cycle of categories.
	 * @return list<WP_Term>
	 */
	private function descendants( int $root, array $ancestors = [] ): array {
		$all = [];
		foreach ( in_array( $root, $ancestors, true ) ? [] : $this->children[ $root ] ?? [] as $term ) {
			$all = [ ...$all, $term, ...$this->descendants( $term->term_id, [ ...$ancestors, $root ] ) ];
		}
		return $all;
	}
}
