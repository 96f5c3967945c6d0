<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Consent\Domain\Choice;
use Vitrina\Companion\Consent\Storage\ChoiceTable;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\FailingQueries;
use Vitrina\Tests\Fixtures\Options;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** The consent log: what the browser reports, what the owner sees, and when it is deleted. */
final class ConsentLogTest extends ThemeTestCase {

	private const ROUTE  = '/wp-json/vitrina/v1/consent';
	private const SCREEN = '/wp-admin/admin.php?page=vitrina-consent-log';
	private const GOOD   = [
		'number' => '0123456789abcdef',
		'choice' => 'ps',
		'texts'  => '0123456789ab',
	];

	protected function setUp(): void {
		parent::setUp();
		self::clean();
		self::set( [ 'consent' => true ] );
	}

	protected function tearDown(): void {
		self::clean();
		self::shop()->run(
			static function (): void {
				Options::reset_companion();
				Users::delete_by_name( 'consent_manager' );
			}
		);
	}

	private static function clean(): void {
		self::shop()->run(
			static function (): void {
				foreach ( [ 'vitrina_consent_log', 'vitrina_consent_texts' ] as $table ) {
					Database::wpdb()->query( 'DELETE FROM ' . Database::table( $table ) );
				}
				Database::wpdb()->query( 'DELETE FROM ' . Database::table( 'wc_rate_limits' ) . " WHERE rate_limit_key LIKE 'vitrina\\_consent\\_%'" );
				update_option( 'vitrina_companion_consent_texts', [] );
			}
		);
	}

