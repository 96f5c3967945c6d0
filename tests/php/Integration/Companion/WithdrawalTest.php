<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Withdrawing from a contract on the real shop, as a guest without JavaScript does it.
 */
final class WithdrawalTest extends ThemeTestCase {

	private int $order = 0;

	protected function setUp(): void {
		parent::setUp();
		$order = self::shop()->run(
			'$order = wc_create_order( [ "status" => "processing" ] ); $order->set_billing_first_name( "Rūta" ); $order->set_billing_last_name( "Kazlauskienė" ); $order->set_billing_email( "Ruta@Example.lt" );
			$order->add_product( wc_get_product( $id ) ); $order->calculate_totals(); $order->save(); return $order->get_id();',
			[ 'id' => self::product() ]
		);
		self::assertIsInt( $order );
		$this->order = $order;
		// The mails of the order itself.
		self::clean();
	}

	protected function tearDown(): void {
		self::shop()->run( '$order = wc_get_order( $id ); $order && $order->delete( true ); return true;', [ 'id' => $this->order ] );
		self::clean();
	}

	private static function clean(): void {
		self::shop()->run( 'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}wc_rate_limits" ); WC_Cache_Helper::invalidate_cache_group( "wc_rate_limit" ); foreach ( glob( dirname( ABSPATH ) . "/mail/*" ) as $mail ) { unlink( $mail ); } return true;' );
	}

	#[TestDox( 'a guest states and confirms a withdrawal; shop and guest get a mail with all of it and the time' )]
	public function test_whole_way(): void {
		$guest = self::visitor();
		$asked = $this->send( $guest, 'state', [ 'withdrawal_goods' => "Rankšluostis <b>\nKvepalai" ] );
		self::assertStringContainsString( 'Patvirtinti atsisakymą', $asked->text() );
		self::assertStringNotContainsString( '<b>', (string) strstr( $asked->body, 'vitrina-withdrawal__statement' ) );
		self::assertStringContainsString( 'no-store', $asked->header( 'cache-control' ) );
		self::assertNull( $this->kept() );
		self::assertSame( [], $this->mails() );

		$fields = [];
		foreach ( [ 'vitrina-withdrawal', 'withdrawal_name', 'withdrawal_order', 'withdrawal_email', 'withdrawal_goods' ] as $name ) {
			$fields[ $name ] = $asked->field( $name );
		}
		$done = $guest->post( $this->path(), $fields );
		self::assertStringContainsString( 'Jūsų atsisakymą gavome', $done->text() );
		$kept = $this->kept();
		self::assertIsArray( $kept );
		self::assertSame( [ 'Rūta K.', 'ruta@example.lt', "Rankšluostis <b>\nKvepalai" ], [ $kept['name'], $kept['email'], $kept['goods'] ] );
		self::assertEqualsWithDelta( time(), $kept['received_at'], 30 );

		$mails = $this->mails();
		self::assertCount( 2, $mails );
		$received = self::shop()->run_cached( 'return Vitrina\Companion\Withdrawal\Moment::text( $at );', [ 'at' => $kept['received_at'] ] );
		self::assertIsString( $received );
		foreach ( $mails as $mail ) {
			self::assertStringContainsString( $received, $mail );
			self::assertStringContainsString( 'Rankšluostis &lt;b&gt;', $mail );
			self::assertStringContainsString( 'Rūta K.', $mail );
		}
		self::assertCount( 1, array_filter( $mails, static fn ( string $mail ): bool => str_contains( $mail, '"to": "ruta@example.lt"' ) ) );
		$notes = self::shop()->run_cached( 'return implode( "", array_column( wc_get_order_notes( [ "order_id" => $id ] ), "content" ) );', [ 'id' => $this->order ] );
		self::assertIsString( $notes );
		self::assertStringContainsString( 'Rankšluostis &lt;b&gt;', $notes );
	}

