<?php
/**
 * Starts the copy of the runtime that was found to be the newest.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/autoload.php';

Runtime::boot( __DIR__ );

/**
 * The runtime can be used: `Islands::register()` and its siblings are there.
 *
 * @since 0.1.0
 */
do_action( 'vitrina_runtime_ready' );
