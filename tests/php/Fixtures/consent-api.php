<?php
/**
 * The parts of the WP Consent API that WooCommerce and the companion use.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

class WP_CONSENT_API {}

function wp_has_consent( string $category ): bool {
	return (bool) apply_filters( 'wp_has_consent', ( $_COOKIE['wp_consent_marketing'] ?? '' ) === 'allow', $category, null );
}
