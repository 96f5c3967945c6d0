<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use Vitrina\Tests\Integration\LpExpress\Support\Answer;
use Vitrina\Tests\Integration\LpExpress\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/**
 * Bad input to every call. Most of it is asked inside WordPress; one of each, and all where
 * a call needs the whole way of a request, by HTTP.
 */
final class BadInputTest extends ThemeTestCase {

	private static ?Facts $facts = null;

	/**
	 * @var array<string, Visitor>
	 */
	private static array $visitors = [];

	/**
	 * @var array<string, int>
	 */
	private static array $unseen = [];

	public static function tearDownAfterClass(): void {
		if ( self::$unseen !== [] ) {
			self::shop()->run( 'foreach ( $ids as $id ) { wp_delete_post( $id, true ); } return true;', [ 'ids' => array_values( self::$unseen ) ] );
		}
		parent::tearDownAfterClass();
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function call_groups(): iterable {
		foreach ( array_keys( Table::GROUPS ) as $group ) {
			yield $group => [ $group ];
		}
	}

	#[DataProvider( 'call_groups' )]
	#[TestDox( '[REST-01] [CART-01] [CART-06] [PROD-12] [PROD-16] [PROD-17] [LIST-01] [LIST-03] [SRCH-01] [WISH-01] [BLOG-01] [PORT-01] [NEWS-01] [TERM-06] [BANK-04] bad input to every call is refused or finds nothing: no notice, no failure, nothing that is not public, nothing changed: $_dataName' )]
	#[Group( 'full' )]
	public function test_every_call( string $group ): void {
		$questions = Table::questions( $group, self::facts() );
		$before    = self::kept();
		$inside    = Inside::is_possible() ? array_filter( $questions, static fn ( Question $question ): bool => $question->call->hook !== '' ) : [];
		$sample    = self::one_of_each( $inside );
		$outside   = array_diff_key( $questions, array_diff_key( $inside, $sample ) );
		$log       = self::shop()->log();
		$faults    = self::faults( $questions, ( new Inside( self::shop(), self::users() ) )->ask( $inside ) );
		$faults    = [ ...$faults, ...self::faults( $questions, ( new Crowd( self::shop()->url, self::headers() ) )->ask( $outside ) ) ];
		$said      = substr( self::shop()->log(), strlen( $log ) );

		self::assertSame( '', implode( "\n", $faults ), count( $faults ) . ' of ' . ( count( $inside ) + count( $outside ) ) . ' answers are wrong.' );
		self::assertSame( '', $said, 'PHP complained.' );
		self::assertSame( $before, self::kept(), 'Something was changed.' );
	}

	#[TestDox( '[REST-01] the table has a row for every hook and route that the project answers' )]
	public function test_table_is_whole(): void {
		$registered = self::shop()->run( '$root = $root; return require $file;', [ 'file' => __DIR__ . '/registered.php', 'root' => dirname( __DIR__, 4 ) ] );
		self::assertIsArray( $registered );
		$registered = array_filter( $registered, is_string( ... ) );
		self::assertGreaterThan( 40, count( $registered ) );
		self::assertSame( [], array_values( array_diff( $registered, Table::names( self::facts() ) ) ), 'These calls have no row.' );
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
		self::assertSame( [], array_values( array_diff( $found, Table::files( self::facts() ) ) ), 'Nobody sends bad input to these.' );
		foreach ( Table::ELSEWHERE as $test ) {
			self::assertFileExists( dirname( __DIR__ ) . "/{$test}" );
		}
	}

	/**
	 * @param array<int, Question> $questions
	 * @return array<int, Question> One for each call and sender, each with another value.
	 */
	private static function one_of_each( array $questions ): array {
		$groups = [];
		foreach ( $questions as $number => $question ) {
			$groups[ $question->call->names[0] . $question->sender ][ $number ] = $question;
		}
		$sample = [];
		foreach ( array_values( $groups ) as $turn => $group ) {
			$number            = array_keys( $group )[ $turn % count( $group ) ];
			$sample[ $number ] = $group[ $number ];
		}
		return $sample;
	}

	/**
	 * @param array<int, Question> $questions
	 * @param array<int, Answer>   $answers
	 * @return list<string>
	 */
	private static function faults( array $questions, array $answers ): array {
		$faults = [];
		foreach ( $answers as $number => $answer ) {
			$fault = $answer->header( 'complaints' ) . $questions[ $number ]->fault( $answer );
			if ( $fault !== '' ) {
				$faults[] = $questions[ $number ]->title() . ": {$fault}";
			}
		}
		return $faults;
	}

	private static function visitor_of( string $sender ): Visitor {
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
		$users = self::shop()->ask( 'return [ "customer" => get_user_by( "login", "rasa" )->ID, "admin" => get_user_by( "login", "admin" )->ID ];' );
		/** @var array<string, int> $users */
		return $users;
	}

	/**
	 * @return array<string, list<string>>
	 */
	private static function headers(): array {
		$headers = [];
		foreach ( [ 'shopper', 'customer', 'admin' ] as $sender ) {
			$headers[ $sender ] = [ 'Cookie: ' . self::visitor_of( $sender )->cookies() ];
			if ( $sender !== 'shopper' ) {
				$headers[ $sender ][] = 'X-WP-Nonce: ' . self::facts()->nonce( $sender, 'rest' );
			}
		}
		return $headers;
	}

	/**
	 * How much there is of all that a call could change.
	 */
	private static function kept(): mixed {
		// Refused notices of a bank are counted in an option: that is all they may change.
		$kept = self::shop()->run(
			'global $wpdb;
			$counts = [];
			foreach ( [ "vitrina_newsletter", "vitrina_payment_attempts", "vitrina_payment_events", "vitrina_payment_refunds", "vitrina_wishlist", "vitrina_wishlist_shares", "vitrina_terminals", "vitrina_terminal_choices", "vitrina_discount_rules", "users", "comments" ] as $table ) {
				$counts[ $table ] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table}" );
			}
			$counts["orders"]  = array_map( "intval", (array) wp_count_posts( "shop_order" ) ) + [ "hpos" => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}wc_orders" ) ];
			$counts["options"] = $wpdb->get_results( "SELECT option_name, MD5( option_value ) FROM {$wpdb->options} WHERE option_name LIKE \'%vitrina%\' AND option_name NOT LIKE \'%transient%\' AND option_name NOT LIKE \'%lock%\' AND option_name <> \'vitrina_bank_link_refusals\' ORDER BY 1", ARRAY_N );
			return $counts;'
		);
		return [ $kept, self::cart( self::visitor_of( 'shopper' ) ) ];
	}