	#[TestDox( 'a withdrawal is kept once, however often it is confirmed, also at once' )]
	public function test_once(): void {
		$this->send( self::visitor(), 'confirm' );
		$first = $this->kept();
		$again = $this->send( self::visitor(), 'confirm', [ 'withdrawal_name' => 'Kita' ] );
		self::assertStringContainsString( 'Jūsų atsisakymą gavome', $again->text() );
		self::assertSame( $first, $this->kept() );
		self::assertCount( 2, $this->mails() );
		self::assertSame( $first['received_at'] ?? null, self::shop()->run( '$order = wc_get_order( $id ); return ( new Vitrina\Companion\Withdrawal\Withdrawals( Vitrina\Companion\Storage\DatabaseLocks::of_this_site() ) )->store( $order, new Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice( "x", "1", "x@example.lt" ) )->received_at;', [ 'id' => $this->order ] ) );
	}

	#[TestDox( '[FIX-04] each part of an order is withdrawn from by itself, with its own mail, and none twice; the way stays open until nothing is left' )]
	public function test_parts(): void {
		self::shop()->run( '$order = wc_get_order( $id ); $order->add_product( wc_get_product( $other ), 3 ); $order->calculate_totals(); $order->save(); return true;', [
			'id'    => $this->order,
			'other' => self::product( 'dovanu-rinkinys-rytas' ),
		] );
		$url = self::shop()->run( 'return Vitrina\Companion\Withdrawal\WithdrawalLinks::url_for( wc_get_order( $id ) );', [ 'id' => $this->order ] );
		self::assertIsString( $url );
		$lines = $this->offered( $url );
		self::assertCount( 2, $lines );
		self::assertStringEndsWith( '× 3', $lines[1] );

		$this->send( self::visitor(), 'confirm', [ 'withdrawal_lines' => [ $lines[0] ] ] );
		self::assertSame( [ $lines[0] ], array_column( $this->all_kept(), 'goods' ) );
		self::assertStringContainsString( 'key=wc_order_', $this->link() );
		self::assertSame( [ $lines[1] ], $this->offered( $url ) );
		self::clean();

		// What was withdrawn stands beside what is being withdrawn, and is not taken again.
		$both  = [ 'withdrawal_lines' => $lines ];
		$asked = $this->send( self::visitor(), 'state', $both );
		self::assertStringContainsString( 'Patvirtinti atsisakymą', $asked->text() );
		self::assertSame( $lines[1], $asked->field( 'withdrawal_goods' ) );
		self::assertStringContainsString( 'Anksčiau atsisakyta: ', $asked->text() );
		$done = $this->send( self::visitor(), 'confirm', $both );
		self::assertStringContainsString( 'Jūsų atsisakymą gavome', $done->text() );
		self::assertSame( $lines, array_column( $this->all_kept(), 'goods' ) );
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
		self::assertCount( 2, $this->all_kept() );
		self::assertCount( 2, $this->mails() );
	}

	#[TestDox( '[FIX-04] after a part, all the rest can be withdrawn from; after all, nothing' )]
	public function test_part_and_rest(): void {
		foreach ( [ '1 rankšluostis', ' 1  Rankšluostis', '', '1 pagalvė' ] as $goods ) {
			$this->send( self::visitor(), 'confirm', [ 'withdrawal_goods' => $goods ] );
		}
		self::assertSame( [ '1 rankšluostis', '' ], array_column( $this->all_kept(), 'goods' ) );
		self::assertCount( 4, $this->mails() );
		$shown = $this->link();
		self::assertStringContainsString( '1 rankšluostis', $shown );
		self::assertStringNotContainsString( 'key=', $shown );
		$exported = (string) json_encode( self::shop()->run( 'return WC_Privacy_Exporters::order_data_exporter( "ruta@example.lt", 1 );' ), JSON_UNESCAPED_UNICODE );
		self::assertSame( 2, substr_count( $exported, 'Rūta K., ruta@example.lt' ) );
	}

