<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Discounts;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Cart;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\Visitor;
use WC_Cart;
use WC_Coupon;

final class CartTest extends DiscountTestCase {

	private const BILLING = [
		'first_name' => 'Jonas',
		'last_name'  => 'Jonaitis',
		'address_1'  => 'Gedimino pr. 1',
		'city'       => 'Vilnius',
		'postcode'   => 'LT-01103',
		'country'    => 'LT',
		'phone'      => '+37061234567',
		'email'      => 'nuolaida@example.com',
	];

	#[TestDox( '[DISC-05] table, classic cart, Store API, order and mail agree to the cent, whatever price the client sends' )]
	#[Group( 'full' )]
	public function test_from_table_to_mail(): void {
		$id = self::$products['plain'];
		self::rules( [ self::ladder( [ $id ] ) ], [ 'awdr_dynamic_bulk_table_status' => '1' ] );

		// 9.99 less 15 % is 8.4915, so 8.49; five of them 42.45.
		$page = self::plain( self::visitor()->get( "/?p={$id}" )->text() );
		self::assertStringContainsString( '8,49 €', $page );
		self::assertStringContainsString( '8,99 €', $page );

		$visitor = self::visitor();
		$visitor->post(
			'/?wc-ajax=add_to_cart',
			[
				'product_id'   => $id,
				'quantity'     => 5,
				'price'        => '0.01',
				'custom_price' => '0.01',
				'data'         => [ 'price' => '0.01' ],
				'line_total'   => '0.05',
			]
		);
		$classic = self::plain( $visitor->get( '/krepselis-2/' )->text() );
		self::assertStringContainsString( '42,45 €', $classic );
		self::assertMatchesRegularExpression( '/Nuolaida:\s+15 % nuo 5 vnt\./u', self::plain( $classic ) );

		$item = self::items( $visitor )[0];
		self::assertSame( '849', $item['prices']['price'] );
		self::assertSame( 4245, (int) $item['totals']['line_total'] + (int) $item['totals']['line_total_tax'] );
		self::assertSame( [ 'Nuolaida', '15 % nuo 5 vnt.' ], [ $item['item_data'][0]['key'], self::plain( $item['item_data'][0]['value'] ) ] );

		$response = $visitor->store_api(
			'checkout',
			[
				'billing_address'  => self::BILLING,
				'shipping_address' => self::BILLING,
				'payment_method'   => 'cod',
			]
		);
		self::assertSame( 200, $response->status, $response->body );
		$order_id = $response->json()['order_id'] ?? 0;
		self::assertIsInt( $order_id );
		$order = self::shop()->run(
			static function () use ( $order_id ): array {
				WC()->mailer();
				$order = Orders::get( $order_id );
				$line  = Orders::first_line( $order );
				return [
					'line'  => round( (float) $line->get_total() + (float) $line->get_total_tax(), 2 ),
					'total' => $order->get_total(),
					'text'  => wp_strip_all_tags( (string) wc_display_item_meta( $line, [ 'echo' => false ] ) ),
					'rules' => $line->get_meta( '_vitrina_discount_rules' ),
					'mail'  => wc_get_template_html(
						'emails/plain/email-order-details.php',
						[
							'order'         => $order,
							'sent_to_admin' => false,
							'plain_text'    => true,
							'email'         => null,
						]
					),
				];
			}
		);
		self::assertSame( [ 42.45, '42.45' ], [ $order['line'], $order['total'] ] );
		self::assertIsString( $order['rules'] );
		self::assertMatchesRegularExpression( '/^\d+$/', $order['rules'] );
		foreach ( [ $order['text'], $order['mail'] ] as $text ) {
			self::assertStringContainsString( '15 % nuo 5 vnt.', self::plain( $text ) );
			self::assertStringContainsString( 'Nuolaida', $text );
		}
		self::assertStringContainsString( '42,45', html_entity_decode( $order['mail'] ) );
	}

