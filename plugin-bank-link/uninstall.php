<?php
/**
 * Removes the plugin's tables and options. Orders keep their transaction ids and order
 * notes.
 */

declare( strict_types=1 );

namespace Vitrina\BankLink;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/autoload.php';

Wp\Activation::uninstall();
