<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Cookies;

use Vitrina\Companion\Consent\Domain\Cookie;
use Vitrina\Companion\Settings\Settings;

/**
 * What this plugin stores in the browser, depending on its settings. The theme adds its own cookies with the
 * filter `vitrina_cookies`.
 *
 * @phpstan-import-type Row from Cookie
 */
final class VitrinaCookies {
	/** @return list<Row> */
	public static function rows(): array {
		$settings = new Settings();
		$rows     = [ self::row( 'vitrina_newcomer', __( 'Keeps together what you put into the cart before the first response of the shop.', 'vitrina-companion' ), Duration::minutes( 1 ) ) ];
		if ( $settings->get( 'consent' ) ) {
			$rows[] = self::row( 'vitrina_consent', __( 'Remembers which cookies you allowed, when, and the number of your choice.', 'vitrina-companion' ), Duration::days( $settings->get( 'consent_length' ) ) );
		}
		if ( $settings->get( 'popup' ) ) {
			$rows[] = self::row( 'goya_popup', __( 'Remembers that you closed the popup.', 'vitrina-companion' ), Duration::days( $settings->get( 'popup_length' ) ) );
		}
		if ( $settings->get( 'campaign_bar' ) !== '' ) {
			$rows[] = self::row( 'et-global-campaign', __( 'Remembers that you closed the bar above the page.', 'vitrina-companion' ), Duration::days( $settings->get( 'campaign_bar_length' ) ) );
		}
		if ( class_exists( 'WP_CONSENT_API' ) ) {
			$rows[] = self::row( 'wp_consent_*', __( 'Tell other plugins of the shop which cookies you allowed.', 'vitrina-companion' ), Duration::days( $settings->get( 'consent_length' ) ), 'WP Consent API' );
		}
		return $rows;
	}

	/** @return Row */
	private static function row( string $name, string $purpose, string $duration, string $provider = 'Vitrina' ): array {
		$category = 'necessary';
		$storage  = 'cookie';
		return compact( 'name', 'provider', 'purpose', 'duration', 'category', 'storage' );
	}
}
