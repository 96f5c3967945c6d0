<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Tests\Integration\Support\Shop;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * Prices on the real shop: each way to change one, and each place that shows the lowest.
 */
final class PricesTest extends TestCase {

	/**
	 * Runs the background's work to its end, however slow the machine: one run has half a minute.
	 */
	private const LOOK = 'while ( as_has_scheduled_action( "vitrina_prices_changed_all" ) || as_has_scheduled_action( "vitrina_prices_batch" ) || ! isset( $began ) ) { $began = true; ActionScheduler_QueueRunner::instance()->run( "test" ); }';

	private static ?Shop $shop = null;

	/**
	 * @var list<int>
	 */
	private array $made = [];

	private string $log_before = '';

	public static function setUpBeforeClass(): void {
		self::$shop ??= Shop::from_environment();
	}

	protected function setUp(): void {
		if ( self::$shop === null ) {
			self::markTestSkipped( 'There is no shop: VITRINA_SHOP_DIR does not name one.' );
		}
		$this->log_before = self::$shop->log();
	}

	protected function tearDown(): void {
		if ( $this->made !== [] ) {
			$this->run_php( 'foreach ( array_filter( array_map( "wc_get_product", $ids ) ) as $product ) { $product->delete( true ); } return true;', [ 'ids' => $this->made ] );
		}
		if ( self::$shop !== null ) {
			self::assertSame( $this->log_before, self::$shop->log(), 'PHP complained.' );
		}
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function ways(): array {
		return [
			'the product object'    => [ '$product->set_regular_price( "12.50" ); $product->save();' ],
			'REST'                  => [ 'wp_set_current_user( 1 ); $request = new WP_REST_Request( "PUT", "/wc/v3/products/$id" ); $request->set_body_params( [ "regular_price" => "12.50" ] ); rest_do_request( $request );' ],
			'quick edit'            => [ 'wp_set_current_user( 1 ); $_REQUEST = [ "woocommerce_quick_edit" => "1", "woocommerce_quick_edit_nonce" => wp_create_nonce( "woocommerce_quick_edit_nonce" ), "_regular_price" => "12,50" ]; require_once WC_ABSPATH . "includes/admin/class-wc-admin-post-types.php"; ( new WC_Admin_Post_Types() )->bulk_and_quick_edit_save_post( $id, get_post( $id ) );' ],
			'bulk edit'             => [ 'wp_set_current_user( 1 ); $_REQUEST = [ "woocommerce_bulk_edit" => "1", "change_stock" => "", "woocommerce_quick_edit_nonce" => wp_create_nonce( "woocommerce_quick_edit_nonce" ), "change_regular_price" => "1", "_regular_price" => "12,50" ]; require_once WC_ABSPATH . "includes/admin/class-wc-admin-post-types.php"; ( new WC_Admin_Post_Types() )->bulk_and_quick_edit_save_post( $id, get_post( $id ) );' ],
			'the CSV import'        => [ 'wp_set_current_user( 1 ); require_once WC_ABSPATH . "includes/import/class-wc-product-csv-importer.php"; $file = tempnam( sys_get_temp_dir(), "prices" ) . ".csv"; file_put_contents( $file, "ID,Regular price\n$id,12.50\n" ); ( new WC_Product_CSV_Importer( $file, [ "parse" => true, "update_existing" => true, "mapping" => [ "from" => [ "ID", "Regular price" ], "to" => [ "id", "regular_price" ] ] ] ) )->import(); unlink( $file );' ],
			'the daily look alone'  => [ 'global $wpdb; $wpdb->query( "UPDATE {$wpdb->postmeta} SET meta_value = \'12.50\' WHERE post_id = $id AND meta_key IN ( \'_price\', \'_regular_price\' )" ); clean_post_cache( $id ); do_action( "vitrina_prices_daily" ); ' . self::LOOK . '' ],
		];
	}

	#[DataProvider( 'ways' )]
	#[TestDox( '[DISC-05] a price changed by $_dataName is written down, once' )]
	#[Group( 'full' )]
	public function test_ways_to_change( string $way ): void {
		$id = $this->product( '10.00' );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ] ], $this->prices( $id ) );
		$this->run_php( '$product = wc_get_product( $id ); ' . $way . ' return true;', compact( 'id' ) );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ], [ 1250, 0 ] ], $this->prices( $id ) );
		$this->run_php( 'wc_get_product( $id )->save(); return true;', compact( 'id' ) );
		self::assertCount( 3, $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] a scheduled sale is written down when it starts and when it ends' )]
	public function test_scheduled_sale(): void {
		$id = $this->product( '10.00' );
		$this->run_php( '$product = wc_get_product( $id ); $product->set_sale_price( "8.00" ); $product->set_date_on_sale_from( time() + 60 ); $product->set_date_on_sale_to( time() + 3600 ); $product->save(); return true;', compact( 'id' ) );
		self::assertCount( 2, $this->prices( $id ) );
		$this->run_php( 'update_post_meta( $id, "_sale_price_dates_from", time() - 60 ); wc_scheduled_sales(); return true;', compact( 'id' ) );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ], [ 800, 1 ] ], $this->prices( $id ) );
		$this->run_php( 'update_post_meta( $id, "_sale_price_dates_to", time() - 30 ); wc_scheduled_sales(); return true;', compact( 'id' ) );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ], [ 800, 1 ], [ 1000, 0 ] ], $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] a rule that reduces a price is written down when the rules change' )]
	public function test_rules(): void {
		$id   = $this->product( '10.00' );
		$rule = 'add_filter( "vitrina_effective_price", fn ( float $price, WC_Product $product ): float => $product->get_id() === $id ? $price * 0.7 : $price, 10, 2 );';
		$this->run_php( $rule . 'do_action( "vitrina_prices_changed" ); do_action( "vitrina_prices_changed" ); ' . self::LOOK . ' return true;', compact( 'id' ) );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ], [ 700, 1 ] ], $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] a rule counts at once, before it is written down' )]
	public function test_rule_before_the_look(): void {
		$id = $this->product( '10.00' );
		$this->move_back( $id, 60 );
		$html = $this->run_php( 'add_filter( "vitrina_effective_price", fn ( float $price ): float => $price * 0.7 ); return apply_filters( "woocommerce_get_price_html", wc_format_sale_price( 10, 7 ), wc_get_product( $id ) );', compact( 'id' ) );
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 10,00 €', self::text( $html ) );
	}

	#[TestDox( '[DISC-05] variations are written down each, and their product by the lowest of them' )]
	#[Group( 'full' )]
	public function test_variations(): void {
		$id = $this->run_php(
			'$attribute = new WC_Product_Attribute(); $attribute->set_name( "Dydis" ); $attribute->set_options( [ "S", "M" ] ); $attribute->set_variation( true ); $attribute->set_visible( true );
			$product = new WC_Product_Variable(); $product->set_name( "Kaina" ); $product->set_attributes( [ $attribute ] ); $product->save();
			foreach ( [ "S" => "10.00", "M" => "12.00" ] as $size => $price ) { $variation = new WC_Product_Variation(); $variation->set_parent_id( $product->get_id() ); $variation->set_attributes( [ "dydis" => $size ] ); $variation->set_regular_price( $price ); $variation->save(); }
			return $product->get_id();'
		);
		self::assertIsInt( $id );
		$this->made[] = $id;
		/** @var list<int> $variations */
		$variations = $this->run_php( 'return wc_get_product( $id )->get_children();', compact( 'id' ) );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ] ], $this->prices( $id ) );
		self::assertSame( [ [ null, 0 ], [ 1200, 0 ] ], $this->prices( $variations[1] ) );

		array_map( fn ( int $one ) => $this->move_back( $one, 60 ), [ $id, ...$variations ] );
		$this->run_php( 'foreach ( $ids as $one ) { $variation = wc_get_product( $one ); $variation->set_sale_price( "9.00" ); $variation->save(); } return true;', [ 'ids' => $variations ] );
		self::assertSame( [ [ 1000, 0 ], [ 900, 1 ] ], $this->prices( $id ) );

		$this->run_php( '$variation = wc_get_product( $id ); $variation->set_sale_price( "8.50" ); $variation->save(); return true;', [ 'id' => $variations[1] ] );
		$response = $this->visitor()->post( '/?wc-ajax=get_variation', [
			'product_id'      => $id,
			'attribute_dydis' => 'M',
		] )->json();
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 12,00 €', self::text( $response['price_html'] ?? '' ) );
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 12,00 €', self::text( $this->run_php( 'return array_column( wc_get_product( $id )->get_available_variations(), "price_html", "variation_id" )[ $variation ];', [
			'id'        => $id,
			'variation' => $variations[1],
		] ) ) );
	}

	#[TestDox( '[FIX-16] [DISC-05] the block cart, which crosses the old price out, names the lowest of thirty days; so does a crossed-out price of the classic cart' )]
	public function test_cart_line(): void {
		$id = $this->product( '10.00' );
		$this->move_back( $id, 60 );
		$this->run_php( '$product = wc_get_product( $id ); $product->set_sale_price( "8.00" ); $product->save(); return true;', compact( 'id' ) );
		$cart = '$product = wc_get_product( $id ); $line = [ "data" => $product, "product_id" => $id, "variation_id" => 0, "quantity" => 1 ];
			$rows = static fn() => array_column( apply_filters( "woocommerce_get_item_data", [], $line ), "value", "key" );';

		$of_api = $this->run_php( $cart . '$_SERVER["REQUEST_URI"] = "/wp-json/wc/store/v1/cart"; return $rows();', compact( 'id' ) );
		self::assertSame( [ 'Mažiausia kaina per 30 d.' => '10,00 €' ], array_map( self::text( ... ), (array) $of_api ) );
		$of_page = $this->run_php( $cart . 'apply_filters( "woocommerce_hydration_dispatch_request", null ); $printed = $rows(); apply_filters( "woocommerce_hydration_request_after_callbacks", null ); return [ $printed, $rows() ];', compact( 'id' ) );
		self::assertSame( [ [ 'Mažiausia kaina per 30 d.' => '10,00 €' ], [] ], array_map( static fn ( mixed $rows ): array => array_map( self::text( ... ), (array) $rows ), (array) $of_page ) );

		$struck = $this->run_php( $cart . 'return [ apply_filters( "woocommerce_cart_item_price", wc_format_sale_price( 10, 8 ), $line, "key" ), apply_filters( "woocommerce_cart_item_price", wc_price( 8 ), $line, "key" ) ];', compact( 'id' ) );
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 10,00 €', self::text( ( (array) $struck )[0] ) );
		self::assertStringNotContainsString( 'Mažiausia', self::text( ( (array) $struck )[1] ) );
		self::assertSame( [], $this->run_php( '$product = wc_get_product( $id ); $product->set_sale_price( "" ); $product->save(); ' . $cart . '$_SERVER["REQUEST_URI"] = "/wp-json/wc/store/v1/cart"; return $rows();', compact( 'id' ) ) );
	}

	#[TestDox( '[DISC-05] page, card, Store API and REST agree, and the badge counts from the lowest price' )]
	public function test_where_it_shows(): void {
		$id = $this->product( '20.00' );
		$this->move_back( $id, 90 );
		// Cheaper three weeks ago, dear again, then reduced to less.
		$this->write( $id, 1600, 0, 25 );
		$this->write( $id, 2000, 0, 20 );
		$this->run_php( '$product = wc_get_product( $id ); $product->set_sale_price( "12.00" ); $product->save(); return true;', compact( 'id' ) );

		$page = $this->visitor()->get( "/?p={$id}" );
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 16,00 €', self::text( $page->body ) );
		self::assertStringContainsString( '−25 %', $page->text() );
		self::assertStringNotContainsString( '−40 %', $page->text() );
		$card = $this->run_php( '$GLOBALS["post"] = null; return do_shortcode( "[products ids=$id cache=false]" );', compact( 'id' ) );
		self::assertStringContainsString( 'Mažiausia per 30 d.: 16,00 €', self::text( $card ) );

		$store = $this->visitor()->get( "/wp-json/wc/store/v1/products/{$id}" )->json();
		self::assertSame( [ 'vitrina' => [ 'lowest_price_30_days' => '1600' ] ], $store['extensions'] ?? null );
		$rest = $this->run_php( 'wp_set_current_user( 1 ); return rest_do_request( new WP_REST_Request( "GET", "/wc/v3/products/$id" ) )->get_data()["vitrina"];', compact( 'id' ) );
		self::assertSame( [ 'lowest_price_30_days' => '16.00' ], $rest );
	}

	#[TestDox( '[DISC-05] nothing is said, and no percentage shown, where thirty days are not known or the price was lower' )]
	#[Group( 'full' )]
	public function test_says_nothing_wrong(): void {
		$unknown = $this->product( '20.00' );
		$this->run_php( 'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_price_history WHERE product_id = $id" ); wc_get_product( $id )->save(); return true;', [ 'id' => $unknown ] );
		self::assertSame( [ [ 2000, 0 ] ], $this->prices( $unknown ) );
		$this->move_back( $unknown, 10 );
		$this->run_php( '$product = wc_get_product( $id ); $product->set_sale_price( "12.00" ); $product->save(); return true;', [ 'id' => $unknown ] );
		$page = $this->visitor()->get( "/?p={$unknown}" );
		self::assertStringNotContainsString( 'vitrina-lowest-price', self::summary( $page->body ) );
		self::assertStringNotContainsString( '−40 %', $page->text() );
		self::assertStringContainsString( 'badge--sale', $page->body );

		$lower = $this->product( '20.00' );
		$this->move_back( $lower, 90 );
		$this->write( $lower, 1100, 0, 25 );
		$this->write( $lower, 2000, 0, 20 );
		$this->run_php( '$product = wc_get_product( $id ); $product->set_sale_price( "12.00" ); $product->save(); return true;', [ 'id' => $lower ] );
		$page = $this->visitor()->get( "/?p={$lower}" );
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 11,00 €', self::text( $page->body ) );
		self::assertDoesNotMatchRegularExpression( '/badge--sale">\s*−/', self::summary( $page->body ) );
	}

	#[TestDox( '[DISC-05] a coupon or the price of one visitor is no price of the shop' )]
	public function test_personal_prices(): void {
		$id = $this->product( '10.00' );
		$this->run_php( 'add_filter( "woocommerce_product_get_price", fn (): string => "1.00" ); wc_get_product( $id )->save(); return true;', compact( 'id' ) );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ] ], $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] a listing asks for all its histories in one query' )]
	public function test_one_query(): void {
		$count = $this->run_php(
			'$queries = 0; $GLOBALS["post"] = null; add_filter( "query", function ( string $query ) use ( &$queries ): string { $queries += str_contains( $query, "vitrina_price_history" ) ? 1 : 0; return $query; } );
			$html = do_shortcode( "[products limit=60 on_sale=true columns=4 cache=false]" );
			return [ $queries, substr_count( $html, "vitrina-lowest-price" ) ];'
		);
		self::assertIsArray( $count );
		self::assertSame( 1, $count[0] );
		self::assertGreaterThan( 3, $count[1] );
	}

	#[TestDox( '[DISC-05] old changes are pruned, but for what a reduction may still ask about' )]
	public function test_prune(): void {
		$id = $this->product( '20.00' );
		$this->move_back( $id, 300 );
		$this->write( $id, 1500, 0, 200 );
		$this->write( $id, 2000, 0, 100 );
		$this->write( $id, 1800, 1, 50 );
		$this->run_php( '$product = wc_get_product( $id ); $product->set_sale_price( "18.00" ); $product->save(); return true;', compact( 'id' ) );
		self::assertSame( [ [ 2000, 0 ], [ 1800, 1 ] ], $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] what is withdrawn is not sold, and what is deleted leaves nothing behind' )]
	public function test_withdrawn_and_deleted(): void {
		$id = $this->product( '10.00' );
		$this->run_php( 'wp_update_post( [ "ID" => $id, "post_status" => "draft" ] ); return true;', compact( 'id' ) );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ], [ null, 0 ] ], $this->prices( $id ) );
		$this->run_php( 'wp_delete_post( $id, true ); return true;', compact( 'id' ) );
		self::assertSame( [], $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] the edit screen lists the last changes' )]
	public function test_edit_screen(): void {
		$id   = $this->product( '10.00' );
		$html = $this->run_php( '$GLOBALS["post"] = get_post( $id ); ob_start(); do_action( "woocommerce_product_options_pricing" ); return ob_get_clean();', compact( 'id' ) );
		self::assertStringContainsString( 'Paskutiniai kainos pokyčiai', self::text( $html ) );
		self::assertStringContainsString( '10,00 €', self::text( $html ) );
	}

	#[TestDox( '[DISC-05] prices of another currency are not compared' )]
	public function test_other_currency(): void {
		$id = $this->product( '10.00' );
		$this->move_back( $id, 60 );
		self::assertNull( $this->run_php( 'add_filter( "woocommerce_currency", fn (): string => "PLN" ); add_filter( "vitrina_effective_price", fn ( float $price ): float => $price / 2 ); return str_contains( apply_filters( "woocommerce_get_price_html", wc_format_sale_price( 10, 5 ), wc_get_product( $id ) ), "vitrina-lowest-price" ) ? "shown" : null;', compact( 'id' ) ) );
	}

	private function product( string $price ): int {
		$id = $this->run_php( '$product = new WC_Product_Simple(); $product->set_name( "Kainos bandymas" ); $product->set_regular_price( $price ); $product->save(); return $product->get_id();', compact( 'price' ) );
		self::assertIsInt( $id );
		$this->made[] = $id;
		return $id;
	}

	/**
	 * As if it had been bought and sold for so many days.
	 */
	private function move_back( int $id, int $days ): void {
		$this->run_php( 'global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}vitrina_price_history SET changed_at = UNIX_TIMESTAMP() - $days * 86400 WHERE product_id = $id AND changed_at > 0" ); return true;', compact( 'id', 'days' ) );
	}

	private function write( int $id, int $price, int $is_reduced, int $days ): void {
		$this->run_php( 'global $wpdb; $wpdb->query( "INSERT INTO {$wpdb->prefix}vitrina_price_history (product_id, price, is_reduced, currency, decimals, changed_at) VALUES ($id, $price, $is_reduced, \'EUR\', 2, UNIX_TIMESTAMP() - $days * 86400)" ); return true;', compact( 'id', 'price', 'is_reduced', 'days' ) );
	}

	/**
	 * @return list<array{int|null, int}> Amount and whether it is reduced, oldest first.
	 */
	private function prices( int $id ): array {
		/** @var list<array{int|null, int}> */
		return $this->run_php( 'global $wpdb; return array_map( fn ( array $row ): array => [ null === $row[0] ? null : (int) $row[0], (int) $row[1] ], $wpdb->get_results( "SELECT price, is_reduced FROM {$wpdb->prefix}vitrina_price_history WHERE product_id = $id ORDER BY changed_at, id", ARRAY_N ) );', compact( 'id' ) );
	}

	/**
	 * @param array<string, mixed> $with
	 */
	private function run_php( string $code, array $with = [] ): mixed {
		return self::$shop?->run( $code, $with );
	}

	private function visitor(): Visitor {
		return new Visitor( self::$shop->url ?? '' );
	}

	/**
	 * The part of a product page that is about the product itself.
	 */
	private static function summary( string $html ): string {
		return (string) preg_replace( '/^.*<div class="summary|<div class="product-tabs.*$/s', '', $html );
	}

	private static function text( mixed $html ): string {
		$text = html_entity_decode( wordwrap( strip_tags( is_string( $html ) ? $html : '' ), PHP_INT_MAX ), ENT_QUOTES | ENT_HTML5 );
		return (string) preg_replace( '/[\s\x{a0}]+/u', ' ', $text );
	}
}
