<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;
use Vitrina\Companion\Withdrawal\NoticeLines;
use Vitrina\Companion\Withdrawal\WithdrawalLinks;
use Vitrina\Companion\Withdrawal\WithdrawalPage;
use Vitrina\Companion\Withdrawal\Withdrawals;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Mails;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Output;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Cache_Helper;
use WC_Privacy_Erasers;
use WC_Privacy_Exporters;

/**
 * Withdrawing from a contract on the real shop, as a guest without JavaScript does it.
 */
final class WithdrawalTest extends ThemeTestCase {

	private int $order = 0;

	protected function setUp(): void {
		parent::setUp();
		$product     = self::product();
		$this->order = self::shop()->run(
			static function () use ( $product ): int {
				$order = Orders::create( 'processing' );
				$order->set_billing_first_name( 'Rūta' );
				$order->set_billing_last_name( 'Kazlauskienė' );
				$order->set_billing_email( 'Ruta@Example.lt' );
				$order->add_product( Products::get( $product ) );
				$order->calculate_totals();
				return $order->save();
			}
		);
		// Deletes the e-mails about the order itself.
		self::clean();
	}

	protected function tearDown(): void {
		$order = $this->order;
		self::shop()->run( static fn (): bool => Orders::get( $order )->delete( true ) );
		self::clean();
	}

	private static function clean(): void {
		self::shop()->run(
			static function (): void {
				Database::wpdb()->query( 'DELETE FROM ' . Database::table( 'wc_rate_limits' ) );
				WC_Cache_Helper::invalidate_cache_group( 'wc_rate_limit' );
				Mails::delete_all();
			}
		);
	}

	#[TestDox( 'a guest states and confirms a withdrawal; shop and guest get a mail with all of it and the time' )]
	public function test_withdrawal(): void {
		$guest = self::visitor();
		$asked = $this->send( $guest, 'state', [ 'withdrawal_goods' => "Rankšluostis <b>\nKvepalai" ] );
		self::assertStringContainsString( 'Patvirtinti atsisakymą', $asked->text() );
		self::assertStringNotContainsString( '<b>', (string) strstr( $asked->body, 'vitrina-withdrawal__statement' ) );
		self::assertStringContainsString( 'no-store', $asked->header( 'cache-control' ) );
		self::assertNull( $this->stored() );
		self::assertSame( [], $this->mails() );

		$fields = [];
		foreach ( [ 'vitrina-withdrawal', 'withdrawal_name', 'withdrawal_order', 'withdrawal_email', 'withdrawal_goods' ] as $name ) {
			$fields[ $name ] = $asked->field( $name );
		}
		$done = $guest->post( $this->path(), $fields );
		self::assertStringContainsString( 'Jūsų atsisakymą gavome', $done->text() );
		$kept = $this->stored();
		self::assertIsArray( $kept );
		self::assertSame( [ 'Rūta K.', 'ruta@example.lt', "Rankšluostis <b>\nKvepalai" ], [ $kept['name'], $kept['email'], $kept['goods'] ] );
		self::assertEqualsWithDelta( time(), $kept['received_at'], 30 );

		$mails = $this->mails();
		self::assertCount( 2, $mails );
		$received_at = $kept['received_at'];
		self::assertIsInt( $received_at );
		$received = self::shop()->run( static fn (): string => NoticeLines::moment( $received_at ) );
		foreach ( $mails as $mail ) {
			self::assertStringContainsString( $received, $mail );
			self::assertStringContainsString( 'Rankšluostis &lt;b&gt;', $mail );
			self::assertStringContainsString( 'Rūta K.', $mail );
		}
		self::assertCount( 1, array_filter( $mails, static fn ( string $mail ): bool => str_contains( $mail, '"to": "ruta@example.lt"' ) ) );
		self::assertStringContainsString( 'Rankšluostis &lt;b&gt;', implode( '', $this->notes() ) );
	}