	#[TestDox( '[LAW-17] the table and both carts name the same percentage, rounded down from the prices in cents, also where the rule says more' )]
	public function test_one_percentage(): void {
		$id = self::$products['plain'];
		// 0.63 less 15 % is 0.5355, so 0.54: the saving is 14.2 %.
		self::shop()->run( static fn () => Products::update( $id, [ 'regular_price' => '0.63' ] ) );
		try {
			self::rules( [ self::ladder( [ $id ] ) ], [ 'awdr_dynamic_bulk_table_status' => '1' ] );
			$page    = self::plain( self::visitor()->get( "/?p={$id}" )->text() );
			$visitor = self::visitor();
			$visitor->store_api( 'cart/add-item', [ 'id' => $id, 'quantity' => 5 ] );
			$item  = self::items( $visitor )[0];
			$texts = [ $page, self::plain( $visitor->get( '/krepselis-2/' )->text() ), self::plain( (string) json_encode( $item['item_data'], JSON_UNESCAPED_UNICODE ) ) ];
		} finally {
			self::shop()->run( static fn () => Products::update( $id, [ 'regular_price' => '9.99' ] ) );
		}
		foreach ( $texts as $text ) {
			self::assertStringContainsString( '14 %', $text );
			self::assertStringNotContainsString( '15 %', $text );
		}
	}

	#[TestDox( '[DISC-05] the boundaries of tiers in the cart: 2, 3, 4 and 5 items' )]
	#[Group( 'full' )]
	public function test_borders(): void {
		$id = self::$products['plain'];
		self::rules( [ self::ladder( [ $id ] ) ] );
		$visitor = self::visitor();
		$key     = null;
		foreach ( [
			2 => '999',
			3 => '899',
			4 => '899',
			5 => '849',
			1 => '999',
		] as $quantity => $price ) {
			if ( $key === null ) {
				$visitor->store_api( 'cart/add-item', compact( 'id', 'quantity' ) );
			} else {
				$visitor->store_api( 'cart/update-item', compact( 'key', 'quantity' ) );
			}
			$item = self::items( $visitor )[0];
			$key  = $item['key'];
			self::assertSame( $price, $item['prices']['price'], "{$quantity} pieces" );
		}
	}

	#[TestDox( '[DISC-01] variations count separately, together with their siblings, or with all products' )]
	#[Group( 'full' )]
	public function test_counting(): void {
		[ 'S' => $small, 'M' => $medium, 'parent' => $parent, 'other' => $other ] = self::$products;
		foreach ( [
			'product'            => [ '1000', '1250', '333' ],
			'variation'          => [ '900', '1125', '333' ],
			'product_cumulative' => [ '850', '1063', '283' ],
		] as $counting => $prices ) {
			self::rules( [ self::ladder( [ $parent, $other ], compact( 'counting' ) ) ] );
			$visitor = self::visitor();
			foreach ( [ [ $small, 2 ], [ $medium, 2 ], [ $other, 2 ] ] as [ $id, $quantity ] ) {
				$visitor->store_api( 'cart/add-item', compact( 'id', 'quantity' ) );
			}
			self::assertSame( $prices, array_map( static fn ( array $item ): string => $item['prices']['price'], self::items( $visitor ) ), $counting );
		}
	}

