<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Products;
use WC_Order_Item;
use WC_Product_Variable;
use WC_Product_Variation;

final class TextsTest extends ThemeTestCase {

	#[TestDox( '[FIX-20] A rating is written in the shop’s own numbers: 4,25 iš 5' )]
	public function test_fix_20_a_rating_has_a_decimal_comma(): void {
		$html = self::shop()->run( static fn (): string => wc_get_rating_html( 4.25, 4 ) );
		self::assertStringContainsString( '4,25 iš 5', $html );
		self::assertStringNotContainsString( '4.25', $html );
		self::assertStringContainsString( 'width:85%', $html );
		$whole = self::shop()->run( static fn (): string => wc_get_rating_html( 4.00, 4 ) );
		self::assertStringContainsString( ' 4 iš 5', $whole );
	}

	#[TestDox( '[FIX-20] The units of a countdown go with their numbers: 1 diena, 2 dienos, 10 dienų' )]
	public function test_fix_20_units_of_a_countdown_are_inflected(): void {
		$html = html_entity_decode( self::shop()->run( static fn (): string => do_blocks( '<!-- wp:vitrina/countdown {"date":"2099-01-01T00:00"} /-->' ) ) );
		foreach ( [ [ 'diena', 'dienos', 'dienų' ], [ 'valanda', 'valandos', 'valandų' ], [ 'minutė', 'minutės', 'minučių' ], [ 'sekundė', 'sekundės', 'sekundžių' ] ] as $forms ) {
			self::assertStringContainsString( (string) json_encode( $forms ), $html );
		}
	}

	#[TestDox( '[FIX-20] The stock filter is called Likutis' )]
	public function test_fix_20_the_stock_filter_is_about_what_is_left(): void {
		self::assertMatchesRegularExpression( '#<summary[^>]*>\s*(?:<span[^>]*>)?Likutis#', self::visitor()->get( '/parduotuve/' )->body );
	}

	#[TestDox( '[FIX-20] A variation is called “Žvakė - namams – Balta” in the cart, the mini cart, the order and its letters; what is stored stays WooCommerce’s own' )]
	public function test_fix_20_variation_names_have_a_dash(): void {
		[ $white, $parent ] = self::shop()->run(
			static function (): array {
				$parent = new WC_Product_Variable();
				$parent->set_props(
					[
						'name'   => 'Žvakė - namams',
						'status' => 'publish',
					]
				);
				$parent->set_attributes( [ Products::variation_attribute( 'Spalva', [ 'Balta' ] ) ] );
				$white = new WC_Product_Variation();
				$white->set_props(
					[
						'parent_id'     => $parent->save(),
						'regular_price' => '5',
					]
				);
				$white->set_attributes( [ 'spalva' => 'Balta' ] );
				return [ $white->save(), $parent->get_id() ];
			}
		);
		$name = 'Žvakė - namams – Balta';
		try {
			$shopper = self::visitor();
			$shopper->get( "/?add-to-cart={$parent}&variation_id={$white}&attribute_spalva=Balta" );
			foreach ( [ '/krepselis-2/', '/?wc-ajax=get_refreshed_fragments' ] as $path ) {
				$text = $shopper->get( $path )->body;
				self::assertStringContainsString( $name, $text[0] === '{' ? (string) json_encode( json_decode( $text ), JSON_UNESCAPED_UNICODE ) : $text, $path );
			}
			$shown = self::shop()->run(
				static function () use ( $white, $name ): array {
					$order = Orders::create();
					$order->add_product( Products::get( $white ), 1 );
					$names = array_values( array_map( static fn ( WC_Order_Item $item ): string => $item->get_name(), $order->get_items() ) );
					$mail  = wc_get_email_order_items( $order );
					$order->delete( true );
					return [ $names, str_contains( $mail, $name ), Products::post( $white )->post_title ];
				}
			);
			self::assertSame( [ [ $name ], true, 'Žvakė - namams - Balta' ], $shown );
		} finally {
			self::shop()->run( static fn () => Products::delete( [ $white, $parent ] ) );
		}
	}
}
