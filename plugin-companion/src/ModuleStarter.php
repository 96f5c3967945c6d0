<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Runtime\BuiltAssets;

/** Registers the hooks of the modules that are enabled. */
final class ModuleStarter {
	/** @param list<BaseModule> $modules */
	public static function start( array $modules, BuiltAssets $files ): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			return;
		}
		foreach ( $modules as $module ) {
			if ( $module->waits_for_init() ) {
				add_action( 'init', static fn () => self::register( $module, $files ), 0 );
			} else {
				self::register( $module, $files );
			}
		}
	}

	private static function register( BaseModule $module, BuiltAssets $files ): void {
		if ( ! $module->is_enabled() ) {
			return;
		}
		foreach ( $module->hooks( $files ) as $hookable ) {
			$hookable->register_hooks();
		}
	}
}
