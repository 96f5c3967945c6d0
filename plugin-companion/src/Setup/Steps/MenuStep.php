<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Steps;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Throwable;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Status;
use Vitrina\Runtime\Setup\Step;
use WP_Term;

/** Creates the main menu and the menus of the footer, in the places that the theme has for them. */
final class MenuStep implements Step {
	public function id(): string {
		return 'menu';
	}

	public function title(): string {
		return __( 'Menu', 'vitrina-companion' );
	}

	public function capability(): string {
		return 'edit_theme_options';
	}

	public function status(): Status {
		$links = [ __( 'Menus', 'vitrina-companion' ) => admin_url( 'nav-menus.php' ) ];
		if ( get_registered_nav_menus() === [] ) {
			return new Status( true, __( 'The theme makes its menu in the editor.', 'vitrina-companion' ), wp_is_block_theme() ? [ __( 'Editor', 'vitrina-companion' ) => admin_url( 'site-editor.php' ) ] : [] );
		}
		$menus = array_intersect_key( get_registered_nav_menus(), array_flip( self::empty_places() ) );
		/* translators: %s: places of menus, such as "Main menu, Footer: legal". */
		return new Status( $menus === [], $menus === [] ? __( 'Every place of a menu has one.', 'vitrina-companion' ) : sprintf( __( 'Without a menu: %s.', 'vitrina-companion' ), implode( ', ', $menus ) ), $links );
	}

	public function fields(): array {
		return [];
	}

	public function button(): string {
		return $this->status()->is_done ? '' : __( 'Create the menus', 'vitrina-companion' );
	}

	public function run( array $values ): array {
		$filled  = [];
		$created = [];
		try {
			foreach ( self::empty_places() as $place ) {
				$name = get_registered_nav_menus()[ $place ];
				// A menu of that name belongs to the owner, and is used.
				$own = wp_get_nav_menu_object( $name );
				if ( $own === false ) {
					$created[]        = self::create( $name );
					$filled[ $place ] = end( $created );
					self::fill( $filled[ $place ], self::items( $place ) );
				} else {
					$filled[ $place ] = $own->term_id;
				}
			}
		} catch ( Throwable $failure ) {
			$this->undo( compact( 'created' ) );
			throw $failure;
		}
		set_theme_mod( 'nav_menu_locations', $filled + get_nav_menu_locations() );
		return compact( 'filled', 'created' );
	}

	/** Empties the places that the step filled, except those that have got another menu since. */
	public function undo( array $changes ): void {
		$filled = is_array( $changes['filled'] ?? null ) ? array_filter( $changes['filled'], is_int( ... ) ) : [];
		set_theme_mod( 'nav_menu_locations', array_diff_assoc( get_nav_menu_locations(), $filled ) );
		foreach ( is_array( $changes['created'] ?? null ) ? $changes['created'] : [] as $menu ) {
			if ( is_int( $menu ) ) {
				wp_delete_nav_menu( $menu );
			}
		}
	}

	/** @return list<string> Places without a menu that this step has items for. */
	private static function empty_places(): array {
		$places = array_keys( get_registered_nav_menus() );
		// Themes name their places as they like; the first place is taken for the main menu.
		$known = array_intersect( $places, [ $places[0] ?? '', 'primary', 'footer', 'legal' ] );
		return array_values( array_filter( $known, static fn ( string $place ): bool => ! has_nav_menu( $place ) && self::items( $place ) !== [] ) );
	}

	/** @return int ID of the menu. */
	private static function create( string $name ): int {
		$id = wp_create_nav_menu( $name );
		if ( is_wp_error( $id ) ) {
			throw new SetupException( $id->get_error_message() );
		}
		return $id;
	}

	/** @param list<array{type: string, object: string, id: int, children?: list<array{type: string, object: string, id: int}>}> $items */
	private static function fill( int $menu, array $items ): void {
		foreach ( $items as $item ) {
			$parent = self::add( $menu, $item, 0 );
			foreach ( $item['children'] ?? [] as $child ) {
				self::add( $menu, $child, $parent );
			}
		}
	}

	/** @param array{type: string, object: string, id: int, ...} $item */
	private static function add( int $menu, array $item, int $parent ): int {
		$id = wp_update_nav_menu_item(
			$menu,
			0,
			[
				'menu-item-type'      => $item['type'],
				'menu-item-object'    => $item['object'],
				'menu-item-object-id' => $item['id'],
				'menu-item-parent-id' => $parent,
				'menu-item-status'    => 'publish',
			]
		);
		if ( is_wp_error( $id ) ) {
			throw new SetupException( $id->get_error_message() );
		}
		return $id;
	}

	/** @return list<array{type: string, object: string, id: int, children?: list<array{type: string, object: string, id: int}>}> */
	private static function items( string $place ): array {
		if ( $place === 'footer' ) {
			return self::pages( [ PagesStep::page( 'about' ), PagesStep::page( 'contacts' ), PagesStep::page( 'delivery' ) ] );
		}
		if ( $place === 'legal' ) {
			$terms   = wc_get_page_id( 'terms' );
			$privacy = get_option( 'wp_page_for_privacy_policy' );
			return self::pages( [ $terms, is_numeric( $privacy ) ? (int) $privacy : 0 ] );
		}
		$shop = self::pages( [ wc_get_page_id( 'shop' ) ] );
		if ( $shop !== [] ) {
			$shop[0]['children'] = self::categories();
		}
		return [ ...$shop, ...self::pages( [ PagesStep::page( 'delivery' ), PagesStep::page( 'about' ), PagesStep::page( 'contacts' ) ] ) ];
	}

	/**
	 * @param list<int> $ids
	 * @return list<array{type: string, object: string, id: int}> Menu items of the published pages among these.
	 */
	private static function pages( array $ids ): array {
		$published = array_filter( $ids, static fn ( int $id ): bool => $id > 0 && get_post_status( $id ) === 'publish' );
		return array_map(
			static fn ( int $id ): array => [
				'type'   => 'post_type',
				'object' => 'page',
				'id'     => $id,
			],
			array_values( $published )
		);
	}

	/** @return list<array{type: string, object: string, id: int}> Menu items of the product categories at the top level that have products. */
	private static function categories(): array {
		$terms = get_terms(
			[
				'taxonomy' => 'product_cat',
				'parent'   => 0,
			]
		);
		return array_map(
			static fn ( WP_Term $term ): array => [
				'type'   => 'taxonomy',
				'object' => 'product_cat',
				'id'     => $term->term_id,
			],
			is_array( $terms ) ? array_values( $terms ) : []
		);
	}
}