	/** @param array<string, mixed> $values */
	private static function set( array $values ): void {
		self::shop()->run( static fn (): bool => update_option( 'vitrina_companion', $values ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @param list<string>         $headers
	 */
	private static function report( array $fields, array $headers = [] ): Response {
		return self::visitor()->send( 'POST', self::ROUTE . '?' . http_build_query( array_intersect_key( $fields, [ 'texts' => '' ] ) ), http_build_query( array_diff_key( $fields, [ 'texts' => '' ] ) ), $headers );
	}

	/** @return list<array<string, string>> */
	private static function rows(): array {
		return self::shop()->run(
			static function (): array {
				/** @var list<array<string, string>> $rows */
				$rows = Database::wpdb()->get_results( 'SELECT * FROM ' . Database::table( 'vitrina_consent_log' ) . ' ORDER BY id', ARRAY_A );
				return $rows;
			}
		);
	}

	#[TestDox( '[LAW-60] a choice and its withdrawal are stored with number, categories, version of the texts, host and time, and with nothing about the visitor' )]
	public function test_stored(): void {
		$now      = time();
		$response = self::report( self::GOOD, [ 'User-Agent: Mozilla/5.0 (Rasa)' ] );
		self::assertSame( 201, $response->status );
		self::assertStringContainsString( 'no-store', $response->header( 'cache-control' ) );
		self::assertSame( '', $response->header( 'set-cookie' ) );
		// The response was lost: the browser sends it again.
		self::assertSame( 201, self::report( [ 'choice' => '' ] + self::GOOD )->status );
		$customer = self::visitor();
		$customer->log_in( 'rasa' );
		self::assertSame( 201, $customer->send( 'POST', self::ROUTE . '?texts=0123456789ab', 'number=fedcba9876543210&choice=&previous=0123456789abcdef' )->status );

		$rows = self::rows();
		self::assertCount( 2, $rows );
		foreach ( $rows as $row ) {
			self::assertGreaterThanOrEqual( $now, (int) $row['chosen_at'] );
			self::assertSame( [ 'id', 'number', 'previous', 'letters', 'texts', 'host', 'month', 'chosen_at' ], array_keys( $row ) );
			self::assertSame( [ '0123456789ab', (string) parse_url( self::shop()->url, PHP_URL_HOST ), gmdate( 'Y-m', (int) $row['chosen_at'] ) ], [ $row['texts'], $row['host'], $row['month'] ] );
		}
		self::assertSame( [ [ '0123456789abcdef', 'ps', '' ], [ 'fedcba9876543210', '', '0123456789abcdef' ] ], array_map( static fn ( array $row ): array => [ $row['number'], $row['letters'], $row['previous'] ], $rows ) );
		// The limiter has only a hash of the address.
		$limits = self::shop()->run( static fn (): array => Database::column( 'SELECT rate_limit_key FROM ' . Database::table( 'wc_rate_limits' ) . " WHERE rate_limit_key LIKE 'vitrina\\_consent\\_%'" ) );
		self::assertNotSame( [], $limits );
		self::assertMatchesRegularExpression( '/^(vitrina_consent_[0-9a-f]{32}_\d+ ?)+$/', implode( ' ', $limits ) );
	}

	#[TestDox( '[LAW-60] another site, a value of another form, and a shop without the bar store nothing' )]
	#[Group( 'full' )]
	public function test_refused(): void {
		foreach ( [ 'Origin: https://evil.example', 'Sec-Fetch-Site: cross-site', 'Origin: null' ] as $header ) {
			self::assertSame( 403, self::report( self::GOOD, [ $header ] )->status, $header );
		}
		foreach ( [ [ 'choice' => 'mp' ], [ 'number' => '<script>' ], [ 'texts' => [ 'x' ] ], [ 'previous' => "0123456789abcde'" ], [ 'number' => str_repeat( '0', 10000 ) ] ] as $bad ) {
			self::assertSame( 400, self::report( $bad + self::GOOD )->status );
		}
		self::assertSame( 404, self::visitor()->get( self::ROUTE )->status );
		foreach ( [ [], [ 'consent' => true, 'consent_log_months' => 0 ] ] as $off ) {
			self::set( $off );
			self::assertSame( 404, self::report( self::GOOD )->status );
		}
		self::assertSame( [], self::rows() );
	}

	#[TestDox( '[LAW-60] one client address reports 20 choices in a minute, not more' )]
	#[Group( 'full' )]
	public function test_rate(): void {
		for ( $report = 1; $report <= 20; $report++ ) {
			self::assertSame( 201, self::report( [ 'number' => sprintf( '%016d', $report ) ] + self::GOOD )->status );
		}
		self::assertSame( 429, self::report( [ 'number' => sprintf( '%016d', 21 ) ] + self::GOOD )->status );
		self::assertCount( 20, self::rows() );
	}

	#[TestDox( '[LAW-60] a query that fails is reported to the browser, so that it sends the choice again' )]
	public function test_failure(): void {
		$remove = self::shop()->add_code( 'consent-fails', static fn () => FailingQueries::listen() );
		try {
			$response = self::report( self::GOOD, [ 'X-Break: ' . base64_encode( '/INSERT IGNORE INTO .*vitrina_consent_log/' ) ] );
		} finally {
			$remove();
		}
		self::assertSame( 503, $response->status );
		self::assertSame( 201, self::report( self::GOOD )->status );
	}

	#[TestDox( '[LAW-60] pages name the version of the bar\'s texts and the cookie list, each version is kept once, and all visitors get the same page' )]
	#[Group( 'full' )]
	public function test_texts(): void {
		$first = self::version();
		self::assertSame( $first, self::version() );
		self::assertSame( 1, self::shop()->run( static fn (): int => Database::count( 'vitrina_consent_texts' ) ) );
		self::set( [ 'consent' => true, 'consent_text' => 'Leiskite slapukus' ] );
		$second = self::version();
		self::assertNotSame( $first, $second );
		$remove = self::shop()->add_code( 'consent-cookie', static fn () => add_filter( 'vitrina_cookies', static fn ( array $rows ): array => [ ...$rows, [ 'name' => '_x', 'provider' => 'X', 'purpose' => 'Y', 'duration' => 'Z', 'category' => 'marketing' ] ] ) );
		try {
			self::assertNotContains( self::version(), [ $first, $second ] );
		} finally {
			$remove();
		}
		$kept = self::shop()->run( static fn (): array => Database::column( 'SELECT content FROM ' . Database::table( 'vitrina_consent_texts' ) ) );
		self::assertCount( 3, $kept );
		self::assertStringContainsString( 'Leiskite slapukus', implode( $kept ) );
		self::assertStringContainsString( '"name":"_x"', implode( $kept ) );

		self::set( [ 'consent' => true, 'consent_log_months' => 0 ] );
		$page = self::visitor()->get( '/pristatymas/?none' )->body;
		self::assertStringContainsString( 'id="vitrina-consent"', $page );
		self::assertStringContainsString( '&quot;log&quot;:&quot;&quot;', $page );
		self::assertStringNotContainsString( 'consent-dialog__record', $page );
	}

	/** The version that a page names. */
	private static function version(): string {
		$page = self::visitor()->get( '/pristatymas/?' . uniqid() )->body;
		self::assertSame( 2, preg_match_all( '~consent\?texts=([0-9a-f]{12})~', $page, $found ) );
		return $found[1][0] ?? '';
	}

	#[TestDox( '[LAW-62] the owner counts choices by month, finds one by its number with what it replaced, reads the texts of its version, and exports all as CSV' )]
	#[Group( 'full' )]
	public function test_screen(): void {
		$texts = self::version();
		foreach ( [ [ '1111111111111111', 'psm', '' ], [ '2222222222222222', '', '1111111111111111' ], [ '3333333333333333', 's', '' ] ] as [ $number, $choice, $previous ] ) {
			self::report( compact( 'number', 'choice', 'previous', 'texts' ) );
		}
		$manager = self::manager();
		$screen  = $manager->get( self::SCREEN );
		self::assertSame( 1, substr_count( $screen->body, '<h1>' ) );
		self::assertStringContainsString( '<th scope="row">' . gmdate( 'Y-m' ) . '</th><td>3</td><td>1</td><td>1</td><td>1</td><td>2</td><td>1</td>', $screen->body );

		$found = $manager->get( self::SCREEN . '&number=' . rawurlencode( ' 2222-2222 2222-2222' ) );
		self::assertSame( 2, substr_count( $found->body, '<tr><th scope="row"><code>' ) );
		self::assertStringContainsString( '<code>1111-1111-1111-1111</code></th>', $found->body );
		self::assertStringNotContainsString( '3333-3333', $found->body );
		self::assertStringNotContainsString( 'scope="row"><code>', $manager->get( self::SCREEN . '&number=9999999999999999' )->body );
		self::assertStringContainsString( '&quot;vitrina_consent&quot;', $manager->get( self::SCREEN . "&texts={$texts}" )->body );
		self::assertStringNotContainsString( 'value="x" onfocus=', $manager->get( self::SCREEN . '&number=' . rawurlencode( 'x" onfocus="zlo()' ) )->body );

		$export = [ 'action' => 'vitrina_consent_export' ];
		self::assertSame( 403, $manager->post( '/wp-admin/admin-post.php', $export )->status );
		$nonce    = [ '_wpnonce' => $screen->field( '_wpnonce' ) ];
		$file     = $manager->post( '/wp-admin/admin-post.php', $export + $nonce );
		$customer = self::visitor();
		$customer->log_in( 'rasa' );
		self::assertSame( 403, $customer->post( '/wp-admin/admin-post.php', $export + $nonce )->status );
		self::assertSame( 403, $customer->get( self::SCREEN )->status );
		// The screen is still open when the role is gone.
		self::shop()->run( static fn () => Users::get( 'consent_manager' )->set_role( 'editor' ) );
		self::assertSame( 403, $manager->post( '/wp-admin/admin-post.php', $export + $nonce )->status );
		self::assertStringStartsWith( 'text/csv', $file->header( 'content-type' ) );
		$lines = explode( "\n", trim( $file->body ) );
		self::assertCount( 4, $lines );
		self::assertSame( "\u{FEFF}number,replaces,time_utc,preferences,statistics,marketing,texts,host", $lines[0] );
		self::assertMatchesRegularExpression( '/^2222-2222-2222-2222,1111-1111-1111-1111,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ,no,no,no,[0-9a-f-]{14},[\w.]+$/', $lines[2] ?? '' );
	}

	#[TestDox( '[LAW-62] a nonce of the export that another user got does not export' )]
	public function test_nonce(): void {
		$nonce = self::shop()->run(
			static function (): string {
				wp_set_current_user( 1 );
				return wp_create_nonce( 'vitrina_consent_export' );
			}
		);
		$post = [
			'action'   => 'vitrina_consent_export',
			'_wpnonce' => $nonce,
		];
		self::assertSame( 403, self::manager()->post( '/wp-admin/admin-post.php', $post )->status );
	}

	#[TestDox( '[LAW-62] a log that cannot be read leads to an error, not to an empty list' )]
	public function test_unreadable(): void {
		self::set( [ 'consent' => true ] );
		$manager = self::manager();
		$remove  = self::shop()->add_code( 'consent-fails', static fn () => FailingQueries::listen() );
		try {
			$page = $manager->send( 'GET', self::SCREEN, '', [ 'X-Break: ' . base64_encode( '/SELECT month, letters/' ) ] );
		} finally {
			$remove();
		}
		self::assertStringContainsString( 'notice-error inline" role="alert"', $page->body );
	}

	private static function manager(): \Vitrina\Tests\Integration\Support\Visitor {
		self::shop()->run( static fn () => Users::ensure( 'consent_manager', 'shop_manager' )->set_role( 'shop_manager' ) );
		$visitor = self::visitor();
		$visitor->log_in( 'consent_manager' );
		return $visitor;
	}

	#[TestDox( '[LAW-63] choices are deleted after 12 months or what the owner set, in batches, with the texts that nobody needs any more' )]
	public function test_expiry(): void {
		$good = self::GOOD;
		$left = self::shop()->run(
			static function () use ( $good ): array {
				$table = new ChoiceTable();
				$add   = static function ( string $number, string $age ) use ( $table, $good ): void {
					$choice = Choice::parse( [ 'number' => $number ] + $good );
					if ( $choice !== null ) {
						$table->add( $choice, 'shop.example', (int) strtotime( $age ) );
					}
				};
				$numbers = static fn (): array => Database::column( 'SELECT number FROM ' . Database::table( 'vitrina_consent_log' ) . ' ORDER BY id' );
				$add( '1111111111111111', '-13 months' );
				$add( '2222222222222222', '-11 months' );
				$add( '3333333333333333', '-1 day' );
				foreach ( [ '0123456789ab', 'ba9876543210' ] as $version ) {
					Database::wpdb()->insert( Database::table( 'vitrina_consent_texts' ), [ 'version' => $version, 'content' => '{}', 'first_shown_at' => strtotime( '-3 years' ) ] );
				}
				update_option( 'vitrina_companion_consent_texts', [ '0123456789ab', 'ba9876543210' ] );
				do_action( 'vitrina_consent_daily' );
				$by_default = [ $numbers(), get_option( 'vitrina_companion_consent_texts' ) ];
				update_option( 'vitrina_companion', [ 'consent_log_months' => 6 ] );
				do_action( 'vitrina_consent_daily' );
				$after_six = $numbers();
				update_option( 'vitrina_companion', [ 'consent_log_months' => 0 ] );
				do_action( 'vitrina_consent_daily' );
				return [ ...$by_default, $after_six, $numbers(), $table->delete_before( PHP_INT_MAX, 500 ) ];
			}
		);
		self::assertSame( [ [ '2222222222222222', '3333333333333333' ], [ '0123456789ab' ], [ '3333333333333333' ], [], 0 ], $left );
		self::assertTrue( self::shop()->run( static fn (): bool => as_has_scheduled_action( 'vitrina_consent_daily' ) ) );
	}

	#[TestDox( '[LAW-63] a run deletes 5,000 choices at most, and the next one follows in a minute' )]
	#[Group( 'full' )]
	public function test_batches(): void {
		$left = self::shop()->run(
			static function (): array {
				$table = Database::table( 'vitrina_consent_log' );
				for ( $batch = 0; $batch < 6; $batch++ ) {
					$rows = array_map( static fn ( int $at ): string => sprintf( "('%016d','0123456789ab','2020-01',1577836800)", $batch * 1000 + $at ), range( 1, 1000 ) );
					Database::wpdb()->query( "INSERT INTO {$table} (number,texts,month,chosen_at) VALUES " . implode( ',', $rows ) );
				}
				$soon   = static fn (): array => array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, as_get_scheduled_actions( [ 'hook' => 'vitrina_consent_daily', 'status' => 'pending', 'date' => '+2 minutes', 'date_compare' => '<=' ], 'ids' ) );
				$before = $soon();
				do_action( 'vitrina_consent_daily' );
				$first = Database::count( 'vitrina_consent_log' );
				$next  = array_diff( $soon(), $before );
				do_action( 'vitrina_consent_daily' );
				array_map( static fn ( int $id ) => \ActionScheduler_Store::instance()->delete_action( (string) $id ), $next );
				return [ $first, count( $next ), Database::count( 'vitrina_consent_log' ) ];
			}
		);
		self::assertSame( [ 1000, 1, 0 ], $left );
	}

	#[TestDox( '[LAW-63] the suggested privacy policy says what the log stores, while there is a bar with a log' )]
	#[Group( 'full' )]
	public function test_policy(): void {
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$remove = self::shop()->add_code( 'policy-locale', static fn () => add_filter( 'locale', static fn (): string => 'en_US' ) );
		try {
			$guide = static fn (): string => $admin->get( '/wp-admin/options-privacy.php?tab=policyguide' )->body;
			// WordPress keeps a text that is no longer suggested, and says so above it.
			$is_obsolete = '~inline"><p>You deactivated this plugin[^<]*</p></div><p>When you choose which cookies~';
			self::assertStringContainsString( 'your name, IP address, browser or account', $guide() );
			foreach ( [ [ 'consent' => true, 'consent_log_months' => 0 ], [] ] as $off ) {
				self::set( [ 'consent' => true ] );
				self::assertStringContainsString( 'Each choice is deleted after 12 months.', $guide() );
				self::assertDoesNotMatchRegularExpression( $is_obsolete, $guide() );
				self::set( $off );
				self::assertMatchesRegularExpression( $is_obsolete, $guide() );
			}
		} finally {
			$remove();
		}
	}
}
