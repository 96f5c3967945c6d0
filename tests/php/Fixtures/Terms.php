<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WP_Error;
use WP_Term;

/**
 * Terms of any taxonomy. Runs inside WordPress.
 */
final class Terms {

	public static function find( string $slug, string $taxonomy ): WP_Term {
		$term = get_term_by( 'slug', $slug, $taxonomy );
		return $term instanceof WP_Term ? $term : throw new LogicException( "There is no term {$slug}." );
	}

	/**
	 * @return list<WP_Term>
	 */
	public static function of_post( int $post_id, string $taxonomy ): array {
		$terms = get_the_terms( $post_id, $taxonomy );
		return is_array( $terms ) ? array_values( $terms ) : [];
	}

	/**
	 * @return int The id of a new term.
	 */
	public static function create( string $name, string $taxonomy, int $parent_id = 0 ): int {
		$term = wp_insert_term( $name, $taxonomy, [ 'parent' => max( 0, $parent_id ) ] );
		return $term instanceof WP_Error ? throw new LogicException( $term->get_error_message() ) : $term['term_id'];
	}
}
