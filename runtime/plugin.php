<?php
/**
 * Returns a function that starts a plugin if WooCommerce is active, registers the plugin's activation hooks, and
 * declares with which features of WooCommerce it is compatible.
 *
 * Each plugin uses this file from its own copy of the runtime, as with psr4.php.
 */

declare( strict_types=1 );

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Vitrina\Runtime\Activation;

defined( 'ABSPATH' ) || exit;

return static function ( string $file, string $activation, callable $start ): void {
	/** @var class-string<Activation> $activation */
	register_activation_hook( $file, [ $activation, 'activate' ] );
	register_deactivation_hook( $file, [ $activation, 'deactivate' ] );
	add_action(
		'before_woocommerce_init',
		static function () use ( $file ): void {
			FeaturesUtil::declare_compatibility( 'custom_order_tables', $file, true );
			FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', $file, true );
		}
	);
	add_action(
		'plugins_loaded',
		static function () use ( $start ): void {
			if ( class_exists( 'WooCommerce' ) ) {
				$start();
			}
		}
	);
};
