<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use DOMDocument;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use WC_Product;

final class MiniCartTest extends ThemeTestCase {

	/** A shopper with two of the demo's linen. */
	private static function shopper( int $product = 0 ): Visitor {
		$visitor = self::visitor();
		$visitor->post(
			'/?wc-ajax=add_to_cart',
			[
				'product_id' => $product > 0 ? $product : self::product(),
				'quantity'   => 2,
			]
		);
		return $visitor;
	}

	private static function key( Visitor $visitor ): string {
		$items = $visitor->get( '/wp-json/wc/store/v1/cart' )->json()['items'] ?? [];
		$first = is_array( $items ) ? reset( $items ) : [];
		return is_array( $first ) && is_string( $first['key'] ?? null ) ? $first['key'] : '';
	}

	private static function nonce( Visitor $visitor, string $name = 'cart' ): string {
		$nonces = $visitor->get( '/wp-json/vitrina/v1/state' )->json()['nonces'] ?? [];
		$nonce  = is_array( $nonces ) ? $nonces[ $name ] ?? '' : '';
		return is_string( $nonce ) ? $nonce : '';
	}

	/**
	 * @param array<string, mixed> $other Fields that differ.
	 */
	private static function update( Visitor $visitor, mixed $quantity, array $other = [] ): Response {
		return $visitor->post(
			self::cart_path(),
			$other + [
				'cart'                => [ self::key( $visitor ) => [ 'qty' => $quantity ] ],
				'update_cart'         => '1',
				'minicart_qty_update' => '1',
				'_wpnonce'            => $other['_wpnonce'] ?? self::nonce( $visitor ),
			]
		);
	}

	private static function cart_path(): string {
		return self::shop()->run_cached( static fn (): string => (string) wp_parse_url( wc_get_cart_url(), PHP_URL_PATH ) );
	}

	#[TestDox( '[CART-08] An update answers the notices, the lines as the server holds them and the hash, and no page' )]
	#[Group( 'full' )]
	public function test_cart_08_an_update_answers_the_parts_of_the_page(): void {
		$visitor = self::shopper();
		$response  = self::update( $visitor, '5' );
		self::assertSame( 200, $response->status );
		self::assertStringContainsString( 'no-store', $response->header( 'cache-control' ) );
		self::assertStringNotContainsString( '<html', $response->body );
		self::assertSame( self::shop()->url . self::cart_path(), $response->url );
		self::assertStringContainsString( 'minicart-counter"><span aria-hidden="true">5<', $response->body );
		self::assertSame( 1, preg_match( '/id="vitrina-cart-parts"[^>]*>\s*(.*?)\s*<\/script>/s', $response->body, $box ) );
		$parts = json_decode( $box[1] ?? '', true );
		self::assertIsArray( $parts );
		self::assertIsArray( $parts['fragments'] );
		$lines = $parts['fragments']['div.widget_shopping_cart_content'] ?? '';
		self::assertIsString( $lines );
		self::assertMatchesRegularExpression( '/<input[^>]*name="cart\[[0-9a-f]{32}\]\[qty\]"[^>]*value="5"/s', $lines );
		self::assertSame( [ self::product() => 5 ], self::cart( $visitor ) );
	}

