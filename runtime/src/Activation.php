<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Activation and deactivation of a plugin with tables and scheduled actions. */
abstract class Activation {

	/** @var class-string<Schema> */
	protected const SCHEMA = Schema::class;

	/** @var array<string, string> Hook => group of its scheduled actions; '' is any group. */
	protected const ACTIONS = [];

	/** @var list<string> Options that are deleted with the plugin. */
	protected const OPTIONS = [];

	/** The next request runs the installation, which schedules the background job: during activation the plugin is not fully loaded. */
	public static function activate( bool $network_wide ): void {
		Sites::each( [ static::SCHEMA, 'mark_outdated' ], $network_wide );
	}

	/** Scheduled actions would fail without the plugin. */
	public static function deactivate( bool $network_wide ): void {
		Sites::each( static::unschedule( ... ), $network_wide );
	}

	/** Deletes what the plugin stored, on every site of a network. */
	public static function uninstall(): void {
		Sites::each(
			static function (): void {
				( static::SCHEMA )::drop();
				array_map( delete_option( ... ), static::OPTIONS );
				static::unschedule();
			}
		);
	}

	public static function unschedule(): void {
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			foreach ( static::ACTIONS as $hook => $group ) {
				as_unschedule_all_actions( $hook, [], $group );
			}
		}
	}
}
