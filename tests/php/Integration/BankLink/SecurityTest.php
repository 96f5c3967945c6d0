<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;

/**
 * Checks that no other test covers.
 */
final class SecurityTest extends BankTestCase {

	#[TestDox( '[FIX-30] [BANK-01] keys are only sent over HTTPS; in test mode also to this machine' )]
	public function test_https(): void {
		$seen = self::shop()->run(
			'$settings = new \Vitrina\BankLink\Wp\Settings();
			$seen     = [];
			foreach ( [ "live", "test" ] as $mode ) {
				foreach ( [ "https://api.bank.example/", "http://api.bank.example", "http://127.0.0.1:8080/x", "http://localhost/x", "http://127.0.0.1.bank.example/", "http://localhost@bank.example/", "ftp://127.0.0.1/" ] as $url ) {
					add_filter( "pre_option_woocommerce_vitrina_bank_link_settings", $with = static fn (): array => [ "mode" => $mode, ( "test" === $mode ? "test_" : "" ) . "api_url" => $url ] );
					$base = $settings->credentials()->base_url;
					remove_filter( "pre_option_woocommerce_vitrina_bank_link_settings", $with );
					if ( "" !== $base ) { $seen[ $mode ][] = $base; }
				}
			}
			return $seen;'
		);
		self::assertSame(
			[
				'live' => [ 'https://api.bank.example' ],
				'test' => [ 'https://api.bank.example', 'http://127.0.0.1:8080/x', 'http://localhost/x' ],
			],
			$seen
		);
	}

	#[TestDox( '[FIX-30] [BANK-05] a link to the sandbox bank expires' )]
	public function test_link_expires(): void {
		$created = self::order();
		$links   = self::shop()->run(
			'$sign = static fn ( int $exp ): string => add_query_arg( "token", ( new \Vitrina\BankLink\Token\Hs256( \Vitrina\BankLink\Plugin::instance()->settings->sandbox_key() ) )->sign( [ "sandboxPage" => $created["payment"], "iat" => time() - 7200, "exp" => $exp ] ), home_url( "/?wc-api=vitrina_bank_link_sandbox&provider=sandbox" ) );
			return [ $sign( time() + 60 ), $sign( time() - 600 ) ];',
			compact( 'created' )
		);
		self::assertIsArray( $links );
		self::assertSame( [ 200, 403 ], array_map( static fn ( mixed $link ): int => self::visitor()->get( is_string( $link ) ? $link : '' )->status, $links ) );
		self::assertSame( 403, self::visitor()->post( is_string( $links[1] ) ? $links[1] : '', [ 'deed' => 'pay' ] )->status );
		self::assertSame( 'pending', self::state( $created['order'] )['status'] );
	}

	#[TestDox( '[FIX-30] [BANK-05] in production, test mode is only offered to shop managers' )]
	public function test_own_people(): void {
		$seen = self::shop()->run(
			'eval( "namespace Vitrina\\\\BankLink\\\\Wp; function wp_get_environment_type(): string { return \"production\"; }" );
			$settings = new \Vitrina\BankLink\Wp\Settings();
			$offered  = [];
			foreach ( [ 0, (int) username_exists( "rasa" ), (int) username_exists( "admin" ) ] as $user ) {
				wp_set_current_user( $user );
				$offered[] = $settings->is_allowed_for_visitor();
			}
			wp_set_current_user( 0 );
			add_filter( "pre_option_woocommerce_vitrina_bank_link_settings", static fn (): array => [ "mode" => "live" ] );
			return [ ...$offered, $settings->is_allowed_for_visitor() ];'
		);
		self::assertSame( [ false, false, true, true ], $seen );
	}

	#[TestDox( '[FIX-30] [ROLE-01] a bank’s name and a payment’s id are escaped on the order screen and in notes' )]
	public function test_escapes(): void {
		$created = self::order();
		$seen    = self::shop()->run(
			'global $wpdb;
			$bad    = "<img src=x onerror=alert(1)>";
			$plugin = \Vitrina\BankLink\Plugin::instance();
			$wpdb->update( "{$wpdb->prefix}vitrina_payment_attempts", [ "bank_name" => $bad, "payment_id" => $bad . $created["attempt"] ], [ "id" => $created["attempt"] ] );
			( new \Vitrina\BankLink\Storage\EventTable() )->add( $created["attempt"], \Vitrina\BankLink\Domain\Source::Webhook, $bad, $bad );
			$attempt = $plugin->attempts->find( $created["attempt"] );
			$book    = new \Vitrina\BankLink\Payment\WooCommerceOrderRepository( $plugin->attempts );
			foreach ( [ "Overpayment", "NoteRefund", "Hold", "Fail", "Review", "LinkPayment" ] as $effect ) {
				$book->apply( constant( "\\\\Vitrina\\\\BankLink\\\\Domain\\\\Effect::{$effect}" ), $attempt );
			}
			$notes = implode( "\n", $wpdb->get_col( $wpdb->prepare( "SELECT comment_content FROM {$wpdb->comments} WHERE comment_post_ID = %d", $created["order"] ) ) );
			return [ substr_count( $notes, "<img" ), substr_count( $notes, "&lt;img" ) > 5 ];',
			compact( 'created' )
		);
		self::assertSame( [ 0, true ], $seen );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$page = $admin->get( "/wp-admin/admin.php?page=wc-orders&action=edit&id={$created['order']}" )->body;
		self::assertStringNotContainsString( '<img src=x', $page );
		// Name, id and events in the meta box.
		self::assertGreaterThan( 3, substr_count( $page, '&lt;img src=x' ) );
	}
}
