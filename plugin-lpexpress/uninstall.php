<?php
/**
 * Removes the plugin's tables and options. The terminals on orders stay: they are
 * part of the orders, like an address.
 */

declare( strict_types=1 );

namespace Vitrina\LpExpress;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

Wp\Activation::uninstall();
