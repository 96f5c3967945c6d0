<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Plugins;
use Vitrina\Tests\Integration\Companion\Support\Network;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * The plugins on a network of two sites, each of which has tables of its own.
 */
final class NetworkTest extends ThemeTestCase {

	private const OURS = [ 'vitrina-bank-link', 'vitrina-companion', 'vitrina-discounts', 'vitrina-lpexpress' ];

	#[TestDox( '[FIX-32] plugins that are switched off and deleted on a network leave no table, option or work on any of its sites, and nothing of others is gone' )]
	#[Group( 'full' )]
	public function test_network(): void {
		$wordpress = self::shop()->run_cached( static fn (): string => ABSPATH );
		$network = new Network( $wordpress );
		$sites   = [ '/', Network::SECOND ];
		$files   = array_map( static fn ( string $plugin ): string => "{$plugin}/{$plugin}.php", self::OURS );
		try {
			$network->install( [ 'woocommerce/woocommerce.php', ...$files ] );
			$others = [];
			foreach ( $sites as $path ) {
				$network->run(
					static function (): void {
						update_option( 'other_plugin', 'kept' );
						as_schedule_single_action( time() + 600, 'other_plugin', [], 'other' );
					},
					$path
				);
				[ $tables, $options, $work ] = $this->held( $network, $path );
				self::assertSame( [ 17, true, 7 ], [ count( $tables ), count( $options ) > 8, count( $work ) ], $path );
				$others[ $path ] = $this->of_others( $network, $path );
			}

			$network->run( static fn () => Plugins::deactivate_on_network( $files ) );
			foreach ( $sites as $path ) {
				self::assertSame( [], $this->held( $network, $path )[2], $path );
			}

			foreach ( $files as $file ) {
				$network->run( static fn () => Plugins::uninstall( $file ) );
			}
			foreach ( $sites as $path ) {
				self::assertSame( [ [], [], [] ], $this->held( $network, $path ), $path );
				self::assertSame( $others[ $path ], $this->of_others( $network, $path ) );
			}
			self::assertSame( [], $network->complaints() );
		} finally {
			$network->remove();
		}
	}

	/**
	 * @return array{list<string>, list<string>, list<string>} Tables, options and scheduled actions of our plugins.
	 * @phpstan-impure
	 */
	private function held( Network $network, string $path ): array {
		return $network->run(
			static fn (): array => [
				Database::column( 'SHOW TABLES WHERE Tables_in_' . DB_NAME . " REGEXP '^" . Database::table( 'vitrina_' ) . "'" ),
				Database::column( 'SELECT option_name FROM ' . Database::wpdb()->options . " WHERE option_name LIKE '%vitrina%' ORDER BY 1" ),
				Database::column( 'SELECT hook FROM ' . Database::table( 'actionscheduler_actions' ) . " WHERE status = 'pending' AND hook LIKE 'vitrina%' ORDER BY 1" ),
			],
			$path
		);
	}

	/**
	 * @return array{list<string>, mixed, mixed, bool} Tables, an option and work of other plugins, and WooCommerce's currency.
	 */
	private function of_others( Network $network, string $path ): array {
		return $network->run(
			static fn (): array => [
				Database::column( 'SHOW TABLES WHERE Tables_in_' . DB_NAME . " REGEXP '^" . Database::table( '[a-z]' ) . "' AND Tables_in_" . DB_NAME . " NOT REGEXP '^" . Database::table( 'vitrina_' ) . "'" ),
				get_option( 'other_plugin' ),
				get_option( 'woocommerce_currency' ),
				as_has_scheduled_action( 'other_plugin' ),
			],
			$path
		);
	}
}
