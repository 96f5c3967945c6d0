<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Automattic\WooCommerce\Checkout\Helpers\ReserveStock;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\ScarceProduct;
use Vitrina\Tests\Integration\BankLink\Support\BankTestCase;
use WC_Order;

/**
 * The last item in stock is sold once.
 */
final class LastItemTest extends BankTestCase {

	#[TestDox( '[FIX-26] an order that is placed, and has not taken its goods yet, still holds them' )]
	public function test_reserved_before_stock_is_reduced(): void {
		$seen = self::shop()->run(
			static function (): array {
				$product = new ScarceProduct( 1 );
				$first   = $product->create_order();
				$second  = $product->create_order();
				$seen    = [ $product->reserve( $first ) ];
				add_action(
					'woocommerce_order_status_processing',
					static function () use ( &$seen, $product, $second ): void {
						array_push( $seen, $product->stock(), $product->reserve( $second ) );
					},
					1
				);
				$first->update_status( 'processing' );
				return [ ...$seen, $product->stock(), $product->reserve( $second ) ];
			}
		);
		self::assertSame( [ 'held', 1, 'none left', 0, 'none left' ], $seen );
	}

	#[TestDox( '[FIX-26] while one of two pieces is being taken the other can be had: no piece counts twice' )]
	public function test_reserved_while_stock_is_reduced(): void {
		$seen = self::shop()->run(
			static function (): array {
				$product = new ScarceProduct( 2 );
				$first   = $product->create_order();
				$second  = $product->create_order();
				$third   = $product->create_order();
				$seen    = [ $product->reserve( $first ) ];
				add_action(
					'woocommerce_updated_product_stock',
					static function () use ( &$seen, $product, $second, $third ): void {
						array_push( $seen, $product->stock(), $product->reserve( $second ), $product->reserve( $third ) );
					}
				);
				$first->update_status( 'processing' );
				return $seen;
			}
		);
		self::assertSame( [ 'held', 1, 'held', 'none left' ], $seen );
	}

	#[TestDox( '[FIX-26] an order that is placed holds its goods also where WooCommerce writes its query for held goods another way' )]
	public function test_other_reserved_quantity_query(): void {
		$seen = self::shop()->run(
			static function (): array {
				$product = new ScarceProduct( 1 );
				add_filter( 'woocommerce_query_for_reserved_stock', static fn ( string $query ): string => (string) preg_replace( '/IN \([^)]*\)/', "IN ('wc-pending')", $query ), -1 );
				$first  = $product->create_order();
				$second = $product->create_order();
				$seen   = [ $product->reserve( $first ) ];
				add_action(
					'woocommerce_order_status_processing',
					static function () use ( &$seen, $product, $second ): void {
						$seen[] = $product->reserve( $second );
					},
					1
				);
				$first->update_status( 'processing' );
				return [ ...$seen, $product->stock() ];
			}
		);
		self::assertSame( [ 'held', 'none left', 0 ], $seen );
	}

	#[TestDox( '[FIX-26] a stock query of unknown text is left unchanged: nothing is sold twice, and a warning is logged' )]
	public function test_other_reduction_query(): void {
		$seen = self::shop()->run(
			static function (): array {
				$product = new ScarceProduct( 1 );
				add_filter( 'woocommerce_update_product_stock_query', static fn ( string $query ): string => "{$query} -- ", 1 );
				$levels = [];
				add_filter(
					'woocommerce_logger_log_message',
					/** @param array<string, mixed> $context */
					static function ( mixed $message, string $level, array $context ) use ( &$levels ): mixed {
						if ( ( $context['source'] ?? '' ) !== 'vitrina-last-piece' ) {
							return $message;
						}
						$levels[] = $level;
						return null;
					},
					10,
					3
				);
				$first  = $product->create_order();
				$second = $product->create_order();
				$seen   = [ $product->reserve( $first ) ];
				add_action(
					'woocommerce_updated_product_stock',
					static function () use ( &$seen, $product, $second ): void {
						$seen[] = $product->reserve( $second );
					}
				);
				$first->update_status( 'processing' );
				return [ ...$seen, $product->stock(), $product->reserve( $second ), array_unique( $levels ) ];
			}
		);
		self::assertSame( [ 'held', 'none left', 0, 'none left', [ 'warning' ] ], $seen );
	}

