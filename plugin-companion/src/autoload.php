<?php
/** Loads this plugin's classes: Composer is used only for development. */

declare( strict_types=1 );

namespace Vitrina\Companion;

require_once dirname( __DIR__ ) . '/build/runtime/classes.php';

/** @var \Closure(string, string): void $vitrina_autoload */
$vitrina_autoload = require dirname( __DIR__ ) . '/build/runtime/psr4.php';
$vitrina_autoload( __NAMESPACE__, __DIR__ );
