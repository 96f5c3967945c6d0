<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Pages;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\ShippingRates;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Coupon;

/**
 * An order is charged the total that the shopper saw, or the shopper is asked again.
 */
final class DisplayedTotalTest extends ThemeTestCase {

	private const FIELD = 'vitrina_shown_total';

	private const ADDRESS = [
		'first_name' => 'Rasa',
		'last_name'  => 'Petrauskaitė',
		'country'    => 'LT',
		'address_1'  => 'Gedimino pr. 1',
		'city'       => 'Vilnius',
		'postcode'   => 'LT-01103',
		'phone'      => '+37061234567',
	];

	private const CHANGED = 'Užsakymo suma pasikeitė: dabar ji yra';

	private int $product = 0;

	private string $code = '';

	protected function setUp(): void {
		parent::setUp();
		$this->product = self::create_product();
		$this->code    = 'bandymas-' . $this->product;
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function changes(): array {
		return [
			'something was added in another tab' => [ 'line' ],
			'the price of a product went up'     => [ 'price' ],
			'a discount ended'                   => [ 'sale' ],
			'a coupon was taken away'            => [ 'coupon' ],
			'delivery costs more'                => [ 'delivery' ],
		];
	}

	#[DataProvider( 'changes' )]
	#[TestDox( '[FIX-08] [FIX-22] the classic checkout asks again, and names the new total, when $_dataName' )]
	#[Group( 'full' )]
	public function test_classic( string $change ): void {
		$shopper = $this->shopper( $change );
		$form    = $this->form( $shopper );
		$undo    = $this->change( $change, $shopper );
		try {
			$response = $shopper->post( '/?wc-ajax=checkout', $form )->json();
			self::assertSame( 'failure', $response['result'] ?? '' );
			self::assertIsString( $response['messages'] ?? null );
			$message = html_entity_decode( strip_tags( $response['messages'] ) );
			self::assertStringContainsString( self::CHANGED, $message );
			self::assertStringContainsString( $this->total( $shopper ), str_replace( "\u{a0}", ' ', $message ) );
			// WooCommerce's script then requests the order review.
			self::assertTrue( $response['refresh'] ?? false );
			self::assertSame( 0, $this->orders() );

			// The shopper has seen the new total.
			self::assertSame( 'success', $shopper->post( '/?wc-ajax=checkout', $this->form( $shopper ) )->json()['result'] ?? '' );
		} finally {
			$undo();
		}
	}

	#[TestDox( '[FIX-08] the order review that WooCommerce asks for carries the total that it shows' )]
	#[Group( 'full' )]
	public function test_order_review(): void {
		$shopper = $this->shopper();
		$before  = $this->form( $shopper )[ self::FIELD ];
		self::assertIsString( $before );
		$shopper->add_to_cart( $this->product );
		$response    = $shopper->post( '/?wc-ajax=update_order_review', [ 'security' => $this->nonce( $shopper->get( self::path( 'checkout' ) ) ) ] );
		$fragments = $response->json()['fragments'] ?? null;
		self::assertIsArray( $fragments );
		$review = $fragments['.woocommerce-checkout-review-order-table'] ?? null;
		self::assertIsString( $review );
		self::assertStringContainsString( 'name="' . self::FIELD . '"', $review );
		self::assertStringNotContainsString( 'value="' . $before . '"', $review );
		// Not on pages that send no order.
		self::assertStringNotContainsString( self::FIELD, $shopper->get( self::path( 'cart' ) )->body );
	}

	#[TestDox( '[FIX-08] without JavaScript the page comes back with the sentence and the new total' )]
	#[Group( 'full' )]
	public function test_no_script(): void {
		$shopper = $this->shopper();
		$form    = $this->form( $shopper ) + [ 'woocommerce_checkout_place_order' => '1' ];
		$shopper->add_to_cart( $this->product );
		$page = $shopper->post( self::path( 'checkout' ), $form );
		self::assertStringContainsString( self::CHANGED, $page->text() );
		self::assertSame( 0, $this->orders() );
		$again = [ self::FIELD => $page->field( self::FIELD ) ] + $form;
		self::assertNotSame( $form[ self::FIELD ], $again[ self::FIELD ] );
		self::assertStringContainsString( 'order-received', $shopper->post( self::path( 'checkout' ), $again )->url );
	}

	#[TestDox( '[FIX-08] "Update totals" is not refused: it asks what the total is' )]
	public function test_update_totals(): void {
		$shopper = $this->shopper();
		$form    = $this->form( $shopper ) + [ 'woocommerce_checkout_update_totals' => '1' ];
		$shopper->add_to_cart( $this->product );
		self::assertStringNotContainsString( self::CHANGED, $shopper->post( self::path( 'checkout' ), $form )->text() );
	}

	#[TestDox( '[FIX-08] an order that does not say what was shown passes, as other plugins and programs send it' )]
	#[Group( 'full' )]
	public function test_missing_total(): void {
		$shopper = $this->shopper();
		$form    = $this->form( $shopper );
		unset( $form[ self::FIELD ] );
		$shopper->add_to_cart( $this->product );
		self::assertSame( 'success', $shopper->post( '/?wc-ajax=checkout', $form )->json()['result'] ?? '' );

		foreach ( [ [], [ 'extensions' => null ], [ 'extensions' => [ 'vitrina-companion' => null ] ] ] as $data ) {
			$response = $this->shopper()->store_api( 'checkout', $data + $this->store_data() );
			self::assertSame( 200, $response->status, $response->body );
		}
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function nonsense(): array {
		return FastRun::first( 1, [
			'a list'   => [ [ '999' ] ],
			'empty'    => [ '' ],
			'text'     => [ '<script>alert(1)</script>' ],
			'currency' => [ '999 USD' ],
		] );
	}

	#[DataProvider( 'nonsense' )]
	#[TestDox( '[FIX-08] a total that nobody can have been shown is asked for again: $_dataName' )]
	public function test_invalid_total( mixed $sent ): void {
		$shopper = $this->shopper();
		$response  = $shopper->post( '/?wc-ajax=checkout', [ self::FIELD => $sent ] + $this->form( $shopper ) );
		self::assertSame( 'failure', $response->json()['result'] ?? '' );
		self::assertStringNotContainsString( '<script>', $response->body );
	}

	#[DataProvider( 'changes' )]
	#[TestDox( '[FIX-08] [FIX-22] the Store API answers 409 with the present cart, and makes no order, when $_dataName' )]
	#[Group( 'full' )]
	public function test_store_api( string $change ): void {
		$shopper = $this->shopper( $change );
		$shown   = $this->shown( $shopper );
		$undo    = $this->change( $change, $shopper );
		try {
			$response = $shopper->store_api( 'checkout', $this->store_data( $shown ) );
			self::assertSame( 409, $response->status, $response->body );
			$error = $response->json();
			self::assertIsString( $error['message'] ?? null );
			self::assertStringContainsString( self::CHANGED, $error['message'] );
			self::assertStringContainsString( $this->total( $shopper ), str_replace( "\u{a0}", ' ', html_entity_decode( $error['message'] ) ) );
			self::assertIsArray( $error['data'] ?? null );
			self::assertArrayHasKey( 'cart', $error['data'] );
			self::assertSame( 0, $this->orders() );

			$response = $shopper->store_api( 'checkout', $this->store_data( $this->shown( $shopper ) ) );
			self::assertSame( 200, $response->status, $response->body );
		} finally {
			$undo();
		}
	}

	#[TestDox( '[FIX-08] [FIX-22] the page to pay an order asks again when the order was changed meanwhile' )]
	public function test_pay_for_order(): void {
		$product = $this->product;
		$order   = self::shop()->run(
			static function () use ( $product ): array {
				$order = Orders::create();
				$order->add_product( Products::get( $product ) );
				$order->set_billing_email( 'rasa@example.com' );
				$order->calculate_totals();
				$order->save();
				return [
					'id'  => $order->get_id(),
					'url' => $order->get_checkout_payment_url(),
				];
			}
		);
		$shopper = self::visitor();
		$pay     = static function ( Response $page ) use ( $shopper, $order ): Response {
			self::assertNotSame( '', $page->field( self::FIELD ) );
			return $shopper->post(
				$order['url'],
				[
					'woocommerce_pay'       => '1',
					'payment_method'        => 'cod',
					'terms'                 => '1',
					'terms-field'           => '1',
					'woocommerce-pay-nonce' => $page->field( 'woocommerce-pay-nonce' ),
					self::FIELD             => $page->field( self::FIELD ),
				]
			);
		};
		$page    = $shopper->get( $order['url'] );
		self::shop()->run( static fn () => Orders::add_product( $order['id'], $product, 2 ) );
		$again = $pay( $page );
		self::assertStringContainsString( self::CHANGED, $again->text() );
		self::assertSame( 'pending', self::shop()->run( static fn (): string => Orders::get( $order['id'] )->get_status() ) );
		self::assertStringContainsString( 'order-received', $pay( $again )->url );
	}

	/**
	 * A shopper with one product in the cart, who selected the courier.
	 */
	private function shopper( string $change = '' ): Visitor {
		if ( $change === 'sale' ) {
			$this->update_product( [ 'sale_price' => '5' ] );
		}
		$shopper = self::visitor();
		$shopper->add_to_cart( $this->product );
		if ( $change === 'coupon' ) {
			$code = $this->code;
			self::shop()->run(
				static function () use ( $code ): void {
					$coupon = new WC_Coupon();
					$coupon->set_props(
						[
							'code'          => $code,
							'discount_type' => 'fixed_cart',
							'amount'        => 2,
						]
					);
					$coupon->save();
				}
			);
			$shopper->store_api( 'cart/apply-coupon', [ 'code' => $code ] );
		}
		$shopper->store_api( 'cart/update-customer', [ 'shipping_address' => self::ADDRESS ] );
		$shopper->store_api(
			'cart/select-shipping-rate',
			[
				'package_id' => 0,
				'rate_id'    => self::courier()['rate'],
			]
		);
		return $shopper;
	}

	/**
	 * Changes something while the checkout is open.
	 *
	 * @return callable(): mixed Undoes it.
	 */
	private function change( string $change, Visitor $shopper ): callable {
		$nothing = static function (): void {};
		switch ( $change ) {
			case 'line':
				$shopper->add_to_cart( $this->product );
				return $nothing;
			case 'price':
				$this->update_product( [ 'regular_price' => '29.99' ] );
				return $nothing;
			case 'sale':
				$this->update_product( [ 'sale_price' => '' ] );
				return $nothing;
			case 'coupon':
				$shopper->store_api( 'cart/remove-coupon', [ 'code' => $this->code ] );
				return $this->delete_coupon( ... );
			default:
				$option = self::courier()['option'];
				$before = self::set_shipping_cost( $option, '77' );
				return static function () use ( $option, $before ): void {
					self::set_shipping_cost( $option, $before );
				};
		}
	}

	/**
	 * @param array<string, mixed> $props
	 */
	private function update_product( array $props ): void {
		$id = $this->product;
		self::shop()->run( static fn () => Products::update( $id, $props ) );
	}

	private function delete_coupon(): void {
		$code = $this->code;
		self::shop()->run( static fn () => wp_delete_post( wc_get_coupon_id_by_code( $code ), true ) !== false );
	}

	/**
	 * @param string $option The shipping method's settings.
	 * @return mixed The previous cost.
	 */
	private static function set_shipping_cost( string $option, mixed $cost ): mixed {
		return self::shop()->run( static fn (): mixed => ShippingRates::set_cost( $option, $cost ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function form( Visitor $shopper ): array {
		$page   = $shopper->get( self::path( 'checkout' ) );
		$fields = [
			'billing_email'                      => 'rasa.petrauskaite@example.com',
			'payment_method'                     => 'cod',
			'shipping_method'                    => [ self::courier()['rate'] ],
			'terms'                              => '1',
			'terms-field'                        => '1',
			'woocommerce-process-checkout-nonce' => $page->field( 'woocommerce-process-checkout-nonce' ),
			self::FIELD                          => $page->field( self::FIELD ),
		];
		foreach ( self::ADDRESS as $name => $value ) {
			$fields[ "billing_{$name}" ] = $value;
		}
		return $fields;
	}

	private function nonce( Response $page ): string {
		return preg_match( '/"update_order_review_nonce":"([^"]+)"/', $page->body, $found ) === 1 ? $found[1] : '';
	}

	/**
	 * @return array<string, mixed>
	 */
	private function store_data( ?string $shown = null ): array {
		return [
			'billing_address'  => self::ADDRESS + [ 'email' => 'rasa.petrauskaite@example.com' ],
			'shipping_address' => self::ADDRESS,
			'payment_method'   => 'cod',
		] + ( $shown === null ? [] : [ 'extensions' => [ 'vitrina-companion' => [ 'shown_total' => $shown ] ] ] );
	}

	/**
	 * @return string The total as the block checkout's script sends it.
	 */
	private function shown( Visitor $shopper ): string {
		$totals = $shopper->get( '/wp-json/wc/store/v1/cart' )->json()['totals'] ?? null;
		self::assertIsArray( $totals );
		self::assertIsString( $totals['total_price'] );
		self::assertIsString( $totals['currency_code'] );
		return "{$totals['total_price']} {$totals['currency_code']}";
	}

	/**
	 * As a shopper reads it.
	 */
	private function total( Visitor $shopper ): string {
		[ $minor ] = explode( ' ', $this->shown( $shopper ) );
		return number_format( (int) $minor / 100, 2, ',', '' );
	}

	/**
	 * @return int Number of placed orders with the product.
	 */
	private function orders(): int {
		$id = $this->product;
		return self::shop()->run( static fn (): int => Orders::count_placed( $id ) );
	}

	/**
	 * @return array{rate: string, option: string}
	 */
	private static function courier(): array {
		return self::shop()->run_cached( static fn (): array => ShippingRates::flat_rate( 'LT' ) );
	}

	private static function path( string $page ): string {
		return self::shop()->run_cached( static fn (): string => Pages::path_with_shortcode( "woocommerce_{$page}" ) );
	}
}
