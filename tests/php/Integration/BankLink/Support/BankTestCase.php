<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink\Support;

use LogicException;
use PHPUnit\Framework\TestCase;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Shop;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * A test against a running shop with the sandbox bank and a virtual product.
 * Restores settings and product.
 */
abstract class BankTestCase extends TestCase {

	protected const FIELD  = 'vitrina_bank_link_bank';
	protected const METHOD = 'vitrina_bank_link';

	private const SETTINGS = [
		'enabled'        => 'yes',
		'title'          => 'Banko nuoroda',
		'description'    => '',
		'mode'           => 'test',
		'provider'       => 'sandbox',
		'bank_selection' => [ 'LT-HABALT22', 'LT-CBVILT2X', 'LV-HABALV22' ],
		'bank_order'     => [ 'LT-CBVILT2X', 'LT-HABALT22' ],
	];

	private static ?Shop $shop = null;

	private static mixed $stored = null;

	protected static int $product = 0;

	private string $log_before = '';

	public static function setUpBeforeClass(): void {
		self::$shop ??= Shop::from_environment();
		if ( self::$shop === null ) {
			return;
		}
		self::$stored    = self::$shop->run( 'return [ get_option( "woocommerce_vitrina_bank_link_settings" ), get_option( "vitrina_bank_link_banks" ) ];' );
		$product       = self::$shop->run(
			'$product = new WC_Product_Simple();
			$product->set_props( [ "name" => "BANK voucher", "regular_price" => "12.34", "tax_status" => "none", "virtual" => true, "catalog_visibility" => "hidden", "manage_stock" => true, "stock_quantity" => 10000 ] );
			return $product->save();'
		);
		self::$product = is_int( $product ) ? $product : 0;
		self::settings();
	}

	public static function tearDownAfterClass(): void {
		if ( self::$shop !== null ) {
			self::$shop->run( 'update_option( "woocommerce_vitrina_bank_link_settings", $stored[0] ); update_option( "vitrina_bank_link_banks", $stored[1] ); delete_option( "vitrina_bank_link_secrets" ); wp_delete_post( $product, true ); return true;', [
				'stored' => self::$stored,
				'product' => self::$product,
			] );
		}
	}

	protected function setUp(): void {
		if ( self::$shop === null ) {
			self::markTestSkipped( 'There is no shop: VITRINA_SHOP_DIR does not name one.' );
		}
		$this->log_before = self::$shop->log();
	}

	protected function assertPostConditions(): void {
		self::assertSame( $this->log_before, self::shop()->log(), 'PHP complained.' );
	}

	/**
	 * @param array<string, mixed> $with
	 */
	protected static function settings( array $with = [] ): void {
		self::shop()->run( 'update_option( "woocommerce_vitrina_bank_link_settings", $settings ); \Vitrina\BankLink\Plugin::instance()->bank_list->refresh(); return true;', [ 'settings' => $with + self::SETTINGS ] );
	}

	protected static function has_shop(): bool {
		return self::$shop !== null;
	}

	protected static function shop(): Shop {
		return self::$shop ?? throw new LogicException( 'Only for tests that are not skipped.' );
	}

	protected static function visitor(): Visitor {
		return new Visitor( self::shop()->url );
	}

