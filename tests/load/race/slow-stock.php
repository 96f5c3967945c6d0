<?php
/**
 * Installed in the shop for the race for the last item: makes the time between a
 * placed order and the reduction of its stock long enough to be hit. It can also
 * switch off the guard, as with WooCommerce alone.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action( 'woocommerce_order_status_processing', static fn () => sleep( 2 ), 1 );

if ( get_option( 'last_item_guard' ) === 'off' ) {
	add_action( 'init', static fn () => remove_all_filters( 'woocommerce_query_for_reserved_stock' ) );
}
