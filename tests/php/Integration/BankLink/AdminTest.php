<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Provider\ProviderFailed;
use Vitrina\BankLink\Provider\RefundResponse;
use Vitrina\BankLink\Provider\RefundState;
use Vitrina\BankLink\Storage\RefundTable;
use Vitrina\BankLink\Storage\SandboxPaymentTable;
use Vitrina\Tests\Fixtures\BankPayments;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;

final class AdminTest extends BankTestCase {

	private const SECTION = '/wp-admin/admin.php?page=wc-settings&tab=checkout&section=vitrina_bank_link';
	private const NAME    = 'woocommerce_vitrina_bank_link_';

	#[TestDox( '[BANK-01] [BANK-02] the banks are saved without JavaScript: some, all, none; a delisted bank stays, marked; a warning without any bank' )]
	#[Group( 'full' )]
	public function test_selection(): void {
		$admin = self::admin();
		try {
			self::save( $admin, [ 'bank_selection' => [ 'LT-CBVILT2X' ], 'bank_order' => [ 'LV-HABALV22' => '1' ] ] );
			self::assertSame( [ 'LT-CBVILT2X' ], self::stored( 'bank_selection' ) );
			self::assertSame( 'LV-HABALV22', self::stored( 'bank_order' )[0] ?? '' );
			self::save( $admin, [ 'bank_selection' => [ 'LT-CBVILT2X' ], 'bank_selection_all' => '1', 'bank_selection_all_was' => '0' ] );
			self::assertCount( 21, self::stored( 'bank_selection' ) );
			$page = $admin->get( self::SECTION );
			self::assertMatchesRegularExpression( '/data-select-all checked/', $page->body );
			self::save( $admin, [ 'bank_selection' => self::stored( 'bank_selection' ), 'bank_selection_all_was' => '1' ] );
			self::assertSame( [], self::stored( 'bank_selection' ) );
			self::assertStringContainsString( 'Nepažymėtas nė vienas bankas', $admin->get( self::SECTION )->text() );
			self::shop()->run(
				static function (): void {
					/** @var array<string, list<array<string, mixed>>> $banks */
					$banks              = get_option( 'vitrina_bank_link_banks' );
					$banks['sandbox'][] = [
						'bic'     => 'GONELT22',
						'name'    => 'Dingęs',
						'country' => 'LT',
						'gone'    => false,
					];
					update_option( 'vitrina_bank_link_banks', $banks );
				}
			);
			self::save( $admin, [ 'bank_selection' => [ 'LT-GONELT22', 'LT-CBVILT2X' ] ] );
			self::assertMatchesRegularExpression( '/Dingęs<\/label> <mark[^>]*>teikėjas nebesiūlo/', $admin->get( self::SECTION )->body );
			self::assertContains( 'LT-GONELT22', self::stored( 'bank_selection' ) );
		} finally {
			self::settings();
		}
	}

	#[TestDox( '[BANK-01] [ROLE-01] a stored key is never printed, an empty field keeps it, a short one is not stored' )]
	#[Group( 'full' )]
	public function test_secret(): void {
		$admin = self::admin();
		try {
			self::save( $admin, [ 'test_secret_key' => 's3cret-key-of-the-owner&%41' ] );
			self::save( $admin, [ 'test_secret_key' => '' ] );
			self::save( $admin, [ 'test_secret_key' => 'short' ] );
			$page = $admin->get( self::SECTION );
			self::assertStringNotContainsString( 's3cret', $page->body );
			$kept = self::shop()->run(
				static fn (): array => [
					Plugin::instance()->settings->secret( 'test_secret_key' ),
					str_contains( (string) wp_json_encode( get_option( 'woocommerce_vitrina_bank_link_settings' ) ), 's3cret' ),
					isset( wp_load_alloptions()['vitrina_bank_link_secrets'] ),
				]
			);
			self::assertSame( [ 's3cret-key-of-the-owner&%41', false, false ], $kept );
		} finally {
			self::settings();
		}
	}

