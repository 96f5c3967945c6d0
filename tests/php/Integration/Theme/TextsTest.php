<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\TestDox;

final class TextsTest extends ThemeTestCase {

	private static function html( string $code ): string {
		$html = self::shop()->run( $code );
		return is_string( $html ) ? $html : '';
	}

	#[TestDox( '[FIX-20] A rating is written in the shop’s own numbers: 4,25 iš 5' )]
	public function test_fix_20_a_rating_has_a_decimal_comma(): void {
		$html = self::html( 'return wc_get_rating_html( "4.25", 4 );' );
		self::assertStringContainsString( '4,25 iš 5', $html );
		self::assertStringNotContainsString( '4.25', $html );
		self::assertStringContainsString( 'width:85%', $html );
		$whole = self::html( 'return wc_get_rating_html( "4.00", 4 );' );
		self::assertStringContainsString( ' 4 iš 5', $whole );
	}

	#[TestDox( '[FIX-20] The units of a countdown go with their numbers: 1 diena, 2 dienos, 10 dienų' )]
	public function test_fix_20_units_of_a_countdown_are_inflected(): void {
		$html = html_entity_decode( self::html( 'return do_blocks( \'<!-- wp:vitrina/countdown {"date":"2099-01-01T00:00"} /-->\' );' ) );
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
		/** @var array{int, int} $made */
		$made = self::shop()->run(
			'$parent = new WC_Product_Variable();
			$parent->set_props( [ "name" => "Žvakė - namams", "status" => "publish" ] );
			$color = new WC_Product_Attribute();
			$color->set_name( "Spalva" );
			$color->set_options( [ "Balta" ] );
			$color->set_variation( true );
			$parent->set_attributes( [ $color ] );
			$white = new WC_Product_Variation();
			$white->set_props( [ "parent_id" => $parent->save(), "regular_price" => "5" ] );
			$white->set_attributes( [ "spalva" => "Balta" ] );
			return [ $white->save(), $parent->get_id() ];'
		);
		[ $white, $parent ] = $made;
		$name               = 'Žvakė - namams – Balta';
		try {
			$shopper = self::visitor();
			$shopper->get( "/?add-to-cart={$parent}&variation_id={$white}&attribute_spalva=Balta" );
			foreach ( [ '/krepselis-2/', '/?wc-ajax=get_refreshed_fragments' ] as $path ) {
				$text = $shopper->get( $path )->body;
				self::assertStringContainsString( $name, $text[0] === '{' ? (string) json_encode( json_decode( $text ), JSON_UNESCAPED_UNICODE ) : $text, $path );
			}
			$shown = self::shop()->run(
				'global $wpdb;
				$order = wc_create_order();
				$order->add_product( wc_get_product( $white ), 1 );
				$names = array_values( array_map( fn ( $item ) => $item->get_name(), $order->get_items() ) );
				$mail  = wc_get_email_order_items( $order );
				$order->delete( true );
				return [ $names, str_contains( $mail, $name ), $wpdb->get_var( "SELECT post_title FROM $wpdb->posts WHERE ID = " . (int) $white ) ];',
				compact( 'white', 'name' )
			);
			self::assertSame( [ [ $name ], true, 'Žvakė - namams - Balta' ], $shown );
		} finally {
			self::shop()->run( 'wc_get_product( $white )->delete( true ); wc_get_product( $parent )->delete( true ); return true;', compact( 'white', 'parent' ) );
		}
	}
}
