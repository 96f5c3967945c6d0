<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Visitors;

use Vitrina\Companion\Visitors\Domain\ClientAddress;
use Vitrina\Runtime\Hookable;

/** The client's IP address, by which rate limits count, and the setting for trusted proxies. */
final class Visitor implements Hookable {
	public const PROXIES = 'vitrina_companion_trusted_proxies';

	public function register_hooks(): void {
		add_filter( 'woocommerce_get_settings_advanced', $this->add_setting( ... ), 10, 2 );
	}

	/**
	 * REMOTE_ADDR, or the client's address in X-Forwarded-For if REMOTE_ADDR is a trusted proxy. The header of other
	 * senders is ignored, because they can forge it.
	 */
	public static function address(): string {
		$server = static fn ( string $name ): string => isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : '';
		$option = get_option( self::PROXIES, '' );
		$list   = preg_split( '/[\s,;]+/', is_string( $option ) ? $option : '', -1, PREG_SPLIT_NO_EMPTY );
		return ClientAddress::of( $server( 'REMOTE_ADDR' ), $server( 'HTTP_X_FORWARDED_FOR' ), $list === false ? [] : $list );
	}

	/** Under WooCommerce → Settings → Advanced, where WooCommerce checks capability and nonce. */
	private function add_setting( mixed $settings, mixed $section = '' ): mixed {
		if ( ! is_array( $settings ) || $section !== '' ) {
			return $settings;
		}
		return [
			...$settings,
			[
				'type'  => 'title',
				'id'    => 'vitrina_companion_proxies',
				'title' => __( 'Proxies in front of the shop', 'vitrina-companion' ),
				'desc'  => __( 'Forms count how often one address sends them. If a proxy or a CDN is in front of the shop, enter its addresses; otherwise all visitors count as one. Leave it empty if there is none.', 'vitrina-companion' ),
			],
			[
				'type'        => 'textarea',
				'id'          => self::PROXIES,
				'title'       => __( 'Addresses of your proxies', 'vitrina-companion' ),
				'desc_tip'    => __( 'IP addresses or ranges, such as 10.0.0.0/8, one in a line.', 'vitrina-companion' ),
				'placeholder' => '10.0.0.0/8',
				'default'     => '',
				'autoload'    => true,
			],
			[
				'type' => 'sectionend',
				'id'   => 'vitrina_companion_proxies',
			],
		];
	}
}
