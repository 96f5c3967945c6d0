<?php
/**
 * A page as it was drawn hours ago: `X-Page-Age: 25` gives it the nonces of that
 * hour. With it a test fills the shop's page cache, and visits the page after.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** In hours. */
$age = isset( $_SERVER['HTTP_X_PAGE_AGE'] ) && is_string( $_SERVER['HTTP_X_PAGE_AGE'] ) ? absint( $_SERVER['HTTP_X_PAGE_AGE'] ) : 0;

if ( $age > 0 ) {
	add_filter(
		'nonce_life',
		// Twice the time that puts today into the half-life of that hour.
		static function () use ( $age ): float {
			$tick = ceil( ( time() - $age * HOUR_IN_SECONDS ) / ( DAY_IN_SECONDS / 2 ) );
			return 2 * time() / ( $tick - 0.5 );
		},
		PHP_INT_MAX
	);
}
