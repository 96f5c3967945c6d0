<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\LpExpress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\Database;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Output;
use Vitrina\Tests\Fixtures\Pages;
use Vitrina\Tests\Fixtures\Products;
use Vitrina\Tests\Fixtures\ShippingRates;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Support\Response;
use Vitrina\Tests\Integration\LpExpress\Support\TerminalTestCase;
use Vitrina\Tests\Integration\Support\Visitor;
use WC_Order_Item_Shipping;
use WC_Shipping_Rate;
use WP_REST_Request;

final class CheckoutTest extends TerminalTestCase {

	private const FIELD = 'woo_lithuaniapost_lpexpress_terminal_id';

	private const ADDRESS = [
		'first_name' => 'Jonas',
		'last_name'  => 'Jonaitis',
		'country'    => 'LT',
		'address_1'  => 'Ozo g. 25',
		'city'       => 'Vilnius',
		'postcode'   => 'LT-07150',
		'phone'      => '+37061234567',
	];

	private static string $rate = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( self::has_shop() ) {
			self::$rate = self::rate();
		}
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function bad_posts(): array {
		return FastRun::only( [
			'no field'            => [ [] ],
			'empty'               => [ [ self::FIELD => '' ] ],
			'text'                => [ [ self::FIELD => 'Maxima' ] ],
			'array'               => [ [ self::FIELD => [ '101' ] ] ],
			'unknown'             => [ [ self::FIELD => '999' ] ],
			'of another country'  => [ [ self::FIELD => '501' ] ],
			'ship to another one' => [
				[
					self::FIELD                 => '101',
					'ship_to_different_address' => '1',
					'shipping_country'          => 'LV',
					'shipping_first_name'       => 'A',
					'shipping_last_name'        => 'B',
					'shipping_address_1'        => 'Brīvības 1',
					'shipping_city'             => 'Rīga',
					'shipping_postcode'         => 'LV-1001',
					'shipping_phone'            => '+37061234567',
				],
			],
		], [ 'no field', 'array', 'unknown' ] );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'bad_posts' )]
	#[TestDox( '[TERM-07] the classic checkout rejects: $_dataName' )]
	public function test_classic_refuses( array $fields ): void {
		if ( isset( $fields['shipping_country'] ) ) {
			$fields['shipping_method'] = [ self::rate( 'LV' ) ];
		}
		$response = $this->place_classic( self::shopper(), $fields )->json();
		self::assertSame( 'failure', $response['result'] ?? '' );
		self::assertIsString( $response['messages'] ?? null );
		self::assertStringContainsString( 'LP Express', $response['messages'] );
		// WooCommerce shows the message beside the field of this name.
		self::assertStringContainsString( 'data-id="' . self::FIELD . '"', $response['messages'] );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function other_errors(): array {
		return FastRun::first( 1, [
			'no name'          => [ [ 'billing_first_name' => '' ] ],
			'a wrong postcode' => [ [ 'billing_postcode' => '12' ] ],
			'a wrong phone'    => [ [ 'billing_phone' => '123x' ] ],
			'a wrong e-mail'   => [ [ 'billing_email' => 'abc' ] ],
		] );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	#[DataProvider( 'other_errors' )]
	#[TestDox( '[FIX-10] the list of errors names the terminal beside: $_dataName' )]
	public function test_list_of_errors( array $fields ): void {
		$shopper = self::shopper();
		$this->place_classic( $shopper, [ 'billing_city' => '' ] );
		$messages = $this->place_classic( $shopper, $fields )->json()['messages'] ?? '';
		self::assertIsString( $messages );
		self::assertStringContainsString( 'data-id="' . (string) array_key_first( $fields ) . '"', $messages );
		self::assertStringContainsString( 'data-id="' . self::FIELD . '"', $messages );
	}

	#[TestDox( '[TERM-07] an empty field is rejected although a selection is saved; without the field the saved selection is used' )]
	#[Group( 'full' )]
	public function test_classic_saved_choice(): void {
		$shopper = self::shopper();
		$this->save( $shopper, '101' );
		self::assertSame( 'failure', $this->place_classic( $shopper, [ self::FIELD => '' ] )->json()['result'] ?? '' );
		$order = $this->order_of( $this->place_classic( $shopper, [] ) );
		self::assertSame( [ '101', 'Maxima - Savanorių pr. 247, Kaunas' ], $order['meta'] );
		self::assertSame( [], $order['choices'] );
	}

	#[TestDox( '[TERM-06] the submitted terminal is on the order with our own label, on the thank-you page and in the e-mails' )]
	public function test_classic_order(): void {
		$shopper  = self::shopper();
		$response = $this->place_classic(
			$shopper,
			[
				self::FIELD => '102',
				'terminal'  => '<script>alert(1)</script>',
			]
		);
		$order   = $this->order_of( $response );
		self::assertSame( [ '102', 'Akropolis "& - Ozo g. 25, Vilnius' ], $order['meta'] );
		$redirect = $response->json()['redirect'] ?? '';
		self::assertStringContainsString( 'Akropolis "& - Ozo g. 25, Vilnius', $shopper->get( is_string( $redirect ) ? $redirect : '' )->text() );
		foreach ( $order['emails'] as $email ) {
			self::assertStringContainsString( 'Akropolis "& - Ozo g. 25, Vilnius', html_entity_decode( $email ) );
		}
		self::assertSame(
			[
				'id'    => '102',
				'label' => 'Akropolis "& - Ozo g. 25, Vilnius',
			],
			$order['rest']
		);
		self::assertSame( 'Akropolis "& - Ozo g. 25, Vilnius', html_entity_decode( $order['column'] ) );
	}

	#[TestDox( '[TERM-01] [TERM-07] the owner adds the method to a zone twice: each has its own cost and free-delivery threshold, and both deliver to a terminal' )]
	#[Group( 'full' )]
	public function test_two_instances_in_a_zone(): void {
		$ids = self::shop()->run(
			static fn (): array => array_map(
				static fn ( array $settings ): int => ShippingRates::add( 'LT', 'woo_lithuaniapost_lpexpress_terminal', [ 'tax_status' => 'none' ] + $settings ),
				[
					[
						'title'              => 'Greitas',
						'cost'               => '4.13',
						'free_shipping_cost' => '',
					],
					[
						'title'              => 'Dovana',
						'cost'               => '2.07',
						'free_shipping_cost' => '0.01',
					],
				]
			)
		);
		try {
			[ $fast, $free ] = array_map( static fn ( int $id ): string => "woo_lithuaniapost_lpexpress_terminal:{$id}", $ids );
			$page            = self::shopper()->get( self::path( 'checkout' ) );
			foreach ( [ self::$rate, $fast, $free ] as $rate ) {
				self::assertStringContainsString( 'value="' . $rate . '"', $page->body );
			}
			self::assertMatchesRegularExpression( '~Greitas[^€]*4,13~u', $page->text() );
			self::assertMatchesRegularExpression( '~Dovana[^€]*nemokamai~ui', $page->text() );

			$without = $this->place_classic( self::shopper(), [ 'shipping_method' => [ $fast ] ] )->json();
			self::assertSame( 'failure', $without['result'] ?? '' );
			$order = $this->order_of(
				$this->place_classic(
					self::shopper(),
					[
						'shipping_method' => [ $fast ],
						self::FIELD       => '101',
					]
				)
			);
			self::assertSame( [ '101', 'Maxima - Savanorių pr. 247, Kaunas' ], $order['meta'] );
		} finally {
			self::shop()->run( static fn () => ShippingRates::delete( 'LT', $ids ) );
		}
	}

	#[TestDox( '[TERM-06] with orders stored as posts the terminal is on the order too: thank-you page, e-mails, My account, the order’s screen and list, REST' )]
	#[Group( 'full' )]
	public function test_orders_as_posts(): void {
		$keep  = static fn ( string $in_tables ): mixed => self::shop()->run(
			static fn (): mixed => Database::wpdb()->update( Database::wpdb()->options, [ 'option_value' => $in_tables ], [ 'option_name' => 'woocommerce_custom_orders_table_enabled' ] )
		);
		$label = 'Maxima - Savanorių pr. 247, Kaunas';
		$id    = 0;
		$keep( 'no' );
		try {
			$shopper = self::logged_in( 'rasa', 'rasa' );
			$shopper->add_to_cart( self::product() );
			$response = $this->place_classic( $shopper, [ self::FIELD => '101' ] );
			$order    = $this->order_of( $response );
			$redirect = $response->json()['redirect'] ?? '';
			self::assertIsString( $redirect );
			preg_match( '~order-received[/=](\d+)~', $redirect, $found );
			$id = (int) ( $found[1] ?? 0 );
			self::assertSame( 'shop_order', self::shop()->run( static fn (): string|false => get_post_type( $id ) ) );
			self::assertSame( [ '101', $label ], $order['meta'] );
			foreach ( $order['emails'] as $email ) {
				self::assertStringContainsString( $label, html_entity_decode( $email ) );
			}
			self::assertSame( compact( 'label' ), array_diff_key( (array) $order['rest'], [ 'id' => 0 ] ) );
			self::assertSame( $label, $order['column'] );
			self::assertStringContainsString( $label, $shopper->get( $redirect )->text() );
			self::assertStringContainsString( $label, $shopper->get( "/paskyra/view-order/{$id}/" )->text() );
			$admin = self::visitor();
			$admin->log_in( 'admin' );
			self::assertStringContainsString( $label, $admin->get( "/wp-admin/post.php?post={$id}&action=edit" )->text() );
			self::assertStringContainsString( $label, $admin->get( '/wp-admin/edit.php?post_type=shop_order' )->text() );
		} finally {
			self::shop()->run( static fn (): bool => (bool) wp_delete_post( $id, true ) );
			$keep( 'yes' );
		}
	}

	#[TestDox( '[FIX-32] the terminal is in an order note, once, readable without the plugin; both checkouts' )]
	public function test_note(): void {
		$shopper = self::shopper();
		$this->save( $shopper, '101' );
		$json     = $this->place_classic( $shopper, [] )->json();
		$redirect = is_string( $json['redirect'] ?? null ) ? $json['redirect'] : '';
		preg_match( '~order-received[/=](\d+)~', $redirect, $found );
		$response = self::shopper()->store_api( 'checkout', [ 'extensions' => [ 'vitrina-lpexpress' => [ 'terminal_id' => '101' ] ] ] + $this->store_data() );
		self::assertSame( 200, $response->status, $response->body );
		$order_id = $response->json()['order_id'] ?? 0;
		self::assertIsInt( $order_id );
		foreach ( [ (int) ( $found[1] ?? 0 ), $order_id ] as $id ) {
			$notes = self::shop()->run( static fn (): string => implode( "\n", Orders::notes( $id ) ) );
			self::assertSame( 1, substr_count( $notes, 'Maxima - Savanorių pr. 247, Kaunas (Nr. 101)' ), $notes );
		}
	}

	#[TestDox( '[TERM-06] an order delivered by courier has no terminal, although one is saved and submitted' )]
	#[Group( 'full' )]
	public function test_switched_away(): void {
		$shopper = self::shopper();
		$this->save( $shopper, '101' );
		$order = $this->order_of(
			$this->place_classic(
				$shopper,
				[
					self::FIELD       => '101',
					'shipping_method' => [ self::courier() ],
				]
			)
		);
		self::assertSame( [ '', '' ], $order['meta'] );
	}

	#[TestDox( '[TERM-10] without JavaScript: one select, which keeps its value after an error, and the order is placed' )]
	public function test_no_script(): void {
		$shopper = self::shopper();
		$page    = $shopper->get( self::path( 'checkout' ) );
		self::assertSame( 1, substr_count( $page->body, 'name="' . self::FIELD . '"' ) );
		self::assertSame( 1, substr_count( $page->body, 'value="101"' ) );
		self::assertStringContainsString( '<optgroup label="Kaunas"><option value="101">Maxima, Savanorių pr. 247</option>', $page->body );
		$fields = $this->form( $page ) + [ 'woocommerce_checkout_place_order' => '1' ];
		$again  = $shopper->post(
			self::path( 'checkout' ),
			[
				self::FIELD          => '101',
				'billing_first_name' => '',
			] + $fields
		);
		self::assertMatchesRegularExpression( '/<option value="101" selected/', $again->body );
		self::assertStringContainsString( 'order-received', $shopper->post( self::path( 'checkout' ), [ self::FIELD => '101' ] + $fields )->url );
	}

	#[TestDox( '[TERM-02] a refreshed order review has the destination, not the list' )]
	public function test_fragments(): void {
		$shopper = self::shopper();
		$page    = $shopper->get( self::path( 'checkout' ) );
		preg_match( '/"update_order_review_nonce":"([^"]+)"/', $page->body, $nonce );
		$response    = $shopper->post(
			'/?wc-ajax=update_order_review',
			[
				'security'        => $nonce[1] ?? '',
				'country'         => 'LV',
				's_country'       => 'LV',
				'shipping_method' => [ self::rate( 'LV' ) ],
			]
		);
		$fragments = $response->json()['fragments'] ?? null;
		self::assertIsArray( $fragments );
		self::assertIsString( $fragments['.vitrina-terminal-destination'] ?? null );
		self::assertStringContainsString( 'data-country="LV"', $fragments['.vitrina-terminal-destination'] );
		self::assertStringContainsString( 'data-chosen="1"', $fragments['.vitrina-terminal-destination'] );
		self::assertStringNotContainsString( '<option', $response->body );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function bad_extensions(): array {
		$own = static fn ( mixed $own ): array => [ [ 'extensions' => [ 'vitrina-lpexpress' => $own ] ] ];
		return FastRun::only( [
			'missing'            => [ [] ],
			'null'               => [ [ 'extensions' => null ] ],
			'a string'           => [ [ 'extensions' => 'x' ] ],
			'a number'           => [ [ 'extensions' => 5 ] ],
			'a list'             => [ [ 'extensions' => [ 1, 2 ] ] ],
			'ours is null'       => $own( null ),
			'ours is a string'   => $own( '101' ),
			'ours is a list'     => $own( [ '101' ] ),
			'id null'            => $own( [ 'terminal_id' => null ] ),
			'id empty'           => $own( [ 'terminal_id' => '' ] ),
			'id text'            => $own( [ 'terminal_id' => 'Maxima' ] ),
			'id number'          => $own( [ 'terminal_id' => 999 ] ),
			'id true'            => $own( [ 'terminal_id' => true ] ),
			'id array'           => $own( [ 'terminal_id' => [ '101' ] ] ),
			'unknown'            => $own( [ 'terminal_id' => '999' ] ),
			'of another country' => $own( [ 'terminal_id' => '501' ] ),
		], [ 'missing', 'id array' ] );
	}

	/**
	 * @param array<string, mixed> $data
	 */
	#[DataProvider( 'bad_extensions' )]
	#[TestDox( '[TERM-07] the Store API rejects an order and a payment: $_dataName' )]
	public function test_store_api_refuses( array $data ): void {
		$shopper = self::shopper();
		$shopper->store_api(
			'cart/select-shipping-rate',
			[
				'package_id' => 0,
				'rate_id'    => self::$rate,
			]
		);
		$response = $shopper->store_api( 'checkout', $data + $this->store_data() );
		self::assertSame( 400, $response->status, $response->body );
		self::assertNotSame( '', $response->json()['message'] ?? '' );
		[ 'id' => $id, 'key' => $key ] = $this->pending_order();
		$response                        = self::visitor()->store_api( "checkout/{$id}", $data + $this->store_data() + compact( 'key' ) + [ 'billing_email' => 'jonas@example.com' ] );
		self::assertSame( 400, $response->status, $response->body );
		self::assertSame( [ '', '' ], $this->order( $id )['meta'] );
		self::assertSame( 'pending', $this->order( $id )['status'] );
	}

	#[TestDox( '[TERM-06] [TERM-07] the Store API accepts the terminal in the request, and the saved one without it' )]
	#[Group( 'full' )]
	public function test_store_api_order(): void {
		$shopper  = self::shopper();
		$response = $shopper->store_api( 'checkout', [ 'extensions' => [ 'vitrina-lpexpress' => [ 'terminal_id' => '101' ] ] ] + $this->store_data() );
		self::assertSame( 200, $response->status, $response->body );
		$id = $response->json()['order_id'] ?? 0;
		self::assertSame( [ '101', 'Maxima - Savanorių pr. 247, Kaunas' ], $this->order( is_int( $id ) ? $id : 0 )['meta'] );

		$shopper = self::shopper();
		$saved   = $shopper->store_api(
			'cart/extensions',
			[
				'namespace' => 'vitrina-lpexpress',
				'data'      => [ 'terminal_id' => '102' ],
			]
		);
		self::assertSame( 200, $saved->status );
		$response = $shopper->store_api( 'checkout', $this->store_data() );
		$id       = $response->json()['order_id'] ?? 0;
		self::assertSame( '102', $this->order( is_int( $id ) ? $id : 0 )['meta'][0] );
	}

	#[TestDox( '[TERM-07] paying for an order: rejected without a terminal, with a select to choose one, accepted with it' )]
	#[Group( 'full' )]
	public function test_pay_for_order(): void {
		[ 'id' => $id, 'url' => $url ] = $this->pending_order();
		$visitor                       = self::visitor();
		foreach ( [ [], [ self::FIELD => '' ], [ self::FIELD => '501' ], [ self::FIELD => [ '101' ] ] ] as $fields ) {
			$response = $this->pay( $visitor, $url, $fields );
			self::assertStringContainsString( 'order-pay', $response->url );
			self::assertStringContainsString( 'LP Express', $response->text() );
			self::assertSame( 'pending', $this->order( $id )['status'] );
		}
		self::assertStringContainsString( 'order-received', $this->pay( $visitor, $url, [ self::FIELD => '101' ] )->url );
		self::assertSame( '101', $this->order( $id )['meta'][0] );
	}

	#[TestDox( '[FIX-16] [LAW-19] an order to a terminal needs a phone number, also where the setting is optional: classic, Store API, paying an existing order' )]
	public function test_phone(): void {
		$before = self::shop()->run(
			static function (): mixed {
				$before = get_option( 'woocommerce_checkout_phone_field' );
				update_option( 'woocommerce_checkout_phone_field', 'optional' );
				return $before;
			}
		);
		try {
			$shopper  = self::shopper();
			$messages = $this->place_classic(
				$shopper,
				[
					self::FIELD     => '101',
					'billing_phone' => '',
				]
			)->json()['messages'] ?? '';
			self::assertIsString( $messages );
			self::assertStringContainsString( 'data-id="billing_phone"', $messages );
			self::assertStringContainsString( '+370 612 34567', $messages );
			$courier = $this->place_classic(
				$shopper,
				[
					'billing_phone'   => '',
					'shipping_method' => [ self::courier() ],
				]
			);
			self::assertSame( 'success', $courier->json()['result'] ?? '', $courier->body );

			$shopper = self::shopper();
			$shopper->store_api(
				'cart/select-shipping-rate',
				[
					'package_id' => 0,
					'rate_id'    => self::$rate,
				]
			);
			$home = [ 'phone' => '' ] + self::ADDRESS;
			$data = [
				'billing_address'  => $home + [ 'email' => 'jonas@example.com' ],
				'shipping_address' => $home,
			] + $this->store_data();
			$extensions = [ 'vitrina-lpexpress' => [ 'terminal_id' => '101' ] ];
			$response   = $shopper->store_api( 'checkout', $data + compact( 'extensions' ) );
			self::assertSame( [ 400, 'vitrina_lpexpress_phone' ], [ $response->status, $response->json()['code'] ?? '' ], $response->body );

			[ 'id' => $id, 'url' => $url ] = $this->pending_order();
			self::shop()->run(
				static function () use ( $id ): void {
					$order = Orders::get( $id );
					$order->set_billing_phone( '' );
					$order->save();
				}
			);
			$visitor = self::visitor();
			foreach ( [ '', '12x' ] as $phone ) {
				$response = $this->pay(
					$visitor,
					$url,
					[
						self::FIELD     => '',
						'billing_phone' => $phone,
					]
				);
				self::assertStringContainsString( 'data-id="billing_phone"', $response->body );
			}
			$response = $this->pay(
				$visitor,
				$url,
				[
					self::FIELD     => '101',
					'billing_phone' => '+37061234567',
				]
			);
			self::assertStringContainsString( 'order-received', $response->url );
			self::assertSame( '+37061234567', self::shop()->run( static fn (): string => Orders::get( $id )->get_billing_phone() ) );
		} finally {
			self::shop()->run( static fn (): bool => $before === false ? delete_option( 'woocommerce_checkout_phone_field' ) : update_option( 'woocommerce_checkout_phone_field', $before ) );
		}
	}

	#[TestDox( '[FIX-16] [LAW-16] [TERM-06] e-mails and the thank-you page show the terminal as the address, and free delivery as free' )]
	#[Group( 'full' )]
	public function test_where_it_goes(): void {
		$response         = $this->place_classic( self::shopper(), [ self::FIELD => '102' ] );
		$order            = $this->order_of( $response );
		[ $html, $plain ] = [ $order['emails'][2], $order['emails'][3] ];
		foreach ( [ $html, $plain ] as $email ) {
			$address = mb_substr( $email, (int) mb_stripos( $email, 'pristatymo adresas' ) );
			self::assertStringContainsString( 'Akropolis "& - Ozo g. 25, Vilnius', html_entity_decode( $address ) );
			self::assertStringNotContainsString( 'LT-07150', $address );
		}
		[ 'id' => $id ] = $this->pending_order();
		[ $price, $label ] = self::shop()->run(
			static function () use ( $id ): array {
				$order = Orders::get( $id );
				foreach ( $order->get_shipping_methods() as $line ) {
					$line->set_total( '0' );
					$line->save();
				}
				$order->update_meta_data( '_woo_lithuaniapost_lpexpress_terminal', 'X' );
				$order->calculate_totals();
				/** @var array{shipping: array{value: string}} $lines */
				$lines = $order->get_order_item_totals();
				$rate  = new WC_Shipping_Rate( 'woo_lithuaniapost_lpexpress_terminal:1', 'LP Express', 0, [], 'woo_lithuaniapost_lpexpress_terminal' );
				return [
					$lines['shipping']['value'],
					apply_filters( 'woocommerce_cart_shipping_method_full_label', 'LP Express', $rate ),
				];
			}
		);
		self::assertSame( 'Nemokamai', $price );
		self::assertIsString( $label );
		self::assertStringContainsString( 'nemokamai', $label );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function pay( Visitor $visitor, string $url, array $fields ): Response {
		$page = $visitor->get( $url );
		self::assertStringContainsString( 'name="' . self::FIELD . '"', $page->body );
		return $visitor->post(
			$url,
			$fields + [
				'woocommerce_pay'       => '1',
				'payment_method'        => 'cod',
				'terms'                 => '1',
				'terms-field'           => '1',
				'woocommerce-pay-nonce' => $page->field( 'woocommerce-pay-nonce' ),
			]
		);
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function place_classic( Visitor $visitor, array $fields ): Response {
		return $visitor->post( '/?wc-ajax=checkout', $fields + $this->form( $visitor->get( self::path( 'checkout' ) ) ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function form( Response $page ): array {
		$fields = [
			'billing_email'                      => 'jonas@example.com',
			'payment_method'                     => 'cod',
			'shipping_method'                    => [ self::$rate ],
			'terms'                              => '1',
			'terms-field'                        => '1',
			'woocommerce-process-checkout-nonce' => $page->field( 'woocommerce-process-checkout-nonce' ),
		];
		foreach ( self::ADDRESS as $name => $value ) {
			$fields[ "billing_{$name}" ] = $value;
		}
		return $fields;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function store_data(): array {
		return [
			'billing_address'  => self::ADDRESS + [ 'email' => 'jonas@example.com' ],
			'shipping_address' => self::ADDRESS,
			'payment_method'   => 'cod',
		];
	}

	private function save( Visitor $visitor, string $terminal_id ): void {
		$visitor->get( self::path( 'checkout' ) );
		$security = $visitor->terminal_nonce();
		self::assertSame( 200, $visitor->save_terminal( compact( 'terminal_id', 'security' ) )->status );
	}

	/**
	 * @return array{meta: array{string, string}, status: string, choices: list<string>, emails: list<string>, rest: mixed, column: string}
	 */
	private function order_of( Response $response ): array {
		$redirect = $response->json()['redirect'] ?? '';
		self::assertIsString( $redirect );
		self::assertMatchesRegularExpression( '~order-received[/=]\d+~', $redirect, $response->body );
		preg_match( '~order-received[/=](\d+)~', $redirect, $found );
		return $this->order( (int) ( $found[1] ?? 0 ) );
	}

	/**
	 * @return array{meta: array{string, string}, status: string, choices: list<string>, emails: list<string>, rest: mixed, column: string}
	 */
	private function order( int $id ): array {
		return self::shop()->run(
			static function () use ( $id ): array {
				$order  = Orders::get( $id );
				$emails = [];
				foreach ( [ 'WC_Email_New_Order', 'WC_Email_Customer_Processing_Order' ] as $class ) {
					$email         = WC()->mailer()->emails[ $class ];
					$email->object = $order;
					array_push( $emails, $email->get_content_html(), wp_strip_all_tags( $email->get_content_plain() ) );
				}
				return [
					'meta'    => [ Orders::text( $order, '_woo_lithuaniapost_lpexpress_terminal_id' ), Orders::text( $order, '_woo_lithuaniapost_lpexpress_terminal' ) ],
					'status'  => $order->get_status(),
					'choices' => Database::column( 'SELECT terminal_id FROM ' . Database::table( 'vitrina_terminal_choices' ) . ' WHERE updated_at > UTC_TIMESTAMP() - INTERVAL 2 SECOND' ),
					'emails'  => $emails,
					'rest'    => ( (array) rest_do_request( new WP_REST_Request( 'GET', "/wc/v3/orders/{$id}" ) )->get_data() )['lpexpress_terminal'] ?? null,
					'column'  => Output::of_action( 'woocommerce_shop_order_list_table_custom_column', 'lpexpress_terminal', $order ),
				];
			}
		);
	}

	/**
	 * An order created manually, with terminal delivery but without a terminal.
	 *
	 * @return array{id: int, key: string, url: string}
	 */
	private function pending_order(): array {
		$product = self::product();
		$address = self::ADDRESS;
		return self::shop()->run(
			static function () use ( $product, $address ): array {
				$order = Orders::create();
				$order->add_product( Products::get( $product ) );
				$line = new WC_Order_Item_Shipping();
				$line->set_method_id( 'woo_lithuaniapost_lpexpress_terminal' );
				$line->set_total( '2' );
				$order->add_item( $line );
				$order->set_address( $address + [ 'email' => 'jonas@example.com' ], 'billing' );
				$order->calculate_totals();
				$order->save();
				return [
					'id'  => $order->get_id(),
					'key' => $order->get_order_key(),
					'url' => $order->get_checkout_payment_url(),
				];
			}
		);
	}

	private static function courier(): string {
		return self::shop()->run_cached( static fn (): string => ShippingRates::flat_rate( 'LT' )['rate'] );
	}

	/**
	 * Path of a classic page of the shop.
	 */
	private static function path( string $page ): string {
		return self::shop()->run_cached( static fn (): string => Pages::path_with_shortcode( "woocommerce_{$page}" ) );
	}
}
