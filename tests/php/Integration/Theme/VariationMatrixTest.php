<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use Vitrina\Tests\Integration\Support\Shop;

final class VariationMatrixTest extends TestCase {

	/** The demo product with 1,000 variations. */
	private const PRODUCT = '$product = wc_get_product( wc_get_product_id_by_sku( "VK-307" ) );';

	private Shop $shop;

	protected function setUp(): void {
		$shop = Shop::from_environment();
		if ( $shop === null ) {
			self::markTestSkipped( 'There is no shop: VITRINA_SHOP_DIR does not name one.' );
		}
		$this->shop = $shop;
	}

	/**
	 * [PROD-02] [PROD-03] The one query returns the same data as the objects of the variations.
	 */
	#[Group( 'full' )]
	public function test_the_query_tells_what_the_objects_tell(): void {
		$response = $this->run_code(
			'foreach ( array_slice( $product->get_children(), 0, 40 ) as $place => $id ) {
				$variation = wc_get_product( $id );
				match ( $place % 5 ) {
					0 => $variation->set_status( "private" ),
					1 => $variation->set_regular_price( "" ),
					2 => $variation->set_props( [ "manage_stock" => true, "stock_quantity" => $place, "backorders" => $place % 2 ? "no" : "notify" ] ),
					3 => $variation->set_stock_status( "outofstock" ),
					4 => $variation->set_attributes( [ "pa_bazine-nata" => "" ] + $variation->get_attributes() ),
				};
				$variation->save();
			}
			$product = wc_get_product( $product->get_id() );
			$sorted  = static fn( array $rows ) => array_map( static function ( array $row ): array {
				$row["attributes"] = array_filter( $row["attributes"], static fn( $name ) => str_starts_with( $name, "attribute_" ), ARRAY_FILTER_USE_KEY );
				ksort( $row["attributes"] );
				return $row;
			}, $rows );
			$queried  = $sorted( Vitrina\Theme\queried_variations( $product ) );
			$filtered = $sorted( Vitrina\Theme\filtered_variations( $product ) );
			$wrong    = array_filter( $queried, static fn( $row, $place ) => $row !== ( $filtered[ $place ] ?? null ), ARRAY_FILTER_USE_BOTH );
			return [ "queried" => count( $queried ), "filtered" => count( $filtered ), "wrong" => array_slice( $wrong, 0, 3 ) ];'
		);
		self::assertSame( [ 'queried' => 984, 'filtered' => 984, 'wrong' => [] ], $response );
	}

	/**
	 * [PROD-02] [PROD-03] Whatever changes a variation is in the next page; nothing else costs a query for all of them.
	 */
	public function test_the_matrix_is_kept_until_a_variation_changes(): void {
		$response = $this->run_code(
			'$count = static function () use ( $product ): array {
				global $wpdb;
				$product = wc_get_product( $product->get_id() );
				$product->get_variation_prices( true );
				$product->get_variation_attributes();
				$before = $wpdb->num_queries;
				$matrix = Vitrina\Theme\variation_matrix( $product );
				return [ $wpdb->num_queries - $before, count( $matrix["ids"] ), $matrix["flags"][1] & 2 ];
			};
			$count();
			$kept = $count();
			$second = wc_get_product( $product->get_children()[1] );
			$second->set_stock_status( "outofstock" );
			$second->save();
			$sold_out = $count();
			$second->set_regular_price( "" );
			$second->save();
			$unpriced = $count();
			$second->set_regular_price( "70.07" );
			$second->save();
			$priced = $count();
			$second->set_status( "private" );
			$second->save();
			return [ "kept" => $kept[0], "sold out" => $sold_out[2], "unpriced" => $unpriced[1] - $kept[1], "priced" => $priced[1] - $kept[1], "hidden" => $count()[1] - $kept[1] ];'
		);
		self::assertIsArray( $response );
		self::assertLessThanOrEqual( 2, $response['kept'] );
		self::assertSame( [ 'sold out' => 0, 'unpriced' => -1, 'priced' => 0, 'hidden' => -1 ], array_slice( $response, 1 ) );
	}

	/**
	 * [PROD-02] [LIST-04] A value that was renamed, and a variation that WordPress alone took back, are so in the next page and on its card.
	 */
	public function test_what_woocommerce_does_not_hear_of_is_forgotten(): void {
		$response = $this->run_code(
			'$name  = array_key_first( $product->get_variation_attributes() );
			$term   = get_terms( [ "taxonomy" => $name, "hide_empty" => false, "object_ids" => $product->get_id() ] )[0];
			$values = static fn(): array => Vitrina\Theme\variation_matrix( wc_get_product( $product->get_id() ) )["attributes"][0]["values"];
			$rows   = static fn(): array => Vitrina\Theme\Swatches\Storage\VariationRows::of_this_site()->of( [ $product->get_id() => $name ] )[ $product->get_id() ];
			$on_card = static fn(): array => array_column( $rows(), "value" );
			$seen   = [ in_array( $term->slug, $values(), true ), in_array( $term->slug, $on_card(), true ), count( $rows() ) ];
			wp_update_term( $term->term_id, $name, [ "slug" => "pervadinta" ] );
			// What WooCommerce remembers for the length of one page.
			wp_cache_flush();
			array_push( $seen, in_array( "pervadinta", $values(), true ), in_array( $term->slug, $values(), true ), in_array( "pervadinta", $on_card(), true ) );
			wp_update_post( [ "ID" => $product->get_children()[1], "post_status" => "private" ] );
			return [ ...$seen, count( $rows() ) ];'
		);
		self::assertSame( [ true, true, 1000, true, false, true, 999 ], $response );
	}

	/**
	 * [PROD-03] A page that read its rows just before a change does not hand them to the pages behind it.
	 */
	public function test_a_change_between_reading_and_keeping_is_seen(): void {
		$response = $this->run_code(
			'$stock = static fn(): int => Vitrina\Theme\variation_matrix( wc_get_product( $product->get_id() ) )["flags"][1] & 2;
			$second = wc_get_product( $product->get_children()[1] );
			$name   = "pre_set_transient_" . Vitrina\Theme\MATRIX_TRANSIENT . $product->get_id();
			$change = static function ( $rows ) use ( $second, $name, &$change ) {
				remove_filter( $name, $change );
				$second->set_stock_status( "outofstock" );
				$second->save();
				return $rows;
			};
			Vitrina\Theme\invalidate_matrices();
			add_filter( $name, $change );
			return [ $stock(), $stock() ];'
		);
		self::assertSame( [ 2, 0 ], $response );
	}

	/**
	 * [PROD-03] The matrix contains what another plugin changes by a filter.
	 */
	public function test_other_plugins_filters_are_heard(): void {
		$response = $this->run_code(
			'$first = $product->get_children()[1];
			add_filter( "woocommerce_variation_is_active", static fn( $is_active, $variation ) => $variation->get_id() !== $first && $is_active, 10, 2 );
			$matrix = Vitrina\Theme\variation_matrix( $product );
			return [ $matrix["flags"][1] & 8, $matrix["flags"][2] & 8 ];'
		);
		self::assertSame( [ 0, 8 ], $response );
	}

	/**
	 * [PROD-17] Other plugins' words stay; a variation that one of them hides stays hidden.
	 */
	public function test_the_missing_fields_are_added_and_no_other_touched(): void {
		$response = $this->run_code(
			'$id    = $product->get_children()[1];
			$plain  = $product->get_available_variation( $id );
			add_filter( "woocommerce_available_variation", static fn( $data ) => [ "is_bundled" => true, "variation_stock_left" => 9, "is_sold_individually" => true, "own" => "word" ] + $data );
			$other  = $product->get_available_variation( $id );
			add_filter( "woocommerce_available_variation", "__return_false", 50 );
			$fields = [ "is_bundled", "variation_stock_left", "is_sold_individually", "own" ];
			$pick   = static fn( array $data ) => array_map( static fn( $field ) => $data[ $field ] ?? null, $fields );
			return [ $pick( $plain ), $pick( $other ), $product->get_available_variation( $id ), $plain["image"]["catalog_sizes"] ?? "" ];'
		);
		self::assertIsArray( $response );
		self::assertSame( [ false, 0, 'no', null ], $response[0] );
		self::assertSame( [ true, 9, 'yes', 'word' ], $response[1] );
		self::assertFalse( $response[2] );
		self::assertNotSame( '', $response[3] );
	}

	/**
	 * [PROD-02] No plugin can put more variations into a page than the shop's limit.
	 */
	public function test_the_threshold_is_the_shops_up_to_its_limit(): void {
		$response = $this->run_code(
			'$inline = static fn(): int => apply_filters( "woocommerce_ajax_variation_threshold", 30, $product );
			$own    = $inline();
			add_filter( "woocommerce_ajax_variation_threshold", static fn() => 60 );
			$more   = $inline();
			add_filter( "woocommerce_ajax_variation_threshold", static fn() => 5000 );
			return [ $own, $more, $inline() ];'
		);
		self::assertSame( [ 30, 60, 100 ], $response );
	}

	/** Runs code inside the shop, which is as before afterwards. */
	private function run_code( string $code ): mixed {
		return $this->shop->run( 'global $wpdb; wc_transaction_query( "start" ); $run = static function () { ' . self::PRODUCT . $code . ' }; try { return $run(); } finally { wc_transaction_query( "rollback" ); Vitrina\Theme\invalidate_matrices(); wp_cache_flush(); }' );
	}
}
