<?php
/**
 * Tests of which requests lock the session.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Session;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Session\Domain\ShopRequest;

final class ShopRequestTest extends TestCase {
	#[DataProvider( 'requests' )]
	#[TestDox( '$name' )]
	public function test_may_write( string $name, bool $waits, ShopRequest $request ): void {
		self::assertSame( $waits, $request->may_write(), $name );
	}

	/**
	 * @return list<array{string, bool, ShopRequest}>
	 */
	public static function requests(): array {
		return [
			[ 'A catalogue page does not wait', false, new ShopRequest( 'GET', [ 'orderby' => 'price' ] ) ],
			[ 'A HEAD request does not wait', false, new ShopRequest( 'HEAD' ) ],
			[ 'A run without a method does not wait', false, new ShopRequest( '' ) ],
			[ 'Reading the cart over the Store API does not wait', false, new ShopRequest( 'GET', [ 'rest_route' => '/wc/store/v1/cart' ] ) ],
			[ 'Fragments do not wait', false, new ShopRequest( 'POST', [ 'wc-ajax' => 'get_refreshed_fragments' ] ) ],
			[ 'A variation does not wait', false, new ShopRequest( 'POST', [ 'wc-ajax' => 'get_variation' ] ) ],
			[ 'Admin screens do not wait', false, new ShopRequest( 'POST', [], [ 'action' => 'heartbeat' ], true ) ],
			[ '[FIX-28] An order placed under the address of a question waits', true, new ShopRequest( 'POST', [ 'wc-ajax' => 'get_refreshed_fragments' ], [ 'woocommerce_checkout_place_order' => '1' ] ) ],
			[
				'[FIX-28] A link that adds under the address of a question waits',
				true,
				new ShopRequest( 'GET', [
					'wc-ajax' => 'get_variation',
					'add-to-cart' => '7',
				] ),
			],
			[
				'A variation with what is chosen does not wait',
				false,
				new ShopRequest( 'POST', [ 'wc-ajax' => 'get_variation' ], [
					'product_id' => '7',
					'attribute_pa_spalva' => 'balta',
				] ),
			],
			[ 'An AJAX search does not wait', false, new ShopRequest( 'GET', [ 'action' => 'search' ] ) ],
			[ 'An add by AJAX waits', true, new ShopRequest( 'POST', [ 'wc-ajax' => 'add_to_cart' ] ) ],
			[ 'A checkout waits', true, new ShopRequest( 'POST', [ 'wc-ajax' => 'checkout' ] ) ],
			[ 'An unknown shop call waits, by GET too', true, new ShopRequest( 'GET', [ 'wc-ajax' => 'something' ] ) ],
			[ '[FIX-28] An AJAX post of a plugin waits', true, new ShopRequest( 'POST', [], [ 'action' => 'something' ] ) ],
			[ 'A posted form waits', true, new ShopRequest( 'POST' ) ],
			[ 'A Store API delete waits', true, new ShopRequest( 'DELETE' ) ],
			[ 'A link that adds waits', true, new ShopRequest( 'GET', [ 'add-to-cart' => '7' ] ) ],
			[ 'A link that removes waits', true, new ShopRequest( 'GET', [ 'remove_item' => 'x' ] ) ],
			[ 'A shop call that is no text is none', false, new ShopRequest( 'GET', [ 'wc-ajax' => [ 'x' ] ] ) ],
		];
	}
}
