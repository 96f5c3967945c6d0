<?php
/** Starts the chosen copy of the runtime. */

declare( strict_types=1 );

namespace Vitrina\Runtime;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/autoload.php';

// Not __DIR__: a copy that was built before `classes.php` existed may have loaded this file although another copy is the chosen one.
Runtime::boot( FOLDER );

/**
 * Fires when the runtime is loaded: `Islands::register()` and others can be called.
 *
 * @since 0.1.0
 */
do_action( 'vitrina_runtime_ready' );
