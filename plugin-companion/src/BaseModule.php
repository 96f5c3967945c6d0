<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Schema;

/** One feature of the plugin: its hooks, and its data in the database. */
abstract class BaseModule {
	/** @var class-string<Schema>|null Creates the module's tables; null if it has none. */
	protected const SCHEMA = null;

	/** @var list<string> Hooks of the module's scheduled actions. */
	protected const ACTIONS = [];

	/** @var list<string> Options that are deleted on uninstall. */
	protected const OPTIONS = [];

	/**
	 * Whether the module starts on `init` (priority 0) instead of `plugins_loaded`: if its `is_enabled()` needs
	 * the theme and other plugins to be loaded.
	 */
	public function waits_for_init(): bool {
		return false;
	}

	/** A module that is not enabled loads none of its other classes. */
	public function is_enabled(): bool {
		return true;
	}

	/** @return list<Hookable> Objects in the order in which they register their hooks. */
	abstract public function hooks( BuiltAssets $files ): array;

	/** @return array<string, string> Option with the id of a page that the module creates → shortcode on that page. */
	protected function pages(): array {
		return [];
	}

	/**
	 * Shows the module's pages again, and lets the next request create the tables; subclasses store default
	 * options. Runs on activation. This method, hide_pages(), unschedule() and uninstall() run even if the module
	 * is not enabled.
	 */
	public function activate(): void {
		if ( static::SCHEMA !== null ) {
			( static::SCHEMA )::mark_outdated();
		}
		foreach ( $this->pages() as $option => $shortcode ) {
			( new ShortcodePage( $option, $shortcode ) )->show();
		}
	}

	/** Hides the module's pages: while the plugin is deactivated, visitors would see raw shortcodes on them. */
	final public function hide_pages(): void {
		foreach ( $this->pages() as $option => $shortcode ) {
			( new ShortcodePage( $option, $shortcode ) )->hide();
		}
	}

	/** Cancels the module's scheduled actions. Runs only if Action Scheduler is loaded. */
	public function unschedule(): void {
		// No group is passed, because with a group Action Scheduler finds only actions without arguments.
		array_map( as_unschedule_all_actions( ... ), static::ACTIONS );
	}

	/** Deletes the module's tables, options and pages. WooCommerce may be missing. */
	public function uninstall(): void {
		if ( static::SCHEMA !== null ) {
			( static::SCHEMA )::drop();
		}
		array_map( delete_option( ... ), static::OPTIONS );
		foreach ( $this->pages() as $option => $shortcode ) {
			( new ShortcodePage( $option, $shortcode ) )->remove();
		}
	}
}