	#[TestDox( '[ROLE-01] without the capability or the nonce none of the plugin’s actions is allowed' )]
	#[Group( 'full' )]
	public function test_who_may(): void {
		self::shop()->run(
			static function (): void {
				Users::ensure( 'bank_customer', 'customer' );
				Users::ensure( 'bank_editor', 'editor' );
			}
		);
		$created = self::order();
		$payment = $created['payment'];
		self::shop()->run( static fn () => ( new SandboxPaymentTable() )->set_status( $payment, 'PAID', 0 ) );
		foreach ( [ null, 'bank_customer', 'bank_editor', 'admin' ] as $user ) {
			$visitor = self::visitor();
			if ( $user !== null ) {
				$visitor->log_in( $user );
			}
			foreach ( [ 'ask', 'give_back', 'check' ] as $action ) {
				self::assertGreaterThanOrEqual( 400, $visitor->get( "/wp-admin/admin-post.php?action=vitrina_bank_link_{$action}&attempt={$created['attempt']}&_wpnonce=0123456789" )->status, "{$user} {$action}" );
			}
		}
		self::assertSame( 'pending', self::state( $created['order'] )['status'] );
		$admin = self::admin();
		$admin->get( self::link( $admin, $created['order'], 'ask' ) );
		self::assertSame( 1, self::state( $created['order'] )['paid'] );
	}

	#[TestDox( '[ROLE-01] a former shop manager cannot do anything with an old nonce' )]
	public function test_who_was_demoted(): void {
		$created = self::order();
		$payment = $created['payment'];
		self::shop()->run(
			static function () use ( $payment ): void {
				( new SandboxPaymentTable() )->set_status( $payment, 'PAID', 0 );
				Users::ensure( 'bank_manager', 'shop_manager' )->set_role( 'shop_manager' );
			}
		);
		$manager = self::visitor();
		$manager->log_in( 'bank_manager' );
		$link = self::link( $manager, $created['order'], 'ask' );
		preg_match( '/vitrina_bank_link_check.*?name="_wpnonce" value="([^"]+)"/s', $manager->get( self::SECTION )->body, $nonce );
		self::assertNotSame( '', $nonce[1] ?? '' );
		self::shop()->run( static fn () => Users::get( 'bank_manager' )->set_role( 'editor' ) );
		self::assertSame( 403, $manager->get( $link )->status );
		self::assertSame( 403, $manager->post( '/wp-admin/admin-post.php', [ 'action' => 'vitrina_bank_link_check', '_wpnonce' => $nonce[1] ?? '' ] )->status );
		self::assertSame( 'pending', self::state( $created['order'] )['status'] );
	}

	#[TestDox( '[FIX-17] a refunded payment is shown as refunded manually, and amounts are formatted like prices' )]
	#[Group( 'full' )]
	public function test_given_back_is_said(): void {
		$created = self::order();
		$second  = self::try_again( $created['order'] );
		self::notice( $created['token']['PAID'] );
		self::notice( $second['token']['PAID'] );
		$admin = self::admin();
		$admin->get( self::link( $admin, $created['order'], 'give_back' ) );
		$page = $admin->get( "/wp-admin/admin.php?page=wc-orders&action=edit&id={$created['order']}" );
		$from = (int) strpos( $page->body, '<ul style="margin:0"><li' );
		$box  = substr( $page->body, $from, (int) strpos( $page->body, '</ul></li></ul>', $from ) - $from );
		self::assertSame( 1, substr_count( $box, '<strong>Apmokėta</strong>' ) );
		self::assertSame( 1, substr_count( $box, '<strong>Grąžinta</strong>' ) );
		self::assertStringContainsString( 'Grąžinta (rankiniu būdu)', $box );
		self::assertStringNotContainsString( 'jau buvo apmokėtas', $box );
		self::assertStringContainsString( "12,34\u{a0}€", $page->body );
		self::assertStringNotContainsString( 'EUR', $box );
		$id = $created['order'];
		$notes = self::shop()->run( static fn (): string => implode( ' ', Orders::notes( $id ) ) );
		self::assertStringNotContainsString( '12.34', $notes );
		self::assertStringNotContainsString( 'EUR', $notes );
	}