	#[TestDox( '[DISC-05] calculated repeatedly, with prices set by another plugin, and without rules again' )]
	#[Group( 'full' )]
	public function test_idempotent(): void {
		$id = self::$products['plain'];
		self::rules( [ self::reduction( [ $id ], '10' ) ] );
		$prices = self::shop()->run(
			static function () use ( $id ): array {
				Cart::replace( $id );
				$price = static function (): string {
					WC()->cart->calculate_totals();
					return Cart::first_line( WC()->cart )['data']->get_price();
				};
				$seen  = [ $price(), $price(), $price() ];
				$other = static fn ( WC_Cart $cart ) => Cart::first_line( $cart )['data']->set_price( '5.00' );
				add_action( 'woocommerce_before_calculate_totals', $other, 10 );
				array_push( $seen, $price(), $price() );
				remove_action( 'woocommerce_before_calculate_totals', $other, 10 );
				$seen[] = $price();
				Database::wpdb()->query( 'UPDATE ' . Database::table( 'vitrina_discount_rules' ) . ' SET enabled = 0' );
				update_option( 'vitrina_discounts_version', uniqid() );
				$seen[] = $price();
				WC()->cart->empty_cart();
				return $seen;
			}
		);
		self::assertSame( [ '8.99', '8.99', '8.99', '4.5', '4.5', '4.5', '5.00' ], $prices );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function shops(): array {
		return [
			'with tax, shown with tax'       => [ 'yes', 'incl' ],
			'without tax, shown without tax' => [ 'no', 'excl' ],
			'without tax, shown with tax'    => [ 'no', 'incl' ],
		];
	}

	#[DataProvider( 'shops' )]
	#[TestDox( '[DISC-05] unit price times quantity is the line total, to the cent, in a shop $_dataName' )]
	#[Group( 'full' )]
	public function test_table_times_quantity( string $include, string $display ): void {
		$id = self::$products['plain'];
		self::rules( [ self::reduction( [ $id ], '12.5' ) ] );
		$wrong = self::shop()->run(
			static function () use ( $id, $include, $display ): array {
				add_filter( 'pre_option_woocommerce_prices_include_tax', static fn (): string => $include );
				add_filter( 'pre_option_woocommerce_tax_display_shop', static fn (): string => $display );
				add_filter( 'pre_option_woocommerce_tax_display_cart', static fn (): string => $display );
				$key   = Cart::replace( $id );
				$wrong = [];
				$seen  = 0;
				$own   = '1';
				// The price of a product as read from the database.
				add_action(
					'woocommerce_before_calculate_totals',
					static function ( WC_Cart $cart ) use ( &$own ): void {
						$product = Cart::first_line( $cart )['data'];
						$product->set_price( $own );
						$product->set_regular_price( $own );
					},
					10
				);
				mt_srand( 20261121 );
				for ( $try = 0; $try < 400; ++$try ) {
					$own      = (string) ( mt_rand( 1, 20000 ) / 100 );
					$quantity = mt_rand( 1, 40 );
					WC()->cart->set_quantity( $key, $quantity, false );
					WC()->cart->calculate_totals();
					$line   = Cart::first_line( WC()->cart );
					$looked = Products::get( $id );
					$looked->set_price( $own );
					$looked->set_regular_price( $own );
					// The unit price in the catalogue, without spaces.
					$html = (string) preg_replace( '/\s+/u', '', html_entity_decode( $looked->get_price_html() ) );
					if ( preg_match( '/<ins>.*?(\d+),(\d\d)/s', $html, $shown ) !== 1 ) {
						continue;
					}
					++$seen;
					$unit  = (int) ( $shown[1] . $shown[2] );
					$total = (int) round( 100 * round( $line['line_subtotal'] + ( $display === 'incl' ? $line['line_subtotal_tax'] : 0 ), 2 ) );
					if ( $unit * $quantity !== $total ) {
						$wrong[] = [ $own, $quantity, $unit, $total ];
					}
				}
				WC()->cart->empty_cart();
				return [ $wrong, $seen > 300 ];
			}
		);
		self::assertSame( [ [], true ], $wrong );
	}

	#[TestDox( '[DISC-01] a rule reduces the sale price, or the regular price by a setting, and the result is never above the sale price' )]
	#[Group( 'full' )]
	public function test_basis(): void {
		$id = self::$products['sale'];
		foreach ( [ [ 'sale_price', '10', '1440' ], [ 'regular_price', '30', '1400' ], [ 'regular_price', '10', '1600' ] ] as [ $basis, $percent, $price ] ) {
			self::rules( [ self::reduction( [ $id ], $percent ) ], [ 'calculate_discount_from' => $basis ] );
			$visitor = self::visitor();
			$visitor->store_api( 'cart/add-item', [ 'quantity' => 1 ] + compact( 'id' ) );
			self::assertSame( $price, self::items( $visitor )[0]['prices']['price'], "{$basis} {$percent}" );
		}
	}

	#[TestDox( '[DISC-01] coupons apply with rules, are rejected with them, or disable them' )]
	#[Group( 'full' )]
	public function test_coupons(): void {
		$id = self::$products['plain'];
		self::shop()->run(
			static function (): void {
				if ( wc_get_coupon_id_by_code( 'disc-euras' ) === 0 ) {
					$coupon = new WC_Coupon();
					$coupon->set_props(
						[
							'code'          => 'disc-euras',
							'amount'        => '1',
							'discount_type' => 'fixed_cart',
						]
					);
					$coupon->save();
				}
			}
		);
		foreach ( [
			'run_both'       => [ 'disc-euras', '849' ],
			'disable_coupon' => [ '', '849' ],
			'disable_rules'  => [ 'disc-euras', '999' ],
		] as $mode => [ $coupon, $price ] ) {
			self::rules( [ self::reduction( [ $id ], '15' ) ], [ 'disable_coupon_when_rule_applied' => $mode ] );
			$visitor = self::visitor();
			$visitor->store_api( 'cart/add-item', [ 'quantity' => 1 ] + compact( 'id' ) );
			$visitor->store_api( 'cart/apply-coupon', [ 'code' => 'disc-euras' ] );
			$cart = $visitor->get( '/wp-json/wc/store/v1/cart' )->json();
			/** @var list<array{code: string}> $coupons */
			$coupons = $cart['coupons'] ?? [];
			self::assertSame( $coupon, $coupons[0]['code'] ?? '', $mode );
			self::assertSame( $price, self::items( $visitor )[0]['prices']['price'], $mode );
		}
		self::shop()->run( static fn () => wp_delete_post( wc_get_coupon_id_by_code( 'disc-euras' ), true ) );
	}

	#[TestDox( '[DISC-05] orders made or edited in wp-admin keep their price' )]
	#[Group( 'full' )]
	public function test_admin_orders(): void {
		$id = self::$products['plain'];
		self::rules( [ self::reduction( [ $id ], '50' ) ] );
		$total = self::shop()->run(
			static function () use ( $id ): array {
				$order = Orders::create();
				Orders::add_product( $order->get_id(), $id, 2 );
				$order  = Orders::get( $order->get_id() );
				$before = wc_format_decimal( $order->get_total(), 2 );
				$order->calculate_totals();
				$after = wc_format_decimal( $order->get_total(), 2 );
				$order->delete( true );
				return [ $before, $after ];
			}
		);
		self::assertSame( [ '19.98', '19.98' ], $total );
	}

	#[TestDox( '[DISC-05] a general reduction shows a strikethrough price and is the effective price; a tier does not' )]
	#[Group( 'full' )]
	public function test_general_reduction(): void {
		[ 'plain' => $id, 'other' => $other, 'parent' => $parent, 'S' => $small ] = self::$products;
		self::rules( [ self::reduction( [ $id, $parent ], '20' ), self::ladder( [ $other ] ) ] );
		$seen = self::shop()->run(
			static function () use ( $id, $other, $parent, $small ): array {
				$fired = 0;
				add_action(
					'vitrina_prices_changed',
					static function () use ( &$fired ): void {
						++$fired;
					}
				);
				do_action( 'vitrina_discounts_rules_saved' );
				$effective = static fn ( int $id ): mixed => apply_filters( 'vitrina_effective_price', (float) Products::get( $id )->get_price(), Products::get( $id ) );
				$text      = static fn ( int $id ): string => html_entity_decode( wp_strip_all_tags( Products::get( $id )->get_price_html() ) );
				return [
					'html'      => Products::get( $id )->get_price_html(),
					'ladder'    => $text( $other ),
					'range'     => $text( $parent ),
					'effective' => [ $effective( $id ), $effective( $other ), $effective( $small ) ],
					'fired'     => $fired,
				];
			}
		);
		self::assertMatchesRegularExpression( '~^<del>.*9,99.*</del>&nbsp;<ins>.*7,99.*</ins>~s', $seen['html'] );
		self::assertStringNotContainsString( 'Kaina su nuolaida', $seen['ladder'] );
		// A range has no lowest price of thirty days: only the reduced range is shown.
		self::assertStringContainsString( '8,00', $seen['range'] );
		self::assertStringContainsString( '10,00', $seen['range'] );
		self::assertStringNotContainsString( '12,50', $seen['range'] );
		self::assertEquals( [ 7.99, 3.33, 8.0 ], $seen['effective'] );
		self::assertSame( 1, $seen['fired'] );
	}

	/**
	 * @return list<array{key: string, prices: array{price: string}, totals: array{line_total: string, line_total_tax: string}, item_data: list<array{key: string, value: string}>}>
	 */
	private static function items( Visitor $visitor ): array {
		/** @var list<array{key: string, prices: array{price: string}, totals: array{line_total: string, line_total_tax: string}, item_data: list<array{key: string, value: string}>}> $items */
		$items = $visitor->get( '/wp-json/wc/store/v1/cart' )->json()['items'] ?? [];
		return $items;
	}
}
