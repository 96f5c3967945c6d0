<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Companion\Support\Network;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * The plugins on a network of two sites, each of which has tables of its own.
 */
final class NetworkTest extends ThemeTestCase {

	private const OURS = [ 'vitrina-bank-link', 'vitrina-companion', 'vitrina-discounts', 'vitrina-lpexpress' ];

	/**
	 * Our tables, options and scheduled actions on one site.
	 */
	private const HELD = 'global $wpdb; $prefix = $wpdb->esc_like( $wpdb->prefix );
		return [
			$wpdb->get_col( $wpdb->prepare( "SHOW TABLES WHERE Tables_in_" . DB_NAME . " REGEXP %s", "^{$wpdb->prefix}vitrina_" ) ),
			$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE \'%vitrina%\' ORDER BY 1" ),
			$wpdb->get_col( "SELECT hook FROM {$wpdb->prefix}actionscheduler_actions WHERE status = \'pending\' AND hook LIKE \'vitrina%\' ORDER BY 1" ),
		];';

	/**
	 * Tables, an option and scheduled actions of other plugins.
	 */
	private const OTHERS = 'global $wpdb;
		return [
			$wpdb->get_col( $wpdb->prepare( "SHOW TABLES WHERE Tables_in_" . DB_NAME . " REGEXP %s AND Tables_in_" . DB_NAME . " NOT REGEXP %s", "^{$wpdb->prefix}[a-z]", "^{$wpdb->prefix}vitrina_" ) ),
			get_option( "other_plugin" ), get_option( "woocommerce_currency" ), as_has_scheduled_action( "other_plugin" ),
		];';

	#[TestDox( '[FIX-32] plugins that are switched off and deleted on a network leave no table, option or work on any of its sites, and nothing of others is gone' )]
	#[Group( 'full' )]
	public function test_network(): void {
		$wordpress = self::shop()->run_cached( 'return ABSPATH;' );
		self::assertIsString( $wordpress );
		$network = new Network( $wordpress );
		$sites   = [ '/', Network::SECOND ];
		$files   = array_map( static fn ( string $plugin ): string => "{$plugin}/{$plugin}.php", self::OURS );
		$admin   = 'require_once ABSPATH . "wp-admin/includes/plugin.php"; ';
		try {
			$network->install( [ 'woocommerce/woocommerce.php', ...$files ] );
			$others = [];
			foreach ( $sites as $path ) {
				$network->run( 'update_option( "other_plugin", "kept" ); return as_schedule_single_action( time() + 600, "other_plugin", [], "other" );', [], $path );
				[ $tables, $options, $work ] = $this->held( $network, $path );
				self::assertSame( [ 14, true, 6 ], [ count( $tables ), count( $options ) > 8, count( $work ) ], $path );
				$others[ $path ] = $network->run( self::OTHERS, [], $path );
			}

			$network->run( "{$admin} deactivate_plugins( \$files, false, true ); return true;", compact( 'files' ) );
			foreach ( $sites as $path ) {
				self::assertSame( [], $this->held( $network, $path )[2], $path );
			}

			foreach ( $files as $file ) {
				$network->run( "{$admin} uninstall_plugin( \$file ); return true;", compact( 'file' ) );
			}
			foreach ( $sites as $path ) {
				self::assertSame( [ [], [], [] ], $this->held( $network, $path ), $path );
				self::assertSame( $others[ $path ], $network->run( self::OTHERS, [], $path ) );
			}
			self::assertSame( [], $network->complaints() );
		} finally {
			$network->remove();
		}
	}

	/**
	 * @return array{list<string>, list<string>, list<string>} Tables, options and work.
	 */
	private function held( Network $network, string $path ): array {
		/** @var array{list<string>, list<string>, list<string>} $held */
		$held = $network->run( self::HELD, [], $path );
		return $held;
	}
}
