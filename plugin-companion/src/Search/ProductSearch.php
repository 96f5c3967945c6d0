<?php
/**
 * Answers product searches of WP_Query from the index: the results page, and whatever else asks
 * `s` of products on the front. Visibility, categories, filters, order and pages stay WP_Query's
 * own work, so that another engine (ElasticPress) can take any of these queries over.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Search;

use Vitrina\Companion\Search\Domain\SearchTerms;
use Vitrina\Companion\Search\Storage\SearchIndex;
use Vitrina\Companion\Search\Storage\SearchSchema;
use Vitrina\Companion\Storage\DatabaseException;
use Vitrina\Runtime\Hookable;
use WeakMap;
use WP_Query;
use wpdb;

final class ProductSearch implements Hookable {
	private const FOUND = 'vitrina_found';

	/**
	 * A prepared query of what was found; or the best of it, where these are enough.
	 *
	 * @var WeakMap<WP_Query, string|array{ids: list<int>, total: int}>
	 */
	private WeakMap $found;

	public function __construct( private readonly SearchIndex $index ) {
		$this->found = new WeakMap();
	}

	public function register_hooks(): void {
		add_filter( 'posts_search', $this->replace_condition( ... ), 20, 2 );
		add_filter( 'posts_search_orderby', $this->replace_order( ... ), 20, 2 );
		add_filter( 'posts_clauses', $this->narrow( ... ), 20, 2 );
		add_filter( 'found_posts_query', $this->spare_count( ... ), 20, 2 );
		add_filter( 'found_posts', $this->count( ... ), 20, 2 );
	}

	/**
	 * WordPress's own condition gives way, unless the shop knows none of these words: then its
	 * search in the descriptions is the last resort.
	 *
	 * With the query variable `vitrina_best` only so many of the best are looked at, which is much
	 * quicker where a word is common. It is for searches that nothing else narrows.
	 */
	private function replace_condition( mixed $condition, mixed $query ): mixed {
		if ( ! $query instanceof WP_Query ) {
			return $condition;
		}
		unset( $this->found[ $query ] );
		$terms = $this->is_answered_here( $query ) ? SearchTerms::of( $this->asked( $query ) ) : null;
		if ( $terms === null || $terms->words === [] ) {
			return $condition;
		}
		try {
			$meaning = $this->index->read_meaning( $terms );
			if ( $meaning === null ) {
				return $query->get( 'vitrina_suggestions' ) === true ? ' AND 1 = 0' : $condition;
			}
			$best                  = $query->get( 'vitrina_best' );
			$this->found[ $query ] = is_int( $best ) && $best > 0 && $this->index->can_read_best() ? $this->index->read_best( $terms, $meaning, $best ) : $this->index->found_sql( $terms, $meaning );
		} catch ( DatabaseException ) {
			// Not "nothing found": WordPress searches by itself.
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

	/**
	 * @param mixed $clauses Parts of the query, by name.
	 */
	private function narrow( mixed $clauses, mixed $query ): mixed {
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

	/**
	 * How many there are is known already.
	 */
	private function spare_count( mixed $sql, mixed $query ): mixed {
		return $query instanceof WP_Query && is_array( $this->found[ $query ] ?? null ) ? '' : $sql;
	}

	private function count( mixed $count, mixed $query ): mixed {
		$found = $query instanceof WP_Query ? $this->found[ $query ] ?? null : null;

		return is_array( $found ) ? $found['total'] : $count;
	}

	private function is_answered_here( WP_Query $query ): bool {
		$is_ours = $query->is_search()
			&& in_array( $query->get( 'post_type' ), [ 'product', [ 'product' ] ], true )
			&& in_array( $query->get( 'post_status' ), [ '', 'publish', [ 'publish' ] ], true )
			// wp-admin's list finds drafts as well, and the REST API has a contract of its own.
			&& ( ! is_admin() || wp_doing_ajax() )
			&& ! wp_is_serving_rest_request()
			&& SearchSchema::is_complete()
			&& ! ElasticPress::answers( $query );
		/**
		 * Whether a product search is answered from the shop's own index; else WordPress, or
		 * another plugin, answers it.
		 *
		 * @since 0.1.0
		 *
		 * @param bool     $is_ours What was found out.
		 * @param WP_Query $query   The search.
		 */
		return apply_filters( 'vitrina_search_from_index', $is_ours, $query ) === true;
	}

	private function asked( WP_Query $query ): string {
		$asked = $query->get( 's' );

		return is_string( $asked ) ? $asked : '';
	}

	private function posts(): string {
		global $wpdb;
		assert( $wpdb instanceof wpdb );

		return $wpdb->posts;
	}
}