	#[TestDox( '[FIX-30] a statement that is confirmed twice at the same moment is received once' )]
	#[Group( 'full' )]
	public function test_at_once(): void {
		$take = '$order = wc_get_order( $id );
			$order->get_meta( "any" );
			while ( microtime( true ) < $at ) { usleep( 1000 ); }
			// Slow enough for the other to come between, where nothing makes it wait.
			add_filter( "query", static function ( $query ) { if ( str_starts_with( $query, "INSERT INTO `{$GLOBALS["wpdb"]->prefix}wc_orders_meta`" ) || str_starts_with( $query, "INSERT INTO `{$GLOBALS["wpdb"]->postmeta}`" ) ) { usleep( 300000 ); } return $query; } );
			( new Vitrina\Companion\Withdrawal\Withdrawals( Vitrina\Companion\Storage\DatabaseLocks::of_this_site() ) )->store( $order, new Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice( "Rūta K.", (string) $id, "ruta@example.lt" ) );
			return true;';
		$with = [
			'id' => $this->order,
			'at' => microtime( true ) + 3,
		];
		foreach ( [ self::shop()->start( $take, $with ), self::shop()->start( $take, $with ) ] as $wait ) {
			$wait();
		}
		$notes = self::shop()->run( 'return [ count( array_filter( wc_get_order_notes( [ "order_id" => $id ] ), static fn ( $note ): bool => str_contains( $note->content, "Rūta K." ) ) ) ];', [ 'id' => $this->order ] );
		self::assertSame( [ 1 ], $notes );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function strangers(): array {
		return [
			'another e-mail address'      => [ [ 'withdrawal_email' => 'petras@example.lt' ] ],
			'an order that there is not'  => [ [ 'withdrawal_order' => '999999999' ] ],
			'a page in place of an order' => [ [ 'withdrawal_order' => '2' ] ],
			'a number that is none'       => [ [ 'withdrawal_order' => '1e99' ] ],
		];
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'strangers' )]
	#[TestDox( 'refused in the same words: $_dataName' )]
	public function test_stranger( array $fields ): void {
		$response = $this->send( self::visitor(), 'confirm', $fields );
		self::assertStringContainsString( 'Užsakymo su tokiu numeriu ir el. pašto adresu neradome', $response->text() );
		self::assertNull( $this->kept() );
		self::assertSame( [], $this->mails() );
		// Who guesses waits, also with a right guess.
		self::assertStringContainsString( 'Palaukite', $this->send( self::visitor(), 'confirm' )->text() );
		self::assertNull( $this->kept() );
	}

	#[TestDox( 'nothing is withdrawn from an order that was cancelled or is a draft' )]
	public function test_no_contract(): void {
		foreach ( [ 'cancelled', 'failed', 'checkout-draft' ] as $status ) {
			self::shop()->run( '$order = wc_get_order( $id ); $order->set_status( $status ); $order->save(); return true;', [
				'id' => $this->order,
				'status' => $status,
			] );
			self::clean();
			$this->send( self::visitor(), 'confirm' );
			self::assertNull( $this->kept(), $status );
		}
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function mistakes(): array {
		return [
			'no name'           => [ [ 'withdrawal_name' => ' ' ], 'name' ],
			'a list for a name' => [ [ 'withdrawal_name' => [ 'x' ] ], 'name' ],
			'no number'         => [ [ 'withdrawal_order' => '#' ], 'order' ],
			'no address'        => [ [ 'withdrawal_email' => 'ruta' ], 'email' ],
			'lines of a mail'   => [ [ 'withdrawal_email' => "ruta@example.lt\r\nBcc: a@example.lt" ], 'email' ],
		];
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'mistakes' )]
	#[TestDox( 'shown at the field, with all that was typed: $_dataName' )]
	public function test_mistake( array $fields, string $field ): void {
		$response = $this->send( self::visitor(), 'confirm', $fields + [ 'withdrawal_goods' => '"><img src=x>' ] );
		self::assertMatchesRegularExpression( "/id=\"withdrawal-{$field}\"[^>]*aria-invalid=\"true\"/", $response->body );
		self::assertStringNotContainsString( '<img src=x', $response->body );
		self::assertStringContainsString( '&quot;&gt;&lt;img', $response->body );
		self::assertNull( $this->kept() );
	}

