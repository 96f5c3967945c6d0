<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** What may be added to the cart, whatever the theme: the rules are the companion's. */
final class PurchaseTest extends ThemeTestCase {
	private const PASSWORD = 'sesame';

	#[TestDox( '[REST-01] A password-protected product is sold by the Store API only to visitors who have entered the password, and its name is not revealed' )]
	public function test_store_api(): void {
		$id       = self::create_product( [ 'post_password' => self::PASSWORD ] );
		$stranger = self::visitor();
		$response = $stranger->store_api( 'cart/add-item', [ 'quantity' => 1 ] + compact( 'id' ) );
		self::assertGreaterThanOrEqual( 400, $response->status );
		self::assertSame( 0, self::items( $stranger ) );

		$friend = self::visitor();
		self::enter_password( $friend );
		self::assertSame( 201, $friend->store_api( 'cart/add-item', [ 'quantity' => 1 ] + compact( 'id' ) )->status );
		self::assertSame( 1, self::items( $friend ) );
	}

	#[TestDox( '[REST-01] A product that gets a password leaves the carts of visitors who have not entered it' )]
	public function test_password_later(): void {
		$id      = self::create_product();
		$visitor = self::visitor();
		$visitor->add_to_cart( $id );
		$post = [
			'ID'            => $id,
			'post_password' => self::PASSWORD,
		];
		self::shop()->run( static fn () => wp_update_post( $post ) );
		$cart = $visitor->get( '/wp-json/wc/store/v1/cart' );
		self::assertSame( [], $cart->json()['items'] ?? null );
	}

	#[TestDox( '[REST-01] A listing\'s add request does not add it either, until the password is entered' )]
	public function test_listing_add(): void {
		$product_id = self::create_product( [ 'post_password' => self::PASSWORD ] );
		$visitor    = self::visitor();
		$response   = $visitor->post( '/?wc-ajax=add_to_cart', compact( 'product_id' ) );
		self::assertTrue( $response->json()['error'] ?? false );
		self::assertStringNotContainsString( 'rausvas', $response->body );

		self::enter_password( $visitor );
		$visitor->add_to_cart( $product_id );
		self::assertSame( 1, self::items( $visitor ) );
	}

	#[TestDox( '[PROD-09] A product that is no longer published tells nothing of its variations' )]
	public function test_variations_of_a_draft(): void {
		$product_id = self::product( 'dvylika-spalvu' );
		$fields     = [ 'attribute_pa_spalva' => 'pieno' ] + compact( 'product_id' );
		self::assertNotSame( 'false', trim( self::visitor()->post( '/?wc-ajax=get_variation', $fields )->body ) );
		self::shop()->run( static fn () => wp_update_post( [
			'ID' => $product_id,
			'post_status' => 'draft',
		] ) );
		try {
			self::assertSame( 'false', trim( self::visitor()->post( '/?wc-ajax=get_variation', $fields )->body ) );
		} finally {
			self::shop()->run( static fn () => wp_update_post( [
				'ID' => $product_id,
				'post_status' => 'publish',
			] ) );
		}
	}

	private static function enter_password( Visitor $visitor ): void {
		$visitor->post( '/wp-login.php?action=postpass', [ 'post_password' => self::PASSWORD ] );
	}

	private static function items( Visitor $visitor ): int {
		$count = $visitor->get( '/wp-json/wc/store/v1/cart' )->json()['items_count'] ?? null;
		return is_int( $count ) ? $count : -1;
	}
}
