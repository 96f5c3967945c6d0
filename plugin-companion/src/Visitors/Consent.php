<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Visitors;

use Automattic\WooCommerce\Internal\Integrations\WPConsentAPI;

/** Whether recording of visits requires consent, and of which category. */
final class Consent {
	/** Whether consent is needed. The browser checks whether it is given, because the page is the same for all visitors. */
	public function is_required(): bool {
		return $this->has_own_bar() || class_exists( 'WP_CONSENT_API' );
	}

	public function has_own_bar(): bool {
		/**
		 * Filters whether the shop's own bar asks for consent, and reports the choice by the core's event
		 * `consent:changed`.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $has_bar False by default.
		 */
		return (bool) apply_filters( 'vitrina_consent_managed', false );
	}

	/** Required category of the WP Consent API. */
	public function category(): string {
		$category = class_exists( WPConsentAPI::class ) ? WPConsentAPI::$consent_category : null;
		$default  = is_string( $category ) ? $category : 'marketing';

		/**
		 * Filters the category of consent that the attribution of orders needs.
		 *
		 * @since 0.1.0
		 *
		 * @param string $category Category that WooCommerce requires; `marketing` if it cannot be read.
		 */
		$category = apply_filters( 'vitrina_attribution_consent_category', $default );
		return is_string( $category ) ? $category : $default;
	}

	/**
	 * Whether the shop records visits of visitors who have consented. WooCommerce's own result depends on the
	 * visitor's cookie, and must not be printed into a cached page.
	 */
	public function is_allowed_with_consent(): bool {
		add_filter( 'wp_has_consent', '__return_true', PHP_INT_MAX );
		/** This filter is documented in WooCommerce's OrderAttributionController. */
		$is_allowed = apply_filters( 'wc_order_attribution_allow_tracking', true );
		remove_filter( 'wp_has_consent', '__return_true', PHP_INT_MAX );
		return wc_bool_to_string( is_string( $is_allowed ) ? $is_allowed : (bool) $is_allowed ) === 'yes';
	}
}
