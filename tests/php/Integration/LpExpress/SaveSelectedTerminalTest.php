<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\LpExpress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\LpExpress\Storage\SelectionTable;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Integration\FailedQueries\QueryFailures;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;
use Vitrina\Tests\Integration\Support\Visitor;
use WC_Session;

final class SaveSelectedTerminalTest extends TerminalTestCase {

	/**
	 * @return array<string, array{array<string, mixed>, int, string}>
	 */
	public static function bad_input(): array {
		return FastRun::first( 3, [
			'missing'                        => [ [], 400, 'terminal_missing' ],
			'empty'                          => [ [ 'terminal_id' => '' ], 400, 'terminal_missing' ],
			'text'                           => [ [ 'terminal_id' => 'Maxima' ], 400, 'terminal_missing' ],
			'negative'                       => [ [ 'terminal_id' => '-101' ], 400, 'terminal_missing' ],
			'huge'                           => [ [ 'terminal_id' => str_repeat( '9', 400 ) ], 400, 'terminal_missing' ],
			'array'                          => [ [ 'terminal_id' => [ '101' ] ], 400, 'terminal_missing' ],
			'SQL'                            => [ [ 'terminal_id' => "101' OR '1'='1" ], 400, 'terminal_missing' ],
			'unknown'                        => [ [ 'terminal_id' => '999' ], 400, 'terminal_unknown' ],
			'terminal of another country'    => [ [ 'terminal_id' => '501' ], 400, 'terminal_other_country' ],
			'the name instead of the number' => [ [ 'terminal' => '101' ], 400, 'terminal_missing' ],
			'no nonce'                       => [
				[
					'terminal_id' => '101',
					'security'    => null,
				],
				403,
				'nonce_invalid',
			],
			'stale nonce'                    => [
				[
					'terminal_id' => '101',
					'security'    => '0123456789',
				],
				403,
				'nonce_invalid',
			],
			'array as nonce'                 => [
				[
					'terminal_id' => '101',
					'security'    => [ 'x' ],
				],
				403,
				'nonce_invalid',
			],
		] );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'bad_input' )]
	#[TestDox( '[TERM-05] [TERM-06] bad input changes nothing: $_dataName' )]
	public function test_bad_input( array $fields, int $status, string $code ): void {
		$shopper = self::shopper();
		$fields += [ 'security' => $shopper->terminal_nonce() ];
		$before  = self::state_of_shop();
		self::assert_refused( $shopper->save_terminal( $fields ), $status, $code );
		self::assert_unchanged( $before );
		self::assertSame( 1, self::items_of( $shopper ) );
	}

	#[TestDox( '[TERM-05] the nonce of another shopper is rejected' )]
	public function test_foreign_nonce(): void {
		$shopper = self::shopper();
		$before  = self::state_of_shop();
		self::assert_refused(
			self::shopper()->save_terminal(
				[
					'terminal_id' => '101',
					'security'    => $shopper->terminal_nonce(),
				]
			),
			403,
			'nonce_invalid'
		);
		self::assertSame( $before['choices'], self::state_of_shop()['choices'] );
	}

	#[TestDox( '[TERM-05] only POST saves' )]
	public function test_methods(): void {
		$shopper = self::shopper();
		$query   = http_build_query(
			[
				'action'      => 'save_selected_lpexpress_terminal',
				'terminal_id' => '101',
				'security'    => $shopper->terminal_nonce(),
			]
		);
		$before  = self::state_of_shop();
		self::assert_refused( $shopper->get( "/wp-admin/admin-ajax.php?{$query}" ), 405, 'method_not_allowed' );
		self::assert_refused( $shopper->send( 'PUT', "/wp-admin/admin-ajax.php?{$query}" ), 405, 'method_not_allowed' );
		// Fields in the query string are ignored.
		self::assert_refused( $shopper->send( 'POST', "/wp-admin/admin-ajax.php?{$query}", 'x=1' ), 403, 'nonce_invalid' );
		self::assertSame( $before['choices'], self::state_of_shop()['choices'] );
		self::assertSame( 1, self::items_of( $shopper ) );
	}

	#[TestDox( '[TERM-05] a visitor without a session is given no nonce, saves nothing and gets no cookie' )]
	public function test_no_session(): void {
		$visitor = self::visitor();
		self::assertSame( '', $visitor->terminal_nonce() );
		// A nonce of a visitor without a session.
		$nonce    = self::shop()->run(
			static function (): string {
				wp_set_current_user( 0 );
				return wp_create_nonce( 'woocommerce-vitrina-terminal' );
			}
		);
		$response = $visitor->save_terminal(
			[
				'terminal_id' => '101',
				'security'    => $nonce,
			]
		);
		self::assert_refused( $response, 403, 'nonce_invalid' );
		self::assertSame( '', $response->header( 'set-cookie' ) );
	}

	#[TestDox( '[TERM-05] [TERM-06] a valid selection is saved in its own row; session, cart and cookies are not changed' )]
	public function test_saves(): void {
		$shopper  = self::shopper();
		$nonce    = $shopper->terminal_nonce();
		$before   = self::state_of_shop();
		$response = $shopper->save_terminal(
			[
				'terminal'    => 'a name nobody believes',
				'terminal_id' => '102',
				'security'    => $nonce,
			]
		);
		self::assertSame(
			[
				'success' => true,
				'data'    => [
					'terminal_id' => '102',
					'terminal'    => 'Akropolis "& - Ozo g. 25, Vilnius',
				],
			],
			$response->json()
		);
		self::assertSame( 200, $response->status );
		self::assertSame( '', $response->header( 'set-cookie' ) );
		$after = self::state_of_shop();
		self::assertSame( $before['sessions'], array_intersect_key( $after['sessions'], $before['sessions'] ) );
		self::assertSame( [ '102' ], array_values( array_diff_key( $after['choices'], $before['choices'] ) ) );
		self::assertSame( 1, self::items_of( $shopper ) );
		self::assertSame( '102', self::chosen_by( $shopper ) );
	}

	#[TestDox( '[TERM-05] [FIX-21] the Store API says so when a selection could not be stored' )]
	public function test_not_saved(): void {
		$shopper = self::shopper();
		$headers = [ ...$shopper->store_headers(), ...QueryFailures::headers( '/^REPLACE INTO \S+vitrina_terminal_choices/' ) ];
		$body    = json_encode(
			[
				'namespace' => 'vitrina-lpexpress',
				'data'      => [ 'terminal_id' => '102' ],
			],
			JSON_THROW_ON_ERROR
		);
		$remove  = QueryFailures::install( self::shop() );
		try {
			$response = $shopper->send( 'POST', '/wp-json/wc/store/v1/cart/extensions', $body, $headers );
		} finally {
			$remove();
		}
		self::assertSame( [ 500, 'vitrina_lpexpress_not_saved' ], [ $response->status, $response->json()['code'] ?? '' ] );
		self::assertNull( self::chosen_by( $shopper ) );
	}

	#[TestDox( '[TERM-06] changes of the session by another plugin are not saved with the selection' )]
	#[Group( 'full' )]
	public function test_session_of_others(): void {
		$shopper = self::shopper();
		$nonce   = $shopper->terminal_nonce();
		$before  = self::state_of_shop();
		$remove = self::shop()->add_code(
			'touched-session',
			static function (): void {
				add_action(
					'init',
					static function (): void {
						if ( wp_doing_ajax() ) {
							WC()->session->set( 'touched', true );
						}
					},
					99
				);
			}
		);
		try {
			$response = $shopper->save_terminal(
				[
					'terminal_id' => '102',
					'security'    => $nonce,
				]
			);
		} finally {
			$remove();
		}
		self::assertSame( 200, $response->status );
		$after = self::state_of_shop();
		self::assertSame( $before['sessions'], array_intersect_key( $after['sessions'], $before['sessions'] ) );
	}

	#[TestDox( '[TERM-06] code for the older plugin finds the selection in the session' )]
	public function test_session_mirror(): void {
		$shown = self::shop()->run(
			static function (): array {
				$selections = new SelectionTable();
				$selections->write( 't_test', '101', 'LT' );
				WC()->session = new class() extends WC_Session {
					public function __construct() {
						$this->_customer_id = 't_test';
					}
				};
				$data         = apply_filters( 'woocommerce_restored_session_data', [ 'cart' => 'x' ] );
				$selections->remove( 't_test' );
				return [ $data, apply_filters( 'woocommerce_restored_session_data', [ 'selected_lpexpress_terminal' => 'old' ] ) ];
			}
		);
		$mirror = [
			'city'        => 'Kaunas',
			'terminal'    => 'Maxima - Savanorių pr. 247, Kaunas',
			'terminal_id' => '101',
		];
		self::assertSame(
			[
				[
					'cart'                        => 'x',
					'selected_lpexpress_terminal' => $mirror,
				],
				[],
			],
			$shown
		);
	}

	#[TestDox( '[TERM-05] [TERM-06] a guest who logs in keeps the selection' )]
	public function test_login(): void {
		$shopper = self::shopper();
		$shopper->save_terminal(
			[
				'terminal_id' => '101',
				'security'    => $shopper->terminal_nonce(),
			]
		);
		$shopper->log_in( 'admin' );
		self::assertSame( '101', self::chosen_by( $shopper ) );
		$shopper->save_terminal(
			[
				'terminal_id' => '102',
				'security'    => $shopper->terminal_nonce(),
			]
		);
		self::assertSame( '102', self::chosen_by( $shopper ) );
		self::shop()->run( static fn () => ( new SelectionTable() )->remove( '1' ) );
	}

	#[TestDox( '[TERM-06] selections older than any session are deleted' )]
	public function test_purge(): void {
		$left = self::shop()->run(
			static function (): array {
				$table = Database::table( 'vitrina_terminal_choices' );
				foreach ( [
					'old' => '-32 days',
					'new' => '-30 days',
				] as $key => $age ) {
					Database::wpdb()->replace(
						$table,
						[
							'session_key' => $key,
							'terminal_id' => '101',
							'country'     => 'LT',
							'updated_at'  => gmdate( 'Y-m-d H:i:s', strtotime( $age ) ),
						]
					);
				}
				( new SelectionTable() )->purge();
				$left = Database::column( "SELECT session_key FROM {$table} WHERE session_key IN ( 'old', 'new' )" );
				Database::wpdb()->query( "DELETE FROM {$table} WHERE session_key IN ( 'old', 'new' )" );
				return $left;
			}
		);
		self::assertSame( [ 'new' ], $left );
	}

	/**
	 * Sessions started meanwhile are those of the test's own requests.
	 *
	 * @param array{choices: array<string, string>, sessions: array<string, string>} $before
	 */
	private static function assert_unchanged( array $before ): void {
		$after = self::state_of_shop();
		self::assertSame( $before['choices'], $after['choices'] );
		self::assertSame( $before['sessions'], array_intersect_key( $after['sessions'], $before['sessions'] ) );
	}

	private static function assert_refused( Response $response, int $status, string $code ): void {
		self::assertSame( $status, $response->status, $response->body );
		self::assertStringStartsWith( 'application/json', $response->header( 'content-type' ) );
		$data = $response->json();
		self::assertFalse( $data['success'] ?? null );
		self::assertIsArray( $data['data'] ?? null );
		self::assertSame( $code, $data['data']['code'] ?? '' );
		self::assertNotSame( '', $data['data']['message'] ?? '' );
	}

	/**
	 * @return array{choices: array<string, string>, sessions: array<string, string>}
	 */
	private static function state_of_shop(): array {
		return self::shop()->run(
			static fn (): array => [
				'choices'  => Database::pairs( 'SELECT session_key, terminal_id FROM ' . Database::table( 'vitrina_terminal_choices' ) ),
				'sessions' => Database::pairs( 'SELECT session_key, MD5( session_value ) FROM ' . Database::table( 'woocommerce_sessions' ) ),
			]
		);
	}

	private static function items_of( Visitor $visitor ): mixed {
		return $visitor->get( '/wp-json/wc/store/v1/cart' )->json()['items_count'] ?? null;
	}

	private static function chosen_by( Visitor $visitor ): mixed {
		$extensions = $visitor->get( '/wp-json/wc/store/v1/cart' )->json()['extensions'] ?? null;
		$own        = is_array( $extensions ) ? $extensions['vitrina-lpexpress'] ?? null : null;
		return is_array( $own ) ? $own['terminal_id'] ?? null : null;
	}
}
