<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;

final class AddToCartTest extends ThemeTestCase {

	private const PAGE = '/produktas/lino-skalbiniai/';

	private const ACTION = 'woocommerce-vitrina-add-to-cart';

	/**
	 * @param array<string, mixed> $fields
	 */
	private static function send( Visitor $visitor, array $fields ): Response {
		return $visitor->post( self::PAGE, $fields + [ 'add-to-cart' => (string) self::product() ] );
	}

	private static function nonce( Visitor $visitor ): string {
		$nonces = $visitor->get( '/wp-json/vitrina/v1/state' )->json()['nonces'] ?? [];
		$nonce  = is_array( $nonces ) ? $nonces['add_to_cart'] ?? '' : '';
		return is_string( $nonce ) ? $nonce : '';
	}

	/**
	 * A guest's nonce without a session, as it was made some ticks of twelve hours ago.
	 */
	private static function aged( int $ticks ): string {
		$action = self::ACTION;
		return self::shop()->run( static fn (): string => substr( wp_hash( ( wp_nonce_tick( $action ) - $ticks ) . "|{$action}|0|", 'nonce' ), -12, 10 ) );
	}

	#[TestDox( '[PROD-12] With the nonce the answer is what the page swaps in: notices, counter, fragments and hash' )]
	public function test_prod_12_the_answer_holds_notices_counter_fragments_and_hash(): void {
		$visitor = self::visitor();
		$response  = self::send(
			$visitor,
			[
				'goya_atc_nonce' => self::nonce( $visitor ),
				'quantity'       => '3',
			]
		);
		self::assertSame( 200, $response->status );
		self::assertStringContainsString( 'no-store', $response->header( 'cache-control' ) );
		self::assertStringStartsWith( '<div class="woocommerce-notices-wrapper">', $response->body );
		self::assertStringContainsString( 'woocommerce-message', $response->body );
		self::assertStringContainsString( 'minicart-counter"><span aria-hidden="true">3<', $response->body );
		self::assertStringNotContainsString( '<html', $response->body );
		self::assertSame( 1, preg_match( '/id="vitrina-cart-parts"[^>]*>\s*(.*?)\s*<\/script>/s', $response->body, $box ) );
		$parts = json_decode( $box[1] ?? '', true );
		self::assertIsArray( $parts );
		self::assertIsArray( $parts['fragments'] );
		self::assertArrayHasKey( 'div.widget_shopping_cart_content', $parts['fragments'] );
		self::assertNotSame( '', $parts['cart_hash'] );
		self::assertSame( [ self::product() => 3 ], self::cart( $visitor ) );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function bad_nonces(): iterable {
		yield 'empty' => [ '' ];
		yield 'made up' => [ '0123456789' ];
		yield 'a list' => [ [ 'a' ] ];
		yield 'very long' => [ str_repeat( 'a', 10000 ) ];
	}

	#[TestDox( '[PROD-12] A nonce that is not ours adds nothing and says so' )]
	#[DataProvider( 'bad_nonces' )]
	public function test_prod_12_a_nonce_that_is_not_ours_adds_nothing( mixed $nonce ): void {
		$visitor = self::visitor();
		self::assert_refused( $visitor, self::send( $visitor, [ 'goya_atc_nonce' => $nonce ] ) );
	}

	#[TestDox( '[PROD-12] A nonce lives for a day: at thirteen hours it adds, at twenty-five it does not' )]
	public function test_prod_12_a_nonce_of_yesterday_adds_nothing(): void {
		$visitor = self::visitor();
		self::assert_refused( $visitor, self::send( $visitor, [ 'goya_atc_nonce' => self::aged( 2 ) ] ) );
		self::assertSame( 200, self::send( $visitor, [ 'goya_atc_nonce' => self::aged( 1 ) ] )->status );
		self::assertSame( [ self::product() => 1 ], self::cart( $visitor ) );
	}

	#[TestDox( '[PROD-12] Another shopper\'s nonce, and one made for something else, add nothing' )]
	public function test_prod_12_a_nonce_of_another_adds_nothing(): void {
		[ $visitor, $other ] = [ self::visitor(), self::visitor() ];
		foreach ( [ $visitor, $other ] as $each ) {
			self::send( $each, [] );
		}
		self::assert_refused( $visitor, self::send( $visitor, [ 'goya_atc_nonce' => self::nonce( $other ) ] ), 1 );
		$nonces = $visitor->get( '/wp-json/vitrina/v1/state' )->json()['nonces'] ?? [];
		self::assertIsArray( $nonces );
		self::assert_refused( $visitor, self::send( $visitor, [ 'goya_atc_nonce' => $nonces['rest'] ] ), 1 );
		self::assertSame( 200, self::send( $visitor, [ 'goya_atc_nonce' => self::nonce( $visitor ) ] )->status );
	}

	#[TestDox( '[PROD-12] A session cookie that nobody has signed keeps nobody from buying' )]
	public function test_prod_12_a_broken_session_cookie_keeps_nobody_from_buying(): void {
		$visitor = self::visitor();
		$name    = self::shop()->run_cached( static fn (): string => 'wp_woocommerce_session_' . COOKIEHASH );
		$response = $visitor->send( 'POST', self::PAGE, http_build_query( [ 'add-to-cart' => self::product(), 'goya_atc_nonce' => self::nonce( $visitor ) ] ), [ "Cookie: {$name}=t_broken|1|1|no" ] );
		self::assertSame( 200, $response->status );
		self::assertStringContainsString( 'woocommerce-message', $response->body );
	}

	#[TestDox( '[EVENT-01] Without a script there is no nonce: the form leads to a page, as ever' )]
	public function test_event_01_a_plain_form_leads_to_a_page(): void {
		$visitor = self::visitor();
		$response  = self::send( $visitor, [ 'quantity' => '2' ] );
		self::assertStringContainsString( '<html', $response->body );
		self::assertStringContainsString( 'woocommerce-message', $response->body );
		self::assertSame( [ self::product() => 2 ], self::cart( $visitor ) );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function bad_quantities(): iterable {
		foreach ( FastRun::first( 3, [ '0', '-1', 'abc', '0.0', '', 'NaN', 'INF', '1e308', '100001', '99999999999999999999' ] ) as $quantity ) {
			yield "'{$quantity}'" => [ $quantity ];
		}
		yield 'a list of texts' => [ [ 'abc' ] ];
	}

	#[TestDox( '[PROD-12] [PROD-13] A quantity that is none reaches no cart, and is spoken of' )]
	#[DataProvider( 'bad_quantities' )]
	public function test_prod_12_prod_13_a_quantity_that_is_none_reaches_no_cart( mixed $quantity ): void {
		$visitor = self::visitor();
		$in_page = self::send( $visitor, compact( 'quantity' ) + [ 'goya_atc_nonce' => self::nonce( $visitor ) ] );
		$buy_now = self::send( $visitor, compact( 'quantity' ) + [ 'is_buy_now' => '1' ] );
		foreach ( [ $in_page, $buy_now ] as $response ) {
			self::assertStringContainsString( 'woocommerce-error', $response->body );
			self::assertStringContainsString( self::PAGE, $response->url );
		}
		self::assertSame( [], self::cart( $visitor ) );
	}

	#[TestDox( '[PROD-12] What is not there, or cannot be bought, is not added and is spoken of' )]
	public function test_prod_12_what_cannot_be_bought_is_not_added(): void {
		$visitor = self::visitor();
		foreach ( [ '0', '1000000000000', 'abc', (string) self::create_product( [ 'post_status' => 'draft' ] ), (string) self::product( 'oda-ir-tabakas' ), (string) self::product( 'dvylika-spalvu' ) ] as $id ) {
			$response = self::send(
				$visitor,
				[
					'add-to-cart'    => $id,
					'goya_atc_nonce' => self::nonce( $visitor ),
				]
			);
			self::assertStringContainsString( 'woocommerce-error', $response->body, $id );
		}
		self::assertSame( [], self::cart( $visitor ) );
	}

	#[TestDox( '[PROD-13] Buy now leads to the checkout, keeps what was in the cart, and says nothing of it' )]
	public function test_prod_13_buy_now_leads_to_the_checkout_with_all_that_is_in_the_cart(): void {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product( 'dovanu-rinkinys-rytas' ) );
		$response = self::send( $visitor, [ 'is_buy_now' => '1' ] );
		self::assertStringContainsString( '/apmokejimas/', $response->url );
		self::assertStringNotContainsString( 'class="woocommerce-message', $response->body );
		self::assertSame(
			[
				self::product( 'dovanu-rinkinys-rytas' ) => 1,
				self::product()                          => 1,
			],
			self::cart( $visitor )
		);
	}

	#[TestDox( '[PROD-13] Another value of the field is an ordinary add' )]
	public function test_prod_13_another_value_is_an_ordinary_add(): void {
		foreach ( [ '0', 'yes', [ '1' ] ] as $value ) {
			self::assertStringContainsString( self::PAGE, self::send( self::visitor(), [ 'is_buy_now' => $value ] )->url );
		}
	}

	private static function assert_refused( Visitor $visitor, Response $response, int $held = 0 ): void {
		self::assertSame( 403, $response->status );
		self::assertStringContainsString( 'woocommerce-error', $response->body );
		self::assertSame( $held > 0 ? [ self::product() => $held ] : [], self::cart( $visitor ) );
	}
}
