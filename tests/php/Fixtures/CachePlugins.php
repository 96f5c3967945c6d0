<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Vitrina\Companion\PageCache\Purgers\CachePlugin;

/**
 * Plugins that cache pages. Runs inside WordPress.
 */
final class CachePlugins {

	/**
	 * @return array<string, mixed> Name of the plugin → what a purge calls, in order.
	 */
	public static function purge(): array {
		require_once __DIR__ . '/cache-plugins.php';
		$calls = [];
		foreach ( CachePlugin::active() as $plugin ) {
			$GLOBALS['vitrina_calls'] = [];
			$plugin->purge( [ 'all' ] );
			$calls[ $plugin->name() ] = $GLOBALS['vitrina_calls'];
		}
		return $calls;
	}
}
