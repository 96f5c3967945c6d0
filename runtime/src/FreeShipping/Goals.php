<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\FreeShipping;

use WC_Cart;
use WC_Coupon;
use WC_Shipping_Free_Shipping;
use WC_Shipping_Method;
use WC_Shipping_Zones;

/** The amounts missing for free delivery, by the shop's shipping methods. */
final class Goals {

	/**
	 * All shipping methods of the cart's zone that are free or can become free.
	 *
	 * @return list<Goal> Reached goals first, then the nearest.
	 */
	public static function of( WC_Cart $cart ): array {
		$packages = $cart->is_empty() || ! $cart->needs_shipping() ? [] : $cart->get_shipping_packages();
		$package  = reset( $packages );
		if ( ! is_array( $package ) || ! self::is_destination_known( $package ) ) {
			return [];
		}
		$methods = array_values( array_filter( WC_Shipping_Zones::get_zone_matching_package( $package )->get_shipping_methods( true ), static fn ( mixed $method ): bool => $method instanceof WC_Shipping_Method ) );
		$amounts = self::amounts( $cart );
		$rows    = [];
		foreach ( $methods as $method ) {
			if ( $method instanceof WC_Shipping_Free_Shipping ) {
				$rows[] = self::row( $method, $package, $amounts );
			}
		}
		/**
		 * Filters the shipping methods that become free from an amount.
		 *
		 * @since 0.2.0
		 *
		 * @param list<array{remaining: float, threshold: float, missing: string, reached: string}> $rows    Rows of WooCommerce's own methods. Amounts with or without taxes, as the cart displays prices; `missing` has %s for the amount.
		 * @param array<string, mixed>                                                               $package WooCommerce's package.
		 * @param list<WC_Shipping_Method>                                                           $methods Enabled methods of the cart's zone.
		 */
		$filtered = apply_filters( 'vitrina_free_shipping_thresholds', array_values( array_filter( $rows ) ), $package, $methods );

		$goals = [];
		foreach ( is_array( $filtered ) ? $filtered : [] as $row ) {
			$goal = Goal::of( $row );
			if ( $goal !== null ) {
				// A message is shown once. If two goals share it, the one with the smaller missing amount is kept.
				$known                   = $goals[ $goal->missing ] ?? null;
				$goals[ $goal->missing ] = $known === null || $goal->remaining < $known->remaining ? $goal : $known;
			}
		}
		usort( $goals, static fn ( Goal $one, Goal $other ): int => $one->remaining <=> $other->remaining );
		return $goals;
	}

	/**
	 * Whether the destination is known. A visitor without an address is in the shop's default country;
	 * without a default country, free shipping can be announced only if one zone covers the whole world.
	 *
	 * @param array<array-key, mixed> $package WooCommerce's package.
	 */
	private static function is_destination_known( array $package ): bool {
		$destination = is_array( $package['destination'] ?? null ) ? $package['destination'] : [];
		return ( $destination['country'] ?? '' ) !== '' || WC_Shipping_Zones::get_zones() === [];
	}

	private static function amounts( WC_Cart $cart ): CartAmounts {
		$discount = floatval( $cart->get_discount_total() );
		if ( $cart->display_prices_including_tax() ) {
			$discount += floatval( $cart->get_discount_tax() );
		}
		$gives_shipping = static fn ( mixed $coupon ): bool => $coupon instanceof WC_Coupon && $coupon->get_free_shipping() && $coupon->is_valid();
		return new CartAmounts( floatval( $cart->get_displayed_subtotal() ), $discount, array_filter( $cart->get_coupons(), $gives_shipping ) !== [], wc_get_price_decimals() );
	}

	/**
	 * The row of one of WooCommerce's free shipping methods; null if a larger cart alone cannot make it
	 * free.
	 *
	 * @param array<array-key, mixed> $package WooCommerce's package.
	 * @return array{remaining: float, threshold: float, missing: string, reached: string}|null
	 */
	private static function row( WC_Shipping_Free_Shipping $method, array $package, CartAmounts $amounts ): ?array {
		// WooCommerce stores the minimum as text, which is empty if none was entered.
		$minimum   = floatval( $method->min_amount );
		$remaining = ( new AmountRule( $method->requires, $minimum, $method->ignore_discounts !== 'no' ) )->remaining( $amounts );
		// is_available() also applies WooCommerce's filter, by which other plugins change availability.
		if ( $method->is_available( $package ) ) {
			$remaining = 0.0;
		} elseif ( $remaining === null || $remaining <= 0.0 ) {
			return null;
		}
		$title    = wp_strip_all_tags( $method->get_title() );
		$is_named = $title !== '' && $title !== $method->get_method_title();
		return [
			'remaining' => $remaining,
			'threshold' => $minimum,
			'missing'   => $is_named
				/* translators: 1: missing amount, 2: name of a way of delivery. */
				? str_replace( "\0", '%s', str_replace( '%', '%%', sprintf( __( '%1$s to “%2$s”', 'vitrina' ), "\0", $title ) ) )
				/* translators: %s: missing amount. */
				: __( '%s away from free delivery', 'vitrina' ),
			'reached'   => $is_named ? $title : __( 'Free delivery', 'vitrina' ),
		];
	}
}
