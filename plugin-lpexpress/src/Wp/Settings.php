<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Wp;

use Vitrina\LpExpress\Api\Client;
use Vitrina\LpExpress\Api\Credentials;

/** The plugin's settings, with those of the older plugin as defaults. */
final class Settings {

	public const USERNAME  = 'vitrina_lpexpress_api_username';
	public const PASSWORD  = 'vitrina_lpexpress_api_password';
	public const TEST_MODE = 'vitrina_lpexpress_test_mode';
	public const LOGO      = 'vitrina_lpexpress_shipping_logo_url';

	private const LEGACY_NAMES = [
		self::USERNAME  => 'lpsettings_api_username',
		self::PASSWORD  => 'lpsettings_api_password',
		self::TEST_MODE => 'lpsettings_test_mode',
	];

	public function text( string $name ): string {
		$value = get_option( $name );
		if ( ! is_string( $value ) || $value === '' ) {
			$value = isset( self::LEGACY_NAMES[ $name ] ) ? get_option( self::LEGACY_NAMES[ $name ] ) : '';
		}
		return is_string( $value ) ? $value : '';
	}

	public function credentials(): Credentials {
		return new Credentials( $this->api_url(), $this->text( self::USERNAME ), $this->text( self::PASSWORD ) );
	}

	/** `VITRINA_LPEXPRESS_API_URL` in wp-config.php overrides the settings. */
	private function api_url(): string {
		$url        = $this->text( self::TEST_MODE ) === 'yes' ? Client::TEST_URL : Client::LIVE_URL;
		$configured = defined( 'VITRINA_LPEXPRESS_API_URL' ) ? constant( 'VITRINA_LPEXPRESS_API_URL' ) : $url;
		/**
		 * The address of the carrier's API, without a slash at its end.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url URL of the live or the test system.
		 */
		$filtered = apply_filters( 'vitrina_lpexpress_api_url', is_string( $configured ) ? $configured : $url );
		return untrailingslashit( is_string( $filtered ) ? $filtered : $url );
	}

	/** URL of the logo beside the terminal rate, shown at most 45 by 25 pixels large; empty for none. */
	public function logo_url(): string {
		/**
		 * The address of the logo beside the terminal rate.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url URL from the settings; empty for none.
		 */
		$url = apply_filters( 'vitrina_lpexpress_shipping_logo_url', $this->text( self::LOGO ) );
		return is_string( $url ) ? esc_url_raw( $url ) : '';
	}
}