	#[TestDox( '[FIX-23] who guesses again at once waits, whatever address the headers name' )]
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
			self::assertNull( $this->kept(), $header );
		}
	}

	#[TestDox( 'the key of an order fills the form in, for its owner only; without it the page is the same for all' )]
	public function test_link(): void {
		$url = self::shop()->run_cached( 'return Vitrina\Companion\Withdrawal\WithdrawalLinks::url_for( wc_get_order( $id ) );', [ 'id' => $this->order ] );
		self::assertIsString( $url );
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
	public function test_ways(): void {
		$found = self::shop()->run(
			'$order = wc_get_order( $id ); $see = function ( string $hook, ...$given ) { ob_start(); do_action( $hook, ...$given ); return ob_get_clean(); };
			return [ $see( "woocommerce_order_details_after_order_table", $order ), $see( "woocommerce_email_after_order_table", $order, false, false, null ), $see( "woocommerce_email_after_order_table", $order, false, true, null ), $see( "woocommerce_email_after_order_table", $order, true, false, null ), $see( "vitrina_footer_line" ) ];',
			[ 'id' => $this->order ]
		);
		self::assertIsArray( $found );
		self::assertContainsOnlyString( $found );
		[ $order, $mail, $plain, $shop, $footer ] = array_map( strval( ... ), $found );
		foreach ( [ $order, $mail, $plain ] as $place ) {
			self::assertStringContainsString( 'Atsisakyti sutarties', $place );
			self::assertStringContainsString( 'key=wc_order_', $place );
		}
		self::assertStringNotContainsString( 'key=', $shop );
		self::assertStringContainsString( 'Atsisakyti sutarties', $footer );
		self::assertStringNotContainsString( 'key=', $footer );
	}

	#[TestDox( 'WordPress’s privacy tools export it, and erase who it was' )]
	public function test_privacy(): void {
		$this->send( self::visitor(), 'confirm' );
		$exported = self::shop()->run( 'return WC_Privacy_Exporters::order_data_exporter( "ruta@example.lt", 1 );' );
		self::assertStringContainsString( 'R\u016bta K.', (string) json_encode( $exported ) );
		self::shop()->run( 'WC_Privacy_Erasers::remove_order_personal_data( wc_get_order( $id ) ); return true;', [ 'id' => $this->order ] );
		$kept = $this->kept();
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
		$url = self::shop()->run_cached( 'return Vitrina\Companion\Withdrawal\WithdrawalPage::url();' );
		self::assertIsString( $url );
		return $url;
	}

	/**
	 * @return array<array-key, mixed>|null
	 */
	private function kept(): ?array {
		$kept = self::shop()->run( '$kept = wc_get_order( $id )->get_meta( "_vitrina_withdrawal" ); return is_array( $kept ) ? $kept : null;', [ 'id' => $this->order ] );
		return is_array( $kept ) ? $kept : null;
	}

	/**
	 * @return list<array<array-key, mixed>>
	 */
	private function all_kept(): array {
		/** @var list<array<array-key, mixed>> */
		return self::shop()->run( 'return array_map( static fn ( $row ) => $row->get_data()["value"], array_values( wc_get_order( $id )->get_meta( "_vitrina_withdrawal", false ) ) );', [ 'id' => $this->order ] );
	}

	/**
	 * What stands under the order.
	 */
	private function link(): string {
		$shown = self::shop()->run( 'ob_start(); do_action( "woocommerce_order_details_after_order_table", wc_get_order( $id ) ); return ob_get_clean();', [ 'id' => $this->order ] );
		self::assertIsString( $shown );
		return $shown;
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
		$mails = self::shop()->run( 'return array_map( "file_get_contents", glob( dirname( ABSPATH ) . "/mail/*" ) );' );
		return is_array( $mails ) ? array_values( array_filter( $mails, 'is_string' ) ) : [];
	}
}