	#[TestDox( '[CART-08] The browser is not led away, wherever it came from' )]
	public function test_cart_08_a_referer_leads_nowhere(): void {
		$visitor = self::shopper();
		$fields  = [
			'cart'                => [ self::key( $visitor ) => [ 'qty' => '3' ] ],
			'update_cart'         => '1',
			'minicart_qty_update' => '1',
			'_wp_http_referer'    => '/parduotuve/',
			'_wpnonce'            => self::nonce( $visitor ),
		];
		$response  = $visitor->send( 'POST', self::cart_path(), http_build_query( $fields ), [ 'Referer: ' . self::shop()->url . '/parduotuve/' ] );
		self::assertSame( self::shop()->url . self::cart_path(), $response->url );
		self::assertStringContainsString( 'vitrina-cart-parts', $response->body );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function bad_nonces(): iterable {
		yield 'empty' => [ '' ];
		yield 'made up' => [ '0123456789' ];
		yield 'a list' => [ [ 'a' ] ];
	}

	#[TestDox( '[CART-08] A nonce that is not ours changes nothing' )]
	#[DataProvider( 'bad_nonces' )]
	public function test_cart_08_a_nonce_that_is_not_ours_changes_nothing( mixed $nonce ): void {
		$visitor = self::shopper();
		self::assert_refused( $visitor, self::update( $visitor, '5', [ '_wpnonce' => $nonce ] ) );
	}

	#[TestDox( '[CART-08] Another shopper\'s nonce, and one made for something else, change nothing' )]
	public function test_cart_08_a_foreign_nonce_changes_nothing(): void {
		[ $visitor, $other ] = [ self::shopper(), self::shopper() ];
		self::assert_refused( $visitor, self::update( $visitor, '5', [ '_wpnonce' => self::nonce( $other ) ] ) );
		self::assert_refused( $visitor, self::update( $visitor, '5', [ '_wpnonce' => self::nonce( $visitor, 'add_to_cart' ) ] ) );
		self::assert_refused( $visitor, self::update( $visitor, '5', [ '_wpnonce' => self::nonce( $visitor, 'apply_coupon' ) ] ) );
	}

	#[TestDox( '[CART-08] Who has no cart gets no nonce to change one' )]
	public function test_cart_08_no_session_no_nonce(): void {
		self::assertSame( '', self::nonce( self::visitor() ) );
		self::assertSame( '', self::nonce( self::visitor(), 'apply_coupon' ) );
	}

	#[TestDox( '[FIX-19] [STATE-01] No nonce stands in the fragments, which the browser keeps for a day' )]
	public function test_no_nonce_in_fragments(): void {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		$fragments = $visitor->get( '/?wc-ajax=get_refreshed_fragments' )->json()['fragments'] ?? [];
		$html      = implode( '', array_filter( is_array( $fragments ) ? $fragments : [], is_string( ... ) ) );
		self::assertStringContainsString( 'remove_item=', $html );
		self::assertStringNotContainsStringIgnoringCase( 'nonce', $html );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function bad_quantities(): iterable {
		foreach ( [ '', '0', '-3', 'abc', '1e9', 'INF', '3abc', '100001' ] as $quantity ) {
			yield "'{$quantity}'" => [ $quantity ];
		}
		yield 'a list' => [ [ '3' ] ];
	}

	#[TestDox( '[CART-08] A quantity that is none changes nothing, and the answer shows what is true' )]
	#[DataProvider( 'bad_quantities' )]
	#[Group( 'full' )]
	public function test_cart_08_a_quantity_that_is_none_changes_nothing( mixed $quantity ): void {
		$visitor = self::shopper();
		self::assert_unchanged( $visitor, self::update( $visitor, $quantity ) );
	}

	#[TestDox( '[CART-08] A line that is not in this cart changes nothing' )]
	public function test_cart_08_the_line_of_another_changes_nothing(): void {
		[ $visitor, $other ] = [ self::shopper(), self::shopper( self::product( 'dovanu-rinkinys-rytas' ) ) ];
		self::assert_unchanged( $visitor, self::update( $visitor, '5', [ 'cart' => [ self::key( $other ) => [ 'qty' => '5' ] ] ] ) );
		self::assertSame( [ self::product( 'dovanu-rinkinys-rytas' ) => 2 ], self::cart( $other ) );
	}

	#[TestDox( '[CART-08] More than is in stock is refused with the number; what is in stock is taken' )]
	public function test_cart_08_no_more_than_is_in_stock(): void {
		$product = self::create_product();
		self::shop()->run(
			static fn () => Products::update(
				$product,
				[
					'manage_stock'   => true,
					'stock_quantity' => 4,
				]
			)
		);
		$visitor = self::shopper( $product );
		$response  = self::update( $visitor, '5' );
		self::assertStringContainsString( 'woocommerce-error', $response->body );
		self::assertStringContainsString( 'ne daugiau kaip 4 vnt.', $response->body );
		self::assertSame( [ $product => 2 ], self::cart( $visitor ) );
		self::assertStringContainsString( 'max=', $response->body );
		self::update( $visitor, '4' );
		self::assertSame( [ $product => 4 ], self::cart( $visitor ) );
	}

	#[TestDox( '[CART-08] Beside the step, or below the least, nothing is changed' )]
	#[Group( 'full' )]
	public function test_cart_08_steps_and_the_least_hold_on_the_server(): void {
		$product = self::create_product();
		$remove  = self::shop()->add_code(
			'minicart-steps',
			static function () use ( $product ): void {
				$two = static fn ( mixed $value, mixed $of ): mixed => $of instanceof WC_Product && $of->get_id() === $product ? 2 : $value;
				add_filter( 'woocommerce_quantity_input_step', $two, 10, 2 );
				add_filter( 'woocommerce_quantity_input_min', $two, 10, 2 );
			}
		);
		try {
			$visitor = self::shopper( $product );
			foreach ( [ '3', '1' ] as $quantity ) {
				self::assertStringContainsString( 'woocommerce-error', self::update( $visitor, $quantity )->body, $quantity );
				self::assertSame( [ $product => 2 ], self::cart( $visitor ) );
			}
			self::update( $visitor, '6' );
			self::assertSame( [ $product => 6 ], self::cart( $visitor ) );
		} finally {
			$remove();
		}
	}

	#[TestDox( '[CART-07] What was removed comes back, in the number that there was; without a nonce it does not' )]
	public function test_cart_07_undo(): void {
		$visitor = self::shopper();
		$key     = self::key( $visitor );
		$visitor->post( '/?wc-ajax=remove_from_cart', [ 'cart_item_key' => $key ] );
		self::assertSame( [], self::cart( $visitor ) );
		$undo = fn ( string $nonce ): Response => $visitor->post(
			self::cart_path(),
			[
				'minicart_undo' => '1',
				'undo_item'     => $key,
				'_wpnonce'      => $nonce,
			]
		);
		self::assertSame( 403, $undo( 'made-up' )->status );
		self::assertSame( [], self::cart( $visitor ) );
		self::assertStringContainsString( "data-cart_item_key=\\\"{$key}", $undo( self::nonce( $visitor ) )->body );
		self::assertSame( [ self::product() => 2 ], self::cart( $visitor ) );
	}

	#[TestDox( '[CART-07] A removed line comes back for a quarter of an hour, also after other pages were opened' )]
	#[Group( 'full' )]
	public function test_cart_07_undo_after_other_pages(): void {
		$visitor = self::shopper();
		$key     = self::key( $visitor );
		$remove  = static fn () => $visitor->post( '/?wc-ajax=remove_from_cart', [ 'cart_item_key' => $key ] );
		$undo    = static fn () => $visitor->post(
			self::cart_path(),
			[
				'minicart_undo' => '1',
				'undo_item'     => $key,
				'_wpnonce'      => self::nonce( $visitor ),
			]
		);
		$remove();
		$visitor->get( '/parduotuve/' );
		$visitor->get( '/produktas/lino-skalbiniai/' );
		$undo();
		self::assertSame( [ self::product() => 2 ], self::cart( $visitor ) );

		$remove();
		$is_late = self::shop()->add_code( 'late-undo', static fn () => add_action( 'wp_loaded', static fn () => WC()->session->set( 'vitrina_removed_at', time() - 16 * MINUTE_IN_SECONDS ) ) );
		try {
			$visitor->get( '/parduotuve/' );
		} finally {
			$is_late();
		}
		$undo();
		self::assertSame( [], self::cart( $visitor ) );
	}

	#[TestDox( '[CART-06] The panel in the page is the same for everybody, with and without a cart, and holds no nonce' )]
	public function test_cart_06_the_page_is_the_same_for_everybody(): void {
		$panel = function ( Visitor $visitor, string $path = '/parduotuve/' ): string {
			return preg_match( '/<dialog id="minicart-panel".*?<\/dialog>/s', $visitor->get( $path )->body, $found ) === 1 ? $found[0] : '';
		};
		$empty = $panel( self::visitor() );
		self::assertStringContainsString( 'mini-cart__empty', $empty );
		self::assertStringNotContainsString( 'nonce', $empty );
		self::assertSame( $empty, $panel( self::shopper() ) );
		self::assertSame( '', $panel( self::shopper(), self::cart_path() ) );
	}

	#[TestDox( '[CART-06] What a product is called cannot write HTML into the panel' )]
	#[Group( 'full' )]
	public function test_cart_06_names_are_escaped(): void {
		$product = self::create_product();
		self::shop()->run(
			static function () use ( $product ): void {
				Database::wpdb()->update( Database::wpdb()->posts, [ 'post_title' => '<img src=x onerror=alert(1)>" onmouseover="x' ], [ 'ID' => $product ] );
				clean_post_cache( $product );
			}
		);
		preg_match( '/id="vitrina-cart-parts"[^>]*>\s*(.*?)\s*<\/script>/s', self::update( self::shopper( $product ), '3' )->body, $box );
		$parts = json_decode( $box[1] ?? '', true );
		self::assertIsArray( $parts );
		self::assertIsArray( $parts['fragments'] );
		$html = $parts['fragments']['div.widget_shopping_cart_content'];
		self::assertIsString( $html );
		$page = new DOMDocument();
		$page->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		$path = new DOMXPath( $page );
		self::assertSame( 1.0, $path->evaluate( 'count(//a[@data-cart_item_key])' ) );
		self::assertSame( 0.0, $path->evaluate( 'count(//@*[starts-with(name(), "on")])' ) );
	}

	private static function assert_refused( Visitor $visitor, Response $response ): void {
		self::assertSame( 403, $response->status );
		self::assertStringContainsString( 'woocommerce-error', $response->body );
		self::assertSame( [ self::product() => 2 ], self::cart( $visitor ) );
	}

	private static function assert_unchanged( Visitor $visitor, Response $response ): void {
		self::assertSame( 200, $response->status );
		self::assertStringContainsString( 'woocommerce-error', $response->body );
		self::assertStringContainsString( 'value=\\"2\\"', $response->body );
		self::assertSame( [ self::product() => 2 ], self::cart( $visitor ) );
	}
}
