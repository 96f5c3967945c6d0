<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\LpExpress\Domain\Method;
use Vitrina\Runtime\FreeShipping\Bar;
use Vitrina\Runtime\FreeShipping\Goal;
use Vitrina\Runtime\FreeShipping\Goals;
use Vitrina\Tests\Fixtures\FreeShipping;
use Vitrina\Tests\Fixtures\ShippingRates;
use WC_Shipping_Rate;
use WC_Shipping_Zone;

/**
 * The bar beside WooCommerce's own rates, for random carts and settings.
 */
final class FreeShippingTest extends ThemeTestCase {

	#[TestDox( '[CART-09] The bar says "free" exactly where WooCommerce offers the rate at nothing' )]
	#[Group( 'full' )]
	public function test_cart_09_free_exactly_where_the_rate_is_free(): void {
		$response = self::shop()->run(
			static function (): array {
				$shipping = FreeShipping::create( 7 );
				$cart     = WC()->cart;
				$terminal = ShippingRates::method( 'LT', Method::ID )->get_instance_option_key();
				$kept     = (array) get_option( $terminal );
				$wrong    = [];
				$seen     = [];
				for ( $round = 0; $round < 120; $round++ ) {
					$shipping->display = mt_rand( 0, 1 ) === 1 ? 'incl' : 'excl';
					$cart->empty_cart();
					foreach ( $shipping->products as $product ) {
						if ( mt_rand( 0, 2 ) > 0 ) {
							$cart->add_to_cart( $product->get_id(), mt_rand( 1, 4 ) );
						}
					}
					if ( $cart->is_empty() ) {
						continue;
					}
					foreach ( [ $shipping->granting, $shipping->plain ] as $coupon ) {
						if ( mt_rand( 0, 2 ) === 0 ) {
							$cart->apply_coupon( $coupon->get_code() );
						}
					}
					wc_clear_notices();
					$cart->calculate_totals();
					$discount = mt_rand( 0, 1 ) === 1 ? $cart->get_discount_total() + ( $shipping->display === 'incl' ? $cart->get_discount_tax() : 0 ) : 0;
					$near     = $cart->get_displayed_subtotal() - $discount;
					$minimum  = (string) max( 0, round( $near + [ -0.01, 0, 0.01, 0.004, 5, -5 ][ mt_rand( 0, 5 ) ], mt_rand( 2, 3 ) ) );
					$shipping->set(
						[
							'requires'         => [ '', 'coupon', 'min_amount', 'either', 'both' ][ mt_rand( 0, 4 ) ],
							'min_amount'       => $minimum,
							'ignore_discounts' => mt_rand( 0, 1 ) === 1 ? 'yes' : 'no',
						]
					);
					update_option(
						$terminal,
						[
							'free_shipping_cost'                  => mt_rand( 0, 4 ) > 0 ? $minimum : '',
							'apply_free_shipping_before_discount' => mt_rand( 0, 1 ) === 1 ? 'yes' : 'no',
						] + $kept
					);
					WC()->session->set( 'shipping_for_package_0', null );
					WC()->shipping()->reset_shipping();
					/** @var array{rates: array<string, WC_Shipping_Rate>} $package */
					$package = WC()->shipping()->calculate_shipping_for_package( (array) current( $cart->get_shipping_packages() ), 0 );
					$goals   = Goals::of( $cart );
					foreach ( [
						'free_shipping' => 'Kurjeris nemokamai',
						Method::ID      => 'Nemokamas pristatymas į paštomatą',
					] as $id => $text ) {
						$is_free     = array_filter( $package['rates'], static fn ( WC_Shipping_Rate $rate ): bool => $rate->get_method_id() === $id && (float) $rate->get_cost() <= 0.0 ) !== [];
						$is_promised = array_filter( $goals, static fn ( Goal $goal ): bool => $goal->is_reached() && $goal->reached === $text ) !== [];

						$seen[ $id . ( $is_free ? ' free' : ' not' ) ] = true;
						if ( $is_free !== $is_promised ) {
							$wrong[] = [ $id, $is_free, $minimum, $near, $shipping->settings(), $shipping->display ];
						}
					}
				}
				update_option( $terminal, $kept );
				$shipping->delete();
				return [
					'wrong' => $wrong,
					'seen'  => count( $seen ),
				];
			}
		);
		self::assertSame(
			[
				'wrong' => [],
				'seen'  => 4,
			],
			$response
		);
	}

	#[TestDox( '[CART-09] Nothing is promised for a cart that needs no delivery, nor where nobody knows where it goes' )]
	public function test_cart_09_nothing_is_promised_that_nobody_knows(): void {
		$response = self::shop()->run(
			static function (): array {
				$shipping = FreeShipping::create( 8 );
				$shipping->set(
					[
						'requires'         => 'min_amount',
						'min_amount'       => '30',
						'ignore_discounts' => 'no',
					]
				);
				$promises = static fn (): array => array_map( static fn ( Goal $goal ): string => wp_strip_all_tags( html_entity_decode( Bar::text( $goal ) ) ), Goals::of( WC()->cart ) );
				$product  = $shipping->products[3];
				$seen     = [ 'empty' => $promises() ];
				WC()->cart->add_to_cart( $product->get_id(), 2 );
				WC()->cart->calculate_totals();
				$seen['both'] = $promises();
				// What everywhere else gets is not what the unknown will get.
				$rest       = new WC_Shipping_Zone( 0 );
				$everywhere = $rest->add_shipping_method( 'free_shipping' );
				WC()->customer->set_shipping_country( '' );
				$seen['unknown'] = $promises();
				$rest->delete_shipping_method( $everywhere );
				WC()->customer->set_shipping_country( 'LV' );
				$seen['latvia'] = $promises();
				WC()->customer->set_shipping_country( 'LT' );
				add_filter( 'woocommerce_shipping_free_shipping_is_available', '__return_true' );
				$seen['another plugin'] = $promises();
				$product->set_virtual( true );
				$product->save();
				WC()->cart->empty_cart();
				WC()->cart->add_to_cart( $product->get_id(), 2 );
				$seen['virtual'] = $promises();
				$shipping->delete();
				return $seen;
			}
		);
		self::assertSame(
			[
				'empty'          => [],
				'both'           => [ "24,00\u{a0}€ iki „Kurjeris nemokamai“", "Iki nemokamo pristatymo į paštomatą trūksta 44,00\u{a0}€" ],
				'unknown'        => [],
				'latvia'         => [],
				'another plugin' => [ 'Kurjeris nemokamai', "Iki nemokamo pristatymo į paštomatą trūksta 44,00\u{a0}€" ],
				'virtual'        => [],
			],
			$response
		);
	}
}
