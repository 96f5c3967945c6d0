<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\LpExpress;

use CURLStringFile;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Order\OrderTerminal;
use Vitrina\LpExpress\Plugin;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;
use Vitrina\Tests\Integration\Support\Visitor;

final class AdminTest extends TerminalTestCase {

	private const SECTION = '/wp-admin/admin.php?page=wc-settings&tab=shipping&section=vitrina_lpexpress';

	public static function tearDownAfterClass(): void {
		if ( self::has_shop() ) {
			self::shop()->run( static fn () => Users::delete_by_name( 'lp_customer', 'lp_editor' ) );
		}
		parent::tearDownAfterClass();
	}

	#[TestDox( '[ROLE-01] only a shop manager with a nonce can change the list' )]
	#[Group( 'full' )]
	public function test_who_may(): void {
		self::shop()->run(
			static function (): void {
				Users::ensure( 'lp_customer', 'customer' );
				Users::ensure( 'lp_editor', 'editor' );
			}
		);
		$before = self::counts();
		foreach ( [ null, 'lp_customer', 'lp_editor', 'admin' ] as $user ) {
			$visitor = self::visitor();
			if ( $user !== null ) {
				$visitor->log_in( $user );
			}
			foreach ( [ 'vitrina_lpexpress_import', 'vitrina_lpexpress_refresh' ] as $action ) {
				$response = $visitor->post(
					'/wp-admin/admin-post.php',
					[
						'action'   => $action,
						'_wpnonce' => '0123456789',
					]
				);
				self::assertGreaterThanOrEqual( 400, $response->status, "{$user} {$action}" );
			}
		}
		self::assertSame( $before, self::counts() );
	}

	#[TestDox( '[ROLE-01] a former shop manager cannot change anything with an old nonce' )]
	#[Group( 'full' )]
	public function test_who_was_demoted(): void {
		self::shop()->run( static fn () => Users::ensure( 'lp_editor', 'editor' )->add_cap( 'manage_woocommerce' ) );
		$editor = self::visitor();
		$editor->log_in( 'lp_editor' );
		$nonce = self::import_nonce( $editor );
		self::assertNotSame( '', $nonce );
		self::shop()->run( static fn () => Users::get( 'lp_editor' )->remove_cap( 'manage_woocommerce' ) );
		$before   = self::counts();
		$response = self::upload( $editor, self::forty_rows(), $nonce );
		self::assertSame( 403, $response->status );
		self::assertSame( $before, self::counts() );
	}

	#[TestDox( '[FIX-30] [ROLE-01] only users who may edit orders can change the terminal on the order screen, with its nonce' )]
	public function test_order_screen(): void {
		$seen = self::shop()->run(
			static function (): array {
				$editor = Users::ensure( 'lp_order_editor', 'editor' )->ID;
				$order  = Orders::create();
				$order->set_address( [ 'country' => 'LT' ], 'shipping' );
				$order->save();
				$terminals = Plugin::instance()->terminals;
				$id        = $terminals->of_country( 'LT' )->terminals[0]->id;
				$save      = static function ( int $user, bool $with_nonce ) use ( $order, $terminals, $id ): bool {
					wp_set_current_user( $user );
					$_POST = [ Method::FIELD => $id ] + ( $with_nonce ? [ 'vitrina_lpexpress_order_terminal' => wp_create_nonce( 'vitrina-lpexpress-order-terminal' ) ] : [] );
					do_action( 'woocommerce_process_shop_order_meta', $order->get_id(), $order );
					return ( new OrderTerminal( $terminals ) )->id( Orders::get( $order->get_id() ) ) === $id;
				};
				$admin     = Users::get( 'admin' )->ID;
				$seen      = [ $save( $admin, false ), $save( $editor, true ), $save( $admin, true ) ];
				$order->delete( true );
				Users::delete( $editor );
				return $seen;
			}
		);
		self::assertSame( [ false, false, true ], $seen );
	}

	#[TestDox( '[TERM-09] a file is imported in wp-admin; invalid rows are reported by line; a rejected file changes nothing' )]
	#[Group( 'full' )]
	public function test_import(): void {
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$text = self::import( $admin, self::forty_rows() . "x;Põlva;bad\n" );
		self::assertStringContainsString( 'SE 40', $text );
		self::assertStringContainsString( '42', $text );
		$held = self::counts();
		self::assertSame( 40, $held['SE'] ?? 0 );
		self::import( $admin, "id;city;name\n1;Põlva;alone\n" );
		self::import( $admin, 'no list' );
		self::assertSame( $held, self::counts() );
	}

