<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\BankLink\Domain\Source;
use Vitrina\BankLink\Domain\Status;
use Vitrina\BankLink\Plugin;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * The cart of a shopper who is at the bank, or came back without paying.
 */
final class PendingCartTest extends BankTestCase {

	private static int $other = 0;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( ! self::has_shop() ) {
			return;
		}
		self::$other = self::shop()->run(
			static fn (): int => Products::create(
				[
					'name'               => 'BANK other',
					'regular_price'      => '3',
					'tax_status'         => 'none',
					'virtual'            => true,
					'catalog_visibility' => 'hidden',
				]
			)
		);
	}

	public static function tearDownAfterClass(): void {
		if ( self::has_shop() ) {
			$other = self::$other;
			self::shop()->run( static fn () => Products::delete( [ $other ] ) );
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
		$place_order   = static function () use ( $shopper, $address, $bank ): array {
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
		[ $order, $url ] = $place_order();
		self::at_bank( $shopper, $shopper->get( $url ), 'late' );
		self::assertSame( [ self::$product => 1 ], self::cart( $shopper ) );
		self::assertSame( $order, $place_order()[0], 'A second order was made.' );
	}

	#[TestDox( '[FIX-06] products added before the confirmation stay in the cart' )]
	#[Group( 'full' )]
	public function test_products_added_before_confirmation(): void {
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
	#[Group( 'full' )]
	public function test_older_attempt_is_paid(): void {
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
		self::shop()->run(
			static function () use ( $order_id ): void {
				$plugin = Plugin::instance();
				$plugin->report_handler->apply_status( $plugin->attempts->of_order( $order_id )[0], Status::Paid, Source::Webhook );
			}
		);
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
