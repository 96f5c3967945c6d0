<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use WP_Post;

/**
 * Menus of the shop. Runs inside WordPress.
 */
final class Menus {

	/**
	 * @param array<mixed> $args As for `wp_get_nav_menu_items()`.
	 * @return list<WP_Post>
	 */
	public static function items( int $menu_id, array $args ): array {
		/** @var array{post_status?: string} $args */
		return array_values( array_filter( (array) wp_get_nav_menu_items( $menu_id, $args ), static fn ( mixed $item ): bool => $item instanceof WP_Post ) );
	}
}