	#[TestDox( '[ROLE-01] the stored password is never printed, and an empty field keeps it' )]
	#[Group( 'full' )]
	public function test_password(): void {
		self::shop()->run( static fn (): bool => update_option( 'vitrina_lpexpress_api_password', 's3cret&%41', false ) );
		$admin = self::visitor();
		$admin->log_in( 'admin' );
		$page = $admin->get( self::SECTION );
		self::assertStringNotContainsString( 's3cret', $page->body );
		preg_match( '/id="_wpnonce" name="_wpnonce" value="([^"]+)"/', $page->body, $nonce );
		$admin->post(
			self::SECTION,
			[
				'_wpnonce'                       => $nonce[1] ?? '',
				'save'                           => '1',
				'vitrina_lpexpress_api_username' => 'shop',
				'vitrina_lpexpress_api_password' => '',
			]
		);
		$stored = self::shop()->run(
			static function (): array {
				$stored = [ get_option( 'vitrina_lpexpress_api_username' ), get_option( 'vitrina_lpexpress_api_password' ) ];
				delete_option( 'vitrina_lpexpress_api_username' );
				delete_option( 'vitrina_lpexpress_api_password' );
				return $stored;
			}
		);
		self::assertSame( [ 'shop', 's3cret&%41' ], $stored );
	}

	#[TestDox( '[TERM-09] the list is public, the same for all visitors, and cached for a year under its version' )]
	public function test_route(): void {
		$anyone  = self::visitor()->get( '/wp-json/vitrina/v1/terminals?country=lt' );
		$version = $anyone->json()['version'] ?? '';
		self::assertIsString( $version );
		self::assertSame( 'public, max-age=60', $anyone->header( 'cache-control' ) );
		self::assertSame( '', $anyone->header( 'set-cookie' ) );
		$current = self::shopper()->get( "/wp-json/vitrina/v1/terminals?country=LT&v={$version}" );
		self::assertSame( $anyone->body, $current->body );
		self::assertSame( 'public, max-age=31536000, immutable', $current->header( 'cache-control' ) );
		$again = self::visitor()->send( 'GET', '/wp-json/vitrina/v1/terminals?country=LT', '', [ "If-None-Match: W/\"{$version}\"" ] );
		self::assertSame( 304, $again->status );
		self::assertSame( '', $again->body );
		self::assertSame( [], self::visitor()->get( '/wp-json/vitrina/v1/terminals?country=PL' )->json()['groups'] ?? null );
		foreach ( [ '', '?country=', '?country=LTU', '?country[]=LT', '?country=L1' ] as $query ) {
			self::assertSame( 400, self::visitor()->get( "/wp-json/vitrina/v1/terminals{$query}" )->status );
		}
	}

	private static function import( Visitor $admin, string $csv ): string {
		return self::upload( $admin, $csv, self::import_nonce( $admin ) )->text();
	}

	private static function import_nonce( Visitor $visitor ): string {
		$page = $visitor->get( self::SECTION )->body;
		preg_match( '/name="_wpnonce" value="([^"]+)"/', substr( $page, (int) strpos( $page, 'value="vitrina_lpexpress_import"' ) ), $nonce );
		return $nonce[1] ?? '';
	}

	private static function upload( Visitor $visitor, string $csv, string $nonce ): Response {
		return $visitor->upload(
			'/wp-admin/admin-post.php',
			[
				'action'    => 'vitrina_lpexpress_import',
				'_wpnonce'  => $nonce,
				'country'   => 'SE',
				'terminals' => new CURLStringFile( $csv, 'list.csv', 'text/csv' ),
			]
		);
	}

	/** A list that would be imported. */
	private static function forty_rows(): string {
		$rows = "id;city;name\n";
		for ( $id = 1; $id <= 40; ++$id ) {
			$rows .= "9{$id};Põlva;Maxima {$id}\n";
		}
		return $rows;
	}

	/**
	 * @return array<string, int>
	 */
	private static function counts(): array {
		return self::shop()->run( static fn (): array => Plugin::instance()->terminals->counts() );
	}
}
