<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WP_Error;

/**
 * Posts of any type. Runs inside WordPress.
 */
final class Posts {

	/**
	 * @param array<string, int|string> $fields As for `wp_insert_post()`.
	 * @return int The id of a new post.
	 */
	public static function create( array $fields ): int {
		/** @var array{post_title: string} $fields */
		$id = wp_insert_post( $fields, true );
		return $id instanceof WP_Error ? throw new LogicException( $id->get_error_message() ) : $id;
	}

	/**
	 * @param array<string, int|string> $fields As for `wp_update_post()`.
	 */
	public static function update( int $id, array $fields ): void {
		/** @var array{ID: int, post_title?: string} $post */
		$post = [ 'ID' => $id ] + $fields;
		wp_update_post( $post );
	}

	/**
	 * @param array<int> $ids Posts that may be deleted already.
	 */
	public static function delete( array $ids ): void {
		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}
	}
}
