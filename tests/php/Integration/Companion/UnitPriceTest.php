<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Prices;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Product_Variable;
use WC_Product_Variation;
use WP_REST_Request;

final class UnitPriceTest extends ThemeTestCase {

	#[TestDox( '[LAW-10] [LAW-12] a net content entered by REST shows the price of a litre on the page, the card and the cart line; what is not valid is refused' )]
	public function test_page_card_cart_rest(): void {
		[ $statuses, $content, $page, $card, $line ] = self::shop()->run(
			static function (): array {
				wp_set_current_user( 1 );
				$id  = Products::create(
					[
						'name'          => 'Kvepalai',
						'regular_price' => '9.99',
					]
				);
				$put = static function ( mixed $value ) use ( $id ): array {
					$request = new WP_REST_Request( 'PUT', "/wc/v3/products/{$id}" );
					$request->set_header( 'Content-Type', 'application/json' );
					$request->set_body( (string) wp_json_encode( [ 'vitrina_net_content' => $value ] ) );
					$response = rest_do_request( $request );
					return [ $response->get_status(), ( (array) $response->get_data() )['vitrina_net_content'] ?? null ];
				};
				$bad = $put( [ 'amount' => '-5', 'unit' => 'ml' ] )[0];
				$good = $put( [ 'amount' => '75', 'unit' => 'ml' ] );
				$GLOBALS['post'] = null;
				$seen = [
					[ $bad, $good[0] ],
					$good[1],
					Products::get( $id )->get_price_html(),
					do_shortcode( "[products ids={$id} cache=false]" ),
					Prices::cart_item_details( $id ),
				];
				Products::delete( [ $id ] );
				return $seen;
			}
		);
		self::assertSame( [ 400, 200 ], $statuses );
		self::assertSame( [ 'amount' => '75', 'unit' => 'ml' ], $content );
		self::assertStringContainsString( '133,20 € / l', self::text( $page ) );
		self::assertStringContainsString( '133,20 € / l', self::text( $card ) );
		self::assertContains( '133,20 € / l', array_map( self::text( ... ), $line ) );
	}

	#[TestDox( '[LAW-11] a card shows the lowest unit price only if the content of all variations is known; a variation shows its own, or that of its product' )]
	public function test_variations(): void {
		[ $incomplete, $complete, $variation, $inherited ] = self::shop()->run(
			static function (): array {
				$product = new WC_Product_Variable();
				$product->set_name( 'Arbata' );
				$product->set_attributes( [ Products::variation_attribute( 'Dydis', [ 'S', 'M' ] ) ] );
				$product->save();
				$ids = [];
				foreach ( [ 'S' => '5.00', 'M' => '8.00' ] as $size => $price ) {
					$variation = new WC_Product_Variation();
					$variation->set_parent_id( $product->get_id() );
					$variation->set_attributes( [ 'dydis' => $size ] );
					$variation->set_regular_price( $price );
					$ids[] = $variation->save();
				}
				$set = static function ( int $id, string $amount ): void {
					$one = Products::get( $id );
					$one->update_meta_data( '_vitrina_net_content', $amount );
					$one->update_meta_data( '_vitrina_net_content_unit', 'g' );
					$one->save();
				};
				$set( $ids[0], '100' );
				$seen = [ Products::get( $product->get_id() )->get_price_html() ];
				$set( $product->get_id(), '200' );
				$seen[] = Products::get( $product->get_id() )->get_price_html();
				$seen[] = Products::get( $ids[0] )->get_price_html();
				$seen[] = Products::get( $ids[1] )->get_price_html();
				Products::delete( [ ...$ids, $product->get_id() ] );
				return $seen;
			}
		);
		self::assertStringNotContainsString( 'vitrina-unit-price', $incomplete );
		self::assertMatchesRegularExpression( '~40,00 € / kg~', self::text( $complete ) );
		self::assertStringContainsString( '50,00 € / kg', self::text( $variation ) );
		self::assertStringContainsString( '40,00 € / kg', self::text( $inherited ) );
	}

	#[TestDox( '[LAW-15] a sale price without a known lowest price of 30 days is shown alone: page, and the block cart saves nothing' )]
	public function test_unknown(): void {
		[ $html, $prices ] = self::shop()->run(
			static function (): array {
				$id = Products::create(
					[
						'name'          => 'Kaina',
						'regular_price' => '20.00',
						'sale_price'    => '12.00',
					]
				);
				Database::wpdb()->delete( Database::table( 'vitrina_price_history' ), [ 'product_id' => $id ] );
				$html     = Products::get( $id )->get_price_html();
				$response = rest_do_request( new WP_REST_Request( 'GET', "/wc/store/v1/products/{$id}" ) );
				$prices   = (array) ( (array) $response->get_data() )['prices'];
				Products::delete( [ $id ] );
				return [ $html, [ $prices['price'], $prices['regular_price'] ] ];
			}
		);
		self::assertStringNotContainsString( '<del', $html );
		self::assertSame( '12,00 €', trim( self::text( $html ) ) );
		self::assertSame( [ '1200', '1200' ], $prices );
	}

	private static function text( mixed $html ): string {
		return str_replace( [ "\u{a0}", "\u{202f}" ], ' ', html_entity_decode( strip_tags( is_string( $html ) ? $html : '' ), ENT_QUOTES | ENT_HTML5 ) );
	}
}