	private static function facts(): Facts {
		return self::$facts ??= self::find_facts();
	}

	private static function find_facts(): Facts {
		self::$unseen = self::make_unseen();
		$asked        = self::shop()->run(
			'$path = static fn ( string $url ): string => (string) wp_parse_url( $url, PHP_URL_PATH );
			$abroad = $GLOBALS["wpdb"]->get_var( "SELECT id FROM {$GLOBALS["wpdb"]->prefix}vitrina_terminals WHERE country <> \'LT\' LIMIT 1" );
			$here   = $GLOBALS["wpdb"]->get_var( "SELECT id FROM {$GLOBALS["wpdb"]->prefix}vitrina_terminals WHERE country = \'LT\' LIMIT 1" );
			preg_match( "/name=\"form\" value=\"([^\"]+)\"/", do_shortcode( $form ), $sealed );
			$product = wc_get_product( $id );
			return [
				"urls"      => [ "shop" => $path( wc_get_page_permalink( "shop" ) ), "cart" => $path( wc_get_cart_url() ), "checkout" => $path( wc_get_checkout_url() ), "product" => $path( $product->get_permalink() ), "wishlist" => $path( Vitrina\Companion\Wishlist\Page::url() ), "withdrawal" => $path( Vitrina\Companion\Withdrawal\WithdrawalPage::url() ) ],
				"tokens"    => [ "terminal" => (string) $here, "terminal abroad" => (string) $abroad, "form" => html_entity_decode( $sealed[1] ) ],
				"variation" => $product->get_children()[0],
			];',
			[ 'id' => self::product( 'dvylika-spalvu' ), 'form' => '[vitrina_newsletter id="7"][vitrina_field name="tema" type="select" options="Žvakės|Kvepalai"][/vitrina_newsletter]' ]
		);
		/** @var array{urls: array<string, string>, tokens: array<string, string>, variation: int} $asked */
		$checkout = self::visitor_of( 'shopper' )->get( $asked['urls']['checkout'] );
		$line     = self::visitor_of( 'shopper' )->get( '/wp-json/wc/store/v1/cart' );
		$nonces   = self::nonces();

		$nonces['shopper']['store'] = $line->header( 'nonce' );
		$asked['tokens']['line']    = preg_match( '/"key":"(\w+)"/', $line->body, $found ) === 1 ? $found[1] : '';
		$asked['tokens']['checkout'] = $checkout->field( 'woocommerce-process-checkout-nonce' );
		$asked['tokens']['review']   = preg_match( '/update_order_review_nonce":"(\w+)"/', $checkout->body, $found ) === 1 ? $found[1] : '';
		$nonces['customer']['wishlist form'] = self::visitor_of( 'customer' )->get( $asked['urls']['wishlist'] )->field( 'vitrina_wishlist_nonce' );
		foreach ( [ 'terminal', 'terminal abroad', 'form', 'line', 'checkout', 'review' ] as $name ) {
			self::assertNotSame( '', $asked['tokens'][ $name ], "There is no {$name}." );
		}
		return new Facts( self::product(), self::product( 'dvylika-spalvu' ), $asked['variation'], self::$unseen['hidden'], array_diff_key( self::$unseen, [ 'hidden' => 0 ] ), $asked['urls'], $nonces, $asked['tokens'] );
	}

