<?php
/**
 * Whether another plugin asks for consent.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Consent;

final class ConsentPlugins {
	/**
	 * Folders of plugins that ask and may do so without the WP Consent API.
	 */
	private const PLUGINS = [
		'borlabs-cookie',
		'complianz-gdpr',
		'complianz-gdpr-premium',
		'cookie-law-info',
		'cookie-notice',
		'cookiebot',
		'cookieyes-premium',
		'gdpr-cookie-compliance',
		'iubenda-cookie-law-solution',
		'real-cookie-banner',
		'real-cookie-banner-pro',
		'uk-cookie-consent',
		'wpconsent-cookies-banner-privacy-suite',
		'wpconsent-premium',
	];

	/**
	 * Two bars would contradict each other: the other one, which somebody installed, stays.
	 */
	public function is_any_active(): bool {
		// How a consent plugin tells the WP Consent API that it asks.
		$is_told = has_filter( 'wp_get_consent_type' );

		/**
		 * Filters whether another plugin asks visitors for consent, so that our bar steps aside.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_active Whether a plugin that is known to ask is active.
		 */
		return (bool) apply_filters( 'vitrina_consent_is_asked_by_another', $is_told || array_intersect( self::PLUGINS, self::active_folders() ) !== [] );
	}

	/**
	 * @return list<string>
	 */
	private static function active_folders(): array {
		$plugins = get_option( 'active_plugins' );
		$network = is_multisite() ? get_site_option( 'active_sitewide_plugins' ) : [];
		$files   = [ ...( is_array( $plugins ) ? array_values( $plugins ) : [] ), ...( is_array( $network ) ? array_keys( $network ) : [] ) ];

		return array_map( static fn ( string $file ): string => explode( '/', $file )[0], array_values( array_filter( $files, is_string( ... ) ) ) );
	}
}
