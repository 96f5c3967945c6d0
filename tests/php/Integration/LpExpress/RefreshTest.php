<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\LpExpress;

use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\TerminalList;
use Vitrina\LpExpress\Plugin;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Requests;
use Vitrina\Tests\Fixtures\Terminals;
use Vitrina\Tests\Integration\LpExpress\Support\FakeCarrier;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;

final class RefreshTest extends TerminalTestCase {

	/**
	 * Runs the job against the fake carrier, with a tenth of its time-outs.
	 * Returns the terminals before and after, and the log.
	 */
	private const STATE = [ 'vitrina_lpexpress_token', 'vitrina_lpexpress_logins', 'vitrina_lpexpress_refresh' ];

	private static ?FakeCarrier $carrier = null;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( ! self::has_shop() ) {
			return;
		}
		self::$carrier = FakeCarrier::start();
		self::shop()->run(
			static function (): void {
				Database::wpdb()->query( 'DELETE FROM ' . Database::table( 'vitrina_terminals' ) );
				delete_option( 'vitrina_lpexpress_lists' );
			}
		);
		self::run_with( [] );
	}

	public static function tearDownAfterClass(): void {
		if ( self::$carrier !== null ) {
			self::$carrier->stop();
			$state = self::STATE;
			self::shop()->run( static fn () => array_map( delete_option( ... ), $state ) );
		}
		parent::tearDownAfterClass();
	}

	#[TestDox( '[TERM-09] the daily job imports the lists of all countries, and is idempotent' )]
	public function test_success(): void {
		$result = self::run_with( [] );
		self::assertSame(
			[
				'EE' => 40,
				'LT' => 60,
				'LV' => 40,
			],
			$result['counts']
		);
		self::assertSame( $result['before'], $result['after'] );
		self::assertGreaterThan( time() - 60, $result['log']['succeeded_at'] ?? 0 );
		$requests = self::carrier()->requests();
		self::assertSame( [ '/oauth/token', '/api/v2/terminal', '/api/v2/terminal', '/api/v2/terminal' ], array_column( $requests, 'path' ) );
		self::assertStringContainsString( 'scope=read%2Bwrite%2BAPI_CLIENT', $requests[0]['body'] );
		foreach ( $requests as $request ) {
			self::assertStringStartsWith( 'vitrina-lpexpress/', $request['agent'] );
		}
	}

	#[TestDox( '[TERM-09] an expired token is renewed' )]
	public function test_expired(): void {
		self::run_with( [] );
		$result = self::run_with( [ 'expired' => true ], [] );
		self::assertSame( '', $result['log']['failure'] ?? '' );
		self::assertSame( [ '/api/v2/terminal', '/oauth/token', '/api/v2/terminal', '/api/v2/terminal', '/api/v2/terminal' ], array_column( self::carrier()->requests(), 'path' ) );
		self::assertStringContainsString( 'grant_type=refresh_token', self::carrier()->requests()[1]['body'] );
	}

	#[TestDox( '[TERM-09] an invalid row is left out, the others are imported' )]
	public function test_one_bad_row(): void {
		self::assertSame( 60, self::run_with( [ 'mode' => 'one-bad' ] )['counts']['LT'] ?? 0 );
	}

	/**
	 * @return array<string, array{array<string, string|int>, string}>
	 */
	public static function failures(): array {
		return [
			'no answer'         => [ [ 'mode' => 'timeout' ], 'unreachable' ],
			'too slow'          => [ [ 'delay' => 2500 ], 'unreachable' ],
			'refused for good'  => [ [ 'mode' => 'unauthorized' ], 'refused' ],
			'firewall'          => [ [ 'mode' => 'forbidden' ], 'refused' ],
			'error 500'         => [ [ 'mode' => '500' ], 'server_error' ],
			'HTML'              => [ [ 'mode' => 'html' ], 'bad_answer' ],
			'truncated JSON'    => [ [ 'mode' => 'truncated' ], 'bad_answer' ],
			'empty list'        => [ [ 'mode' => 'empty' ], 'no_terminals' ],
			'half list'         => [ [ 'mode' => 'half' ], 'too_few' ],
			'many bad rows'     => [ [ 'mode' => 'many-bad' ], 'too_many_bad' ],
			'a terminal twice'  => [ [ 'mode' => 'duplicates' ], 'has_duplicates' ],
			'rejected password' => [ [ 'token' => 'rejected' ], 'login_rejected' ],
			'no contract'       => [ [ 'token' => 'invalid_scope' ], 'no_contract' ],
			'login: error 500'  => [ [ 'token' => '500' ], 'server_error' ],
			'login: HTML'       => [ [ 'token' => 'html' ], 'bad_answer' ],
			'login: no answer'  => [ [ 'token' => 'timeout' ], 'unreachable' ],
		];
	}

	/**
	 * @param array<string, string|int> $mode
	 */
	#[DataProvider( 'failures' )]
	#[TestDox( '[TERM-09] the current list stays: $_dataName' )]
	#[Group( 'full' )]
	public function test_failure( array $mode, string $failure ): void {
		$result = self::run_with( $mode );
		self::assertSame( $failure, $result['log']['failure'] ?? '' );
		self::assertSame( $result['before'], $result['after'] );
		self::assertSame( 60, $result['counts']['LT'] ?? 0 );
		self::assertLessThanOrEqual( 1, count( array_filter( self::carrier()->requests(), static fn ( array $request ): bool => str_contains( $request['body'], 'grant_type=password' ) ) ) );
	}

	#[TestDox( '[TERM-09] a rejected password is not tried again by the next run' )]
	public function test_lock_out(): void {
		self::run_with( [ 'token' => 'rejected' ] );
		$result = self::run_with( [ 'token' => 'rejected' ], [] );
		self::assertSame( 'login_waits', $result['log']['failure'] ?? '' );
		self::assertSame( [], self::carrier()->requests() );
	}

	#[TestDox( '[TERM-09] a failed insert rolls the whole replacement back' )]
	public function test_transaction(): void {
		$result = self::shop()->run(
			static function (): array {
				$before = Terminals::stored();
				$lists  = [
					'LT' => TerminalList::sorted( [ new Terminal( '1', 'LT', 'Nida', 'a', 'b' ) ] ),
					'LV' => TerminalList::sorted( [ new Terminal( '30000', 'LV', 'Rīga', 'has the id of an Estonian one', '' ) ] ),
				];
				try {
					Plugin::instance()->terminals->replace( $lists );
					$failed = false;
				} catch ( DatabaseException ) {
					$failed = true;
				}
				return [ $failed, count( $before['rows'] ), Terminals::stored() === $before ];
			}
		);
		self::assertSame( [ true, 140, true ], $result );
	}

	#[TestDox( '[TERM-09] no other web server sees the new version before the new list, nor after a replacement that failed' )]
	public function test_version_in_the_object_cache(): void {
		$result = self::shop()->run(
			static function (): array {
				$table   = Plugin::instance()->terminals;
				$before  = $table->version( 'LT' );
				$another = [ 'LT' => TerminalList::sorted( [ new Terminal( '1', 'LT', 'Nida', 'a', 'b' ) ] ) ];
				$cached  = [];
				$refuse  = static function ( string $query ) use ( &$cached ): string {
					if ( $query !== 'COMMIT' ) {
						return $query;
					}
					$cached[] = wp_cache_get( 'vitrina_lpexpress_lists', 'options' );
					return 'COMMIT nothing';
				};
				add_filter( 'query', $refuse );
				try {
					$table->replace( $another );
					$failed = false;
				} catch ( DatabaseException ) {
					$failed = true;
				}
				remove_filter( 'query', $refuse );
				$after = $table->version( 'LT' );
				$list  = $table->of_country( 'LT' );
				$table->replace( $another );
				$new = $table->version( 'LT' );
				$table->replace( [ 'LT' => $list ] );
				return [ $failed, count( $cached ), str_contains( (string) wp_json_encode( $cached ), $new ), $after === $before, $new !== $before ];
			}
		);
		self::assertSame( [ true, 1, false, true, true ], $result );
	}

	#[TestDox( '[TERM-09] the job is scheduled once' )]
	public function test_job(): void {
		$scheduled = self::shop()->run(
			static function (): int {
				do_action( 'action_scheduler_ensure_recurring_actions' );
				do_action( 'action_scheduler_ensure_recurring_actions' );
				return count(
					as_get_scheduled_actions(
						[
							'hook'   => 'vitrina_lpexpress_refresh_terminals',
							'status' => 'pending',
						]
					)
				);
			}
		);
		self::assertSame( 1, $scheduled );
	}

	/**
	 * @param array<string, mixed> $mode    Of the carrier.
	 * @param list<string>         $options Options to delete first.
	 * @return array{before: mixed, after: mixed, counts: array<string, int>, log: array<mixed>} Lists before and after the run.
	 */
	private static function run_with( array $mode, array $options = self::STATE ): array {
		self::carrier()->behave( $mode );
		$url = self::carrier()->url;
		return self::shop()->run(
			static function () use ( $url, $options ): array {
				add_filter( 'vitrina_lpexpress_api_url', static fn (): string => $url );
				Requests::shorten_timeouts();
				add_filter( 'pre_option_vitrina_lpexpress_api_username', static fn (): string => 'shop' );
				add_filter( 'pre_option_vitrina_lpexpress_api_password', static fn (): string => 'secret' );
				array_map( delete_option( ... ), $options );
				$before = Terminals::stored();
				do_action( 'vitrina_lpexpress_refresh_terminals' );
				return [
					'before' => $before,
					'after'  => Terminals::stored(),
					'counts' => Plugin::instance()->terminals->counts(),
					'log'    => (array) get_option( 'vitrina_lpexpress_refresh' ),
				];
			}
		);
	}

	private static function carrier(): FakeCarrier {
		return self::$carrier ?? throw new LogicException( 'Only for tests that are not skipped.' );
	}
}
