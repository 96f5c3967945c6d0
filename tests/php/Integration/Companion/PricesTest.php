<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Prices;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Admin_Post_Types;
use WC_Product;
use WC_Product_Variable;
use WC_Product_Variation;
use WP_REST_Request;

/**
 * Prices on the real shop: each way to change one, and each place that shows the lowest.
 */
final class PricesTest extends ThemeTestCase {

	/**
	 * @var list<int>
	 */
	private array $product_ids = [];

	protected function tearDown(): void {
		$ids = $this->product_ids;
		if ( $ids !== [] ) {
			self::shop()->run( static fn () => Products::delete( $ids ) );
		}
	}

	/**
	 * @return array<string, array{Closure( int ): (Closure(): mixed)}>
	 */
	public static function ways(): array {
		return [
			'the product object'   => [
				static fn ( int $id ): Closure =>
					static fn () => Products::update( $id, [ 'regular_price' => '12.50' ] ),
			],
			'REST'                 => [
				static fn ( int $id ): Closure =>
					static function () use ( $id ): void {
						$request = new WP_REST_Request( 'PUT', "/wc/v3/products/{$id}" );
						$request->set_body_params( [ 'regular_price' => '12.50' ] );
						rest_do_request( $request );
					},
			],
			'quick edit'           => [
				static fn ( int $id ): Closure =>
					static function () use ( $id ): void {
						$_REQUEST = [
							'woocommerce_quick_edit'       => '1',
							'woocommerce_quick_edit_nonce' => wp_create_nonce( 'woocommerce_quick_edit_nonce' ),
							'_regular_price'               => '12,50',
						];
						require_once WC_ABSPATH . 'includes/admin/class-wc-admin-post-types.php';
						( new WC_Admin_Post_Types() )->bulk_and_quick_edit_save_post( $id, Products::post( $id ) );
					},
			],
			'bulk edit'            => [
				static fn ( int $id ): Closure =>
					static function () use ( $id ): void {
						$_REQUEST = [
							'woocommerce_bulk_edit'        => '1',
							'change_stock'                 => '',
							'woocommerce_quick_edit_nonce' => wp_create_nonce( 'woocommerce_quick_edit_nonce' ),
							'change_regular_price'         => '1',
							'_regular_price'               => '12,50',
						];
						require_once WC_ABSPATH . 'includes/admin/class-wc-admin-post-types.php';
						( new WC_Admin_Post_Types() )->bulk_and_quick_edit_save_post( $id, Products::post( $id ) );
					},
			],
			'the CSV import'       => [
				static fn ( int $id ): Closure =>
					static function () use ( $id ): void {
						Products::import_price( $id, '12.50' );
					},
			],
			'the daily look alone' => [
				static fn ( int $id ): Closure =>
					static function () use ( $id ): void {
						Database::wpdb()->query( 'UPDATE ' . Database::table( 'postmeta' ) . " SET meta_value = '12.50' WHERE post_id = {$id} AND meta_key IN ( '_price', '_regular_price' )" );
						clean_post_cache( $id );
						do_action( 'vitrina_prices_daily' );
						Prices::run_scheduled_actions();
					},
			],
		];
	}

