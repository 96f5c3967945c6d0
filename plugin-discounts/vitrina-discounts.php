<?php
/**
 * Plugin Name: Vitrina quantity discounts
 * Description: Discount rules by product, category, quantity and date. Table, cart, checkout, order and e-mail agree to the cent.
 * Version: 0.1.0
 * Requires at least: 6.9
 * Requires PHP: 8.2
 * Requires Plugins: woocommerce
 * WC requires at least: 10.0
 * WC tested up to: 11.0
 * Author: Vitrina
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: vitrina-discounts
 * Domain Path: /build/languages
 */

declare( strict_types=1 );

namespace Vitrina\Discounts;

defined( 'ABSPATH' ) || exit;

const VERSION     = '0.1.0';
const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/autoload.php';

require_once __DIR__ . '/build/runtime/load.php';

/** @var \Closure(string, string, callable): void $vitrina_start */
$vitrina_start = require __DIR__ . '/build/runtime/plugin.php';
$vitrina_start( PLUGIN_FILE, Wp\Activation::class, static fn () => ( new Plugin() )->register_hooks() );
