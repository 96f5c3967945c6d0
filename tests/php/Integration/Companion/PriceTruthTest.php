<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Companion\UnitPrice\Contents;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Order;
use WC_Order_Item_Shipping;
use WC_Shipping_Rate;
use WP_REST_Request;

/** What a shop may say about a price. */
final class PriceTruthTest extends ThemeTestCase {

	#[TestDox( '[LAW-15] over random histories a price is crossed out only where the prices of all thirty days before are recorded: on the page, and for blocks' )]
	public function test_random_histories(): void {
		$rounds              = FastRun::times( 15, 60 );
		[ $seen, $expected ] = self::shop()->run(
			static function () use ( $rounds ): array {
				$random = new Randomizer( new Mt19937( 15 ) );
				$table  = Database::table( 'vitrina_price_history' );
				$seen   = [];
				$naive  = [];
				for ( $round = 0; $round < $rounds; $round++ ) {
					$id = Products::create( [ 'name' => 'Kaina', 'regular_price' => '20.00', 'sale_price' => '12.00' ] );
					Database::wpdb()->delete( $table, [ 'product_id' => $id ] );
					$reduced_at = time() - $random->getInt( 1, 20 ) * DAY_IN_SECONDS;
					$is_known   = false;
					$prices     = [ [ 1200, $reduced_at ] ];
					for ( $record = $random->getInt( 0, 3 ); $record > 0; $record-- ) {
						$is_old   = $random->getInt( 0, 1 ) === 1;
						$is_known = $is_known || $is_old;
						$prices[] = [ 1200 + $random->getInt( 1, 900 ), $reduced_at - $random->getInt( $is_old ? 35 : 1, $is_old ? 90 : 25 ) * DAY_IN_SECONDS ];
					}
					foreach ( $prices as [ $price, $since ] ) {
						Database::wpdb()->insert( $table, [
							'product_id' => $id,
							'price'      => $price,
							'is_reduced' => $since === $reduced_at ? 1 : 0,
							'currency'   => get_woocommerce_currency(),
							'decimals'   => 2,
							'changed_at' => $since,
						] );
					}
					$response = (array) rest_do_request( new WP_REST_Request( 'GET', "/wc/store/v1/products/{$id}" ) )->get_data();
					$shown    = (array) $response['prices'];
					$seen[]   = [ str_contains( Products::get( $id )->get_price_html(), '<del' ), $shown['regular_price'] > $shown['price'] ];
					// A price applies until the next one, so one from before the thirty days makes all of them known.
					$naive[] = [ $is_known, $is_known ];
					Products::delete( [ $id ] );
				}
				return [ $seen, $naive ];
			}
		);
		self::assertSame( $expected, $seen );
		self::assertContains( [ true, true ], $seen );
		self::assertContains( [ false, false ], $seen );
	}

	#[TestDox( '[LAW-10] [DISC-02] the price by quantity that replaces the product’s price has the unit price at that quantity' )]
	public function test_by_quantity(): void {
		$html = self::shop()->run(
			static function (): mixed {
				$id      = Products::create( [ 'name' => 'Kvepalai', 'regular_price' => '10.00' ] );
				$product = Products::get( $id );
				( new Contents() )->set( $product, '50', 'ml' );
				$product->save();
				$html = apply_filters( 'vitrina_quantity_price_html', '8,00 €', $product, 8.0 );
				Products::delete( [ $id ] );
				return $html;
			}
		);
		self::assertIsString( $html );
		self::assertStringContainsString( '160,00', $html );
	}

	#[TestDox( '[LAW-16] delivery without a price is called free in cart and order, unless its name says so' )]
	public function test_free_delivery(): void {
		$texts = self::shop()->run(
			static function (): array {
				$texts = [];
				foreach ( [ [ 'Paštomatas', 0.0 ], [ 'Nemokamas paštomatas', 0.0 ], [ 'Kurjeris', 4.5 ] ] as [ $name, $cost ] ) {
					$rate = new WC_Shipping_Rate( 'rate', $name, 0, [], 'flat_rate' );
					$rate->set_cost( (string) $cost );
					$item = new WC_Order_Item_Shipping();
					$item->set_method_title( $name );
					$item->set_total( (string) $cost );
					$order = new WC_Order();
					$order->add_item( $item );
					$order->set_shipping_total( (string) $cost );
					$texts[] = [ wp_strip_all_tags( wc_cart_totals_shipping_method_label( $rate ) ), wp_strip_all_tags( $order->get_shipping_to_display() ) ];
				}
				return $texts;
			}
		);
		self::assertSame( [ 'Paštomatas: nemokamai', 'Nemokamai (Paštomatas)' ], $texts[0] );
		self::assertSame( [ 'Nemokamas paštomatas', 'Nemokamas paštomatas' ], $texts[1] );
		self::assertStringNotContainsStringIgnoringCase( 'nemokam', implode( $texts[2] ) );
	}
}
