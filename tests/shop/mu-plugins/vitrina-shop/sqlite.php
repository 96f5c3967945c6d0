<?php
/**
 * What the shop leaves out on SQLite (Playground).
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// WooCommerce reserves stock with LOCK IN SHARE MODE, which the translation to
// SQLite does not know: every order of a product with counted stock would fail.
add_filter(
	'woocommerce_hold_stock_for_checkout',
	static fn( bool $hold ): bool => $hold && is_object( $GLOBALS['wpdb'] ) && ! is_a( $GLOBALS['wpdb'], 'WP_SQLite_DB' )
);
