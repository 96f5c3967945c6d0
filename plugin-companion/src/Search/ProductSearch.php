<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Companion\Search\Domain\SearchTerms;
use Vitrina\Companion\Search\Storage\SearchIndex;
use Vitrina\Companion\Search\Storage\SearchSchema;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WeakMap;
use WP_Query;
use wpdb;

/**
 * Serves product searches of WP_Query from the index: the results page, and every other query for
 * products with `s` on the front end. Visibility, categories, filters, order and pagination stay with
 * WP_Query, so that another engine (ElasticPress) can handle any of these queries.
 */
final class ProductSearch implements Hookable {
	private const FOUND = 'vitrina_found';

	/** @var WeakMap<WP_Query, string|array{ids: list<int>, total: int}> A prepared SQL query for all results; or the best results, if these are enough. */
	private WeakMap $found;

	public function __construct( private readonly SearchIndex $index ) {
		$this->found = new WeakMap();
	}

	public function register_hooks(): void {
		add_filter( 'posts_search', $this->replace_condition( ... ), 20, 2 );
		add_filter( 'posts_search_orderby', $this->replace_order( ... ), 20, 2 );
		add_filter( 'posts_clauses', $this->filter_clauses( ... ), 20, 2 );
		add_filter( 'found_posts_query', $this->skip_count( ... ), 20, 2 );
		add_filter( 'found_posts', $this->count( ... ), 20, 2 );
	}

	/**
	 * Removes WordPress's own condition, unless none of the words is in the index: then WordPress's search
	 * in the descriptions is the fallback, except for suggestions, which then find nothing.
	 *
	 * With the query variable `vitrina_best` only that many best results are read, which is much faster
	 * for a common word. The variable is for searches without other filters.
	 */
	private function replace_condition( mixed $condition, mixed $query ): mixed {
		if ( ! $query instanceof WP_Query ) {
			return $condition;
		}
		unset( $this->found[ $query ] );
		$terms = $this->is_handled_here( $query ) ? SearchTerms::of( $this->search_text( $query ) ) : null;
		if ( $terms === null || $terms->words === [] ) {
			return $condition;
		}
		try {
			$resolved = $this->index->resolve( $terms );
			if ( $resolved === null ) {
				return $query->get( 'vitrina_suggestions' ) === true ? ' AND 1 = 0' : $condition;
			}
			$best                  = $query->get( 'vitrina_best' );
			$this->found[ $query ] = is_int( $best ) && $best > 0 && $this->index->can_read_best() ? $this->index->read_best( $terms, $resolved, $best ) : $this->index->found_sql( $terms, $resolved );
		} catch ( DatabaseException ) {
			// A failed query does not mean that nothing was found: WordPress searches instead.
			return $condition;
		}
		return '';
	}

	private function replace_order( mixed $order, mixed $query ): mixed {
		$found = $query instanceof WP_Query ? $this->found[ $query ] ?? null : null;
		if ( $found === null ) {
			return $order;
		}
		$ids = is_array( $found ) ? implode( ',', $found['ids'] ) : '';
		return match ( true ) {
			is_string( $found ) => self::FOUND . ".score DESC, {$this->posts()}.ID DESC",
			$ids === ''         => '',
			default             => "FIELD({$this->posts()}.ID,{$ids})",
		};
	}

	private function filter_clauses( mixed $clauses, mixed $query ): mixed {
		$found = $query instanceof WP_Query ? $this->found[ $query ] ?? null : null;
		if ( ! is_array( $clauses ) || $found === null ) {
			return $clauses;
		}
		$text = static fn ( string $name ): string => is_string( $clauses[ $name ] ?? null ) ? $clauses[ $name ] : '';
		if ( is_string( $found ) ) {
			return [ 'join' => sprintf( '%1$s INNER JOIN (%2$s) AS %3$s ON %3$s.product_id = %4$s.ID', $text( 'join' ), $found, self::FOUND, $this->posts() ) ] + $clauses;
		}
		return [ 'where' => sprintf( '%s AND %s.ID IN (%s)', $text( 'where' ), $this->posts(), implode( ',', [ 0, ...$found['ids'] ] ) ) ] + $clauses;
	}

	/** Skips the count query where the total is already known. */
	private function skip_count( mixed $sql, mixed $query ): mixed {
		return $query instanceof WP_Query && is_array( $this->found[ $query ] ?? null ) ? '' : $sql;
	}

	private function count( mixed $count, mixed $query ): mixed {
		$found = $query instanceof WP_Query ? $this->found[ $query ] ?? null : null;
		return is_array( $found ) ? $found['total'] : $count;
	}

	/** Whether a query searches products, and nothing else. */
	public static function is_of_products( WP_Query $query ): bool {
		return $query->is_search() && in_array( $query->get( 'post_type' ), [ 'product', [ 'product' ] ], true );
	}

	private function is_handled_here( WP_Query $query ): bool {
		$is_ours = self::is_of_products( $query )
			&& in_array( $query->get( 'post_status' ), [ '', 'publish', [ 'publish' ] ], true )
			// The list in wp-admin also searches drafts, and the REST API has its own contract.
			&& ( ! is_admin() || wp_doing_ajax() )
			&& ! wp_is_serving_rest_request()
			&& SearchSchema::is_complete()
			&& ! ElasticPress::handles( $query );
		/**
		 * Filters whether a product search uses the shop's own index; otherwise WordPress, or another plugin,
		 * handles it.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_ours Whether the index can handle the search.
		 * @param WP_Query $query   The search.
		 */
		return apply_filters( 'vitrina_search_from_index', $is_ours, $query ) === true;
	}

	private function search_text( WP_Query $query ): string {
		$text = $query->get( 's' );
		return is_string( $text ) ? $text : '';
	}

	private function posts(): string {
		global $wpdb;
		assert( $wpdb instanceof wpdb );
		return $wpdb->posts;
	}
}