	#[TestDox( '[BANK-06] the order screen shows each attempt with its history; a second payment is refunded once, by a button' )]
	#[Group( 'full' )]
	public function test_give_back(): void {
		$created = self::order();
		$second  = self::try_again( $created['order'] );
		self::notice( $created['token']['PAID'] );
		self::notice( $second['token']['PAID'] );
		$admin = self::admin();
		$link  = self::link( $admin, $created['order'], 'give_back' );
		$admin->get( $link );
		$page = $admin->get( "/wp-admin/admin.php?page=wc-orders&action=edit&id={$created['order']}" );
		self::assertStringContainsString( 'refund-', $page->body );
		self::assertStringContainsString( 'iš pranešimo', $page->text() );
		self::assertStringNotContainsString( 'vitrina_bank_link_give_back', $page->body );
		$admin->get( $link );
		self::assertSame( [ [ '1234', 'done' ] ], self::refunds( $second['attempt'] ) );
	}

	#[TestDox( '[BANK-06] a refund of the order: partial, never more than was paid, and the same one if the response was lost' )]
	public function test_refund(): void {
		$created = self::order();
		self::notice( $created['token']['PAID'] );
		[ 'order' => $order, 'attempt' => $attempt ] = $created;
		$results = self::shop()->run(
			static function () use ( $order, $attempt ): array {
				$refund = static fn ( string $amount ): string => BankPayments::refund( $order, $amount ) === 'done' ? 'done' : 'refused';
				$beyond = static function () use ( $attempt ): string {
					try {
						Plugin::instance()->refund_service->refund( BankPayments::attempt( $attempt ), 1001 );
						return 'done';
					} catch ( ProviderFailed ) {
						return 'refused';
					}
				};
				return [ $refund( '2.34' ), $refund( '10.01' ), $beyond(), $refund( '10.00' ), $refund( '0.01' ) ];
			}
		);
		self::assertSame( [ 'done', 'refused', 'refused', 'done', 'refused' ], $results );
		self::assertSame( [ [ '234', 'done' ], [ '1000', 'done' ] ], self::refunds( $created['attempt'] ) );
		self::assertSame( 'refunded', self::state( $created['order'] )['status'] );
		$keys = self::shop()->run(
			static function (): array {
				$table = new RefundTable();
				$first = $table->idempotency_key( 999999, 500 );
				$table->add( 999999, $first, 500 );
				$again = $table->idempotency_key( 999999, 500 );
				$table->store_response( $first, new RefundResponse( 'p', 'r', RefundState::Done, 500 ) );
				$next = $table->idempotency_key( 999999, 500 );
				Database::wpdb()->delete( RefundTable::name(), [ 'attempt_id' => 999999 ] );
				return [ $first === $again, $first === $next ];
			}
		);
		self::assertSame( [ true, false ], $keys );
	}

	private static function admin(): Visitor {
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		return $admin;
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private static function save( Visitor $admin, array $fields ): Response {
		preg_match( '/id="_wpnonce" name="_wpnonce" value="([^"]+)"/', $admin->get( self::SECTION )->body, $nonce );
		$posted = [
			'_wpnonce' => $nonce[1] ?? '',
			'save'     => '1',
		];
		foreach ( $fields + [ 'enabled' => '1', 'mode' => 'test', 'provider' => 'sandbox', 'title' => 'Banko nuoroda', 'bank_selection' => [ 'LT-HABALT22' ] ] as $name => $value ) {
			$posted[ self::NAME . $name ] = $value;
		}
		return $admin->post( self::SECTION, $posted );
	}

	/**
	 * @return list<string>
	 */
	private static function stored( string $name ): array {
		return self::shop()->run( static fn (): array => Plugin::instance()->settings->texts( $name ) );
	}

	/**
	 * URL of a button on the order screen.
	 */
	private static function link( Visitor $visitor, int $order_id, string $action ): string {
		$body = $visitor->get( "/wp-admin/admin.php?page=wc-orders&action=edit&id={$order_id}" )->body;
		self::assertSame( 1, preg_match( '/href="([^"]*action=vitrina_bank_link_' . $action . '[^"]*)"/', $body, $found ), "No button for {$action}." );
		return html_entity_decode( $found[1] );
	}

	/**
	 * @return list<array{string, string}>
	 */
	private static function refunds( int $attempt ): array {
		return self::shop()->run( static fn (): array => BankPayments::refunds( $attempt ) );
	}
}
