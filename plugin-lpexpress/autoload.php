<?php
/** Finds the classes that all units share, and the plugin's own: `Vitrina\LpExpress\Domain\Terminal` in `src/Domain/Terminal.php`. */

declare( strict_types=1 );

namespace Vitrina\LpExpress;

require_once __DIR__ . '/build/runtime/classes.php';

/** @var \Closure(string, string): void $vitrina_autoload */
$vitrina_autoload = require __DIR__ . '/build/runtime/psr4.php';
$vitrina_autoload( __NAMESPACE__, __DIR__ . '/src' );
