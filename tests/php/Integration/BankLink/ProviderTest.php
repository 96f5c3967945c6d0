<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\Tests\Fixtures\BankPayments;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\Requests;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;
use Vitrina\Tests\Integration\BankLink\Support\FakeProvider;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * The real adapter and WordPress's HTTP against a payment-initiation service
 * that can fail in every way.
 */
final class ProviderTest extends BankTestCase {

	private const SECTION = '/wp-admin/admin.php?page=wc-settings&tab=checkout&section=vitrina_bank_link';

	private static ?FakeProvider $provider = null;

	private static ?Visitor $admin = null;

	private static string $logged_before = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( ! self::has_shop() ) {
			return;
		}
		self::$provider      = FakeProvider::start();
		self::$logged_before = self::bank_log();
	}

	public static function tearDownAfterClass(): void {
		self::$provider?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		self::provider()->behave( [] );
		$secret = FakeProvider::SECRET_KEY;
		self::shop()->run(
			static function () use ( $secret ): void {
				delete_option( 'vitrina_bank_link_health' );
				delete_option( 'vitrina_bank_link_banks' );
				Plugin::instance()->settings->store_secret( 'test_secret_key', $secret );
			}
		);
		self::settings( self::with_service( [] ) );
	}

	/**
	 * After all tests: no keys, tokens or personal data in the logs of WooCommerce
	 * and PHP.
	 */
	protected function assertPostConditions(): void {
		parent::assertPostConditions();
		$log = substr( self::bank_log(), strlen( self::$logged_before ) ) . self::shop()->log();
		foreach ( [ FakeProvider::SECRET_KEY, FakeProvider::ACCESS_KEY, 'eyJ', 'Bearer', 'jonas@example.com', 'Jonaitis', '+37061234567' ] as $secret ) {
			self::assertStringNotContainsString( $secret, $log );
		}
	}

	#[TestDox( '[BANK-01] a bank that the provider no longer lists is marked and named in a warning, not offered and not removed; listed again, it is offered as before' )]
	#[Group( 'full' )]
	public function test_gone(): void {
		self::assertSame( [ 'LT-CBVILT2X', 'LT-HABALT22', 'LV-HABALV22' ], self::offered() );
		self::provider()->behave( [ 'banks' => 'half' ] );
		$admin = self::admin();
		$page  = self::check_keys( $admin );
		self::assertStringContainsString( 'Teikėjas nebesiūlo: SEB (LT), Swedbank (LV).', $page );
		self::assertStringContainsString( 'Raktai tinka', $page );
		$table = $admin->get( self::SECTION )->body;
		self::assertSame( 2, preg_match_all( '/value="(?:LT-CBVILT2X|LV-HABALV22)" data-bank checked.*?<mark[^>]*>teikėjas nebesiūlo/', $table ) );
		self::assertSame( [ 'LT-HABALT22' ], self::offered() );
		$refused = self::place( self::shopper(), [ self::FIELD => 'LT-CBVILT2X' ] );
		self::assertStringContainsString( 'Pasirinkite savo banką', $refused->text() );
		self::provider()->behave( [] );
		self::shop()->run( static fn () => do_action( 'action_scheduler_ensure_recurring_actions' ) );
		self::assertSame( [ 'LT-CBVILT2X', 'LT-HABALT22', 'LV-HABALV22' ], self::offered() );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function list_failures(): array {
		return FastRun::first( 2, [
			'does not answer'           => [ [ 'banks' => 'timeout' ], 'Su teikėju susisiekti nepavyksta' ],
			'does not know the shop'    => [ [ 'banks' => 'unauthorized' ], 'Teikėjas raktų nepriima' ],
			'has no such call'          => [ [ 'banks' => 'not-found' ], 'Patikrinkite paslaugos adresą' ],
			'has a fault'               => [ [ 'banks' => '500' ], 'Teikėjo pusėje gedimas' ],
			'is asked too often'        => [ [ 'banks' => 'busy' ], 'Teikėjo pusėje gedimas' ],
			'answers with a page'       => [ [ 'banks' => 'html' ], 'ne taip, kaip turėtų' ],
			'answers with half a text'  => [ [ 'banks' => 'truncated' ], 'ne taip, kaip turėtų' ],
			'answers with nothing'      => [ [ 'banks' => 'nothing' ], 'ne taip, kaip turėtų' ],
			'sends the shop elsewhere'  => [ [ 'banks' => 'moved' ], 'ne taip, kaip turėtų' ],
			'has an empty list'         => [ [ 'banks' => 'empty' ], 'ne taip, kaip turėtų' ],
			'has a clock an hour early' => [ [ 'skew' => -3600 ], 'Teikėjas raktų nepriima' ],
		] );
	}

	/**
	 * @param array<string, mixed> $mode
	 */
	#[DataProvider( 'list_failures' )]
	#[TestDox( '[BANK-01] the provider $_dataName: the previous banks stay offered, and the owner sees the reason' )]
	#[Group( 'full' )]
	public function test_list_failures( array $mode, string $sentence ): void {
		$banks = self::shop()->run( static fn (): mixed => get_option( 'vitrina_bank_link_banks' ) );
		self::provider()->behave( $mode );
		$stored = self::shop()->run(
			static function (): mixed {
				Requests::shorten_timeouts();
				Plugin::instance()->bank_list->refresh();
				return get_option( 'vitrina_bank_link_banks' );
			}
		);
		self::assertSame( $banks, $stored );
		$page = self::admin()->get( self::SECTION )->text();
		self::assertStringContainsString( $sentence, $page );
		self::assertStringContainsString( 'Lieka galioti ankstesnis bankų sąrašas', $page );
		self::assertSame( [ 'LT-CBVILT2X', 'LT-HABALT22', 'LV-HABALV22' ], self::offered() );
		self::assertStringContainsString( 'banks_failed why=', self::bank_log() );
		if ( isset( $mode['skew'] ) ) {
			self::assertMatchesRegularExpression( '/Laikrodžių skirtumas 3 ?\d{3} sekund\S+\. Nustatykite serverio laikrodį/u', $page );
		}
	}

	#[TestDox( '[BANK-01] [SEC-01] a name with HTML in it, sent by the provider, is text everywhere' )]
	public function test_hostile_name(): void {
		self::provider()->behave( [ 'banks' => 'hostile' ] );
		self::settings( self::with_service( [ 'bank_selection' => [ 'LT-EVILLT22' ] ] ) );
		foreach ( [ self::admin()->get( self::SECTION ), self::shopper()->get( self::checkout_path() ) ] as $page ) {
			self::assertStringContainsString( '&lt;script&gt;alert(1)', $page->body );
			self::assertStringNotContainsString( '<script>alert(1)', $page->body );
		}
	}

	#[TestDox( '[BANK-04] a payment from the list to the paid order; a later webhook changes nothing and is shown in the panel' )]
	#[Group( 'full' )]
	public function test_pay(): void {
		$shopper = self::shopper();
		$end     = self::place( $shopper );
		self::assertStringContainsString( 'order-received', $end->url );
		$order = self::newest_order();
		$state = self::state( $order );
		self::assertSame( [ 1, 'Banko nuoroda (Swedbank)' ], [ $state['paid'], $state['title'] ] );
		$requests = array_values( array_filter( self::provider()->requests(), static fn ( array $request ): bool => $request['path'] === '/orders' ) );
		$claims   = $requests[0]['claims'] ?? [];
		$sent     = (string) json_encode( $claims, JSON_UNESCAPED_UNICODE );
		self::assertSame( [ 12.34, 'EUR' ], [ $claims['grandTotal'] ?? null, $claims['currency'] ?? null ] );
		self::assertStringContainsString( "\"paymentDescription\":\"Užsakymas {$order}\"", $sent );
		self::assertStringContainsString( '"preferredProvider":"HABALT22"', $sent );
		self::assertStringNotContainsString( 'jonas@', $sent );
		$uuid = $state['transaction'];
		for ( $time = 0; $time < 3; $time++ ) {
			self::assertSame( 200, self::provider()->notify( $uuid ) );
		}
		self::assertSame( $state['notes'], self::state( $order )['notes'] );
		$page = self::admin()->get( self::SECTION )->text();
		self::assertMatchesRegularExpression( '/Paskutinis teikėjo pranešimas ' . preg_quote( gmdate( 'Y-m-' ), '/' ) . '/', $page );
		self::assertMatchesRegularExpression( '/Laikrodžių skirtumas [0-3] sekund/u', $page );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function begin_failures(): array {
		return FastRun::first( 2, [
			'does not know the shop'       => [ 'unauthorized' ],
			'has a fault'                  => [ '500' ],
			'answers with a page'          => [ 'html' ],
			'answers with half a text'     => [ 'truncated' ],
			'answers with nothing'         => [ 'nothing' ],
			'sends the shopper elsewhere'  => [ 'other-host' ],
			'sends the shopper to a script' => [ 'script' ],
			'gives the number of another payment' => [ 'repeated' ],
		] );
	}

	#[DataProvider( 'begin_failures' )]
	#[TestDox( '[BANK-04] [BANK-06] the provider $_dataName: the shopper sees a message, the cart is kept, and the next attempt pays the same order' )]
	#[Group( 'full' )]
	public function test_begin_failures( string $fault ): void {
		self::place( self::shopper() );
		self::provider()->behave( [ 'begin' => $fault ] );
		$shopper = self::shopper();
		$page    = self::place( $shopper );
		self::assertStringContainsString( self::checkout_path(), $page->url );
		self::assertSame( 1, preg_match_all( '/Su banku dabar susisiekti nepavyko/u', $page->text() ) );
		self::assertCount( 1, (array) ( $shopper->get( '/wp-json/wc/store/v1/cart' )->json()['items'] ?? [] ) );
		$order = self::newest_order();
		$state = self::state( $order );
		self::assertSame( [ 'pending', 'cancelled' ], [ $state['status'], $state['attempts'][0]['state'] ] );
		self::assertStringContainsString( 'Teikėjas mokėjimo nepradėjo', self::admin()->get( "/wp-admin/admin.php?page=wc-orders&action=edit&id={$order}" )->text() );
		self::provider()->behave( [] );
		$end = self::place( $shopper );
		self::assertStringContainsString( 'order-received', $end->url, $end->text() );
		self::assertSame( $order, self::newest_order() );
		self::assertSame( [ 'cancelled', 'paid' ], array_column( self::state( $order )['attempts'], 'state' ) );
	}

	#[TestDox( '[BANK-04] a provider that does not respond blocks nothing: the attempt ends, and the order can be paid again' )]
	#[Group( 'full' )]
	public function test_begin_timeout(): void {
		self::provider()->behave( [ 'begin' => 'timeout' ] );
		$product = self::$product;
		$results = self::shop()->run(
			static function () use ( $product ): array {
				Requests::shorten_timeouts();
				$order = Orders::create();
				$order->add_product( Products::get( $product ), 1 );
				$order->calculate_totals();
				$began = microtime( true );
				try {
					BankPayments::start_at_provider( $order );
					return [ 'begun' ];
				} catch ( ProviderFailed $exception ) {
					return [ $exception->failure->value, microtime( true ) - $began < 3, BankPayments::last_attempt( $order->get_id() )->state->value ];
				}
			}
		);
		self::assertSame( [ 'unreachable', true, 'cancelled' ], $results );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function bad_notices(): array {
		return FastRun::only( [
			'signed with another key' => [ [ 'sign' => 'other-key' ], '' ],
			'not signed'              => [ [ 'sign' => 'none' ], '' ],
			'about a cent more'       => [ [ 'claims' => [ 'grandTotal' => 12.35 ] ], 'kita suma ar valiuta' ],
			'about another currency'  => [ [ 'claims' => [ 'currency' => 'PLN' ] ], 'kita suma ar valiuta' ],
			'about another payment'   => [ [ 'claims' => [ 'uuid' => 'pay-another' ] ], 'tokio mokėjimo' ],
			'about another shop'      => [ [ 'claims' => [ 'accessKey' => 'another' ] ], 'kitai parduotuvei' ],
			'of an hour ago'          => [ [ 'skew' => -3600 ], 'jo laikas per toli' ],
			'of the next hour'        => [ [ 'skew' => 3600 ], 'jo laikas per toli' ],
		], [ 'signed with another key', 'not signed', 'about a cent more' ] );
	}

	/**
	 * @param array<string, mixed> $mode
	 */
	#[DataProvider( 'bad_notices' )]
	#[TestDox( '[BANK-04] a webhook $_dataName: 400, nothing changes, and the owner sees the reason if it was signed with the key' )]
	public function test_bad_notices( array $mode, string $reason ): void {
		$created = self::begun();
		self::provider()->decide( $created['uuid'], 'PAID' );
		$before = self::checksum();
		self::provider()->behave( $mode );
		self::assertSame( 400, self::provider()->notify( $created['uuid'] ) );
		self::assertSame( $before, self::checksum() );
		$panel = self::admin()->get( self::SECTION )->text();
		self::assertSame( $reason !== '', str_contains( $panel, 'Paskutinis atmestas pranešimas' ) );
		self::assertStringContainsString( $reason, $panel );
		self::provider()->behave( [] );
		self::assertSame( 200, self::provider()->notify( $created['uuid'] ) );
		self::assertSame( 1, self::state( $created['order'] )['paid'] );
	}

	#[TestDox( '[BANK-04] without a report the job polls, and continues while the provider fails or sends invalid responses' )]
	#[Group( 'full' )]
	public function test_poll(): void {
		$created = self::begun();
		self::provider()->decide( $created['uuid'], 'PAID' );
		foreach ( [ [ 'ask' => '500' ], [ 'ask' => 'timeout' ], [ 'ask' => 'html' ], [ 'ask' => 'unauthorized' ], [ 'ask' => 'not-found' ], [ 'claims' => [ 'grandTotal' => 0.01 ] ], [ 'claims' => [ 'merchantReference' => 'another' ] ], [ 'skew' => 3600 ] ] as $mode ) {
			self::provider()->behave( $mode );
			self::poll();
			$state = self::state( $created['order'] );
			self::assertSame( [ 'pending', 'open' ], [ $state['status'], $state['attempts'][0]['state'] ], (string) json_encode( $mode ) );
		}
		self::assertStringContainsString( "poll_failed attempt={$created['attempt']} why=", self::bank_log() );
		self::provider()->behave( [] );
		self::poll();
		self::assertSame( 1, self::state( $created['order'] )['paid'] );
	}

	#[TestDox( '[BANK-04] a payment that the bank accepts after more than a day stays on hold until the bank decides; one without news for a day expires' )]
	#[Group( 'full' )]
	public function test_accepted_late(): void {
		$accepted = self::begun();
		self::provider()->decide( $accepted['uuid'], 'AUTHORIZED' );
		self::age( $accepted['attempt'] );
		for ( $time = 0; $time < 2; $time++ ) {
			self::poll();
			$state = self::state( $accepted['order'] );
			self::assertSame( [ 'on-hold', 'pending' ], [ $state['status'], $state['attempts'][0]['state'] ] );
		}
		self::provider()->decide( $accepted['uuid'], 'PAID' );
		self::poll();
		self::assertSame( $accepted['uuid'], self::state( $accepted['order'] )['transaction'] );

		$silent = self::begun();
		self::provider()->behave( [ 'ask' => '500' ] );
		self::age( $silent['attempt'] );
		self::poll();
		self::assertSame( 'expired', self::state( $silent['order'] )['attempts'][0]['state'] );
	}

	#[TestDox( '[BANK-04] a provider that does not respond does not block the job for minutes, and the remaining attempts are polled next time' )]
	#[Group( 'full' )]
	public function test_poll_patience(): void {
		$first  = self::begun()['attempt'];
		$second = self::begun()['attempt'];
		self::provider()->behave( [ 'ask' => 'timeout' ] );
		$poll_times = self::shop()->run(
			static function () use ( $first, $second ): array {
				$attempts = Database::table( 'vitrina_payment_attempts' );
				Database::wpdb()->query( "UPDATE {$attempts} SET poll_at = NULL" );
				Database::wpdb()->query( "UPDATE {$attempts} SET poll_at = 1 WHERE id = {$first}" );
				Database::wpdb()->query( "UPDATE {$attempts} SET poll_at = 2 WHERE id = {$second}" );
				// As long as three requests without a response.
				Requests::change_timeouts( static fn (): float => 21.0 );
				do_action( 'vitrina_bank_link_poll' );
				return Database::column( "SELECT poll_at FROM {$attempts} WHERE poll_at IS NOT NULL ORDER BY id" );
			}
		);
		self::assertGreaterThan( time() - 60, $poll_times[0] ?? 0 );
		self::assertSame( '2', $poll_times[1] ?? null );
	}

	#[TestDox( '[BANK-06] a refund whose response is lost, then unauthorized, then repeated: one refund at the provider' )]
	#[Group( 'full' )]
	public function test_refund_once(): void {
		$created = self::paid();
		$modes   = [ [ 'refund' => 'done-unsaid' ], [ 'refund' => 'unauthorized' ], [ 'refund' => '500' ], [ 'refund' => 'truncated' ], [ 'refund' => 'another' ] ];
		foreach ( $modes as $mode ) {
			self::provider()->behave( $mode );
			self::assertStringContainsString( 'tik kartą', self::refund( $created['order'], '5.00' ) );
			self::assertStringContainsString( 'Pirma pakartokite jį', self::refund( $created['order'], '6.00' ) );
		}
		self::provider()->behave( [] );
		self::assertSame( 'done', self::refund( $created['order'], '5.00' ) );
		self::assertSame( [ 5 ], array_column( self::provider()->refunds( $created['uuid'] ), 'amount' ) );
		self::assertSame( [ [ '500', 'pending' ] ], self::refund_rows( $created['attempt'] ) );
		self::assertSame( 'done', self::refund( $created['order'], '5.00' ), 'The next of the same amount is another.' );
		self::assertSame( [ 5, 5 ], array_column( self::provider()->refunds( $created['uuid'] ), 'amount' ) );
	}

	#[TestDox( '[BANK-06] a rejected refund returns no money and shows an error; one rejected later is noted once, and late reports do not change it' )]
	#[Group( 'full' )]
	public function test_refund_refused(): void {
		$created = self::paid();
		foreach ( [ 'refused', 'rejected' ] as $how ) {
			self::provider()->behave( [ 'refund' => $how ] );
			self::assertStringContainsString( 'Pinigai negrąžinti', self::refund( $created['order'], '3.00' ) );
		}
		self::provider()->behave( [ 'refund' => 'unauthorized' ] );
		self::assertStringContainsString( 'raktų nepriima', self::refund( $created['order'], '3.00' ) );
		self::provider()->behave( [] );
		self::assertSame( 'done', self::refund( $created['order'], '12.34' ) );
		$notes = self::state( $created['order'] )['notes'];
		foreach ( [ 'REJECTED', 'REJECTED', 'PENDING', 'SUCCESSFUL' ] as $status ) {
			self::assertSame( 200, self::provider()->notify( $created['uuid'], $status ) );
		}
		self::assertSame( $notes + 1, self::state( $created['order'] )['notes'] );
		$rows = self::refund_rows( $created['attempt'] );
		self::assertSame( [ '1234', 'rejected' ], end( $rows ) );
	}

	#[TestDox( '[BANK-06] a refund webhook with another signature changes nothing' )]
	#[Group( 'full' )]
	public function test_refund_forged(): void {
		$created = self::paid();
		self::assertSame( 'done', self::refund( $created['order'], '2.00' ) );
		self::provider()->behave( [ 'sign' => 'other-key' ] );
		self::assertSame( 400, self::provider()->notify( $created['uuid'], 'REJECTED' ) );
		self::provider()->behave( [] );
		self::assertSame( [ [ '200', 'pending' ] ], self::refund_rows( $created['attempt'] ) );
		self::assertSame( 200, self::provider()->notify( $created['uuid'], 'SUCCESSFUL' ) );
		self::assertSame( [ [ '200', 'done' ] ], self::refund_rows( $created['attempt'] ) );
	}

	private static function provider(): FakeProvider {
		return self::$provider ?? throw new LogicException( 'Only for tests that are not skipped.' );
	}

	/**
	 * @param array<string, mixed> $with
	 * @return array<string, mixed>
	 */
	private static function with_service( array $with ): array {
		return $with + [
			'provider'        => 'service',
			'test_api_url'    => self::provider()->url,
			'test_access_key' => FakeProvider::ACCESS_KEY,
		];
	}

	private static function admin(): Visitor {
		if ( self::$admin === null ) {
			self::$admin = self::visitor();
			self::$admin->log_in( 'admin' );
		}
		return self::$admin;
	}

	/**
	 * @return string The message of the settings page after the button was clicked.
	 */
	private static function check_keys( Visitor $admin ): string {
		preg_match( '/vitrina_bank_link_check.*?name="_wpnonce" value="([^"]+)"/s', $admin->get( self::SECTION )->body, $nonce );
		return $admin->post(
			'/wp-admin/admin-post.php',
			[
				'action'   => 'vitrina_bank_link_check',
				'_wpnonce' => $nonce[1] ?? '',
			]
		)->text();
	}

	/**
	 * @return list<string> Keys of the banks at the checkout.
	 */
	private static function offered(): array {
		preg_match_all( '/name="' . self::FIELD . '" id="[^"]+" value="([^"]+)"/', self::shopper()->get( self::checkout_path() )->body, $found );
		return $found[1];
	}

	/**
	 * @return array{order: int, attempt: int, uuid: string}
	 */
	private static function begun(): array {
		$product = self::$product;
		return self::shop()->run(
			static function () use ( $product ): array {
				$order = Orders::create();
				$order->add_product( Products::get( $product ), 1 );
				$order->set_payment_method( 'vitrina_bank_link' );
				$order->set_payment_method_title( 'Banko nuoroda' );
				$order->calculate_totals();
				$order->save();
				$attempt = BankPayments::start_at_provider( $order );
				return [
					'order'   => $order->get_id(),
					'attempt' => $attempt->id,
					'uuid'    => $attempt->payment_id,
				];
			}
		);
	}

	/**
	 * @return array{order: int, attempt: int, uuid: string}
	 */
	private static function paid(): array {
		$created = self::begun();
		self::provider()->decide( $created['uuid'], 'PAID' );
		self::assertSame( 200, self::provider()->notify( $created['uuid'] ) );
		return $created;
	}

	/**
	 * Dates an attempt back by two days.
	 */
	private static function age( int $attempt ): void {
		self::shop()->run( static fn () => Database::wpdb()->query( 'UPDATE ' . Database::table( 'vitrina_payment_attempts' ) . " SET created_at = created_at - 2 * 86400 WHERE id = {$attempt}" ) );
	}

	/**
	 * Runs the job as if it were due.
	 */
	private static function poll(): void {
		self::shop()->run(
			static function (): void {
				Requests::shorten_timeouts();
				Database::wpdb()->query( 'UPDATE ' . Database::table( 'vitrina_payment_attempts' ) . ' SET poll_at = 1 WHERE poll_at IS NOT NULL ORDER BY id DESC LIMIT 1' );
				do_action( 'vitrina_bank_link_poll' );
			}
		);
	}

	/**
	 * @return string "done", or what the owner reads.
	 */
	private static function refund( int $order_id, string $amount ): string {
		return self::shop()->run(
			static function () use ( $order_id, $amount ): string {
				Requests::shorten_timeouts();
				return BankPayments::refund( $order_id, $amount );
			}
		);
	}

	/**
	 * @return list<array{string, string}>
	 */
	private static function refund_rows( int $attempt ): array {
		return self::shop()->run( static fn (): array => BankPayments::refunds( $attempt ) );
	}

	private static function bank_log(): string {
		return self::shop()->run( static fn (): string => BankPayments::log() );
	}
}