	protected static function shopper(): Visitor {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::$product );
		return $visitor;
	}

	protected static function checkout_path(): string {
		$path = self::shop()->run_cached( 'return (string) wp_parse_url( wc_get_checkout_url(), PHP_URL_PATH );' );
		return is_string( $path ) ? $path : '';
	}

	/**
	 * Places an order in the classic checkout, without JavaScript.
	 *
	 * @param array<string, mixed> $fields
	 */
	protected static function place( Visitor $shopper, array $fields = [ self::FIELD => 'LT-HABALT22' ] ): Response {
		$page = $shopper->get( self::checkout_path() );
		return $shopper->post(
			self::checkout_path(),
			$fields + [
				'billing_first_name'                 => 'Jonas',
				'billing_last_name'                  => 'Jonaitis',
				'billing_country'                    => 'LT',
				'billing_address_1'                  => 'Ozo g. 25',
				'billing_city'                       => 'Vilnius',
				'billing_postcode'                   => 'LT-07150',
				'billing_phone'                      => '+37061234567',
				'billing_email'                      => 'jonas@example.com',
				'payment_method'                     => self::METHOD,
				'terms'                              => '1',
				'terms-field'                        => '1',
				'woocommerce-process-checkout-nonce' => $page->field( 'woocommerce-process-checkout-nonce' ),
				'woocommerce_checkout_place_order'   => '1',
			]
		);
	}

	/**
	 * Submits a button of the sandbox bank's page.
	 */
	protected static function at_bank( Visitor $shopper, Response $page, string $deed ): Response {
		self::assertStringContainsString( 'vitrina_bank_link_sandbox', $page->url, 'Not at the bank, but here: ' . $page->text() );
		return $shopper->post( $page->url, compact( 'deed' ) );
	}

	/**
	 * Creates an order with an attempt on the server.
	 *
	 * @return array{order: int, attempt: int, token: array<string, string>, reference: string, payment: string} Tokens by status.
	 */
	protected static function order( string $bank = 'LT-HABALT22' ): array {
		/** @var array{order: int, attempt: int, token: array<string, string>, reference: string, payment: string} $created */
		$created = self::shop()->run(
			'$order = wc_create_order();
			$order->add_product( wc_get_product( $product ), 1 );
			$order->set_address( [ "first_name" => "Jonas", "country" => "LT", "email" => "jonas@example.com" ], "billing" );
			$order->set_payment_method( "vitrina_bank_link" );
			$order->set_payment_method_title( "Banko nuoroda" );
			$order->calculate_totals();
			$order->save();
			return ' . self::ATTEMPT,
			[
				'product' => self::$product,
				'bank'    => $bank,
				'order_id' => 0,
			]
		);
		return $created;
	}

	/**
	 * One more payment attempt of an order.
	 *
	 * @return array{order: int, attempt: int, token: array<string, string>, reference: string, payment: string}
	 */
	protected static function try_again( int $order_id, string $bank = 'LT-CBVILT2X' ): array {
		/** @var array{order: int, attempt: int, token: array<string, string>, reference: string, payment: string} $created */
		$created = self::shop()->run( '$order = wc_get_order( $order_id ); return ' . self::ATTEMPT, compact( 'order_id', 'bank' ) );
		return $created;
	}

	private const ATTEMPT = '( static function ( WC_Order $order, string $bank ): array {
		$plugin  = \Vitrina\BankLink\Plugin::instance();
		$sandbox = $plugin->providers->sandbox();
		$plugin->payment_initiator->start( $order, $plugin->settings->banks()->find_offered( $bank ), $sandbox );
		$attempts = $plugin->attempts->of_order( $order->get_id() );
		$attempt  = end( $attempts );
		$tokens   = [];
		foreach ( [ "PAID", "VOIDED", "ABANDONED", "AUTHORIZED", "PENDING", "REFUNDED" ] as $status ) {
			$tokens[ $status ] = $sandbox->sign_status( new \Vitrina\BankLink\Provider\SandboxPayment( $attempt->payment_id, $attempt->reference, $attempt->amount, "EUR", "", "", "", "", $status, 0 ) );
		}
		return [ "order" => $order->get_id(), "attempt" => $attempt->id, "token" => $tokens, "reference" => $attempt->reference, "payment" => $attempt->payment_id ];
	} )( $order, $bank );';

	/**
	 * @param array<string, mixed> $claims That differ from a good token's, signed with the shop's own key.
	 * @param array{order: int, attempt: int, token: array<string, string>, reference: string, payment: string} $created
	 */
	protected static function signed( array $created, array $claims ): string {
		$token = self::shop()->run(
			'return ( new \Vitrina\BankLink\Token\Hs256( \Vitrina\BankLink\Plugin::instance()->settings->sandbox_key() ) )->sign( $claims + [ "uuid" => $created["payment"], "accessKey" => "sandbox", "merchantReference" => $created["reference"], "paymentStatus" => "PAID", "grandTotal" => "12.34", "currency" => "EUR", "iat" => time(), "exp" => time() + 600 ] );',
			compact( 'created', 'claims' )
		);
		return is_string( $token ) ? $token : '';
	}

	protected static function notice( mixed $token, string $name = 'orderToken' ): Response {
		return self::visitor()->send( 'POST', '/?wc-api=vitrina_bank_link_notice&provider=sandbox', (string) json_encode( [ $name => $token ] ), [ 'Content-Type: application/json' ] );
	}

	protected static function return_path( string $token ): string {
		return '/?wc-api=vitrina_bank_link_return&provider=sandbox&order-token=' . rawurlencode( $token );
	}

	/**
	 * The state of an order, with counts of notes and payments.
	 *
	 * @return array{status: string, paid: int, notes: int, reduced: bool, attempts: list<array{state: string, manual_action: string, settled: string}>, transaction: string, title: string}
	 */
	protected static function state( int $order_id ): array {
		/** @var array{status: string, paid: int, notes: int, reduced: bool, attempts: list<array{state: string, manual_action: string, settled: string}>, transaction: string, title: string} $state */
		$state = self::shop()->run(
			'$order = wc_get_order( $order_id );
			$notes  = wc_get_order_notes( [ "order_id" => $order_id ] );
			return [
				"status"      => $order->get_status(),
				"paid"        => count( array_filter( $notes, static fn ( object $note ): bool => str_contains( $note->content, (string) $order->get_transaction_id() ) && "" !== $order->get_transaction_id() ) ),
				"notes"       => count( $notes ),
				"reduced"     => $order->get_data_store()->get_stock_reduced( $order_id ),
				"attempts"    => array_map( static fn ( object $attempt ): array => [ "state" => $attempt->state->value, "manual_action" => $attempt->manual_action->value, "settled" => $attempt->settled ], \Vitrina\BankLink\Plugin::instance()->attempts->of_order( $order_id ) ),
				"transaction" => $order->get_transaction_id(),
				"title"       => $order->get_payment_method_title(),
			];',
			compact( 'order_id' )
		);
		return $state;
	}

	protected static function newest_order(): int {
		$id = self::shop()->run( 'return wc_get_orders( [ "limit" => 1, "orderby" => "id", "order" => "DESC", "return" => "ids" ] )[0] ?? 0;' );
		return is_int( $id ) ? $id : 0;
	}

	/**
	 * A snapshot of orders and stock.
	 */
	protected static function checksum(): string {
		$sum = self::shop()->run(
			'global $wpdb;
			return md5( (string) wp_json_encode( array_map( static fn ( string $table ): array => $wpdb->get_results( "CHECKSUM TABLE {$wpdb->prefix}{$table}", ARRAY_N ), [ "wc_orders", "wc_orders_meta", "wc_order_operational_data", "comments", "posts", "postmeta", "vitrina_payment_claims", "vitrina_payment_attempts" ] ) ) );'
		);
		return is_string( $sum ) ? $sum : '';
	}
}
