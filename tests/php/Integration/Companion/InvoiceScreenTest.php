<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Invoices\InvoiceSettings;
use Vitrina\Companion\Invoices\Storage\InvoiceList;
use Vitrina\Tests\Fixtures\Invoices;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Seller;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** Vitrina → Invoices: the list, the settings, and the box on the screen of an order. */
final class InvoiceScreenTest extends ThemeTestCase {

	private const SCREEN = '/wp-admin/admin.php?page=vitrina-invoices';

	private const FIELDS = [
		'action'        => 'vitrina_invoices_save',
		'is_on'         => '1',
		'series'        => 'vit',
		'first'         => '124',
		'credit_series' => 'VITK',
		'credit_first'  => '1',
		'status'        => 'completed',
		'note'          => '</textarea><script>alert(1)</script>Ačiū',
	];

	/** @var list<int> */
	private array $orders = [];

	private static int $sold = 0;

	/** A product of its own, without a stock that orders would use up. */
	private static function sold(): int {
		return self::$sold = self::$sold === 0 ? self::create_product() : self::$sold;
	}

	protected function setUp(): void {
		parent::setUp();
		self::shop()->run( static fn () => Invoices::delete_all() );
	}

	protected function tearDown(): void {
		$orders = $this->orders;
		self::shop()->run(
			static function () use ( $orders ): void {
				array_walk( $orders, static fn ( int $id ): bool => Orders::get( $id )->delete( true ) );
				Invoices::delete_all();
				Users::delete_by_name( 'invoice_manager' );
			}
		);
	}

	private static function user( string $name ): Visitor {
		$visitor = self::visitor();
		$visitor->log_in( $name );
		return $visitor;
	}

	private static function manager(): Visitor {
		self::shop()->run( static fn () => Users::ensure( 'invoice_manager', 'shop_manager' )->set_role( 'shop_manager' ) );
		return self::user( 'invoice_manager' );
	}

	/** @param array<string, string> $billing */
	private function create_order( array $billing = [] ): int {
		$product        = self::sold();
		$id             = self::shop()->run(
			static function () use ( $product, $billing ): int {
				$order = Invoices::order( $product );
				$order->set_props( $billing );
				foreach ( [ 'company_code', 'vat_code' ] as $code ) {
					$order->update_meta_data( "_vitrina_buyer_{$code}", $billing[ $code ] ?? '' );
				}
				return $order->save();
			}
		);
		$this->orders[] = $id;
		return $id;
	}

	/** @param array<string, string> $fields */
	private static function save( Visitor $visitor, array $fields = [] ): string {
		$nonce = $visitor->get( self::SCREEN )->field( '_wpnonce' );
		return $visitor->post( '/wp-admin/admin-post.php', $fields + [ '_wpnonce' => $nonce ] + self::FIELDS )->body;
	}

	/** @return array<string, mixed> */
	private static function settings(): array {
		return self::shop()->run(
			static function (): array {
				/** @var array<string, mixed> $settings */
				$settings = get_object_vars( InvoiceSettings::current() );
				return $settings;
			}
		);
	}

