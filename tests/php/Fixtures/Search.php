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
	 * Runs the queue until the index is up to date.
	 */
	public static function run_scheduled_actions(): void {
		while ( as_has_scheduled_action( 'vitrina_search_batch' ) || as_has_scheduled_action( 'vitrina_search_terms' ) ) {
			ActionScheduler_QueueRunner::instance()->run( 'test' );
		}
	}
}
