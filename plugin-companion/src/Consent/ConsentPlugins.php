<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent;

/** Detects other consent plugins. */
final class ConsentPlugins {
	/** Folders of known consent plugins, some of which do not use the WP Consent API. */
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

	/** Whether another consent plugin is active. It takes precedence, because two bars would contradict each other. */
	public function is_any_active(): bool {
		// Consent plugins add this filter of the WP Consent API.
		$is_reported = has_filter( 'wp_get_consent_type' );

		/**
		 * Filters whether another plugin requests consent, so that this bar is not shown.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_active Whether a known consent plugin is active.
		 */
		return (bool) apply_filters( 'vitrina_consent_is_asked_by_another', $is_reported || array_intersect( self::PLUGINS, self::active_folders() ) !== [] );
	}

	/** @return list<string> */
	private static function active_folders(): array {
		$plugins = get_option( 'active_plugins' );
		$network = is_multisite() ? get_site_option( 'active_sitewide_plugins' ) : [];
		$files   = [ ...( is_array( $plugins ) ? array_values( $plugins ) : [] ), ...( is_array( $network ) ? array_keys( $network ) : [] ) ];
		return array_map( static fn ( string $file ): string => explode( '/', $file )[0], array_values( array_filter( $files, is_string( ... ) ) ) );
	}
}
