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
}
