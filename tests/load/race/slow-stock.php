<?php
/**
 * Laid into the shop for the race for the last piece: between an order that is
 * placed and its goods that leave the stock there is always a moment; here it
 * is long enough to be hit. And the shop as WooCommerce alone has it.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action( 'woocommerce_order_status_processing', static fn () => sleep( 2 ), 1 );

if ( get_option( 'last_piece_guard' ) === 'off' ) {
	add_action( 'init', static fn () => remove_all_filters( 'woocommerce_query_for_reserved_stock' ) );
}
