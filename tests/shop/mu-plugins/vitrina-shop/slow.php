<?php
/**
 * A slow shop: `X-Vitrina-Slow: add_to_cart` lets that call of WooCommerce take
 * its time, so that a test can do something before the answer comes.
 *
 * @package Vitrina
 */

declare(strict_types=1);

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const SLOW_MILLISECONDS = 1500;

// phpcs:ignore WordPress.Security -- Both are compared alone.
if ( isset( $_GET['wc-ajax'], $_SERVER['HTTP_X_VITRINA_SLOW'] ) && $_GET['wc-ajax'] === $_SERVER['HTTP_X_VITRINA_SLOW'] ) {
	usleep( SLOW_MILLISECONDS * 1000 );
}
