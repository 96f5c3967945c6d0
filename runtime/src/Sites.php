<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** A plugin may stand on every site of a network, each with tables of its own. */
final class Sites {

	/**
	 * @param callable(): void $callback     Runs once on each site.
	 * @param bool             $network_wide Whether all sites are meant; if not, or without a network, this one alone.
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
