<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use ActionScheduler_QueueRunner;
use WP_Post;
use WP_Query;

/**
 * Product search. Runs inside WordPress.
 */
final class Search {

	/**
	 * @return list<int> Ids of the products on the results page.
	 */
	public static function find( string $query ): array {
		$posts = ( new WP_Query(
			[
				's'              => $query,
				'post_type'      => 'product',
				'post_status'    => 'publish',
				'fields'         => 'ids',
				'posts_per_page' => 50,
			]
		) )->posts;
		return array_values( array_map( static fn ( int|WP_Post $post ): int => $post instanceof WP_Post ? $post->ID : $post, $posts ?? [] ) );
	}

	/**
	 * Saves what has changed in the index, as at the end of a request.
	 */
	public static function index(): void {
		do_action( 'shutdown' );
	}

	public static function load_elasticpress(): void {
		require_once __DIR__ . '/elasticpress.php';
	}

	/**
	 * @return array{list<array<mixed>>, list<array<mixed>>} The two tables of the index.
	 */
	public static function tables(): array {
		return [
			Database::wpdb()->get_results( 'SELECT * FROM ' . Database::table( 'vitrina_search_words' ) . ' ORDER BY word, product_id, weight', ARRAY_N ),
			Database::wpdb()->get_results( 'SELECT * FROM ' . Database::table( 'vitrina_search_typos' ) . ' ORDER BY piece, word', ARRAY_N ),
		];
	}

	/**
	 * Runs the queue until the index is up to date.
	 */
	public static function run_scheduled_actions(): void {
		while ( as_has_scheduled_action( 'vitrina_search_batch' ) || as_has_scheduled_action( 'vitrina_search_terms' ) ) {
			ActionScheduler_QueueRunner::instance()->run( 'test' );
		}
	}
}