	#[TestDox( '[LAW-46] [LAW-51] invoices are off and say what is missing; they go on only once the seller\'s data are complete; the form keeps series, first number, status and text' )]
	#[Group( 'full' )]
	public function test_settings(): void {
		$manager = self::manager();
		$page    = $manager->get( self::SCREEN )->body;
		self::assertSame( 1, substr_count( $page, '<h1' ) );
		self::assertGreaterThanOrEqual( 4, substr_count( (string) strstr( $page, 'notice-warning inline' ), '</li>' ) );
		self::assertStringContainsString( 'role="alert"', self::save( $manager ) );
		self::assertFalse( self::settings()['is_on'] );

		self::shop()->run( static fn () => Seller::save() );
		$page = self::save( $manager );
		self::assertStringContainsString( 'role="status"', $page );
		self::assertStringNotContainsString( 'notice-warning inline', $page );
		self::assertStringNotContainsString( '<script>alert(1)', $page );
		$settings = self::settings();
		self::assertSame( [ true, 'VIT', 'VITK', 'completed' ], [ $settings['is_on'], $settings['series'], $settings['credit_series'], $settings['status'] ] );
		self::assertEqualsWithDelta( time(), $settings['since'], 60 );
		preg_match_all( '/<(?:input|select|textarea)[^>]* id="(invoices-[a-z_-]+)"/', $page, $fields );
		self::assertGreaterThan( 8, count( $fields[1] ) );
		foreach ( $fields[1] as $id ) {
			self::assertSame( 1, substr_count( $page, "<label for=\"{$id}\"" ), $id );
		}

		// The first number counts, and a lower one has no effect any more.
		$id = $this->create_order();
		self::shop()->run( static fn () => Orders::get( $id )->update_status( 'completed' ) );
		self::save( $manager, [ 'first' => '5' ] );
		$next = $this->create_order();
		self::shop()->run( static fn () => Orders::get( $next )->update_status( 'completed' ) );
		self::assertSame( [ 'VIT-000124', 'VIT-000125' ], array_map( self::label( ... ), [ $id, $next ] ) );

		foreach ( FastRun::first( 3, [ [ 'series' => 'Ž' ], [ 'first' => '0' ], [ 'credit_first' => '1e3' ], [ 'series' => '' ], [ 'first' => '-1' ], [ 'credit_series' => str_repeat( 'A', 13 ) ] ] ) as $wrong ) {
			self::assertStringContainsString( 'role="alert"', self::save( $manager, $wrong ) );
		}
		self::assertSame( 'VIT', self::settings()['series'] );
		self::save( $manager, [ 'is_on' => '' ] );
		self::assertSame( [ false, 0 ], [ self::settings()['is_on'], self::settings()['since'] ] );
	}

	private static function label( int $order ): mixed {
		return self::shop()->run( static fn (): array => Invoices::of_order( $order ) )[0]['label'] ?? null;
	}

	#[TestDox( '[LAW-51] who may not manage the shop sees no list, saves no settings and issues nothing; a form and a button need their own nonces' )]
	public function test_guards(): void {
		self::shop()->run( static fn () => Invoices::switch_on() );
		$id      = $this->create_order();
		$manager = self::manager();
		$nonce   = $manager->get( self::SCREEN )->field( '_wpnonce' );
		$issue   = html_entity_decode( preg_match( '/href="([^"]*vitrina_invoices_issue[^"]*)"/', $manager->get( self::order_screen( $id ) )->body, $found ) === 1 ? $found[1] : '' );
		$issue   = (string) strstr( $issue, '/wp-admin/' );
		self::assertNotSame( '', $issue );
		self::assertSame( 403, $manager->post( '/wp-admin/admin-post.php', [ '_wpnonce' => 'a1b2c3d4e5' ] + self::FIELDS )->status );
		self::assertSame( 403, $manager->get( (string) preg_replace( '/_wpnonce=\w+/', "_wpnonce={$nonce}", $issue ) )->status );
		self::assertSame( 403, $manager->get( str_replace( "order={$id}", 'order=1', $issue ) )->status );
		// The screens are still open when the role is gone.
		self::shop()->run( static fn () => Users::get( 'invoice_manager' )->set_role( 'editor' ) );
		self::assertSame( 403, $manager->get( self::SCREEN )->status );
		self::assertSame( 403, $manager->post( '/wp-admin/admin-post.php', [ '_wpnonce' => $nonce ] + self::FIELDS )->status );
		self::assertSame( 403, $manager->get( $issue )->status );
		self::assertSame( 'SF', self::settings()['series'] );
		self::assertNull( self::label( $id ) );
		self::shop()->run( static fn () => Users::get( 'invoice_manager' )->set_role( 'shop_manager' ) );
		self::assertSame( 200, $manager->get( $issue )->status );
		self::assertSame( 'SF-000001', self::label( $id ) );
	}

