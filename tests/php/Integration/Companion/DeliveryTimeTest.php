<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Companion\DeliveryTime\MethodSettings;
use Vitrina\Tests\Fixtures\Orders;
use Vitrina\Tests\Fixtures\Seller;
use Vitrina\Tests\Fixtures\ShippingRates;
use Vitrina\Tests\Integration\Support\Visitor;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;
use WC_Cache_Helper;

/** How long a delivery takes: where the owner enters it, and where shoppers read it. */
final class DeliveryTimeTest extends ThemeTestCase {

	/** @var array<string, mixed> Settings of methods before the tests, by option. */
	private array $before = [];

	/** @var list<int> */
	private array $orders = [];

	protected function tearDown(): void {
		[ $before, $orders ] = [ $this->before, $this->orders ];
		self::shop()->run(
			static function () use ( $before, $orders ): void {
				array_map( update_option( ... ), array_keys( $before ), $before );
				WC_Cache_Helper::get_transient_version( 'shipping', true );
				foreach ( $orders as $order ) {
					Orders::get( $order )->delete( true );
				}
			}
		);
	}

	/** @param string $id Of a method in the zone of Lithuania. */
	private function set( string $id, string $from, string $to ): string {
		[ $option, $before, $rate ] = self::shop()->run(
			static function () use ( $id, $from, $to ): array {
				$method = ShippingRates::method( 'LT', $id );
				$option = $method->get_instance_option_key();
				$before = get_option( $option );
				update_option( $option, [ MethodSettings::FROM => $from, MethodSettings::TO => $to ] + (array) $before );
				WC_Cache_Helper::get_transient_version( 'shipping', true );
				return [ $option, $before, $method->get_rate_id() ];
			}
		);
		$this->before += [ $option => $before ];
		return $rate;
	}

	#[TestDox( '[LAW-71] the time of delivery that the owner set is beside the rate in cart and both checkouts, and as it then was on the order and in its e-mails, in the language of the page; where nothing is set, nothing is shown' )]
	#[Group( 'full' )]
	public function test_shown(): void {
		$flat    = $this->set( 'flat_rate', '1', '3' );
		$shopper = self::visitor();
		$shopper->add_to_cart( self::product() );
		$cart    = $shopper->store_api( 'cart/select-shipping-rate', [
			'package_id' => 0,
			'rate_id'    => $flat,
		] )->body;
		preg_match_all( '/"rate_id":"([^"]+)"[^{}]*?"delivery_time":"([^"]*)"/', $cart, $found );
		$times = array_combine( $found[1], array_map( static fn ( string $text ): mixed => json_decode( "\"{$text}\"" ), $found[2] ) );
		self::assertGreaterThan( 1, count( $times ) );
		self::assertMatchesRegularExpression( '/^"1–3 /u', (string) json_encode( $times[ $flat ], JSON_UNESCAPED_UNICODE ) );
		foreach ( array_diff_key( $times, [ $flat => '' ] ) as $other ) {
			self::assertSame( '', $other );
		}
		foreach ( [ '/krepselis/', '/apmokejimas/' ] as $path ) {
			$page = $shopper->get( $path );
			self::assertSame( 1, preg_match_all( '/<small class="vitrina-delivery-time"[^>]*>1–3 [^<]+<\/small>/u', $page->body ), $path . $page->status );
		}

		$orders = [ $this->order_by_store_api( $shopper ), $this->order_by_form( $flat ) ];
		$this->set( 'flat_rate', '', '' );
		foreach ( $orders as $order ) {
			[ $english, $lithuanian, $totals ] = self::shop()->run( static fn (): array => [ Seller::mails( $order, 'en_US' ), Seller::mails( $order, 'lt_LT' ), array_keys( Orders::get( $order )->get_order_item_totals() ) ] );
			self::assertSame( 1, substr_count( $english['html'], '1–3 working days' ) );
			self::assertSame( 1, substr_count( $english['plain'], '1–3 working days' ) );
			self::assertStringContainsString( 'Delivery time', $english['html'] );
			self::assertSame( 1, substr_count( $lithuanian['html'], '1–3 ' ) );
			self::assertSame( 'vitrina_delivery_time', $totals[ (int) array_search( 'shipping', $totals, true ) + 1 ] );
		}
		self::assertStringNotContainsString( 'vitrina-delivery-time', $this->cart_of_new_visitor() );
	}

