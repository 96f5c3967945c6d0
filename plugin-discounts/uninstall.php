<?php
/**
 * Removes the plugin's table and options. Meta data of orders stay: they document the
 * discounts.
 */

declare( strict_types=1 );

namespace Vitrina\Discounts;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

Wp\Activation::uninstall();