	#[TestDox( '[FIX-26] the query that takes stock is the known one in WooCommerce 11.0.1 and 10.0.2' )]
	public function test_query_of_woocommerce(): void {
		$cache = getenv( 'VITRINA_CACHE' );
		$cache = $cache === false ? getenv( 'HOME' ) . '/.cache/vitrina' : $cache;
		$here  = self::shop()->run_cached( static fn (): string => untrailingslashit( WC()->plugin_path() ) );
		foreach ( array_filter( [ $here, "{$cache}/woocommerce-11.0.1", "{$cache}/woocommerce-10.0.2" ], is_dir( ... ) ) as $folder ) {
			$stock = (string) file_get_contents( "{$folder}/includes/data-stores/class-wc-product-data-store-cpt.php" );
			self::assertStringContainsString( "\"UPDATE {\$wpdb->postmeta} SET meta_value = meta_value %+f WHERE post_id = %d AND meta_key='_stock'\"", $stock, $folder );
			self::assertStringContainsString( "apply_filters( 'woocommerce_update_product_stock_query', \$sql, \$product_id_with_stock, \$new_stock, \$operation )", $stock, $folder );
			self::assertStringContainsString( "apply_filters( 'woocommerce_query_for_reserved_stock', \$query, \$product_id, \$exclude_order_id )", (string) file_get_contents( "{$folder}/src/Checkout/Helpers/ReserveStock.php" ), $folder );
		}
	}

	#[TestDox( '[FIX-26] a payment that failed lets the goods go, and a new try holds them again' )]
	public function test_failed(): void {
		$seen = self::shop()->run(
			static function (): array {
				$product = new ScarceProduct( 1 );
				$first   = $product->create_order();
				$second  = $product->create_order();
				$seen    = [ $product->reserve( $first ) ];
				$first->update_status( 'failed' );
				$seen[] = $product->reserve( $second );
				( new ReserveStock() )->release_stock_for_order( $second );
				return [ ...$seen, $product->reserve( $first ), $product->reserve( $second ) ];
			}
		);
		self::assertSame( [ 'held', 'held', 'held', 'none left' ], $seen );
	}

	#[TestDox( '[FIX-26] an owner who holds nothing for unpaid orders: two presses at once still get one piece' )]
	public function test_no_hold_time(): void {
		$seen = self::shop()->run(
			static function (): array {
				$product = new ScarceProduct( 1 );
				add_filter( 'pre_option_woocommerce_hold_stock_minutes', static fn (): string => '0' );
				return [ $product->reserve( $product->create_order() ), $product->reserve( $product->create_order() ) ];
			}
		);
		self::assertSame( [ 'held', 'none left' ], $seen );
	}

	#[TestDox( '[FIX-26] two orders wait for the same last piece: the first to pay gets it, the other is not taken to the bank' )]
	public function test_pay_for_order(): void {
		[ $first, $second, $third ] = self::unpaid_orders();
		self::assertStringContainsString( 'vitrina_bank_link_sandbox', self::pay( $first )[0] );
		[ $url, $text ] = self::pay( $second );
		self::assertStringNotContainsString( 'vitrina_bank_link_sandbox', $url );
		self::assertStringContainsString( 'Last piece', $text );
		$response = self::visitor()->store_api(
			"checkout/{$third['id']}?key={$third['key']}&billing_email=jonas@example.com",
			[
				'key'             => $third['key'],
				'billing_email'   => 'jonas@example.com',
				'billing_address' => [
					'first_name' => 'Jonas',
					'last_name'  => 'Jonaitis',
					'country'    => 'LT',
					'address_1'  => 'Ozo g. 25',
					'city'       => 'Vilnius',
					'postcode'   => 'LT-07150',
					'phone'      => '+37061234567',
					'email'      => 'jonas@example.com',
				],
				'payment_method'  => 'cod',
			]
		);
		self::assertSame( 'woocommerce_product_not_enough_stock', $response->json()['code'] ?? null, $response->body );
		self::assertSame( [ 'pending', 'pending' ], [ self::state( $second['id'] )['status'], self::state( $third['id'] )['status'] ] );
	}

	/**
	 * @return list<array{id: int, key: string, url: string}> Three orders for one item, which none of them reserves.
	 */
	private static function unpaid_orders(): array {
		return self::shop()->run(
			static function (): array {
				$product = new ScarceProduct( 1 );
				$orders  = [ $product->create_order(), $product->create_order(), $product->create_order() ];
				return array_map(
					static fn ( WC_Order $order ): array => [
						'id'  => $order->get_id(),
						'key' => $order->get_order_key(),
						'url' => $order->get_checkout_payment_url(),
					],
					$orders
				);
			}
		);
	}

	/**
	 * @param array{id: int, key: string, url: string} $order
	 * @return array{string, string} URL and text of the page that follows.
	 */
	private static function pay( array $order ): array {
		$shopper = self::visitor();
		$page    = $shopper->get( $order['url'] );
		$response  = $shopper->post(
			$page->url,
			[
				self::FIELD             => 'LT-HABALT22',
				'woocommerce_pay'       => '1',
				'woocommerce-pay-nonce' => $page->field( 'woocommerce-pay-nonce' ),
				'payment_method'        => self::METHOD,
				'terms'                 => '1',
				'terms-field'           => '1',
			]
		);
		return [ $response->url, $response->text() ];
	}
}
