<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;

final class QuickViewTest extends ThemeTestCase {

	private const ADDRESSES = [ '/?wc-ajax=goya_product_ajax', '/wp-admin/admin-ajax.php' ];

	/**
	 * @param array<string, mixed> $fields
	 */
	private static function ask( Visitor $visitor, array $fields, string $address = self::ADDRESSES[0] ): Response {
		return $visitor->post( $address, [ 'action' => 'goya_product_ajax' ] + $fields );
	}

	#[TestDox( '[PROD-16] A product of the catalogue comes as HTML, by both addresses, to guests and to who is logged in' )]
	public function test_prod_16_a_product_comes_by_both_addresses_to_guests_and_customers(): void {
		$product_id = self::product();
		$customer   = self::visitor();
		$customer->log_in( 'rasa' );

		foreach ( [ self::visitor(), $customer ] as $visitor ) {
			foreach ( self::ADDRESSES as $address ) {
				$response = self::ask( $visitor, compact( 'product_id' ), $address );
				self::assertSame( 200, $response->status );
				self::assertStringContainsString( "<div id=\"product-{$product_id}\"", $response->body );
				self::assertStringContainsString( '<form class="cart"', $response->body );
				self::assertStringContainsString( 'Lino skalbiniai', $response->text() );
			}
		}
	}

	#[TestDox( '[PROD-16] [STATE-01] It is the same for every visitor: no cookie, no nonce' )]
	public function test_prod_16_state_01_it_holds_nothing_personal(): void {
		$product_id = self::product( 'dvylika-spalvu' );
		$response     = self::ask( self::visitor(), compact( 'product_id' ) );
		$customer   = self::visitor();
		$customer->log_in( 'rasa' );

		self::assertSame( '', $response->header( 'set-cookie' ) );
		self::assertDoesNotMatchRegularExpression( '/nonce/i', $response->body );
		self::assertSame( $response->body, self::ask( $customer, compact( 'product_id' ) )->body );
	}

	/**
	 * @return iterable<string, array{array<string, string>, 1?: string}>
	 */
	public static function unseen(): iterable {
		yield from FastRun::first(
			2,
			[
				'private'                   => [ [ 'post_status' => 'private' ] ],
				'hidden from the catalogue' => [ [], 'hidden' ],
				'a draft'                   => [ [ 'post_status' => 'draft' ] ],
				'pending'                   => [ [ 'post_status' => 'pending' ] ],
				'in the bin'                => [ [ 'post_status' => 'trash' ] ],
				'with a password'           => [ [ 'post_password' => 'sesame' ] ],
			]
		);
	}

	/**
	 * @param array<string, string> $post
	 */
	#[TestDox( '[PROD-16] What is not public is given to nobody, not even to who may edit it' )]
	#[DataProvider( 'unseen' )]
	public function test_prod_16_what_is_not_public_is_given_to_nobody( array $post, string $visibility = 'visible' ): void {
		$product_id = self::create_product( $post, $visibility );
		$manager    = self::visitor();
		$manager->log_in( 'admin' );

		foreach ( [ self::visitor(), $manager ] as $visitor ) {
			foreach ( self::ADDRESSES as $address ) {
				$response = self::ask( $visitor, compact( 'product_id' ), $address );
				self::assertSame( 404, $response->status );
				self::assertStringNotContainsString( 'rausvas', $response->body );
				self::assertStringNotContainsString( '9,99', $response->body );
			}
		}
	}

	#[TestDox( '[PROD-16] A product that only the search shows can be looked at from there' )]
	public function test_prod_16_what_the_search_shows_can_be_seen(): void {
		self::assertSame( 200, self::ask( self::visitor(), [ 'product_id' => self::create_product( [], 'search' ) ] )->status );
	}

	#[TestDox( '[PROD-16] A single variation is no product of the catalogue' )]
	public function test_prod_16_a_variation_is_not_given(): void {
		$id         = self::product( 'dvylika-spalvu' );
		$product_id = self::shop()->run_cached( static fn (): int => Products::get( $id )->get_children()[0] );
		self::assertSame( 404, self::ask( self::visitor(), compact( 'product_id' ) )->status );
	}

	/**
	 * @return iterable<string, array{mixed, int}>
	 */
	public static function bad_ids(): iterable {
		yield from FastRun::first(
			4,
			[
				'none'                => [ null, 400 ],
				'zero'                => [ '0', 400 ],
				'nothing'             => [ '', 400 ],
				'text'                => [ 'abc', 400 ],
				'text after a number' => [ '12abc', 400 ],
				'negative'            => [ '-5', 400 ],
				'a fraction'          => [ '1.5', 400 ],
				'1e308'               => [ '1e308', 400 ],
				'NaN'                 => [ 'NaN', 400 ],
				'a list'              => [ [ '1', '2' ], 400 ],
				'twenty digits'       => [ '99999999999999999999', 400 ],
				'a million millions'  => [ '1000000000000', 404 ],
				'a page'              => [ '2', 404 ],
			]
		);
	}

	#[TestDox( '[PROD-16] What is no product\'s id is refused without a word of PHP\'s' )]
	#[DataProvider( 'bad_ids' )]
	public function test_prod_16_bad_ids_are_refused( mixed $id, int $status ): void {
		foreach ( self::ADDRESSES as $address ) {
			$response = self::ask( self::visitor(), $id === null ? [] : [ 'product_id' => $id ], $address );
			self::assertSame( $status, $response->status );
			self::assertFalse( $response->json()['success'] ?? null );
		}
	}
}
