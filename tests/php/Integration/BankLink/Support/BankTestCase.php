<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BankLink\Support;

use LogicException;
use PHPUnit\Framework\TestCase;
use Vitrina\BankLink\Domain\Attempt;
use Vitrina\BankLink\Plugin;
use Vitrina\Tests\Fixtures\BankPayments;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Shop;
use Vitrina\Tests\Integration\Support\Visitor;

/**
 * A test against a running shop with the sandbox bank and a virtual product.
 * Restores settings and product.
 *
 * @phpstan-import-type CreatedPayment from BankPayments
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

	/**
	 * @var array<string, mixed> Options before the tests, by name.
	 */
	private static array $options = [];

	protected static int $product = 0;

	private string $log_before = '';

	public static function setUpBeforeClass(): void {
		self::$shop ??= Shop::from_environment();
		if ( self::$shop === null ) {
			return;
		}
		self::$options = self::$shop->run(
			static fn (): array => [
				'woocommerce_vitrina_bank_link_settings' => get_option( 'woocommerce_vitrina_bank_link_settings' ),
				'vitrina_bank_link_banks'                => get_option( 'vitrina_bank_link_banks' ),
			]
		);
		self::$product = self::$shop->run(
			static fn (): int => Products::create(
				[
					'name'               => 'BANK voucher',
					'regular_price'      => '12.34',
					'tax_status'         => 'none',
					'virtual'            => true,
					'catalog_visibility' => 'hidden',
					'manage_stock'       => true,
					'stock_quantity'     => 10000,
				]
			)
		);
		self::settings();
	}

	public static function tearDownAfterClass(): void {
		if ( self::$shop !== null ) {
			$options = self::$options;
			$product = self::$product;
			self::$shop->run(
				static function () use ( $options, $product ): void {
					foreach ( $options as $name => $value ) {
						update_option( $name, $value );
					}
					delete_option( 'vitrina_bank_link_secrets' );
					wp_delete_post( $product, true );
				}
			);
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
		$settings = $with + self::SETTINGS;
		self::shop()->run(
			static function () use ( $settings ): void {
				update_option( 'woocommerce_vitrina_bank_link_settings', $settings );
				Plugin::instance()->bank_list->refresh();
			}
		);
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
		return self::shop()->run_cached( static fn (): string => (string) parse_url( wc_get_checkout_url(), PHP_URL_PATH ) );
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
	protected static function at_bank( Visitor $shopper, Response $page, string $outcome ): Response {
		self::assertStringContainsString( 'vitrina_bank_link_sandbox', $page->url, 'Not at the bank, but here: ' . $page->text() );
		return $shopper->post( $page->url, compact( 'outcome' ) );
	}

	/**
	 * Creates an order and starts its payment.
	 *
	 * @return CreatedPayment
	 */
	protected static function order( string $bank = 'LT-HABALT22' ): array {
		$product = self::$product;
		return self::shop()->run( static fn (): array => BankPayments::start( BankPayments::create_order( $product ), $bank ) );
	}

	/**
	 * Starts another payment of an order.
	 *
	 * @return CreatedPayment
	 */
	protected static function try_again( int $order_id, string $bank = 'LT-CBVILT2X' ): array {
		return self::shop()->run( static fn (): array => BankPayments::start( Orders::get( $order_id ), $bank ) );
	}

	/**
	 * @param array<string, mixed> $claims  Claims that replace those of a valid token.
	 * @param CreatedPayment       $created
	 * @return string A token that is signed with the shop's own key.
	 */
	protected static function signed( array $created, array $claims ): string {
		$claims += [
			'uuid'              => $created['payment'],
			'accessKey'         => 'sandbox',
			'merchantReference' => $created['reference'],
			'paymentStatus'     => 'PAID',
			'grandTotal'        => '12.34',
			'currency'          => 'EUR',
			'iat'               => time(),
			'exp'               => time() + 600,
		];
		return self::shop()->run( static fn (): string => BankPayments::sign( $claims ) );
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
	 * @return array{status: string, paid: int, notes: int, reduced: bool, attempts: list<array{state: string, manual_action: string, settled: string|null}>, transaction: string, title: string}
	 */
	protected static function state( int $order_id ): array {
		return self::shop()->run(
			static function () use ( $order_id ): array {
				$order       = Orders::get( $order_id );
				$transaction = $order->get_transaction_id();
				$notes       = Orders::notes( $order_id );
				return [
					'status'      => $order->get_status(),
					'paid'        => $transaction === '' ? 0 : count( array_filter( $notes, static fn ( string $note ): bool => str_contains( $note, $transaction ) ) ),
					'notes'       => count( $notes ),
					'reduced'     => Orders::is_stock_reduced( $order ),
					'attempts'    => array_map(
						static fn ( Attempt $attempt ): array => [
							'state'         => $attempt->state->value,
							'manual_action' => $attempt->manual_action->value,
							'settled'       => $attempt->settled,
						],
						Plugin::instance()->attempts->of_order( $order_id )
					),
					'transaction' => $transaction,
					'title'       => $order->get_payment_method_title(),
				];
			}
		);
	}

	/**
	 * @return int Stock of the test's product.
	 */
	protected static function stock(): int {
		$product = self::$product;
		return self::shop()->run( static fn (): int => (int) Products::get( $product )->get_stock_quantity() );
	}

	protected static function newest_order(): int {
		return self::shop()->run( static fn (): int => Orders::newest_id() );
	}

	/**
	 * A snapshot of orders and stock.
	 */
	protected static function checksum(): string {
		return self::shop()->run(
			static function (): string {
				$tables = [ 'wc_orders', 'wc_orders_meta', 'wc_order_operational_data', 'comments', 'posts', 'postmeta', 'vitrina_payment_claims', 'vitrina_payment_attempts' ];
				return md5( (string) wp_json_encode( array_map( static fn ( string $table ): mixed => Database::wpdb()->get_results( 'CHECKSUM TABLE ' . Database::table( $table ), ARRAY_N ), $tables ) ) );
			}
		);
	}
}
