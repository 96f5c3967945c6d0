<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Scheduled actions after a plugin is deactivated, and after it is activated again.
 * Each step runs in its own process, as in wp-admin.
 */
final class ActivationTest extends ThemeTestCase {

	/**
	 * @return iterable<string, array{string, string, list<string>, string}> Plugin, pattern of its hooks, hooks scheduled after activation, code that schedules more.
	 */
	public static function plugins(): iterable {
		yield 'bank link' => [ 'vitrina-bank-link', 'vitrina_bank_link_', [ 'vitrina_bank_link_poll' ], 'as_schedule_single_action( time() + 600, "vitrina_bank_link_sandbox_late", [ "none" ], "vitrina-bank-link" );' ];
		yield 'companion' => [ 'vitrina-companion', 'vitrina_(prices|search|newsletter)_', [ 'vitrina_newsletter_daily', 'vitrina_prices_changed_all', 'vitrina_prices_daily', 'vitrina_search_batch' ], 'as_schedule_single_action( time() + 600, "vitrina_search_terms", [ [ 1 ], 0 ], "vitrina-companion" );' ];
		yield 'discounts' => [ 'vitrina-discounts', 'vitrina_discounts_', [ 'vitrina_discounts_boundary' ], '' ];
		yield 'terminals' => [ 'vitrina-lpexpress', 'vitrina_lpexpress_', [ 'vitrina_lpexpress_refresh_terminals' ], '' ];
	}

	/**
	 * @param list<string> $expected
	 */
	#[DataProvider( 'plugins' )]
	#[TestDox( '[FIX-32] a plugin that is switched off leaves nothing scheduled, and has its work back once it is switched on: $_dataName' )]
	#[Group( 'full' )]
	public function test_switched_off( string $plugin, string $hooks, array $expected, string $make_busy ): void {
		$waiting = 'global $wpdb; $waiting = fn (): array => $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT hook FROM {$wpdb->prefix}actionscheduler_actions WHERE status = \'pending\' AND hook REGEXP %s ORDER BY hook", "^$hooks" ) );
			require_once ABSPATH . "wp-admin/includes/plugin.php"; $file = "$plugin/$plugin.php";';
		$with    = compact( 'plugin', 'hooks' );
		// A rule that ends tomorrow: something is to be done then.
		$rule = self::shop()->run( 'return ( new Vitrina\Discounts\Storage\RuleTable() )->save( ( new Vitrina\Discounts\Domain\RuleData( 2 ) )->rule( [ "id" => 0, "title" => "Until tomorrow", "enabled" => 1, "priority" => 1, "exclusive" => 0, "starts_at" => null, "ends_at" => time() + DAY_IN_SECONDS, "data" => $data ] ) );', [ 'data' => '{"amount":{"type":"percentage","value":"1"},"products":[1]}' ] );
		try {
			self::assertNotSame( [], self::shop()->run( "{$waiting} {$make_busy} return \$waiting();", $with ) );
			self::shop()->run( "{$waiting} deactivate_plugins( \$file ); return true;", $with );
			self::visitor()->get( '/' );
			self::assertSame( [ [], false ], self::shop()->run( "{$waiting} return [ \$waiting(), is_plugin_active( \$file ) ];", $with ) );
		} finally {
			self::shop()->run( "{$waiting} activate_plugin( \$file ); return true;", $with );
		}
		self::visitor()->get( '/' );
		self::assertSame( $expected, self::shop()->run( "{$waiting} return \$waiting();", $with ) );
		self::shop()->run( 'while ( as_has_scheduled_action( "vitrina_search_batch" ) ) { ActionScheduler_QueueRunner::instance()->run( "test" ); } return true;' );
		self::shop()->run( '( new Vitrina\Discounts\Storage\RuleTable() )->delete( $rule ); return true;', compact( 'rule' ) );
	}
}