	/**
	 * @return array<string, array<string, string>>
	 */
	private static function nonces(): array {
		$nonces = [];
		foreach ( [ 'guest', 'shopper', 'customer', 'admin' ] as $sender ) {
			$state             = self::visitor_of( $sender )->get( '/wp-json/vitrina/v1/state' )->json()['nonces'] ?? [];
			$nonces[ $sender ] = $state;
		}
		/** @var array<string, array<string, string>> $nonces */
		return $nonces;
	}

	/**
	 * A product for each way not to be public, all with one name, number and price that no page may hold.
	 *
	 * @return array<string, int>
	 */
	private static function make_unseen(): array {
		$made = self::shop()->run(
			'foreach ( $GLOBALS["wpdb"]->get_col( $GLOBALS["wpdb"]->prepare( "SELECT post_id FROM {$GLOBALS["wpdb"]->postmeta} WHERE meta_key = \'_sku\' AND meta_value LIKE %s", "{$sku}%" ) ) as $left ) {
				wp_delete_post( (int) $left, true );
			}
			$ids = [];
			$make = static function ( WC_Product $product, string $why, array $post = [] ) use ( &$ids, $name, $sku, $price ): int {
				$product->set_name( "Užrakintas {$name}" );
				$product->set_sku( $sku . "-" . sanitize_title( $why ) );
				$product->set_regular_price( $price );
				$id = $product->save();
				if ( [] !== $post ) {
					wp_update_post( [ "ID" => $id ] + $post );
				}
				return $ids[ $why ] = $id;
			};
			$make( new WC_Product_Simple(), "a draft", [ "post_status" => "draft" ] );
			$make( new WC_Product_Simple(), "pending", [ "post_status" => "pending" ] );
			$make( new WC_Product_Simple(), "private", [ "post_status" => "private" ] );
			$make( new WC_Product_Simple(), "with a password", [ "post_password" => "sesame" ] );
			$make( new WC_Product_Simple(), "in the bin", [ "post_status" => "trash" ] );
			$hidden = new WC_Product_Simple();
			$hidden->set_catalog_visibility( "hidden" );
			$make( $hidden, "hidden" );
			$attribute = new WC_Product_Attribute();
			$attribute->set_name( "Spalva" );
			$attribute->set_options( [ "pieno" ] );
			$attribute->set_variation( true );
			$parent = new WC_Product_Variable();
			$parent->set_attributes( [ $attribute ] );
			$id = $make( $parent, "a variable draft", [ "post_status" => "draft" ] );
			$variation = new WC_Product_Variation();
			$variation->set_parent_id( $id );
			$variation->set_attributes( [ "spalva" => "pieno" ] );
			$make( $variation, "a variation of a draft" );
			return $ids;',
			[ 'name' => Marks::NAME, 'sku' => Marks::SKU, 'price' => Marks::PRICE ]
		);
		/** @var array<string, int> $made */
		return $made;
	}
}
