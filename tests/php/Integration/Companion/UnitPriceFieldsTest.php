<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\UnitPrice\Contents;
use Vitrina\Companion\UnitPrice\Exemptions;
use Vitrina\Tests\Fixtures\ProductCsv;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\Terms;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** Where the owner enters net contents, and switches unit prices off. */
final class UnitPriceFieldsTest extends ThemeTestCase {

	#[TestDox( '[LAW-12] [SEC-01] the net content is saved with the product; what is not a number, or has no known unit, changes nothing and is named' )]
	public function test_fields(): void {
		[ $stored, $errors, $form ] = self::shop()->run(
			static function (): array {
				wp_set_current_user( Users::get( 'admin' )->ID );
				require_once WC_ABSPATH . 'includes/admin/wc-meta-box-functions.php';
				require_once WC_ABSPATH . 'includes/admin/class-wc-admin-meta-boxes.php';
				$id     = Products::create( [ 'name' => 'Kvepalai', 'regular_price' => '9.99' ] );
				$stored = [];
				foreach ( [ [ '0,5', 'l' ], [ '-1', 'l' ], [ '1e308', 'l' ], [ '<script>', 'l' ], [ "1\xC3", 'l' ], [ [ '1' ], 'l' ], [ '2', 'stone' ], [ '', 'l' ] ] as [ $amount, $unit ] ) {
					$_POST   = [ 'vitrina_net_content' => $amount, 'vitrina_net_content_unit' => $unit ];
					$product = Products::get( $id );
					do_action( 'woocommerce_admin_process_product_object', $product );
					$product->save();
					$stored[] = [ get_post_meta( $id, Contents::AMOUNT, true ), get_post_meta( $id, Contents::UNIT, true ) ];
				}
				$variation = Products::get( $id );
				$_POST     = [ 'vitrina_net_content' => [ '1', '250' ], 'vitrina_net_content_unit' => [ 'l', 'g' ] ];
				do_action( 'woocommerce_admin_process_variation_object', $variation, 1 );
				$variation->save();
				$stored[]        = [ get_post_meta( $id, Contents::AMOUNT, true ), get_post_meta( $id, Contents::UNIT, true ) ];
				$GLOBALS['post'] = Products::post( $id );
				ob_start();
				do_action( 'woocommerce_product_options_general_product_data' );
				$form = ob_get_clean();
				Products::delete( [ $id ] );
				return [ $stored, count( \WC_Admin_Meta_Boxes::$meta_box_errors ), $form ];
			}
		);
		$half = [ '0.5', 'l' ];
		self::assertSame( [ $half, $half, $half, $half, $half, $half, $half, [ '', '' ], [ '250', 'g' ] ], $stored );
		self::assertSame( 5, $errors );
		self::assertIsString( $form );
		self::assertMatchesRegularExpression( '/<label for="vitrina_net_content">.*<input[^>]+value="250"/s', $form );
	}

	#[TestDox( '[LAW-12] what WooCommerce’s CSV export writes, its import reads; a row with an invalid net content is not imported' )]
	public function test_csv(): void {
		[ $csv, $imported, $refused, $stored ] = self::shop()->run(
			static function (): array {
				wp_set_current_user( Users::get( 'admin' )->ID );
				$id      = Products::create( [ 'name' => 'Kvepalai', 'regular_price' => '9.99' ] );
				$product = Products::get( $id );
				( new Contents() )->set( $product, '0,125', 'l' );
				$product->save();
				$csv    = ProductCsv::export( $id );
				$import = static function ( string $text ) use ( $id ): array {
					delete_post_meta( $id, Contents::AMOUNT );
					return ProductCsv::import( $text );
				};
				$refused  = $import( str_replace( '0.125', '-0.125', $csv ) );
				$imported = $import( $csv );
				$stored   = [ get_post_meta( $id, Contents::AMOUNT, true ), get_post_meta( $id, Contents::UNIT, true ) ];
				Products::delete( [ $id ] );
				return [ $csv, $imported, $refused, $stored ];
			}
		);
		self::assertStringContainsString( '0.125', $csv );
		self::assertSame( [ [ 1, 0 ], [ 0, 1 ], [ '0.125', 'l' ] ], [ $imported, $refused, $stored ] );
	}

	#[TestDox( '[LAW-10] [ROLE-01] no unit price in a category that the owner excepts, nor below it, nor if the shop shows none; who may not edit categories excepts none' )]
	public function test_exempt(): void {
		$shown = self::shop()->run(
			static function (): array {
				$parent = Terms::create( 'Bandomoji grupė', 'product_cat' );
				$child  = Terms::create( 'Bandomasis pogrupis', 'product_cat', $parent );
				$id     = Products::create( [ 'name' => 'Kvepalai', 'regular_price' => '9.99', 'category_ids' => [ $child ] ] );
				$product = Products::get( $id );
				( new Contents() )->set( $product, '75', 'ml' );
				$product->save();
				$shows  = static fn (): bool => str_contains( Products::get( $id )->get_price_html(), 'vitrina-unit-price' );
				$except = static function ( string $user, mixed $value ) use ( $parent ): void {
					wp_set_current_user( $user === '' ? 0 : Users::get( $user )->ID );
					$_POST = [ 'vitrina_unit_price_exempt' => $value ];
					do_action( 'edited_product_cat', $parent );
				};
				$shown = [ $shows() ];
				foreach ( [ [ '', '1' ], [ 'admin', [ '1' ] ], [ 'admin', '<script>' ], [ 'admin', '1' ], [ '', '0' ], [ 'admin', '0' ] ] as [ $user, $value ] ) {
					$except( $user, $value );
					$shown[] = $shows();
				}
				update_option( Exemptions::SHOWN, 'no' );
				$shown[] = $shows();
				update_option( Exemptions::SHOWN, 'yes' );
				Products::delete( [ $id ] );
				wp_delete_term( $child, 'product_cat' );
				wp_delete_term( $parent, 'product_cat' );
				return $shown;
			}
		);
		self::assertSame( [ true, true, true, true, false, false, true, false ], $shown );
	}
}