	#[TestDox( '[OWN-03] the owner sees withdrawals in a list: the goods, what was returned, and until when the money has to be' )]
	public function test_listed(): void {
		$screen = '/wp-admin/admin.php?page=vitrina-withdrawals';
		$this->send( self::visitor(), 'confirm', [ 'withdrawal_goods' => 'Rankšluostis <b>' ] );
		$received_at = $this->stored()['received_at'] ?? 0;
		self::assertIsInt( $received_at );
		$until = self::shop()->run( static fn (): string => (string) wp_date( 'Y-m-d', $received_at + 14 * DAY_IN_SECONDS ) );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$row = $this->row( $admin->get( $screen )->body );
		self::assertStringContainsString( 'Rankšluostis &lt;b&gt;', $row );
		self::assertStringContainsString( 'Rūta Kazlauskienė', $row );
		self::assertStringContainsString( $until, $row );

		$order = $this->order;
		self::shop()->run(
			static fn () => wc_create_refund(
				[
					'order_id' => $order,
					'amount'   => 1.5,
				]
			)
		);
		$row = $this->row( $admin->get( $screen )->body );
		self::assertStringContainsString( '1,50 €', $row );
		self::assertStringNotContainsString( $until, $row );

		$customer = self::visitor();
		$customer->log_in( 'rasa' );
		self::assertSame( 403, $customer->get( $screen )->status );
	}

	/** The order's row in the list of withdrawals. */
	private function row( string $page ): string {
		self::assertSame( 1, preg_match( "~<tr><th scope=\"row\"><a href=\"[^\"]*[&;]id={$this->order}\\b.*?</tr>~s", $page, $found ) );
		return str_replace( [ "\u{a0}", '&nbsp;' ], ' ', $found[0] ?? '' );
	}

	#[TestDox( 'a withdrawal is kept once, however often it is confirmed, also at once' )]
	#[Group( 'full' )]
	public function test_once(): void {
		$this->send( self::visitor(), 'confirm' );
		$first = $this->stored();
		$again = $this->send( self::visitor(), 'confirm', [ 'withdrawal_name' => 'Kita' ] );
		self::assertStringContainsString( 'Jūsų atsisakymą gavome', $again->text() );
		self::assertSame( $first, $this->stored() );
		self::assertCount( 2, $this->mails() );
		$order       = $this->order;
		$received_at = self::shop()->run( static fn (): int => ( new Withdrawals( DatabaseLocks::of_this_site() ) )->store( Orders::get( $order ), new WithdrawalNotice( 'x', '1', 'x@example.lt' ) )->received_at );
		self::assertSame( $first['received_at'] ?? null, $received_at );
	}

	#[TestDox( '[FIX-04] each part of an order is withdrawn from by itself, with its own mail, and none twice; the way stays open until nothing is left' )]
	public function test_parts(): void {
		$order = $this->order;
		$other = self::product( 'dovanu-rinkinys-rytas' );
		self::shop()->run( static fn () => Orders::add_product( $order, $other, 3 ) );
		$url   = $this->url_for_order();
		$lines = $this->offered( $url );
		self::assertCount( 2, $lines );
		self::assertStringEndsWith( '× 3', $lines[1] );

		$this->send( self::visitor(), 'confirm', [ 'withdrawal_lines' => [ $lines[0] ] ] );
		self::assertSame( [ $lines[0] ], array_column( $this->all_stored(), 'goods' ) );
		self::assertStringContainsString( 'key=wc_order_', $this->link() );
		self::assertSame( [ $lines[1] ], $this->offered( $url ) );
		self::clean();

		// Earlier withdrawals are shown, and not stored again.
		$both  = [ 'withdrawal_lines' => $lines ];
		$asked = $this->send( self::visitor(), 'state', $both );
		self::assertStringContainsString( 'Patvirtinti atsisakymą', $asked->text() );
		self::assertSame( $lines[1], $asked->field( 'withdrawal_goods' ) );
		self::assertStringContainsString( 'Anksčiau atsisakyta: ', $asked->text() );
		$done = $this->send( self::visitor(), 'confirm', $both );
		self::assertStringContainsString( 'Jūsų atsisakymą gavome', $done->text() );
		self::assertSame( $lines, array_column( $this->all_stored(), 'goods' ) );
		$mails = $this->mails();
		self::assertCount( 2, $mails );
		foreach ( $mails as $mail ) {
			self::assertStringContainsString( '× 3', $mail );
			self::assertStringNotContainsString( $lines[0], $mail );
		}

		// Nothing is left.
		self::assertStringNotContainsString( 'key=', $this->link() );
		$this->send( self::visitor(), 'confirm', $both );
		$this->send( self::visitor(), 'confirm' );
		self::assertCount( 2, $this->all_stored() );
		self::assertCount( 2, $this->mails() );
	}

