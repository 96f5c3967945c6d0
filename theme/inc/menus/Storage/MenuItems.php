<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Menus\Storage;

use Vitrina\Runtime\Database;
use WP_Post;

/** The items of several menus. */
final class MenuItems {
	private const CACHE_GROUP = 'vitrina_menus';

	/**
	 * The published items of menus in their order, with the posts and terms that they link to: five queries for any number
	 * of menus, none if a persistent object cache has the data.
	 *
	 * @param list<int> $rows The menus' `term_taxonomy_id`s.
	 * @return array<int, list<WP_Post>> `term_taxonomy_id` → items.
	 */
	public static function of( array $rows ): array {
		$menus = self::menus( $rows );
		_prime_post_caches( array_keys( $menus ), false );
		$items = array_fill_keys( $rows, [] );
		foreach ( $menus as $id => $menu ) {
			$item = get_post( $id );
			if ( $item instanceof WP_Post && $item->post_type === 'nav_menu_item' && $item->post_status === 'publish' ) {
				$items[ (int) $menu ][] = $item;
			}
		}
		$all  = array_merge( ...array_values( $items ) );
		$page = get_queried_object();
		// WordPress compares each linked post with the page, and reads the meta of both.
		_prime_post_caches( [ ...self::linked_posts( $all ), ...( $page instanceof WP_Post ? [ $page->ID ] : [] ) ], false );
		update_menu_item_cache( $all );
		return array_map( self::sorted( ... ), $items );
	}

	/**
	 * The menu of each item. WordPress renews both versions when an item is added or deleted.
	 *
	 * @param list<int> $rows The menus' `term_taxonomy_id`s.
	 * @return array<int, string> Item → `term_taxonomy_id` of its menu.
	 */
	private static function menus( array $rows ): array {
		$ids      = implode( ',', array_map( intval( ... ), $rows ) );
		$versions = [ wp_cache_get_last_changed( 'posts' ), wp_cache_get_last_changed( 'terms' ) ];
		$cached   = wp_cache_get_salted( $ids, self::CACHE_GROUP, $versions );
		if ( is_array( $cached ) ) {
			return $cached; // @phpstan-ignore return.type (Written below, under these versions only.)
		}
		$failed   = Database::failed_queries();
		$database = Database::connection();
		$found    = $database->get_results( "SELECT object_id AS item, term_taxonomy_id AS menu FROM {$database->term_relationships} WHERE term_taxonomy_id IN ({$ids})", ARRAY_A ); // phpcs:ignore WordPress.DB -- Only numbers.
		/** @var array<int, string> $menus */
		$menus = array_column( $found, 'menu', 'item' );
		if ( Database::failed_queries() === $failed ) {
			wp_cache_set_salted( $ids, $menus, self::CACHE_GROUP, $versions, DAY_IN_SECONDS );
		}
		return $menus;
	}

	/**
	 * @param list<WP_Post> $items
	 * @return list<int> IDs.
	 */
	private static function linked_posts( array $items ): array {
		$items = array_filter( $items, fn ( WP_Post $item ): bool => get_post_meta( $item->ID, '_menu_item_type', true ) === 'post_type' );
		$ids   = array_map( fn ( WP_Post $item ): mixed => get_post_meta( $item->ID, '_menu_item_object_id', true ), $items );
		return array_values( array_map( intval( ... ), array_filter( $ids, is_numeric( ... ) ) ) );
	}

	/**
	 * @param list<WP_Post> $items
	 * @return list<WP_Post> In the menu's order.
	 */
	private static function sorted( array $items ): array {
		usort( $items, fn ( WP_Post $one, WP_Post $other ): int => [ $one->menu_order, $one->ID ] <=> [ $other->menu_order, $other->ID ] );
		return $items;
	}
}
