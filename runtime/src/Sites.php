<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** The sites of a network: a plugin can be active on each of them, with tables of its own. */
final class Sites {

	/**
	 * @param callable(): void $callback     Runs once on each site.
	 * @param bool             $network_wide Whether it runs on all sites; otherwise, or without a network, only on the current site.
	 */
	public static function each( callable $callback, bool $network_wide = true ): void {
		if ( ! $network_wide || ! is_multisite() ) {
			$callback();
			return;
		}
		$sites = get_sites(
			[
				'fields' => 'ids',
				'number' => 0,
			]
		);
		foreach ( $sites as $site ) {
			switch_to_blog( $site );
			$callback();
			restore_current_blog();
		}
	}
}
