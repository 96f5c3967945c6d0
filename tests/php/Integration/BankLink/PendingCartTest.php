<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * What stays in the cart of a shopper who went to the bank.
 */
final class PendingCartTest extends BankTestCase {

	private static int $other = 0;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		$other       = self::has_shop() ? self::shop()->run( '$product = new WC_Product_Simple(); $product->set_props( [ "name" => "BANK other", "regular_price" => "3", "tax_status" => "none", "virtual" => true, "catalog_visibility" => "hidden" ] ); return $product->save();' ) : 0;
		self::$other = is_int( $other ) ? $other : 0;
	}

	public static function tearDownAfterClass(): void {
		if ( self::has_shop() ) {
			self::shop()->run( 'wp_delete_post( $other, true ); return true;', [ 'other' => self::$other ] );
		}
		parent::tearDownAfterClass();
	}

	#[TestDox( '[FIX-06] back from a bank without confirmation: the cart is kept, the button pays the same order again, and payment empties the cart' )]
	public function test_unpaid(): void {
		$shopper = self::shopper();
		$back    = self::at_bank( $shopper, self::place( $shopper ), 'late' );
		$order   = self::newest_order();
		self::assertStringContainsString( 'order-received', $back->url );
		self::assertSame( [ 'pending', [ self::$product => 1 ] ], [ self::state( $order )['status'], self::cart( $shopper ) ] );
		$bank = self::place( $shopper );
		self::assertStringContainsString( 'vitrina_bank_link_sandbox', $bank->url );
		self::assertSame( $order, self::newest_order(), 'A second order was made.' );
		self::at_bank( $shopper, $bank, 'pay' );
		self::assertSame( [], self::cart( $shopper ) );
	}

	#[TestDox( '[FIX-06] block checkout, back from a bank without confirmation: the cart is kept, and the button pays the same order again' )]
	public function test_unpaid_block_checkout(): void {
		$shopper = self::shopper();
		$address = [
			'first_name' => 'Jonas',
			'last_name'  => 'Jonaitis',
			'country'    => 'LT',
			'address_1'  => 'Ozo g. 25',
			'city'       => 'Vilnius',
			'postcode'   => 'LT-07150',
			'phone'      => '+37061234567',
			'email'      => 'jonas@example.com',
		];
		$bank    = [
			'key'   => self::FIELD,
			'value' => 'LT-HABALT22',
		];
		$press   = static function () use ( $shopper, $address, $bank ): array {
			$response = $shopper->store_api(
				'checkout',
				[
					'billing_address' => $address,
					'payment_method'  => self::METHOD,
					'payment_data'    => [ $bank ],
				]
			)->json();
			$result = is_array( $response['payment_result'] ?? null ) ? $response['payment_result']['redirect_url'] ?? '' : '';
			return [ $response['order_id'] ?? 0, is_string( $result ) ? $result : '' ];
		};
		[ $order, $url ] = $press();
		self::at_bank( $shopper, $shopper->get( $url ), 'late' );
		self::assertSame( [ self::$product => 1 ], self::cart( $shopper ) );
		self::assertSame( $order, $press()[0], 'A second order was made.' );
	}

	#[TestDox( '[FIX-06] products added before the confirmation stay in the cart' )]
	public function test_added_meanwhile(): void {
		$shopper = self::shopper();
		$back    = self::at_bank( $shopper, self::place( $shopper ), 'late' );
		$shopper->add_to_cart( self::$other );
		$shopper->add_to_cart( self::$product );
		self::pay( self::newest_order() );
		$shopper->get( $back->url );
		$left = [
			self::$other   => 1,
			self::$product => 1,
		];
		self::assertEquals( $left, self::cart( $shopper ) );
		$shopper->get( $back->url );
		self::assertEquals( $left, self::cart( $shopper ), 'The same order was taken out of the cart twice.' );
	}

	#[TestDox( '[FIX-06] an older attempt is paid while a newer order with more products is open: unpaid products stay in the cart' )]
	public function test_older_try(): void {
		$shopper = self::shopper();
		$first   = self::place( $shopper );
		$older   = self::newest_order();
		$shopper->add_to_cart( self::$other );
		$second = self::place( $shopper );
		$newer  = self::newest_order();
		self::assertNotSame( $older, $newer );
		self::at_bank( $shopper, $first, 'pay' );
		self::assertSame( [ 'pending', [ self::$other => 1 ] ], [ self::state( $newer )['status'], self::cart( $shopper ) ] );
		self::at_bank( $shopper, $second, 'pay' );
		self::assertSame( [], self::cart( $shopper ) );
	}

	/**
	 * Applies the bank's report, without the shopper.
	 */
	private static function pay( int $order_id ): void {
		self::shop()->run( '$plugin = \Vitrina\BankLink\Plugin::instance(); $plugin->report_handler->apply_status( $plugin->attempts->of_order( $order_id )[0], \Vitrina\BankLink\Domain\Status::Paid, \Vitrina\BankLink\Domain\Source::Webhook ); return true;', compact( 'order_id' ) );
	}

	/**
	 * @return array<int, int> Quantities by product.
	 */
	private static function cart( Visitor $shopper ): array {
		$items = $shopper->get( '/wp-json/wc/store/v1/cart' )->json()['items'] ?? null;
		self::assertIsArray( $items );
		$quantities = [];
		foreach ( $items as $item ) {
			if ( is_array( $item ) && is_int( $item['id'] ?? null ) && is_int( $item['quantity'] ?? null ) ) {
				$quantities[ $item['id'] ] = $item['quantity'];
			}
		}
		return $quantities;
	}
}