	/**
	 * @param Closure( int ): (Closure(): mixed) $change
	 */
	#[DataProvider( 'ways' )]
	#[TestDox( '[DISC-05] a price changed by $_dataName is written down, once' )]
	#[Group( 'full' )]
	public function test_changes_are_recorded( Closure $change ): void {
		$id = $this->create( '10.00' );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ] ], $this->prices( $id ) );
		self::shop()->run( $change( $id ) );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ], [ 1250, 0 ] ], $this->prices( $id ) );
		self::shop()->run( static fn (): int => Products::get( $id )->save() );
		self::assertCount( 3, $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] a scheduled sale is written down when it starts and when it ends' )]
	#[Group( 'full' )]
	public function test_scheduled_sale(): void {
		$id = $this->create( '10.00' );
		self::shop()->run(
			static fn () => Products::update(
				$id,
				[
					'sale_price'        => '8.00',
					'date_on_sale_from' => time() + 60,
					'date_on_sale_to'   => time() + 3600,
				]
			)
		);
		self::assertCount( 2, $this->prices( $id ) );
		$this->set_sale_date( $id, 'from', 60 );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ], [ 800, 1 ] ], $this->prices( $id ) );
		$this->set_sale_date( $id, 'to', 30 );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ], [ 800, 1 ], [ 1000, 0 ] ], $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] a rule that reduces a price is written down when the rules change' )]
	#[Group( 'full' )]
	public function test_rules(): void {
		$id = $this->create( '10.00' );
		self::shop()->run(
			static function () use ( $id ): void {
				add_filter( 'vitrina_effective_price', static fn ( float $price, WC_Product $product ): float => $product->get_id() === $id ? $price * 0.7 : $price, 10, 2 );
				do_action( 'vitrina_prices_changed' );
				do_action( 'vitrina_prices_changed' );
				Prices::run_scheduled_actions();
			}
		);
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ], [ 700, 1 ] ], $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] a rule counts at once, before it is written down' )]
	public function test_rule_before_it_is_recorded(): void {
		$id = $this->create( '10.00' );
		$this->move_back( $id, 60 );
		$html = self::shop()->run(
			static function () use ( $id ): mixed {
				add_filter( 'vitrina_effective_price', static fn ( float $price ): float => $price * 0.7 );
				return apply_filters( 'woocommerce_get_price_html', wc_format_sale_price( '10', '7' ), Products::get( $id ) );
			}
		);
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 10,00 €', self::text( $html ) );
	}

	#[TestDox( '[DISC-05] variations are written down each, and their product by the lowest of them' )]
	#[Group( 'full' )]
	public function test_variations(): void {
		$id = self::shop()->run(
			static function (): int {
				$product = new WC_Product_Variable();
				$product->set_name( 'Kaina' );
				$product->set_attributes( [ Products::variation_attribute( 'Dydis', [ 'S', 'M' ] ) ] );
				$product->save();
				foreach ( [ 'S' => '10.00', 'M' => '12.00' ] as $size => $price ) {
					$variation = new WC_Product_Variation();
					$variation->set_parent_id( $product->get_id() );
					$variation->set_attributes( [ 'dydis' => $size ] );
					$variation->set_regular_price( $price );
					$variation->save();
				}
				return $product->get_id();
			}
		);

		$this->product_ids[] = $id;
		/** @var list<int> $variations */
		$variations = self::shop()->run( static fn (): array => Products::get( $id )->get_children() );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ] ], $this->prices( $id ) );
		self::assertSame( [ [ null, 0 ], [ 1200, 0 ] ], $this->prices( $variations[1] ) );

		array_map( fn ( int $one ) => $this->move_back( $one, 60 ), [ $id, ...$variations ] );
		self::shop()->run(
			static function () use ( $variations ): void {
				foreach ( $variations as $variation ) {
					Products::update( $variation, [ 'sale_price' => '9.00' ] );
				}
			}
		);
		self::assertSame( [ [ 1000, 0 ], [ 900, 1 ] ], $this->prices( $id ) );

		$this->set_sale_price( $variations[1], '8.50' );
		$response = self::visitor()->post( '/?wc-ajax=get_variation', [
			'product_id'      => $id,
			'attribute_dydis' => 'M',
		] )->json();
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 12,00 €', self::text( $response['price_html'] ?? '' ) );
		$price_html = self::shop()->run( static fn (): mixed => array_column( ( new WC_Product_Variable( $id ) )->get_available_variations(), 'price_html', 'variation_id' )[ $variations[1] ] );
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 12,00 €', self::text( $price_html ) );
	}

	#[TestDox( '[FIX-16] [DISC-05] the block cart, which crosses the old price out, names the lowest of thirty days; so does a crossed-out price of the classic cart' )]
	#[Group( 'full' )]
	public function test_cart_line(): void {
		$id = $this->create( '10.00' );
		$this->move_back( $id, 60 );
		$this->set_sale_price( $id, '8.00' );

		$rest_details = self::shop()->run(
			static function () use ( $id ): array {
				$_SERVER['REQUEST_URI'] = '/wp-json/wc/store/v1/cart';
				return Prices::cart_item_details( $id );
			}
		);
		self::assertSame( [ 'Mažiausia kaina per 30 d.' => '10,00 €' ], array_map( self::text( ... ), $rest_details ) );

		[ $during_hydration, $after_hydration ] = self::shop()->run(
			static function () use ( $id ): array {
				apply_filters( 'woocommerce_hydration_dispatch_request', null );
				$during = Prices::cart_item_details( $id );
				apply_filters( 'woocommerce_hydration_request_after_callbacks', null );
				return [ $during, Prices::cart_item_details( $id ) ];
			}
		);
		self::assertSame( [ 'Mažiausia kaina per 30 d.' => '10,00 €' ], array_map( self::text( ... ), $during_hydration ) );
		self::assertSame( [], $after_hydration );

		[ $sale_price, $plain_price ] = self::shop()->run(
			static fn (): array => [
				apply_filters( 'woocommerce_cart_item_price', wc_format_sale_price( '10', '8' ), Prices::cart_item( $id ), 'key' ),
				apply_filters( 'woocommerce_cart_item_price', wc_price( 8 ), Prices::cart_item( $id ), 'key' ),
			]
		);
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 10,00 €', self::text( $sale_price ) );
		self::assertStringNotContainsString( 'Mažiausia', self::text( $plain_price ) );

		$without_sale = self::shop()->run(
			static function () use ( $id ): array {
				Products::update( $id, [ 'sale_price' => '' ] );
				$_SERVER['REQUEST_URI'] = '/wp-json/wc/store/v1/cart';
				return Prices::cart_item_details( $id );
			}
		);
		self::assertSame( [], $without_sale );
	}

	/**
	 * @param 'excl'|'incl' $shop
	 * @param 'excl'|'incl' $cart
	 */
	#[TestDox( '[DISC-05] [LAW-15] prices are compared as the place shows them: $shop VAT in the shop, $cart VAT in the cart' )]
	#[TestWith( [ 'excl', 'incl' ] )]
	#[TestWith( [ 'incl', 'excl' ] )]
	#[Group( 'full' )]
	public function test_tax_displays( string $shop, string $cart ): void {
		$known   = $this->create( '10.00' );
		$unknown = $this->create( '10.00' );
		$this->move_back( $known, 60 );
		$this->restart_history( $unknown );
		$this->move_back( $unknown, 10 );
		$this->set_sale_price( $known, '8.00' );
		$this->set_sale_price( $unknown, '8.00' );
		// With and without 21 % of VAT: the sale price and the regular one.
		$prices  = [
			'incl' => [ '800', '1000' ],
			'excl' => [ '661', '826' ],
		];
		$in_shop = $prices[ $shop ];
		$in_cart = $prices[ $cart ];
		$seen    = self::shop()->run(
			static function () use ( $known, $unknown, $shop, $cart, $in_shop, $in_cart ): array {
				add_filter( 'pre_option_woocommerce_tax_display_shop', static fn (): string => $shop );
				add_filter( 'pre_option_woocommerce_tax_display_cart', static fn (): string => $cart );
				$_SERVER['REQUEST_URI'] = '/wp-json/wc/store/v1/cart';
				return [
					Prices::corrected_regular_price( '/wc/store/v1/products', $known, ...$in_shop ),
					Prices::corrected_regular_price( '/wc/store/v1/products', $unknown, ...$in_shop ),
					Prices::corrected_regular_price( '/wc/store/v1/cart/items', $known, ...$in_cart ),
					Prices::corrected_regular_price( '/wc/store/v1/cart/items', $unknown, ...$in_cart ),
					...array_values( Prices::cart_item_details( $known ) ),
				];
			}
		);
		$line    = self::text( array_pop( $seen ) );
		self::assertSame( [ $in_shop[1], $in_shop[0], $in_cart[1], $in_cart[0] ], $seen );
		self::assertSame( $cart === 'incl' ? '10,00 €' : '8,26 €', $line );
	}

	#[TestDox( '[DISC-05] [LAW-15] the cart, the checkout’s response and an error with the cart cross out no price without a known lowest one, for cross-sells too' )]
	public function test_responses_with_cart(): void {
		[ $line, $cross_sell ] = [ $this->create( '10.00' ), $this->create( '20.00' ) ];
		foreach ( [ $line, $cross_sell ] as $id ) {
			$this->restart_history( $id );
			$this->move_back( $id, 10 );
		}
		$this->set_sale_price( $line, '8.00' );
		$this->set_sale_price( $cross_sell, '12.00' );
		$sale_prices = [ '800', '1200' ];
		$responses   = self::shop()->run( static fn (): array => Prices::in_cart_responses( $line, $cross_sell ) );
		self::assertSame( array_fill_keys( [ 'cart', 'checkout', 'error' ], $sale_prices ), $responses );
	}

	#[TestDox( '[DISC-05] [LAW-84] page, card, Store API and REST agree, and the badge counts from the lowest price' )]
	public function test_places(): void {
		$id = $this->create( '20.00' );
		$this->move_back( $id, 90 );
		// Cheaper three weeks ago, dear again, then reduced to less.
		$this->write( $id, 1600, 0, 25 );
		$this->write( $id, 2000, 0, 20 );
		$this->set_sale_price( $id, '12.00' );

		$page = self::visitor()->get( "/?p={$id}" );
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 16,00 €', self::text( $page->body ) );
		self::assertStringContainsString( '−25 %', $page->text() );
		self::assertStringNotContainsString( '−40 %', $page->text() );
		$card = self::shop()->run(
			static function () use ( $id ): string {
				$GLOBALS['post'] = null;
				return do_shortcode( "[products ids={$id} cache=false]" );
			}
		);
		self::assertStringContainsString( 'Mažiausia per 30 d.: 16,00 €', self::text( $card ) );

		$store = self::visitor()->get( "/wp-json/wc/store/v1/products/{$id}" )->json();
		self::assertSame( [ 'vitrina' => [ 'lowest_price_30_days' => '1600' ] ], $store['extensions'] ?? null );
		$rest = self::shop()->run( static fn (): mixed => ( (array) rest_do_request( new WP_REST_Request( 'GET', "/wc/v3/products/{$id}" ) )->get_data() )['vitrina'] );
		self::assertSame( [ 'lowest_price_30_days' => '16.00' ], $rest );
	}

	#[TestDox( '[DISC-05] no lowest price and no percentage is shown where thirty days are not known or the price was lower' )]
	#[Group( 'full' )]
	public function test_unknown_or_lower_price(): void {
		$unknown = $this->create( '20.00' );
		$this->restart_history( $unknown );
		self::assertSame( [ [ 2000, 0 ] ], $this->prices( $unknown ) );
		$this->move_back( $unknown, 10 );
		$this->set_sale_price( $unknown, '12.00' );
		$page = self::visitor()->get( "/?p={$unknown}" );
		self::assertStringNotContainsString( 'vitrina-lowest-price', self::summary( $page->body ) );
		self::assertStringNotContainsString( '−40 %', $page->text() );
		self::assertStringContainsString( 'badge--sale', $page->body );

		$lower = $this->create( '20.00' );
		$this->move_back( $lower, 90 );
		$this->write( $lower, 1100, 0, 25 );
		$this->write( $lower, 2000, 0, 20 );
		$this->set_sale_price( $lower, '12.00' );
		$page = self::visitor()->get( "/?p={$lower}" );
		self::assertStringContainsString( 'Mažiausia kaina per 30 d.: 11,00 €', self::text( $page->body ) );
		self::assertDoesNotMatchRegularExpression( '/badge--sale">\s*−/', self::summary( $page->body ) );
	}

	#[TestDox( '[DISC-05] a coupon or the price of one visitor is no price of the shop' )]
	public function test_personal_prices(): void {
		$id = $this->create( '10.00' );
		self::shop()->run(
			static function () use ( $id ): void {
				add_filter( 'woocommerce_product_get_price', static fn (): string => '1.00' );
				Products::get( $id )->save();
			}
		);
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ] ], $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] a listing asks for all its histories in one query' )]
	public function test_one_query(): void {
		[ $queries, $prices ] = self::shop()->run(
			static function (): array {
				$queries         = 0;
				$GLOBALS['post'] = null;
				add_filter(
					'query',
					static function ( string $query ) use ( &$queries ): string {
						$queries += str_contains( $query, 'vitrina_price_history' ) ? 1 : 0;
						return $query;
					}
				);
				$html = do_shortcode( '[products limit=60 on_sale=true columns=4 cache=false]' );
				return [ $queries, substr_count( $html, 'vitrina-lowest-price' ) ];
			}
		);
		self::assertSame( 1, $queries );
		self::assertGreaterThan( 3, $prices );
	}

	#[TestDox( '[DISC-05] old changes are pruned, but for what a reduction may still ask about' )]
	#[Group( 'full' )]
	public function test_prune(): void {
		$id = $this->create( '20.00' );
		$this->move_back( $id, 300 );
		$this->write( $id, 1500, 0, 200 );
		$this->write( $id, 2000, 0, 100 );
		$this->write( $id, 1800, 1, 50 );
		$this->set_sale_price( $id, '18.00' );
		self::assertSame( [ [ 2000, 0 ], [ 1800, 1 ] ], $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] after a time with another currency, pruning keeps the price that still applies, and the prices of the other currency' )]
	public function test_prune_other_currency(): void {
		$id = $this->create( '20.00' );
		$this->move_back( $id, 300 );
		$this->write( $id, 9000, 0, 250, 'PLN' );
		$this->write( $id, 1500, 0, 200 );
		$this->write( $id, 2000, 0, 100 );
		$this->write( $id, 9500, 0, 50, 'PLN' );
		$this->set_sale_price( $id, '18.00' );
		self::assertSame( [ [ 9000, 0 ], [ 2000, 0 ], [ 9500, 0 ], [ 1800, 1 ] ], $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] what is withdrawn is not sold, and what is deleted leaves nothing behind' )]
	#[Group( 'full' )]
	public function test_withdrawn_and_deleted(): void {
		$id = $this->create( '10.00' );
		self::shop()->run( static fn () => wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] ) );
		self::assertSame( [ [ null, 0 ], [ 1000, 0 ], [ null, 0 ] ], $this->prices( $id ) );
		self::shop()->run( static fn (): bool => (bool) wp_delete_post( $id, true ) );
		self::assertSame( [], $this->prices( $id ) );
	}

	#[TestDox( '[DISC-05] the edit screen lists the last changes' )]
	public function test_edit_screen(): void {
		$id   = $this->create( '10.00' );
		$html = self::shop()->run(
			static function () use ( $id ): string {
				$GLOBALS['post'] = get_post( $id );
				ob_start();
				do_action( 'woocommerce_product_options_pricing' );
				return (string) ob_get_clean();
			}
		);
		self::assertStringContainsString( 'Paskutiniai kainos pokyčiai', self::text( $html ) );
		self::assertStringContainsString( '10,00 €', self::text( $html ) );
	}

	#[TestDox( '[DISC-05] prices of another currency are not compared' )]
	public function test_other_currency(): void {
		$id = $this->create( '10.00' );
		$this->move_back( $id, 60 );
		$html = self::shop()->run(
			static function () use ( $id ): mixed {
				add_filter( 'woocommerce_currency', static fn (): string => 'PLN' );
				add_filter( 'vitrina_effective_price', static fn ( float $price ): float => $price / 2 );
				return apply_filters( 'woocommerce_get_price_html', wc_format_sale_price( '10', '5' ), Products::get( $id ) );
			}
		);
		self::assertIsString( $html );
		self::assertStringNotContainsString( 'vitrina-lowest-price', $html );
	}

	private function create( string $price ): int {
		$id = self::shop()->run( static fn (): int => Products::create( [ 'name' => 'Kainos bandymas', 'regular_price' => $price ] ) );

		$this->product_ids[] = $id;
		return $id;
	}

	/**
	 * Replaces the history of a product by one that starts now.
	 */
	private function restart_history( int $id ): void {
		self::shop()->run(
			static function () use ( $id ): void {
				Database::wpdb()->delete( Database::table( 'vitrina_price_history' ), [ 'product_id' => $id ] );
				Products::get( $id )->save();
			}
		);
	}

	private function set_sale_price( int $id, string $price ): void {
		self::shop()->run( static fn () => Products::update( $id, [ 'sale_price' => $price ] ) );
	}

	/**
	 * Starts or ends a sale some seconds ago.
	 *
	 * @param 'from'|'to' $end
	 */
	private function set_sale_date( int $id, string $end, int $seconds ): void {
		self::shop()->run(
			static function () use ( $id, $end, $seconds ): void {
				update_post_meta( $id, "_sale_price_dates_{$end}", time() - $seconds );
				wc_scheduled_sales();
			}
		);
	}

	/**
	 * Dates the history of a product back by some days.
	 */
	private function move_back( int $id, int $days ): void {
		self::shop()->run( static fn () => Database::wpdb()->query( 'UPDATE ' . Database::table( 'vitrina_price_history' ) . " SET changed_at = UNIX_TIMESTAMP() - {$days} * 86400 WHERE product_id = {$id} AND changed_at > 0" ) );
	}

	/**
	 * Adds a price of some days ago.
	 */
	private function write( int $id, int $price, int $is_reduced, int $days, string $currency = 'EUR' ): void {
		self::shop()->run( static fn () => Database::wpdb()->query( 'INSERT INTO ' . Database::table( 'vitrina_price_history' ) . " (product_id, price, is_reduced, currency, decimals, changed_at) VALUES ({$id}, {$price}, {$is_reduced}, '{$currency}', 2, UNIX_TIMESTAMP() - {$days} * 86400)" ) );
	}

	/**
	 * @return list<array{int|null, int}> Amount and whether it is reduced, oldest first.
	 */
	private function prices( int $id ): array {
		return self::shop()->run( static fn (): array => Prices::history( $id ) );
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
