<?php
/**
 * Plugin Name:          Vitrina Companion
 * Description:          What a shop keeps when its theme changes: Lithuanian addresses, and carts that lose nothing when a shopper clicks faster than the server answers.
 * Version:              0.1.0
 * Requires at least:    6.9
 * Requires PHP:         8.2
 * Requires Plugins:     woocommerce
 * WC requires at least: 10.0
 * WC tested up to:      11.0
 * Author:               Vitrina
 * License:              GPL-2.0-or-later
 * License URI:          https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:          vitrina-companion
 * Domain Path:          /build/languages
 */

declare( strict_types=1 );

namespace Vitrina\Companion;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/src/autoload.php';

require_once __DIR__ . '/build/runtime/load.php';

( new Plugin( __FILE__ ) )->boot();
