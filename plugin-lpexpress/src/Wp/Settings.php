<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Wp;

/**
 * The plugin's settings. Where there is none yet, the older plugin's counts.
 */
final class Settings {

	public const USERNAME  = 'vitrina_lpexpress_api_username';
	public const PASSWORD  = 'vitrina_lpexpress_api_password';
	public const TEST_MODE = 'vitrina_lpexpress_test_mode';
	public const LOGO      = 'vitrina_lpexpress_shipping_logo_url';

	private const OLDER = [
		self::USERNAME  => 'lpsettings_api_username',
		self::PASSWORD  => 'lpsettings_api_password',
		self::TEST_MODE => 'lpsettings_test_mode',
	];

	public function text( string $name ): string {
		$value = get_option( $name );
		if ( ! is_string( $value ) || '' === $value ) {
			$value = isset( self::OLDER[ $name ] ) ? get_option( self::OLDER[ $name ] ) : '';
		}
		return is_string( $value ) ? $value : '';
	}

	public function is_test_mode(): bool {
		return 'yes' === $this->text( self::TEST_MODE );
	}

	/**
	 * Shown beside the rate, at most 45 by 25 pixels. Empty for none.
	 */
	public function logo_url(): string {
		/**
		 * The address of the logo beside the terminal rate.
		 *
		 * @since 0.1.0
		 *
		 * @param string $url From the settings; empty for none.
		 */
		$url = apply_filters( 'vitrina_lpexpress_shipping_logo_url', $this->text( self::LOGO ) );
		return is_string( $url ) ? esc_url_raw( $url ) : '';
	}
}
