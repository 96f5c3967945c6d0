<?php
/** The free shipping bar: the amount missing for free delivery, by the shop's shipping methods. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Theme\FreeShipping\AmountRule;
use Vitrina\Theme\FreeShipping\CartAmounts;
use Vitrina\Theme\FreeShipping\Goal;
use WC_Cart;
use WC_Coupon;
use WC_Shipping_Free_Shipping;
use WC_Shipping_Method;
use WC_Shipping_Zones;

foreach ( [ 'CartAmounts', 'AmountRule', 'Goal' ] as $vitrina_file ) {
	require_once __DIR__ . "/{$vitrina_file}.php";
}

add_filter( 'woocommerce_add_to_cart_fragments', __NAMESPACE__ . '\free_shipping_fragment' );

/**
 * The bar as a fragment of the visitor's cart.
 *
 * @param array<string, string> $fragments Selector → HTML.
 * @return array<string, string>
 */
function free_shipping_fragment( array $fragments ): array {
	$fragments['.free-shipping-progress-bar'] = output_of( fn () => print_free_shipping_bar( free_shipping_goals( WC()->cart ) ) );
	return $fragments;
}

/**
 * Prints the bar, or its empty container.
 *
 * @param list<Goal> $goals Nearest first.
 */
function print_free_shipping_bar( array $goals ): void {
	if ( $goals === [] ) {
		echo '<div class="free-shipping-progress-bar" hidden></div>';
		return;
	}
	$missing = array_filter( $goals, fn ( Goal $goal ): bool => ! $goal->is_reached() );
	$next    = reset( $missing );
	printf(
		'<div class="free-shipping-progress-bar%1$s"><p>%2$s</p><span class="free-shipping-progress-bar__track" aria-hidden="true"><span style="inline-size:%3$s%%"></span></span></div>',
		esc_attr( $next === false ? ' is-reached' : '' ),
		wp_kses_post( implode( ', ', array_map( __NAMESPACE__ . '\goal_text', $goals ) ) ),
		esc_attr( (string) round( ( $next === false ? 1.0 : $next->progress() ) * 100, 1 ) )
	);
}

/** @return string HTML that the caller must escape. */
function goal_text( Goal $goal ): string {
	return $goal->is_reached()
		? '<span class="is-reached">' . esc_html( $goal->reached ) . '</span>'
		: '<span>' . sprintf( esc_html( $goal->missing ), '<strong>' . wc_price( $goal->remaining ) . '</strong>' ) . '</span>';
}

/**
 * All shipping methods of the cart's zone that are free or can become free.
 *
 * @return list<Goal> Reached goals first, then the nearest.
 */
function free_shipping_goals( WC_Cart $cart ): array {
	$packages = $cart->is_empty() || ! $cart->needs_shipping() ? [] : $cart->get_shipping_packages();
	$package  = reset( $packages );
	if ( ! is_array( $package ) || ! is_destination_known( $package ) ) {
		return [];
	}
	$methods = array_values( array_filter( WC_Shipping_Zones::get_zone_matching_package( $package )->get_shipping_methods( true ), fn ( mixed $method ): bool => $method instanceof WC_Shipping_Method ) );
	$amounts = cart_amounts( $cart );
	$rows    = [];
	foreach ( $methods as $method ) {
		if ( $method instanceof WC_Shipping_Free_Shipping ) {
			$rows[] = free_shipping_row( $method, $package, $amounts );
		}
	}
	/**
	 * Filters the shipping methods that become free from an amount.
	 *
	 * @since 0.2.0
	 *
	 * @param list<array{remaining: float, threshold: float, missing: string, reached: string}> $rows    Rows of WooCommerce's own methods. Amounts with or without taxes, as the cart displays prices; `missing` has %s for the amount.
	 * @param array<string, mixed>                                                               $package WooCommerce's package.
	 * @param list<WC_Shipping_Method>                                                           $methods Of the zone, switched on.
	 */
	$filtered = apply_filters( 'vitrina_free_shipping_thresholds', array_values( array_filter( $rows ) ), $package, $methods );

	$goals = [];
	foreach ( is_array( $filtered ) ? $filtered : [] as $row ) {
		$goal = Goal::of( $row );
		if ( $goal !== null ) {
			// The same message is shown once; the nearest goal is true for both.
			$known                   = $goals[ $goal->missing ] ?? null;
			$goals[ $goal->missing ] = $known === null || $goal->remaining < $known->remaining ? $goal : $known;
		}
	}
	usort( $goals, fn ( Goal $one, Goal $other ): int => $one->remaining <=> $other->remaining );
	return $goals;
}

/**
 * Whether the destination is known. A visitor without an address is in the shop's default country;
 * without one, free shipping can be announced only if one zone covers the whole world.
 *
 * @param array<array-key, mixed> $package WooCommerce's package.
 */
function is_destination_known( array $package ): bool {
	$destination = is_array( $package['destination'] ?? null ) ? $package['destination'] : [];
	return ( $destination['country'] ?? '' ) !== '' || WC_Shipping_Zones::get_zones() === [];
}

function cart_amounts( WC_Cart $cart ): CartAmounts {
	$discount = floatval( $cart->get_discount_total() );
	if ( $cart->display_prices_including_tax() ) {
		$discount += floatval( $cart->get_discount_tax() );
	}
	$gives_shipping = fn ( mixed $coupon ): bool => $coupon instanceof WC_Coupon && $coupon->get_free_shipping() && $coupon->is_valid();
	return new CartAmounts( floatval( $cart->get_displayed_subtotal() ), $discount, array_filter( $cart->get_coupons(), $gives_shipping ) !== [], wc_get_price_decimals() );
}

/**
 * The row of one of WooCommerce's free shipping methods; null if a larger cart alone cannot make it
 * free.
 *
 * @param array<array-key, mixed> $package WooCommerce's package.
 * @return array{remaining: float, threshold: float, missing: string, reached: string}|null
 */
function free_shipping_row( WC_Shipping_Free_Shipping $method, array $package, CartAmounts $amounts ): ?array {
	// WooCommerce stores it as text, empty if it was not entered.
	$minimum   = floatval( $method->min_amount );
	$remaining = ( new AmountRule( $method->requires, $minimum, $method->ignore_discounts !== 'no' ) )->remaining( $amounts );
	// WooCommerce's own filter, by which other plugins change availability.
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
