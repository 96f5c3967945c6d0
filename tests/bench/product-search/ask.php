<?php
/**
 * Runs WP_Query as the suggestions do, alternately with the index and with WordPress alone.
 * Prints times in ms and the index's queries.
 *
 * `BENCH_QUERIES` contains the queries as JSON, `BENCH_ROUNDS` how often each one is run.
 */

declare( strict_types=1 );

use Vitrina\Runtime\Search\ProductSuggestions;

$queries  = json_decode( (string) getenv( 'BENCH_QUERIES' ), true, 8, JSON_THROW_ON_ERROR );
$rounds   = (int) getenv( 'BENCH_ROUNDS' );
$is_index = true;
add_filter( 'vitrina_search_from_index', function ( bool $is_ours ) use ( &$is_index ): bool {
	return $is_ours && $is_index;
} );
$own = 0;
add_filter( 'query', function ( string $query ) use ( &$own ): string {
	$own += preg_match( '/vitrina_search_(words|typos)/', $query );
	return $query;
} );

$answers = [];
foreach ( range( 0, $rounds ) as $round ) {
	foreach ( $queries as $query ) {
		foreach ( 0 === $round % 2 ? [ 'index', 'wordpress' ] : [ 'wordpress', 'index' ] as $who ) {
			// WordPress alone is slow in a large shop: it runs in the first rounds only.
			if ( 'wordpress' === $who && $round > 1 ) {
				continue;
			}
			$is_index = 'index' === $who;
			$own      = 0;
			wp_cache_flush_group( 'post-queries' );
			$began  = hrtime( true );
			$search = ProductSuggestions::search( $query, '' );
			$took   = ( hrtime( true ) - $began ) / 1e6;
			if ( $round > 0 ) {
				$answers[ $query ][ $who ][] = $took;
			}
			if ( 'index' === $who ) {
				$answers[ $query ]['own'] = $own;
			}
			$answers[ $query ]['found'][ $who ] = $search->found_posts;
		}
	}
}

return $answers;
