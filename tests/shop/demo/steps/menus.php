<?php
/**
 * Menus: the main one, and the two in the footer.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Makes the menus and gives them to whatever places the theme has.
 */
function make_menus(): void {
	$main = ensure_menu( 'Pagrindinis' );
	if ( $main !== null ) {
		$categories = content( 'taxonomies' )->data( 'categories' )->each();
		foreach ( array( 'kvepalai', 'zvakes', 'namu-kvapai', 'dovanos' ) as $slug ) {
			$top = add_category( $main, $slug, 0 );
			foreach ( $categories as $child => $category ) {
				if ( $category->text( 'parent' ) === $slug ) {
					add_category( $main, (string) $child, $top );
				}
			}
		}
		add_page( $main, 'zurnalas' );
	}
	$foot = ensure_menu( 'Poraštė' );
	if ( $foot !== null ) {
		foreach ( array( 'pristatymas', 'apie-mus', 'kontaktai' ) as $slug ) {
			add_page( $foot, $slug );
		}
		add_archive( $foot, 'portfolio' );
	}
	$legal = ensure_menu( 'Sąlygos' );
	if ( $legal !== null ) {
		foreach ( array( 'taisykles', 'privatumo-politika' ) as $slug ) {
			add_page( $legal, $slug );
		}
	}
	place_menus();
	// A fresh WordPress has put its archives and categories there.
	wp_set_sidebars_widgets( array_merge( wp_get_sidebars_widgets(), array( 'footer' => array() ) ) );
}

/**
 * A theme remembers its own menu places, so this runs after every switch.
 */
function place_menus(): void {
	$menus     = array(
		'main'  => wp_get_nav_menu_object( 'Pagrindinis' ),
		'foot'  => wp_get_nav_menu_object( 'Poraštė' ),
		'legal' => wp_get_nav_menu_object( 'Sąlygos' ),
	);
	$locations = (array) get_theme_mod( 'nav_menu_locations', array() );
	foreach ( array_keys( get_registered_nav_menus() ) as $place ) {
		$menu = $menus[ match ( 1 ) {
			preg_match( '/legal/', (string) $place ) => 'legal',
			preg_match( '/foot|secondary|bottom/', (string) $place ) => 'foot',
			default => 'main',
		} ];
		if ( $menu instanceof \WP_Term && ! isset( $locations[ $place ] ) ) {
			$locations[ $place ] = $menu->term_id;
		}
	}
	if ( get_theme_mod( 'nav_menu_locations', array() ) !== $locations ) {
		set_theme_mod( 'nav_menu_locations', $locations );
	}
}

/**
 * A new empty menu, or null where it is there already.
 *
 * @param string $name Its name.
 */
function ensure_menu( string $name ): ?int {
	if ( wp_get_nav_menu_object( $name ) instanceof \WP_Term ) {
		return null;
	}
	$id = wp_create_nav_menu( $name );
	return is_wp_error( $id ) ? null : $id;
}

/**
 * Adds a category to a menu.
 *
 * @param int    $menu   The menu.
 * @param string $slug   The category.
 * @param int    $parent The item above, or 0.
 * @return int The new item.
 */
function add_category( int $menu, string $slug, int $parent ): int {
	$item = wp_update_nav_menu_item(
		$menu,
		0,
		array(
			'menu-item-type'      => 'taxonomy',
			'menu-item-object'    => 'product_cat',
			'menu-item-object-id' => term( 'product_cat', $slug ),
			'menu-item-parent-id' => $parent,
			'menu-item-status'    => 'publish',
		)
	);
	return is_wp_error( $item ) ? 0 : $item;
}

/**
 * Adds a page to a menu.
 *
 * @param int    $menu The menu.
 * @param string $slug The page.
 */
function add_page( int $menu, string $slug ): void {
	$page = get_page_by_path( $slug );
	if ( $page instanceof \WP_Post ) {
		wp_update_nav_menu_item(
			$menu,
			0,
			array(
				'menu-item-type'      => 'post_type',
				'menu-item-object'    => 'page',
				'menu-item-object-id' => $page->ID,
				'menu-item-status'    => 'publish',
			)
		);
	}
}

/**
 * Adds the archive of a content type to a menu, where there is such.
 *
 * @param int    $menu The menu.
 * @param string $type The content type.
 */
function add_archive( int $menu, string $type ): void {
	if ( post_type_exists( $type ) ) {
		wp_update_nav_menu_item(
			$menu,
			0,
			array(
				'menu-item-type'   => 'post_type_archive',
				'menu-item-object' => $type,
				'menu-item-status' => 'publish',
			)
		);
	}
}
