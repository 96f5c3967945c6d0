<?php
/**
 * Plugin Name: Vitrina bank link
 * Description: Payment by the shopper's own bank: a list of banks chosen by the owner, orders paid exactly once, and a sandbox bank to try it all.
 * Version: 0.1.0
 * Requires at least: 6.9
 * Requires PHP: 8.2
 * Requires Plugins: woocommerce
 * WC requires at least: 10.0
 * WC tested up to: 11.0
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: vitrina-bank-link
 * Domain Path: /build/languages
 */

declare( strict_types=1 );

namespace Vitrina\BankLink;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

defined( 'ABSPATH' ) || exit;

const VERSION     = '0.1.0';
const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/autoload.php';

register_activation_hook( PLUGIN_FILE, [ Wp\Activation::class, 'activate' ] );
register_deactivation_hook( PLUGIN_FILE, [ Wp\Activation::class, 'deactivate' ] );

add_action(
	'before_woocommerce_init',
	static function (): void {
		FeaturesUtil::declare_compatibility( 'custom_order_tables', PLUGIN_FILE, true );
		FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', PLUGIN_FILE, true );
	}
);

add_action(
	'plugins_loaded',
	static function (): void {
		if ( class_exists( 'WooCommerce' ) ) {
			Plugin::instance()->register_hooks();
		}
	}
);
