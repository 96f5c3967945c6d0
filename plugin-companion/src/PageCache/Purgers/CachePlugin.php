<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache\Purgers;

use Vitrina\Companion\PageCache\Purger;

/** A cache plugin with a public function or action that purges. None of them knows tags: each change purges all pages. */
final readonly class CachePlugin implements Purger {
	private const W3TC = 'W3 Total Cache';

	/** Name → public function. */
	private const FUNCTIONS = [
		'WP Super Cache' => 'wp_cache_clear_cache',
		self::W3TC       => 'w3tc_flush_posts',
		'WP Rocket'      => 'rocket_clean_domain',
	];

	/** Name → public action. */
	private const ACTIONS = [ 'Cache Enabler' => 'cache_enabler_clear_complete_cache' ];

	/**
	 * @param string $function_name Empty if the plugin has an action.
	 * @param string $action        Empty if the plugin has a function.
	 */
	private function __construct(
		private string $name,
		private string $function_name,
		private string $action,
	) {}

	/** @return list<self> The active ones. */
	public static function active(): array {
		$plugins = [];
		foreach ( array_filter( self::FUNCTIONS, function_exists( ... ) ) as $name => $function_name ) {
			$plugins[] = new self( $name, $function_name, '' );
		}
		foreach ( array_filter( self::ACTIONS, static fn ( string $action ): bool => has_action( $action ) ) as $name => $action ) {
			$plugins[] = new self( $name, '', $action );
		}
		return $plugins;
	}

	public function name(): string {
		return $this->name;
	}

	public function tag_header(): ?array {
		return null;
	}

	public function purge( array $tags ): void {
		if ( is_callable( $this->function_name ) ) {
			( $this->function_name )();
			if ( $this->name === self::W3TC ) {
				self::finish_w3tc();
			}
		} elseif ( $this->action !== '' ) {
			do_action( $this->action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
		}
	}

	/** W3 Total Cache only notes what to delete, and deletes it before our queue is sent at the end of a request. */
	private static function finish_w3tc(): void {
		$component = [ '\W3TC\Dispatcher', 'component' ];
		$flush     = is_callable( $component ) ? $component( 'CacheFlush' ) : null;
		if ( is_object( $flush ) && method_exists( $flush, 'execute_delayed_operations' ) ) {
			$flush->execute_delayed_operations();
		}
	}
}
