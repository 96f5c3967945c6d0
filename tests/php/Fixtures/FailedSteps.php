<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use RuntimeException;
use Vitrina\Companion\Setup\PageTexts;
use Vitrina\Companion\Setup\Runner;
use Vitrina\Companion\Setup\Steps\PagesStep;
use WP_Term;

/**
 * Steps of Vitrina → Setup that fail halfway. Runs inside WordPress; everything is undone.
 */
final class FailedSteps {

	/**
	 * The second of two plugins is activated with an error.
	 *
	 * @return list<mixed> Whether the step failed, which of the plugins are active, and whether something can be undone.
	 */
	public static function parts(): array {
		return Rollback::after(
			static function (): array {
				$plugins = [ 'vitrina-bank-link/vitrina-bank-link.php', 'vitrina-discounts/vitrina-discounts.php' ];
				foreach ( $plugins as $plugin ) {
					remove_all_actions( "activate_{$plugin}" );
					remove_all_actions( "deactivate_{$plugin}" );
				}
				$active = (array) get_option( 'active_plugins' );
				update_option( 'active_plugins', array_values( array_diff( array_filter( $active, is_string( ... ) ), $plugins ) ) );
				$before = did_action( 'activate_plugin' );
				// WordPress takes output for an error.
				add_action( 'activate_plugin', static fn () => print( did_action( 'activate_plugin' ) > $before + 1 ? 'No.' : '' ) );
				$has_failed = self::fails( 'parts' );
				return [ $has_failed, array_filter( $plugins, is_plugin_active( ... ) ), ( new Runner() )->can_undo( SetupSteps::step( 'parts' ) ) ];
			}
		);
	}

	/**
	 * The last of the pages cannot be created.
	 *
	 * @return list<mixed> Whether the step failed, and which of the pages exist.
	 */
	public static function pages(): array {
		return Rollback::after(
			static function (): array {
				SetupSteps::clear();
				foreach ( array_diff( array_map( PagesStep::page( ... ), array_keys( PageTexts::all() ) ), [ 0 ] ) as $page ) {
					wp_delete_post( $page, true );
				}
				$titles = array_column( PageTexts::all(), 'title' );
				$last   = end( $titles );
				add_filter( 'wp_insert_post_empty_content', static fn ( bool $is_empty, array $post ): bool => $is_empty || $post['post_title'] === $last, 10, 2 );
				$has_failed = self::fails( 'pages' );
				return [ $has_failed, array_filter( array_map( PagesStep::page( ... ), array_keys( PageTexts::all() ) ), static fn ( int $id ): bool => $id > 0 ) ];
			}
		);
	}

	/**
	 * No entry of a menu can be created.
	 *
	 * @return list<mixed> Whether the step failed, and the menus that it has left.
	 */
	public static function menu(): array {
		return Rollback::after(
			static function (): array {
				SetupSteps::clear();
				array_map( wp_delete_nav_menu( ... ), array_values( get_registered_nav_menus() ) );
				$before = self::menus();
				add_filter( 'wp_insert_post_empty_content', '__return_true' );
				$has_failed = self::fails( 'menu' );
				return [ $has_failed, array_values( array_diff( self::menus(), $before ) ) ];
			}
		);
	}

	private static function fails( string $step ): bool {
		try {
			( new Runner() )->run( SetupSteps::step( $step ), [] );
		} catch ( RuntimeException ) {
			return true;
		}
		return false;
	}

	/** @return list<string> */
	private static function menus(): array {
		return array_values( array_map( static fn ( WP_Term $menu ): string => $menu->name, wp_get_nav_menus() ) );
	}
}
