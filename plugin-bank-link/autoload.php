<?php
/** Loads classes of the runtime and of the plugin: `Vitrina\BankLink\Domain\Attempt` is in `src/Domain/Attempt.php`. */

declare( strict_types=1 );

namespace Vitrina\BankLink;

require_once __DIR__ . '/build/runtime/classes.php';

/** @var \Closure(string, string): void $vitrina_autoload */
$vitrina_autoload = require __DIR__ . '/build/runtime/psr4.php';
$vitrina_autoload( __NAMESPACE__, __DIR__ . '/src' );
