<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Theme;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The bar beside WooCommerce's own rates, for random carts and settings.
 */
final class FreeShippingTest extends ThemeTestCase {

	/** What both tests need inside WordPress. */
	private const PREPARE = <<<'PHP'
		wc_load_cart();
		mt_srand( $seed );
		$options = [];
		add_filter( 'pre_option_woocommerce_tax_display_cart', function () use ( &$display ) { return $display; } );
		$coupon = new WC_Coupon();
		$coupon->set_props( [ 'code' => 'bar-' . $seed, 'discount_type' => 'percent', 'amount' => 10, 'free_shipping' => true ] );
		$coupon->save();
		$plain = new WC_Coupon();
		$plain->set_props( [ 'code' => 'bar-plain-' . $seed, 'discount_type' => 'fixed_cart', 'amount' => 3.33 ] );
		$plain->save();
		$products = [];
		foreach ( [ 9.99, 0.01, 24.995, 3 ] as $price ) {
			$product = new WC_Product_Simple();
			$product->set_props( [ 'name' => 'Baras', 'regular_price' => (string) $price, 'catalog_visibility' => 'hidden' ] );
			$product->save();
			$products[] = $product;
		}
		$zones = array_filter( WC_Shipping_Zones::get_zones(), static fn ( array $zone ): bool => 'Lietuva' === $zone['zone_name'] );
		$zone  = new WC_Shipping_Zone( reset( $zones )['zone_id'] );
		$added = $zone->add_shipping_method( 'free_shipping' );
		$option = "woocommerce_free_shipping_{$added}_settings";
		PHP;

	private const CLEAN = <<<'PHP'
		WC()->cart->empty_cart();
		$zone->delete_shipping_method( $added );
		delete_option( $option );
		$coupon->delete( true );
		$plain->delete( true );
		array_walk( $products, static fn ( WC_Product $product ) => $product->delete( true ) );
		PHP;

	#[TestDox( '[CART-09] The bar says "free" exactly where WooCommerce offers the rate at nothing' )]
	#[Group( 'full' )]
	public function test_cart_09_free_exactly_where_the_rate_is_free(): void {
		$response = self::shop()->run(
			self::PREPARE . <<<'PHP'
			$terminal = current( array_filter( $zone->get_shipping_methods( true ), static fn ( $method ) => $method instanceof Vitrina\LpExpress\WooCommerce\ShippingMethod ) );
			$kept     = get_option( $terminal->get_instance_option_key() );
			$wrong    = [];
			$seen     = [];
			for ( $round = 0; $round < 120; $round++ ) {
				$display = mt_rand( 0, 1 ) ? 'incl' : 'excl';
				WC()->cart->empty_cart();
				foreach ( $products as $product ) {
					if ( mt_rand( 0, 2 ) ) {
						WC()->cart->add_to_cart( $product->get_id(), mt_rand( 1, 4 ) );
					}
				}
				if ( WC()->cart->is_empty() ) {
					continue;
				}
				mt_rand( 0, 2 ) || WC()->cart->apply_coupon( $coupon->get_code() );
				mt_rand( 0, 2 ) || WC()->cart->apply_coupon( $plain->get_code() );
				wc_clear_notices();
				WC()->cart->calculate_totals();
				$near = WC()->cart->get_displayed_subtotal() - ( mt_rand( 0, 1 ) ? WC()->cart->get_discount_total() + ( 'incl' === $display ? WC()->cart->get_discount_tax() : 0 ) : 0 );
				$minimum = (string) max( 0, round( $near + [ -0.01, 0, 0.01, 0.004, 5, -5 ][ mt_rand( 0, 5 ) ], mt_rand( 2, 3 ) ) );
				update_option( $option, [ 'title' => 'Kurjeris nemokamai', 'requires' => [ '', 'coupon', 'min_amount', 'either', 'both' ][ mt_rand( 0, 4 ) ], 'min_amount' => $minimum, 'ignore_discounts' => mt_rand( 0, 1 ) ? 'yes' : 'no' ] );
				update_option( $terminal->get_instance_option_key(), [ 'free_shipping_cost' => mt_rand( 0, 4 ) ? $minimum : '', 'apply_free_shipping_before_discount' => mt_rand( 0, 1 ) ? 'yes' : 'no' ] + $kept );
				WC()->session->set( 'shipping_for_package_0', null );
				WC()->shipping()->reset_shipping();
				$packages = WC()->cart->get_shipping_packages();
				$rates    = WC()->shipping()->calculate_shipping_for_package( reset( $packages ), 0 )['rates'];
				$is_free  = static fn ( string $id ): bool => [] !== array_filter( $rates, static fn ( $rate ) => $rate->get_method_id() === $id && (float) $rate->get_cost() <= 0.0 );
				$goals    = Vitrina\Theme\free_shipping_goals( WC()->cart );
				$says     = static fn ( string $text ): bool => [] !== array_filter( $goals, static fn ( $goal ) => $goal->is_reached() && $goal->reached === $text );
				foreach ( [ 'free_shipping' => 'Kurjeris nemokamai', Vitrina\LpExpress\Domain\Method::ID => 'Nemokamas pristatymas į paštomatą' ] as $id => $text ) {
					$seen[ $id . ( $is_free( $id ) ? ' free' : ' not' ) ] = true;
					if ( $is_free( $id ) !== $says( $text ) ) {
						$wrong[] = [ $id, $is_free( $id ), $minimum, $near, get_option( $option ), $display ];
					}
				}
			}
			update_option( $terminal->get_instance_option_key(), $kept );
			PHP . self::CLEAN . 'return [ "wrong" => $wrong, "seen" => count( $seen ) ];',
			[ 'seed' => 7 ]
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
			self::PREPARE . <<<'PHP'
			$display = 'incl';
			update_option( $option, [ 'title' => 'Kurjeris nemokamai', 'requires' => 'min_amount', 'min_amount' => '30', 'ignore_discounts' => 'no' ] );
			$says = static fn () => array_map( static fn ( $goal ) => wp_strip_all_tags( html_entity_decode( Vitrina\Theme\goal_text( $goal ) ) ), Vitrina\Theme\free_shipping_goals( WC()->cart ) );
			$told['empty'] = $says();
			WC()->cart->add_to_cart( $products[3]->get_id(), 2 );
			WC()->cart->calculate_totals();
			$told['both'] = $says();
			// What everywhere else gets is not what the unknown will get.
			$rest       = new WC_Shipping_Zone( 0 );
			$everywhere = $rest->add_shipping_method( 'free_shipping' );
			WC()->customer->set_shipping_country( '' );
			$told['unknown'] = $says();
			$rest->delete_shipping_method( $everywhere );
			WC()->customer->set_shipping_country( 'LV' );
			$told['latvia'] = $says();
			WC()->customer->set_shipping_country( 'LT' );
			add_filter( 'woocommerce_shipping_free_shipping_is_available', '__return_true' );
			$told['another plugin'] = $says();
			$products[3]->set_virtual( true );
			$products[3]->save();
			WC()->cart->empty_cart();
			WC()->cart->add_to_cart( $products[3]->get_id(), 2 );
			$told['virtual'] = $says();
			PHP . self::CLEAN . 'return $told;',
			[ 'seed' => 8 ]
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
