<?php
/**
 * A slow shop: `X-Vitrina-Slow: add_to_cart` lets that call of WooCommerce, or a
 * form with a field of that name, take its time, so that a test can do something
 * before the answer comes.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const SLOW_MILLISECONDS = 1500;

/**
 * Whether the request is one that its sender wants to be slow.
 */
function is_to_be_slow(): bool {
	// phpcs:disable WordPress.Security -- All are compared alone.
	$slow = $_SERVER['HTTP_X_VITRINA_SLOW'] ?? '';
	return is_string( $slow ) && $slow !== '' && ( ( $_GET['wc-ajax'] ?? '' ) === $slow || isset( $_POST[ $slow ] ) );
	// phpcs:enable
}

if ( is_to_be_slow() ) {
	usleep( SLOW_MILLISECONDS * 1000 );
}
