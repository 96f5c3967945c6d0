<?php
/**
 * The language that a page asks its questions in.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime;

/**
 * A call has an address without a language, so its answer would be in the shop's
 * first. WPML's filters are asked; Polylang answers them too.
 */
final class Languages {

	/**
	 * Hooks of the addresses.
	 */
	public function register_hooks(): void {
		add_filter( 'vitrina_settings', $this->address( ... ) );
		add_filter( 'woocommerce_ajax_get_endpoint', $this->endpoint( ... ), 20 );
		add_filter( 'woocommerce_cart_fragment_name', $this->fragment_name( ... ), 20 );
	}

	/**
	 * The calls of WordPress itself carry the language; its cookie says what
	 * another window has opened.
	 *
	 * @param mixed $settings Of the core.
	 * @return mixed
	 */
	public function address( mixed $settings ): mixed {
		$language = $this->code( 'wpml_current_language' );
		if ( $language === '' || ! is_array( $settings ) ) {
			return $settings;
		}
		$settings['ajaxUrl'] = add_query_arg( 'lang', $language, admin_url( 'admin-ajax.php', 'relative' ) );
		if ( $language !== $this->code( 'wpml_default_language' ) ) {
			// A path is put at its end, so the language stands before it.
			$settings['restUrl'] = wp_make_link_relative( site_url( '/index.php' ) ) . "?lang={$language}&rest_route=/";
		}
		return $settings;
	}

	/**
	 * WooCommerce's calls go to the front page, which has an address for each language.
	 *
	 * @param mixed $url An address or a path.
	 * @return mixed
	 */
	public function endpoint( mixed $url ): mixed {
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

	/**
	 * The parts that a browser keeps of the cart are in one language.
	 *
	 * @param mixed $name Where it keeps them.
	 * @return mixed
	 */
	public function fragment_name( mixed $name ): mixed {
		$language = $this->code( 'wpml_current_language' );
		return is_string( $name ) && $language !== '' ? "{$name}_{$language}" : $name;
	}

	/**
	 * A language's code.
	 *
	 * @param non-empty-string $filter Of WPML.
	 * @return string Empty where the shop has one language, and where all are shown at once.
	 */
	private function code( string $filter ): string {
		$code = apply_filters( $filter, null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		return is_string( $code ) && $code !== 'all' && preg_match( '/^[\w-]+$/', $code ) === 1 ? $code : '';
	}
}
