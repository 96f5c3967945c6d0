<?php
/**
 * Stubs of the WordPress functions behind the picker's props, visible in their own
 * namespaces only.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\LpExpress {
	const PLUGIN_FILE = '/plugins/vitrina-lpexpress/vitrina-lpexpress.php';
}

namespace Vitrina\LpExpress\Checkout {
	function __( string $text, string $domain ): string {
		return $domain === 'vitrina-lpexpress' ? $text : "wrong domain: {$domain}";
	}

	function _n( string $one, string $many, int $number, string $domain ): string {
		return __( $number === 1 ? $one : $many, $domain );
	}

	function rest_url( string $path ): string {
		return "http://localhost/wp-json/{$path}";
	}

	function plugins_url( string $path, string $file ): string {
		return 'http://localhost/wp-content' . dirname( $file ) . "/{$path}";
	}
}

namespace Vitrina\LpExpress\Wp {
	function get_option( string $name ): mixed {
		return $name === Settings::LOGO ? 'http://localhost/wp-content/plugins/vitrina-lpexpress/assets/logo.svg' : false;
	}

	function apply_filters( string $hook, mixed $value ): mixed {
		return str_starts_with( $hook, 'vitrina_lpexpress_' ) ? $value : "wrong hook: {$hook}";
	}

	function esc_url_raw( string $url ): string {
		return $url;
	}
}
