<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Vitrina\Companion\Setup\Runner;

/**
 * Steps of Vitrina → Setup that are undone after the owner has changed something. Runs inside WordPress; everything is
 * undone.
 */
final class UndoneSteps {

	/**
	 * The owner chooses the live mode and one bank.
	 *
	 * @return array<array-key, mixed> The settings of the bank link that are left.
	 */
	public static function bank(): array {
		return Rollback::after(
			static function (): array {
				SetupSteps::clear();
				$runner = new Runner();
				$runner->run( SetupSteps::step( 'bank' ), [] );
				$settings = get_option( 'woocommerce_vitrina_bank_link_settings' );
				update_option( 'woocommerce_vitrina_bank_link_settings', [ 'mode' => 'live', 'bank_selection' => [ 'LT-OWN' ] ] + ( is_array( $settings ) ? $settings : [] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
				$runner->undo( SetupSteps::step( 'bank' ) );
				$settings = get_option( 'woocommerce_vitrina_bank_link_settings' );
				return is_array( $settings ) ? $settings : [];
			}
		);
	}

	/**
	 * The owner chooses another menu for the first place.
	 *
	 * @return array{array<array-key, mixed>, int} Menu by place afterwards, and the owner's menu.
	 */
	public static function menu(): array {
		return Rollback::after(
			static function (): array {
				SetupSteps::clear();
				$runner = new Runner();
				$runner->run( SetupSteps::step( 'menu' ), [] );
				$own = wp_create_nav_menu( 'Mano meniu' );
				$own = is_int( $own ) ? $own : 0;
				set_theme_mod( 'nav_menu_locations', [ 'primary' => $own ] + get_nav_menu_locations() );
				$runner->undo( SetupSteps::step( 'menu' ) );
				return [ get_nav_menu_locations(), $own ];
			}
		);
	}

	/**
	 * The owner chooses the shop as front page.
	 *
	 * @return list<mixed> Whether the front page is a page, and the shop, afterwards.
	 */
	public static function front_page(): array {
		return Rollback::after(
			static function (): array {
				SetupSteps::clear();
				$runner = new Runner();
				$runner->run( SetupSteps::step( 'front-page' ), [ 'sentence' => 'Labas' ] );
				update_option( 'page_on_front', wc_get_page_id( 'shop' ) );
				$runner->undo( SetupSteps::step( 'front-page' ) );
				return [ get_option( 'show_on_front' ), Options::number( 'page_on_front' ) === wc_get_page_id( 'shop' ) ];
			}
		);
	}
}
