<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Discounts\Domain\RuleData;
use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\Tests\Fixtures\Plugins;
use Vitrina\Tests\Fixtures\ScheduledActions;
use Vitrina\Tests\Fixtures\Search;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Scheduled actions after a plugin is deactivated, and after it is activated again.
 * Each step runs in its own process, as in wp-admin.
 */
final class ActivationTest extends ThemeTestCase {

	/**
	 * @return iterable<string, array{string, string, list<string>, Closure(): int}> Plugin, pattern of its hooks, hooks scheduled after activation, code that schedules more.
	 */
	public static function plugins(): iterable {
		yield 'bank link' => [
			'vitrina-bank-link',
			'vitrina_bank_link_',
			[ 'vitrina_bank_link_poll' ],
			static fn (): int => as_schedule_single_action( time() + 600, 'vitrina_bank_link_sandbox_late', [ 'none' ], 'vitrina-bank-link' ),
		];
		yield 'companion' => [
			'vitrina-companion',
			'vitrina_(consent|prices|search|newsletter)_',
			[ 'vitrina_consent_daily', 'vitrina_newsletter_daily', 'vitrina_prices_changed_all', 'vitrina_prices_daily', 'vitrina_search_batch' ],
			static fn (): int => as_schedule_single_action( time() + 600, 'vitrina_search_terms', [ [ 1 ], 0 ], 'vitrina-companion' ),
		];
		yield 'discounts' => [ 'vitrina-discounts', 'vitrina_discounts_', [ 'vitrina_discounts_boundary' ], static fn (): int => 0 ];
		yield 'terminals' => [ 'vitrina-lpexpress', 'vitrina_lpexpress_', [ 'vitrina_lpexpress_refresh_terminals' ], static fn (): int => 0 ];
	}

	/**
	 * @param list<string>    $expected
	 * @param Closure(): int $schedule Schedules more.
	 */
	#[DataProvider( 'plugins' )]
	#[TestDox( '[FIX-32] a plugin that is switched off leaves nothing scheduled, and has its work back once it is switched on: $_dataName' )]
	#[Group( 'full' )]
	public function test_switched_off( string $plugin, string $hooks, array $expected, Closure $schedule ): void {
		$file    = "{$plugin}/{$plugin}.php";
		$waiting = static fn (): array => ScheduledActions::hooks( $hooks );
		// A rule that ends tomorrow: something is to be done then.
		$rule = self::shop()->run(
			static fn (): int => ( new RuleTable() )->save(
				( new RuleData( 2 ) )->rule(
					[
						'id'        => 0,
						'title'     => 'Until tomorrow',
						'enabled'   => 1,
						'priority'  => 1,
						'exclusive' => 0,
						'starts_at' => null,
						'ends_at'   => time() + DAY_IN_SECONDS,
						'data'      => '{"amount":{"type":"percentage","value":"1"},"products":[1]}',
					]
				) ?? throw new LogicException( 'The rule is not valid.' )
			)
		);
		try {
			self::shop()->run( $schedule );
			self::assertNotSame( [], self::shop()->run( $waiting ) );
			self::shop()->run( static fn () => Plugins::deactivate( $file ) );
			self::visitor()->get( '/' );
			self::assertSame( [ [], false ], self::shop()->run( static fn (): array => [ ScheduledActions::hooks( $hooks ), Plugins::is_active( $file ) ] ) );
		} finally {
			self::shop()->run( static fn () => Plugins::activate( $file ) );
		}
		self::visitor()->get( '/' );
		self::assertSame( $expected, self::shop()->run( $waiting ) );
		self::shop()->run( static fn () => Search::run_scheduled_actions() );
		self::shop()->run( static fn () => ( new RuleTable() )->delete( $rule ) );
	}
}
