<?php
/**
 * Whether visitors decide about being recorded, and in which category of consent.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Visitors;

use Automattic\WooCommerce\Internal\Integrations\WPConsentAPI;

final class Consent {
	/**
	 * Whether the visitor decides, in the browser. The page is the same for all of them.
	 */
	public function is_asked(): bool {
		return $this->has_own_bar() || class_exists( 'WP_CONSENT_API' );
	}

	public function has_own_bar(): bool {
		/**
		 * Filters whether the shop's own bar asks for consent and tells the pages by the core's event `consent:changed`.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $has_bar False.
		 */
		return (bool) apply_filters( 'vitrina_consent_managed', false );
	}

	/**
	 * What has to be allowed, a category of the WP Consent API.
	 */
	public function category(): string {
		$theirs  = class_exists( WPConsentAPI::class ) ? WPConsentAPI::$consent_category : null;
		$default = is_string( $theirs ) ? $theirs : 'marketing';

		/**
		 * Filters the category of consent that the attribution of orders needs.
		 *
		 * @since 0.1.0
		 *
		 * @param string $category WooCommerce's: `marketing`.
		 */
		$category = apply_filters( 'vitrina_attribution_consent_category', $default );
		return is_string( $category ) ? $category : $default;
	}

	/**
	 * Whether the shop records the visits of those who consent. WooCommerce's answer is about this
	 * visitor, by their cookie, and must not go into a page that is kept for everybody.
	 */
	public function is_allowed_when_given(): bool {
		add_filter( 'wp_has_consent', '__return_true', PHP_INT_MAX );
		/** This filter is documented in WooCommerce's OrderAttributionController. */
		$is_allowed = apply_filters( 'wc_order_attribution_allow_tracking', true );
		remove_filter( 'wp_has_consent', '__return_true', PHP_INT_MAX );

		return wc_bool_to_string( is_string( $is_allowed ) ? $is_allowed : (bool) $is_allowed ) === 'yes';
	}
}
