<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Schema;

/** One feature of the plugin: its hooks, and its data in the database. */
abstract class BaseModule {
	/** @var class-string<Schema>|null Its tables. */
	protected const SCHEMA = null;

	/** @var list<string> Hooks of its scheduled actions. */
	protected const ACTIONS = [];

	/** @var list<string> */
	protected const OPTIONS = [];

	/**
	 * Whether the module is started at `init`, priority 0, instead of `plugins_loaded`: when other plugins and
	 * the theme have to be there before `is_enabled()` can answer.
	 */
	public function waits_for_init(): bool {
		return false;
	}

	/** A module that is not enabled loads none of its other classes. */
	public function is_enabled(): bool {
		return true;
	}

	/** @return list<Hookable> In the order in which they register. */
	abstract public function hooks( BuiltAssets $files ): array;

	/** @return array<string, string> Option of a page that it creates → shortcode on it. */
	protected function pages(): array {
		return [];
	}

	/**
	 * Stores default options, and lets the next request create the tables. Runs on activation, even if the
	 * module is not enabled; so do the other two below.
	 */
	public function activate(): void {
		if ( static::SCHEMA !== null ) {
			( static::SCHEMA )::mark_outdated();
		}
		foreach ( $this->pages() as $option => $shortcode ) {
			( new ShortcodePage( $option, $shortcode ) )->show();
		}
	}

	/** While the plugin is switched off, visitors would see raw shortcodes. */
	final public function hide_pages(): void {
		foreach ( $this->pages() as $option => $shortcode ) {
			( new ShortcodePage( $option, $shortcode ) )->hide();
		}
	}

	/** Cancels the module's scheduled actions. Action Scheduler is loaded. */
	public function unschedule(): void {
		// Without a group: with one, only actions without arguments would be found.
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