	#[TestDox( '[FIX-04] after a part, all the rest can be withdrawn from; after all, nothing' )]
	#[Group( 'full' )]
	public function test_remaining_goods(): void {
		foreach ( [ '1 rankšluostis', ' 1  Rankšluostis', '', '1 pagalvė' ] as $goods ) {
			$this->send( self::visitor(), 'confirm', [ 'withdrawal_goods' => $goods ] );
		}
		self::assertSame( [ '1 rankšluostis', '' ], array_column( $this->all_stored(), 'goods' ) );
		self::assertCount( 4, $this->mails() );
		$shown = $this->link();
		self::assertStringContainsString( '1 rankšluostis', $shown );
		self::assertStringNotContainsString( 'key=', $shown );
		$exported = (string) json_encode( self::shop()->run( static fn (): array => WC_Privacy_Exporters::order_data_exporter( 'ruta@example.lt', 1 ) ), JSON_UNESCAPED_UNICODE );
		self::assertSame( 2, substr_count( $exported, 'Rūta K., ruta@example.lt' ) );
	}

	#[TestDox( '[FIX-30] a statement that is confirmed twice at the same moment is received once' )]
	#[Group( 'full' )]
	public function test_concurrent_confirmations(): void {
		$id       = $this->order;
		$start_at = microtime( true ) + 3;
		$store    = static function () use ( $id, $start_at ): void {
			$order = Orders::get( $id );
			$order->get_meta( 'any' );
			while ( microtime( true ) < $start_at ) {
				usleep( 1000 );
			}
			// Slow enough for the other process to interfere if there is no lock.
			add_filter(
				'query',
				static function ( string $query ): string {
					if ( str_starts_with( $query, 'INSERT INTO `' . Database::table( 'wc_orders_meta' ) . '`' ) || str_starts_with( $query, 'INSERT INTO `' . Database::table( 'postmeta' ) . '`' ) ) {
						usleep( 300000 );
					}
					return $query;
				}
			);
			( new Withdrawals( DatabaseLocks::of_this_site() ) )->store( $order, new WithdrawalNotice( 'Rūta K.', (string) $id, 'ruta@example.lt' ) );
		};
		foreach ( [ self::shop()->start( $store ), self::shop()->start( $store ) ] as $wait ) {
			$wait();
		}
		self::assertCount( 1, array_filter( $this->notes(), static fn ( string $note ): bool => str_contains( $note, 'Rūta K.' ) ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function strangers(): array {
		return FastRun::first( 1, [
			'another e-mail address'      => [ [ 'withdrawal_email' => 'petras@example.lt' ] ],
			'an order that there is not'  => [ [ 'withdrawal_order' => '999999999' ] ],
			'a page in place of an order' => [ [ 'withdrawal_order' => '2' ] ],
			'a number that is none'       => [ [ 'withdrawal_order' => '1e99' ] ],
		] );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'strangers' )]
	#[TestDox( 'refused in the same words: $_dataName' )]
	public function test_wrong_order_or_address( array $fields ): void {
		$response = $this->send( self::visitor(), 'confirm', $fields );
		self::assertStringContainsString( 'Užsakymo su tokiu numeriu ir el. pašto adresu neradome', $response->text() );
		self::assertNull( $this->stored() );
		self::assertSame( [], $this->mails() );
		// After a wrong guess the visitor has to wait, also with a correct one.
		self::assertStringContainsString( 'Palaukite', $this->send( self::visitor(), 'confirm' )->text() );
		self::assertNull( $this->stored() );
	}

	#[TestDox( 'nothing is withdrawn from an order that was cancelled or is a draft' )]
	#[Group( 'full' )]
	public function test_cancelled_order(): void {
		foreach ( [ 'cancelled', 'failed', 'checkout-draft' ] as $status ) {
			$order = $this->order;
			self::shop()->run(
				static function () use ( $order, $status ): void {
					$changed = Orders::get( $order );
					$changed->set_status( $status );
					$changed->save();
				}
			);
			self::clean();
			$this->send( self::visitor(), 'confirm' );
			self::assertNull( $this->stored(), $status );
		}
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function mistakes(): array {
		return FastRun::first( 1, [
			'no name'           => [ [ 'withdrawal_name' => ' ' ], 'name' ],
			'a list for a name' => [ [ 'withdrawal_name' => [ 'x' ] ], 'name' ],
			'no number'         => [ [ 'withdrawal_order' => '#' ], 'order' ],
			'no address'        => [ [ 'withdrawal_email' => 'ruta' ], 'email' ],
			'lines of a mail'   => [ [ 'withdrawal_email' => "ruta@example.lt\r\nBcc: a@example.lt" ], 'email' ],
		] );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'mistakes' )]
	#[TestDox( 'shown at the field, with all that was typed: $_dataName' )]
	public function test_invalid_field( array $fields, string $field ): void {
		$response = $this->send( self::visitor(), 'confirm', $fields + [ 'withdrawal_goods' => '"><img src=x>' ] );
		self::assertMatchesRegularExpression( "/id=\"withdrawal-{$field}\"[^>]*aria-invalid=\"true\"/", $response->body );
		self::assertStringNotContainsString( '<img src=x', $response->body );
		self::assertStringContainsString( '&quot;&gt;&lt;img', $response->body );
		self::assertNull( $this->stored() );
	}

	#[TestDox( '[FIX-23] a visitor who tries again at once has to wait, whatever address the headers name' )]
	public function test_limit(): void {
		$fields  = http_build_query( [ 'withdrawal_order' => '999999' ] + $this->fields( 'state' ) );
		$responses = array_map(
			fn ( int $at ): string => self::visitor()->send( 'POST', $this->path(), $fields, [ "X-Real-IP: 203.0.113.{$at}", "X-Forwarded-For: 203.0.113.{$at}", 'Origin: ' . self::shop()->url ] )->text(),
			[ 1, 2 ]
		);
		self::assertStringContainsString( 'adresu neradome', $responses[0] );
		self::assertStringNotContainsString( 'adresu neradome', $responses[1] );
	}

	#[TestDox( 'a form of another site does nothing' )]
	public function test_origin(): void {
		foreach ( [ 'Origin: https://evil.example', 'Sec-Fetch-Site: cross-site' ] as $header ) {
			self::visitor()->send( 'POST', $this->path(), http_build_query( $this->fields( 'confirm' ) ), [ $header ] );
			self::assertNull( $this->stored(), $header );
		}
	}

	#[TestDox( 'the key of an order fills the form in, for its owner only; without it the page is the same for all' )]
	public function test_link(): void {
		$url = $this->url_for_order();
		$page = self::visitor()->get( $url );
		self::assertStringContainsString( 'Rūta Kazlauskienė', $page->body );
		self::assertStringContainsString( 'no-store', $page->header( 'cache-control' ) );
		foreach ( [ substr( $url, 0, -1 ), (string) preg_replace( '/key=.*/', 'key=', $url ), (string) preg_replace( '/key=.*/', 'key[]=x', $url ) ] as $guess ) {
			self::assertStringNotContainsString( 'Kazlauskienė', self::visitor()->get( $guess )->body, $guess );
		}
		$plain = self::visitor()->get( $this->path() );
		self::assertStringNotContainsString( 'nonce', (string) strstr( $plain->body, '<form method="post"' ) === '' ? '' : substr( (string) strstr( $plain->body, '<form method="post"' ), 0, 2000 ) );
		self::assertStringNotContainsString( 'no-store', $plain->header( 'cache-control' ) );
		self::assertSame( '', $plain->header( 'set-cookie' ) );
	}

	#[TestDox( 'the way there stands under the order, in the mail to the customer, and in the footer' )]
	public function test_links(): void {
		$id = $this->order;

		[ $order, $mail, $plain, $shop, $footer ] = self::shop()->run(
			static function () use ( $id ): array {
				$order = Orders::get( $id );
				return [
					Output::of_action( 'woocommerce_order_details_after_order_table', $order ),
					Output::of_action( 'woocommerce_email_after_order_table', $order, false, false, null ),
					Output::of_action( 'woocommerce_email_after_order_table', $order, false, true, null ),
					Output::of_action( 'woocommerce_email_after_order_table', $order, true, false, null ),
					Output::of_action( 'vitrina_footer_line' ),
				];
			}
		);
		foreach ( [ $order, $mail, $plain ] as $place ) {
			self::assertStringContainsString( 'Atsisakyti sutarties', $place );
			self::assertStringContainsString( 'key=wc_order_', $place );
		}
		self::assertStringNotContainsString( 'key=', $shop );
		self::assertStringContainsString( 'Atsisakyti sutarties', $footer );
		self::assertStringNotContainsString( 'key=', $footer );
	}

	#[TestDox( 'WordPress’s privacy tools export it, and erase who it was' )]
	#[Group( 'full' )]
	public function test_privacy(): void {
		$this->send( self::visitor(), 'confirm' );
		$exported = self::shop()->run( static fn (): array => WC_Privacy_Exporters::order_data_exporter( 'ruta@example.lt', 1 ) );
		self::assertStringContainsString( 'R\u016bta K.', (string) json_encode( $exported ) );
		$order = $this->order;
		self::shop()->run( static fn () => WC_Privacy_Erasers::remove_order_personal_data( Orders::get( $order ) ) );
		$kept = $this->stored();
		self::assertIsArray( $kept );
		self::assertSame( [ 'received_at' ], array_keys( $kept ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function send( Visitor $visitor, string $step, array $fields = [] ): Response {
		return $visitor->post( $this->path(), $fields + $this->fields( $step ) );
	}

	/**
	 * @return array<string, string>
	 */
	private function fields( string $step ): array {
		return [
			'vitrina-withdrawal' => $step,
			'withdrawal_name'    => 'Rūta K.',
			'withdrawal_order'   => '#' . $this->order,
			'withdrawal_email'   => 'ruta@example.lt',
		];
	}

	private function path(): string {
		return self::shop()->run_cached( static fn (): string => WithdrawalPage::url() );
	}

	/**
	 * @return array<array-key, mixed>|null
	 */
	private function stored(): ?array {
		return $this->all_stored()[0] ?? null;
	}

	/**
	 * @return list<array<array-key, mixed>>
	 */
	private function all_stored(): array {
		$order = $this->order;
		/** @var list<array<array-key, mixed>> */
		return self::shop()->run( static fn (): array => Orders::meta( $order, '_vitrina_withdrawal' ) );
	}

	/**
	 * @return string What the plugin prints below the order.
	 */
	private function link(): string {
		$order = $this->order;
		return self::shop()->run( static fn (): string => Output::of_action( 'woocommerce_order_details_after_order_table', Orders::get( $order ) ) );
	}

	/**
	 * @return list<string> The lines that the form offers.
	 */
	private function offered( string $url ): array {
		preg_match_all( '/name="withdrawal_lines\[\]" value="([^"]*)"/', self::visitor()->get( $url )->body, $found );
		return array_map( html_entity_decode( ... ), $found[1] );
	}

	/**
	 * @return list<string>
	 */
	private function mails(): array {
		return self::shop()->run( static fn (): array => Mails::all() );
	}

	/**
	 * @return list<string> Notes of the order.
	 */
	private function notes(): array {
		$order = $this->order;
		return self::shop()->run( static fn (): array => Orders::notes( $order ) );
	}

	/**
	 * @return string The form, filled in for the owner of the order.
	 */
	private function url_for_order(): string {
		$order = $this->order;
		return self::shop()->run( static fn (): string => WithdrawalLinks::url_for( Orders::get( $order ) ) );
	}
}
