<?php
/**
 * The WP Consent API, as far as WooCommerce and the companion use it.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

class WP_CONSENT_API {}

function wp_has_consent( string $category ): bool {
	return (bool) apply_filters( 'wp_has_consent', ( $_COOKIE['wp_consent_marketing'] ?? '' ) === 'allow', $category, null );
}
