<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WP_Error;
use WP_Term;

/**
 * Product categories of the shop. Runs inside WordPress.
 */
final class Categories {

	/**
	 * @return int The id of the category; an existing one is reused.
	 */
	public static function create( string $name ): int {
		$term = get_term_by( 'name', $name, 'product_cat' );
		if ( $term instanceof WP_Term ) {
			return $term->term_id;
		}
		$created = wp_insert_term( $name, 'product_cat' );
		return $created instanceof WP_Error ? throw new LogicException( $created->get_error_message() ) : $created['term_id'];
	}

	public static function link( int $id ): string {
		$link = get_term_link( $id, 'product_cat' );
		return is_string( $link ) ? $link : throw new LogicException( $link->get_error_message() );
	}

	public static function delete( string $name ): void {
		$term = get_term_by( 'name', $name, 'product_cat' );
		if ( $term instanceof WP_Term ) {
			wp_delete_term( $term->term_id, 'product_cat' );
		}
	}
}
