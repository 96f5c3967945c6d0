<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use Vitrina\Companion\Wishlist\Page as WishlistPage;
use Vitrina\Companion\Withdrawal\WithdrawalPage;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Posts;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\Users;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Product;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;

/**
 * Sends bad input to every call. Most requests run inside a forked WordPress; one of each kind,
 * and all that need a complete request, go over HTTP.
 */
final class BadInputTest extends ThemeTestCase {

	private static ?ShopData $data = null;

	/**
	 * @var array<string, Visitor>
	 */
	private static array $visitors = [];

	/**
	 * @var array<string, int>
	 */
	private static array $non_public = [];

	public static function tearDownAfterClass(): void {
		if ( self::$non_public !== [] ) {
			$ids = array_values( self::$non_public );
			self::shop()->run( static fn () => Products::delete( $ids ) );
		}
		parent::tearDownAfterClass();
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function call_groups(): iterable {
		foreach ( array_keys( CallTable::GROUPS ) as $group ) {
			yield $group => [ $group ];
		}
	}

	#[DataProvider( 'call_groups' )]
	#[TestDox( '[REST-01] [CART-01] [CART-06] [PROD-12] [PROD-16] [PROD-17] [LIST-01] [LIST-03] [SRCH-01] [WISH-01] [BLOG-01] [PORT-01] [NEWS-01] [TERM-06] [BANK-04] bad input to every call is refused or finds nothing: no notice, no failure, nothing that is not public, nothing changed: $_dataName' )]
	#[Group( 'full' )]
	public function test_every_call( string $group ): void {
		$requests = CallTable::requests( $group, self::data() );
		$before    = self::snapshot();
		$inside    = ForkSender::is_possible() ? array_filter( $requests, static fn ( BadRequest $request ): bool => $request->call->hook !== '' ) : [];
		$sample    = self::one_of_each( $inside );
		$outside   = array_diff_key( $requests, array_diff_key( $inside, $sample ) );
		$log       = self::shop()->log();
		$faults    = self::faults( $requests, ( new ForkSender( self::shop(), self::users() ) )->send( $inside ) );
		$faults    = [ ...$faults, ...self::faults( $requests, ( new HttpSender( self::shop()->url, self::headers() ) )->send( $outside ) ) ];
		// Of parallel requests that start Action Scheduler's work, all but one fail to write its lock.
		$complaints = (string) preg_replace( '/^.*ActionScheduler_OptionLock->set\n/m', '', substr( self::shop()->log(), strlen( $log ) ) );

		self::assertSame( '', implode( "\n", $faults ), count( $faults ) . ' of ' . ( count( $inside ) + count( $outside ) ) . ' answers are wrong.' );
		self::assertSame( '', $complaints, 'PHP complained.' );
		self::assertSame( $before, self::snapshot(), 'Something was changed.' );
	}

	#[TestDox( '[REST-01] the table has a row for every hook and route that the project answers' )]
	public function test_table_is_complete(): void {
		$file       = __DIR__ . '/registered-calls.php';
		$registered = self::shop()->run( static fn (): mixed => require $file );
		self::assertIsArray( $registered );
		$registered = array_filter( $registered, is_string( ... ) );
		self::assertGreaterThan( 40, count( $registered ) );
		self::assertSame( [], array_values( array_diff( $registered, CallTable::names( self::data() ) ) ), 'These calls have no row.' );
	}

	#[TestDox( '[REST-01] the table, or a test that it names, knows of every file that reads what a visitor sends' )]
	public function test_files_are_known(): void {
		$root  = dirname( __DIR__, 4 );
		$found = [];
		foreach ( [ 'theme', 'runtime/src', ...array_map( static fn ( string $dir ): string => substr( $dir, strlen( $root ) + 1 ), array_filter( (array) glob( "{$root}/plugin-*/src" ), is_string( ... ) ) ) ] as $dir ) {
			foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "{$root}/{$dir}" ) ) as $file ) {
				$path = $file instanceof SplFileInfo ? substr( $file->getPathname(), strlen( $root ) + 1 ) : '';
				if ( str_ends_with( $path, '.php' ) && ! str_contains( $path, '/build/' ) && preg_match( '/\$_(GET|POST|REQUEST|FILES)\b|\bINPUT_(GET|POST)\b|php:\/\/input/', (string) file_get_contents( "{$root}/{$path}" ) ) === 1 ) {
					$found[] = $path;
				}
			}
		}
		self::assertSame( [], array_values( array_diff( $found, CallTable::files( self::data() ) ) ), 'Nobody sends bad input to these.' );
		foreach ( CallTable::ELSEWHERE as $test ) {
			self::assertFileExists( dirname( __DIR__ ) . "/{$test}" );
		}
	}

	/**
	 * @param array<int, BadRequest> $requests
	 * @return array<int, BadRequest> One for each call and sender, each with another value.
	 */
	private static function one_of_each( array $requests ): array {
		$groups = [];
		foreach ( $requests as $number => $request ) {
			$groups[ $request->call->names[0] . $request->sender ][ $number ] = $request;
		}
		$sample = [];
		foreach ( array_values( $groups ) as $turn => $group ) {
			$number            = array_keys( $group )[ $turn % count( $group ) ];
			$sample[ $number ] = $group[ $number ];
		}
		return $sample;
	}

	/**
	 * @param array<int, BadRequest> $requests
	 * @param array<int, Response>   $responses
	 * @return list<string>
	 */
	private static function faults( array $requests, array $responses ): array {
		$faults = [];
		foreach ( $responses as $number => $response ) {
			$fault = $response->header( 'complaints' ) . $requests[ $number ]->fault( $response );
			if ( $fault !== '' ) {
				$faults[] = $requests[ $number ]->title() . ": {$fault}";
			}
		}
		return $faults;
	}

	private static function visitor_for( string $sender ): Visitor {
		if ( ! isset( self::$visitors[ $sender ] ) ) {
			$visitor = self::visitor();
			match ( $sender ) {
				'customer' => $visitor->log_in( 'rasa' ),
				'admin'    => $visitor->log_in( 'admin' ),
				'shopper'  => $visitor->add_to_cart( self::product() ),
				default    => null,
			};
			self::$visitors[ $sender ] = $visitor;
		}
		return self::$visitors[ $sender ];
	}

	/**
	 * @return array<string, int>
	 */
	private static function users(): array {
		return self::shop()->run_cached(
			static fn (): array => [
				'customer' => Users::get( 'rasa' )->ID,
				'admin'    => Users::get( 'admin' )->ID,
			]
		);
	}

	/**
	 * @return array<string, list<string>>
	 */
	private static function headers(): array {
		$headers = [];
		foreach ( [ 'shopper', 'customer', 'admin' ] as $sender ) {
			$headers[ $sender ] = [ 'Cookie: ' . self::visitor_for( $sender )->cookies() ];
			if ( $sender !== 'shopper' ) {
				$headers[ $sender ][] = 'X-WP-Nonce: ' . self::data()->nonce( $sender, 'rest' );
			}
		}
		return $headers;
	}

	/**
	 * Numbers of everything that a call could change.
	 */
	private static function snapshot(): mixed {
		// An option counts the bank's rejected notices, and a request may make tables that the test before has dropped: nothing else may change.
		$snapshot = self::shop()->run(
			static function (): array {
				$counts = [];
				foreach ( [ 'vitrina_newsletter', 'vitrina_payment_attempts', 'vitrina_payment_events', 'vitrina_payment_refunds', 'vitrina_wishlist', 'vitrina_wishlist_shares', 'vitrina_terminals', 'vitrina_terminal_choices', 'vitrina_discount_rules', 'users', 'comments', 'wc_orders' ] as $table ) {
					$counts[ $table ] = Database::number( 'SELECT COUNT(*) FROM ' . Database::table( $table ) );
				}
				$counts['orders']  = array_map( static fn ( mixed $count ): int => is_numeric( $count ) ? (int) $count : 0, (array) wp_count_posts( 'shop_order' ) );
				$counts['options'] = Database::pairs( 'SELECT option_name, MD5( option_value ) FROM ' . Database::table( 'options' ) . " WHERE option_name LIKE '%vitrina%' AND option_name NOT LIKE '%transient%' AND option_name NOT LIKE '%lock%' AND option_name NOT LIKE '%_schema' AND option_name <> 'vitrina_bank_link_refusals' ORDER BY 1" );
				return $counts;
			}
		);
		return [ $snapshot, self::cart( self::visitor_for( 'shopper' ) ) ];
	}

	private static function data(): ShopData {
		return self::$data ??= self::collect_data();
	}

	private static function collect_data(): ShopData {
		self::$non_public = self::create_non_public_products();
		$id        = self::product( 'dvylika-spalvu' );
		$collected = self::shop()->run(
			static function () use ( $id ): array {
				$path     = static fn ( string $url ): string => (string) wp_parse_url( $url, PHP_URL_PATH );
				$terminal = static fn ( string $where ): string => Database::column( 'SELECT id FROM ' . Database::table( 'vitrina_terminals' ) . " WHERE {$where} LIMIT 1" )[0];
				preg_match( '/name="form" value="([^"]+)"/', do_shortcode( '[vitrina_newsletter id="7"][vitrina_field name="tema" type="select" options="Žvakės|Kvepalai"][/vitrina_newsletter]' ), $sealed );
				$product = Products::get( $id );
				return [
					'urls'      => [
						'shop'       => $path( wc_get_page_permalink( 'shop' ) ),
						'cart'       => $path( wc_get_cart_url() ),
						'checkout'   => $path( wc_get_checkout_url() ),
						'product'    => $path( $product->get_permalink() ),
						'wishlist'   => $path( WishlistPage::url() ),
						'withdrawal' => $path( WithdrawalPage::url() ),
					],
					'tokens'    => [
						'terminal'        => $terminal( "country = 'LT'" ),
						'terminal abroad' => $terminal( "country <> 'LT'" ),
						'form'            => html_entity_decode( $sealed[1] ?? '' ),
					],
					'variation' => $product->get_children()[0],
				];
			}
		);
		$checkout = self::visitor_for( 'shopper' )->get( $collected['urls']['checkout'] );
		$line     = self::visitor_for( 'shopper' )->get( '/wp-json/wc/store/v1/cart' );
		$nonces   = self::nonces();

		$nonces['shopper']['store'] = $line->header( 'nonce' );
		$collected['tokens']['line']    = preg_match( '/"key":"(\w+)"/', $line->body, $found ) === 1 ? $found[1] : '';
		$collected['tokens']['checkout'] = $checkout->field( 'woocommerce-process-checkout-nonce' );
		$collected['tokens']['review']   = preg_match( '/update_order_review_nonce":"(\w+)"/', $checkout->body, $found ) === 1 ? $found[1] : '';
		$nonces['customer']['wishlist form'] = self::visitor_for( 'customer' )->get( $collected['urls']['wishlist'] )->field( 'vitrina_wishlist_nonce' );
		foreach ( [ 'terminal', 'terminal abroad', 'form', 'line', 'checkout', 'review' ] as $name ) {
			self::assertNotSame( '', $collected['tokens'][ $name ], "There is no {$name}." );
		}
		return new ShopData( self::product(), self::product( 'dvylika-spalvu' ), $collected['variation'], self::$non_public['hidden'], array_diff_key( self::$non_public, [ 'hidden' => 0 ] ), $collected['urls'], $nonces, $collected['tokens'] );
	}

	/**
	 * @return array<string, array<string, string>>
	 */
	private static function nonces(): array {
		$nonces = [];
		foreach ( [ 'guest', 'shopper', 'customer', 'admin' ] as $sender ) {
			$state             = self::visitor_for( $sender )->get( '/wp-json/vitrina/v1/state' )->json()['nonces'] ?? [];
			$nonces[ $sender ] = $state;
		}
		/** @var array<string, array<string, string>> $nonces */
		return $nonces;
	}

	/**
	 * A product for each way not to be public. All have the same name, SKU and price, which no response may contain.
	 *
	 * @return array<string, int>
	 */
	private static function create_non_public_products(): array {
		[ $name, $sku, $price ] = [ Leaks::NAME, Leaks::SKU, Leaks::PRICE ];
		return self::shop()->run(
			static function () use ( $name, $sku, $price ): array {
				foreach ( Database::column( 'SELECT post_id FROM ' . Database::table( 'postmeta' ) . " WHERE meta_key = '_sku' AND meta_value LIKE '{$sku}%'" ) as $left ) {
					wp_delete_post( (int) $left, true );
				}
				$ids = [];
				$make = static function ( WC_Product $product, string $why, array $post = [] ) use ( &$ids, $name, $sku, $price ): int {
					$product->set_name( "Užrakintas {$name}" );
					$product->set_sku( "{$sku}-" . sanitize_title( $why ) );
					$product->set_regular_price( $price );
					$id = $product->save();
					if ( $post !== [] ) {
						/** @var array<string, string> $post */
						Posts::update( $id, $post );
					}
					return $ids[ $why ] = $id;
				};
				$make( new WC_Product_Simple(), 'a draft', [ 'post_status' => 'draft' ] );
				$make( new WC_Product_Simple(), 'pending', [ 'post_status' => 'pending' ] );
				$make( new WC_Product_Simple(), 'private', [ 'post_status' => 'private' ] );
				$make( new WC_Product_Simple(), 'with a password', [ 'post_password' => 'sesame' ] );
				$make( new WC_Product_Simple(), 'in the bin', [ 'post_status' => 'trash' ] );
				$hidden = new WC_Product_Simple();
				$hidden->set_catalog_visibility( 'hidden' );
				$make( $hidden, 'hidden' );
				$parent = new WC_Product_Variable();
				$parent->set_attributes( [ Products::variation_attribute( 'Spalva', [ 'pieno' ] ) ] );
				$id        = $make( $parent, 'a variable draft', [ 'post_status' => 'draft' ] );
				$variation = new WC_Product_Variation();
				$variation->set_parent_id( $id );
				$variation->set_attributes( [ 'spalva' => 'pieno' ] );
				$make( $variation, 'a variation of a draft' );
				return $ids;
			}
		);
	}
}