	#[TestDox( '[LAW-71] where the owner set only the shortest time, shoppers read “at least”' )]
	public function test_shortest_time_only(): void {
		$this->set( 'flat_rate', '5', '' );
		$shopper = self::visitor();
		$shopper->add_to_cart( self::product() );
		self::assertStringContainsString( '>at least 5 working days<', $shopper->send( 'GET', '/krepselis/', '', [ 'X-Vitrina-Language: en_US' ] )->body );
	}

	private function cart_of_new_visitor(): string {
		$visitor = self::visitor();
		$visitor->add_to_cart( self::product() );
		return $visitor->get( '/krepselis/' )->body;
	}

	private const ADDRESS = [
		'first_name' => 'Jonas',
		'last_name'  => 'Jonaitis',
		'country'    => 'LT',
		'address_1'  => 'Ozo g. 25',
		'city'       => 'Vilnius',
		'postcode'   => 'LT-07150',
		'phone'      => '+37061234567',
	];

	private function order_by_store_api( Visitor $shopper ): int {
		$response = $shopper->store_api( 'checkout', [
			'billing_address'  => self::ADDRESS + [ 'email' => 'jonas@example.com' ],
			'shipping_address' => self::ADDRESS,
			'payment_method'   => 'bacs',
		] )->json();
		self::assertIsNumeric( $response['order_id'] ?? null, (string) json_encode( $response ) );
		return $this->orders[] = (int) $response['order_id'];
	}

	private function order_by_form( string $rate ): int {
		$shopper = self::visitor();
		$shopper->add_to_cart( self::product() );
		$page   = $shopper->get( '/apmokejimas/' );
		$fields = array_combine( array_map( static fn ( string $key ): string => "billing_{$key}", array_keys( self::ADDRESS ) ), self::ADDRESS );
		$done   = $shopper->post(
			'/apmokejimas/',
			$fields + [
				'billing_email'                      => 'jonas@example.com',
				'shipping_method'                    => [ $rate ],
				'payment_method'                     => 'bacs',
				'terms'                              => '1',
				'terms-field'                        => '1',
				'woocommerce-process-checkout-nonce' => $page->field( 'woocommerce-process-checkout-nonce' ),
				'woocommerce_checkout_place_order'   => '1',
			]
		);
		self::assertSame( 1, preg_match( '~/(\d+)/?\?key=~', $done->url, $found ), $done->url . $done->text() );
		self::assertMatchesRegularExpression( '/1–3 /u', $done->body );
		return $this->orders[] = (int) ( $found[1] ?? 0 );
	}

	#[TestDox( '[LAW-71] the owner sets it for each method of a zone: of WooCommerce and of LP Express; what is no number of days is not stored' )]
	public function test_settings(): void {
		$saved = self::shop()->run(
			static function (): array {
				$saved = [];
				foreach ( [ 'flat_rate', 'woo_lithuaniapost_lpexpress_terminal' ] as $id ) {
					$method = ShippingRates::method( 'LT', $id );
					$before = get_option( $method->get_instance_option_key() );
					$form   = $method->get_admin_options_html();
					$posted = [];
					foreach ( $method->get_instance_form_fields() as $key => $field ) {
						$posted[ $method->get_field_key( (string) $key ) ] = is_array( $before ) ? $before[ $key ] ?? '' : '';
					}
					$method->set_post_data( [ $method->get_field_key( MethodSettings::FROM ) => '2', $method->get_field_key( MethodSettings::TO ) => '5<b>' ] + $posted );
					$_REQUEST['instance_id'] = (string) $method->get_instance_id();
					$method->process_admin_options();
					$stored = get_option( $method->get_instance_option_key() );
					update_option( $method->get_instance_option_key(), $before );
					$saved[] = [ substr_count( $form, 'type="number"' ), is_array( $stored ) ? [ $stored[ MethodSettings::FROM ], $stored[ MethodSettings::TO ] ] : [] ];
				}
				return $saved;
			}
		);
		self::assertSame( [ [ 2, [ '2', '' ] ], [ 2, [ '2', '' ] ] ], $saved );
	}
}
