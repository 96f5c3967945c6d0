<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Starts the runtime. The composition root. */
final class Runtime {

	public static function boot( string $dir ): void {
		( new Scripts( $dir ) )->register_hooks();
		( new StateRoute() )->register_hooks();
		( new Languages() )->register_hooks();
	}
}
