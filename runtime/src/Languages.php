<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/**
 * Adds the language to the URLs of requests on multilingual shops. Without it, responses would be in the
 * default language. Uses WPML's filters, which Polylang supports too.
 */
final class Languages {

	public function register_hooks(): void {
		add_filter( 'vitrina_settings', $this->add_language( ... ) );
		add_filter( 'woocommerce_ajax_get_endpoint', $this->localize_endpoint( ... ), 20 );
		add_filter( 'woocommerce_cart_fragment_name', $this->localize_fragment_name( ... ), 20 );
	}

	/** Adds the language to admin-ajax and REST URLs. The cookie may have the language of another window. */
	public function add_language( mixed $settings ): mixed {
		$language = $this->code( 'wpml_current_language' );
		if ( $language === '' || ! is_array( $settings ) ) {
			return $settings;
		}
		$settings['ajaxUrl'] = add_query_arg( 'lang', $language, admin_url( 'admin-ajax.php', 'relative' ) );
		if ( $language !== $this->code( 'wpml_default_language' ) ) {
			// The route is appended, so the language comes before it.
			$settings['restUrl'] = wp_make_link_relative( site_url( '/index.php' ) ) . "?lang={$language}&rest_route=/";
		}
		return $settings;
	}

	/** WooCommerce's requests go to the front page, which has a URL for each language. */
	public function localize_endpoint( mixed $url ): mixed {
		if ( ! is_string( $url ) || $this->code( 'wpml_current_language' ) === '' ) {
			return $url;
		}
		/** This filter is WPML's. */
		$home  = apply_filters( 'wpml_home_url', home_url( '/' ) );
		$query = wp_parse_url( $url, PHP_URL_QUERY );
		if ( ! is_string( $home ) || ! is_string( $query ) ) {
			return $url;
		}
		return explode( '?', wp_make_link_relative( $home ) )[0] . "?{$query}";
	}

	/** Cart fragments in session storage are in one language. */
	public function localize_fragment_name( mixed $name ): mixed {
		$language = $this->code( 'wpml_current_language' );
		return is_string( $name ) && $language !== '' ? "{$name}_{$language}" : $name;
	}

	/**
	 * @param non-empty-string $filter A filter of WPML.
	 * @return string Empty without a multilingual plugin, or if all languages are shown.
	 */
	private function code( string $filter ): string {
		$code = apply_filters( $filter, null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		return is_string( $code ) && $code !== 'all' && preg_match( '/^[\w-]+$/', $code ) === 1 ? $code : '';
	}
}
