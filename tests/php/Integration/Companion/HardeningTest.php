<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\Storage\DatabaseLocks;
use Vitrina\Companion\Wishlist\Domain\WishlistItem;
use Vitrina\Companion\Wishlist\PublicProducts;
use Vitrina\Companion\Wishlist\Storage\ShareTable;
use Vitrina\Companion\Wishlist\Storage\WishlistItemTable;
use Vitrina\Companion\Wishlist\Wishlists;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Posts;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WP_REST_Request;

use function Vitrina\Theme\invalidate_facets;

/**
 * Malicious requests that try to reveal, store or log too much.
 */
final class HardeningTest extends ThemeTestCase {

	#[TestDox( '[FIX-29] Links of filters make no rows without end, and what was kept before a change goes' )]
	#[Group( 'full' )]
	public function test_rows(): void {
		$rows    = static fn (): int => Database::number( 'SELECT COUNT(*) FROM ' . Database::table( 'options' ) . " WHERE option_name LIKE '%vitrina\\_facets\\_%'" );
		$visitor = self::visitor();
		preg_match_all( '~href="([^"]+)"[^>]*data-filter="~', $visitor->get( '/parduotuve/' )->body, $found );
		self::assertGreaterThan( 20, count( $found[1] ) );
		$before = self::shop()->run( $rows );
		foreach ( array_slice( $found[1], 0, 20 ) as $link ) {
			self::assertSame( 200, $visitor->get( html_entity_decode( $link ) )->status );
		}
		self::shop()->run( static fn () => invalidate_facets() );
		$visitor->get( '/parduotuve/' );
		self::assertSame( $before, self::shop()->run( $rows ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function spellings(): iterable {
		yield 'as it is written' => [ '/wp-json/vitrina/v1/state' ];
		yield 'capitals' => [ '/wp-json/VITRINA/v1/State' ];
		yield 'a slash behind' => [ '/wp-json/vitrina/v1/state/' ];
		yield 'by parameter' => [ '/?rest_route=/Vitrina/v1/state' ];
		yield 'a line\'s end' => [ '/?rest_route=/vitrina/v1/state%0A' ];
	}

	#[DataProvider( 'spellings' )]
	#[TestDox( '[FIX-29] No cache keeps the state call, and no other site reads it or its refusal: $_dataName' )]
	public function test_state( string $path ): void {
		self::assertSame( 'no-store', self::visitor()->get( $path )->header( 'cache-control' ) );
		$refused = self::visitor()->send( 'GET', $path, '', [ 'Origin: https://evil.example' ] );
		self::assertSame( 403, $refused->status );
		self::assertSame( [ 'no-store', '', '' ], array_map( $refused->header( ... ), [ 'cache-control', 'access-control-allow-origin', 'access-control-allow-credentials' ] ) );
	}

	#[TestDox( '[FIX-29] A long address of the blog fills no log' )]
	public function test_long_address(): void {
		$page = self::visitor()->get( '/zurnalas/?' . http_build_query( [ 'cat' => range( 0, 299 ) ] ) );
		self::assertSame( 200, $page->status );
	}

	#[TestDox( '[FIX-29] Three tabs that merge their wishes at once make a list of a hundred' )]
	#[Group( 'full' )]
	public function test_three_merges(): void {
		[ $user, $products ] = self::shop()->run(
			static fn (): array => [
				Users::create_customer( 'fix-29' ),
				array_map(
					static fn ( int $number ): int => Posts::create(
						[
							'post_type'   => 'product',
							'post_status' => 'publish',
							'post_title'  => "FIX 29 {$number}",
						]
					),
					range( 0, 179 )
				),
			]
		);
		try {
			$start = microtime( true ) + 3;
			$waits = [];
			foreach ( array_chunk( $products, 60 ) as $ids ) {
				$waits[] = self::shop()->start(
					static function () use ( $ids, $user, $start ): void {
						$lists = new Wishlists( new WishlistItemTable(), new ShareTable(), new PublicProducts(), DatabaseLocks::of_this_site() );
						$items = array_map( static fn ( int $id ): WishlistItem => new WishlistItem( $id, 5 ), $ids );
						// All have read before any writes, where nothing makes them wait.
						while ( microtime( true ) < $start ) {
							usleep( 1000 );
						}
						add_filter(
							'query',
							static function ( string $query ): string {
								if ( str_starts_with( $query, 'INSERT IGNORE INTO `' . Database::table( 'vitrina_wishlist' ) . '`' ) ) {
									usleep( 5000 );
								}
								return $query;
							}
						);
						$lists->merge( $user, $items );
					}
				);
			}
			foreach ( $waits as $wait ) {
				$wait();
			}
			$count = self::shop()->run( static fn (): int => Database::number( 'SELECT COUNT(*) FROM ' . Database::table( 'vitrina_wishlist' ) . " WHERE user_id = {$user}" ) );
			self::assertSame( 100, $count );
		} finally {
			self::shop()->run(
				static function () use ( $user, $products ): void {
					Posts::delete( $products );
					Users::delete( $user );
				}
			);
		}
	}

	#[TestDox( '[FIX-29] a list in the address in place of a text is dropped, also if a text of the same name is posted' )]
	public function test_list_beside_text(): void {
		$remove = self::shop()->add_code(
			'list-beside-text',
			static function (): void {
				add_action( 'init', static fn () => header( 'X-Coupon-Code: ' . gettype( $_GET['coupon_code'] ?? null ) ), 1 ); // phpcs:ignore WordPress.Security -- Only its type.
			}
		);
		try {
			$listed = self::visitor()->post( '/?coupon_code[]=x', [ 'coupon_code' => 'abc' ] )->header( 'x-coupon-code' );
			$text   = self::visitor()->post( '/?coupon_code=x', [ 'coupon_code' => 'abc' ] )->header( 'x-coupon-code' );
		} finally {
			$remove();
		}
		self::assertSame( [ 'NULL', 'string' ], [ $listed, $text ] );
	}

	/**
	 * @return iterable<string, array{string, array<string, mixed>}>
	 */
	public static function bodies(): iterable {
		$lists = [
			'country'  => [ 'LT' ],
			'postcode' => [ '1' ],
			'email'    => [ 'x' ],
		];
		yield 'an address of lists' => [ 'cart/update-customer', [ 'billing_address' => $lists ] ];
		yield 'another' => [ 'cart/update-customer', [ 'shipping_address' => $lists ] ];
		yield 'a variation of lists' => [
			'cart/add-item',
			[
				'id'        => 0,
				'quantity'  => 1,
				'variation' => [ [ [ 'x' ] ] ],
			],
		];
		yield 'an order of lists' => [
			'checkout',
			[
				'billing_address' => $lists,
				'payment_method'  => 'cod',
				'customer_note'   => [ 'x' ],
			],
		];
		yield 'an order of numbers' => [
			'checkout',
			[
				'billing_address'   => 'x',
				'shipping_address'  => 7,
				'additional_fields' => 7,
				'payment_data'      => 'x',
				'create_account'    => [ 'x' ],
			],
		];
	}

	/**
	 * @param array<string, mixed> $body
	 */
	#[DataProvider( 'bodies' )]
	#[TestDox( '[FIX-29] JSON with lists in place of texts is answered, and fills no log: $_dataName' )]
	public function test_json( string $path, array $body ): void {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		self::assertLessThan( 500, $visitor->store_api( $path, [ 'id' => self::product() ] + $body )->status );
	}

	#[TestDox( '[FIX-29] [CART-01] a batch of JSON requests, as the mini cart block sends it, is answered' )]
	public function test_batch(): void {
		$visitor = self::visitor();
		$request = [
			'path'    => '/wc/store/v1/cart/add-item',
			'method'  => 'POST',
			'headers' => [
				'Content-Type' => 'application/json',
				'Nonce'        => $visitor->get( '/wp-json/wc/store/v1/cart' )->header( 'nonce' ),
			],
			'body'    => [
				'id'       => self::product(),
				'quantity' => 2,
			],
		];
		$batch   = $visitor->store_api( 'batch', [ 'requests' => [ $request ] ] );
		self::assertSame( 207, $batch->status );
		self::assertSame( 2, $visitor->get( '/wp-json/wc/store/v1/cart' )->json()['items_count'] ?? null );
		$request['body']['quantity'] = [ 3 ];
		self::assertSame( 207, $visitor->store_api( 'batch', [ 'requests' => [ $request ] ] )->status );
	}

	#[TestDox( '[FIX-29] what another plugin sends to the Store API arrives whole' )]
	public function test_json_of_others(): void {
		$seen = self::shop()->run(
			static function (): mixed {
				$request = new WP_REST_Request( 'POST', '/wc/store/v1/cart/extensions' );
				$request->set_header( 'content-type', 'application/json' );
				$body = wp_json_encode(
					[
						'namespace' => [ 'x' ],
						'data'      => [ 'card' => [ 1, 2 ] ],
						'gift_wrap' => [ 'paper' => 'red' ],
					]
				);
				$request->set_body( (string) $body );
				apply_filters( 'rest_pre_dispatch', null, rest_get_server(), $request );
				return json_decode( $request->get_body(), true );
			}
		);
		self::assertSame(
			[
				'data'      => [ 'card' => [ 1, 2 ] ],
				'gift_wrap' => [ 'paper' => 'red' ],
			],
			$seen
		);
	}
}