	private static function order_screen( int $id ): string {
		return self::shop()->run( static fn (): string => wp_make_link_relative( Orders::get( $id )->get_edit_order_url() ) );
	}

	#[TestDox( '[LAW-51] the list has number, date, buyer, sum, order and kind; it is searched by number, order, company and code, filtered by month and kind, and paged; what buyers typed is text' )]
	#[Group( 'full' )]
	public function test_list(): void {
		self::shop()->run( static fn () => Invoices::switch_on() );
		$person  = $this->create_order();
		$company = $this->create_order(
			[
				'billing_company' => 'UAB "Ąžuolas" &lt;script&gt;alert(1)&lt;/script&gt;',
				'company_code'    => '305555555',
				'vat_code'        => 'LT100009999917',
			]
		);
		self::shop()->run(
			static function () use ( $person, $company ): void {
				Invoices::pay( $person );
				Invoices::pay( $company );
				wc_create_refund( [ 'order_id' => $person, 'amount' => '1.21' ] );
			}
		);
		$manager = self::manager();
		$rows    = static function ( string $query ) use ( $manager ): array {
			$page = $manager->get( self::SCREEN . $query );
			self::assertStringNotContainsString( '<script>alert(1)', $page->body );
			preg_match_all( '~<tr><th scope="row"><a [^>]*>([^<]+)</a>~', $page->body, $found );
			return $found[1];
		};
		$all     = [ 'KS-000001', 'SF-000002', 'SF-000001' ];
		$month   = gmdate( 'Y-m' );
		self::assertSame( $all, $rows( '' ) );
		self::assertSame( [ 'SF-000002' ], $rows( '&s=305555' ) );
		self::assertSame( [ 'SF-000002' ], $rows( '&s=LT10000999' ) );
		self::assertSame( [ 'SF-000002' ], $rows( '&s=%C4%84%C5%BEuolas' ) );
		self::assertSame( [ 'SF-000001' ], $rows( '&s=SF-000001' ) );
		self::assertSame( [ 'SF-000002' ], $rows( "&s={$company}" ) );
		self::assertSame( [], $rows( '&s=%25' ) );
		self::assertSame( [ 'KS-000001' ], $rows( '&kind=credit-note' ) );
		self::assertSame( $all, $rows( '&kind=zlo' ) );
		self::assertSame( $all, $rows( "&month={$month}" ) );
		self::assertSame( [], $rows( '&month=2001-01' ) );
		self::assertSame( $all, $rows( '&month=2001-99' ) );
		self::assertSame( [], $rows( '&paged=2' ) );
		$text = str_replace( "\u{a0}", ' ', $manager->get( self::SCREEN )->text() );
		self::assertStringContainsString( '-1,21 €', str_replace( [ '−', '&minus;' ], '-', $text ) );
		self::assertStringContainsString( 'SF-000001', (string) strstr( $manager->get( self::order_screen( $person ) )->body, 'id="vitrina-invoices"' ) );
		self::assertStringContainsString( 'KS-000001', (string) strstr( $manager->get( self::order_screen( $person ) )->body, 'id="vitrina-invoices"' ) );
		self::assertSame( [ 'KS-000001', 'SF-000001', 'SF-000002' ], self::month( (int) gmdate( 'Y' ) ) );
		self::assertSame( [], self::month( 2001 ) );
	}

	/** @return list<string> Numbers of this month's documents in a year, as exports read them. */
	private static function month( int $year ): array {
		return self::shop()->run(
			static function () use ( $year ): array {
				$labels = [];
				foreach ( ( new InvoiceList() )->of_month( $year, (int) gmdate( 'n' ) ) as $document ) {
					$labels[] = $document->label();
				}
				return $labels;
			}
		);
	}
}
