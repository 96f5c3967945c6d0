<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Languages;

use Vitrina\Runtime\Hookable;

/**
 * Maps WooCommerce's shop, cart, checkout, account and terms pages to their translations.
 * WooCommerce has one page of each kind. Polylang and WPML return its translation through WPML's filter.
 */
final class ShopPages implements Hookable {
	private const PAGES = [ 'cart', 'checkout', 'myaccount', 'terms' ];

	public function register_hooks(): void {
		foreach ( self::PAGES as $page ) {
			add_filter( "woocommerce_get_{$page}_page_id", $this->translate( ... ), 20 );
		}
		add_filter( 'woocommerce_get_shop_page_id', $this->translate_shop( ... ), 20 );
	}

	/** Not before `wp_loaded`: WooCommerce builds the URL of the product list from the original page. */
	private function translate_shop( mixed $id ): mixed {
		return did_action( 'wp_loaded' ) > 0 ? $this->translate( $id ) : $id;
	}

	private function translate( mixed $id ): mixed {
		if ( ! has_filter( 'wpml_object_id' ) || ! is_numeric( $id ) || (int) $id <= 0 || ( is_admin() && ! wp_doing_ajax() ) ) {
			return $id;
		}
		/** This filter is documented by WPML. */
		$translated = apply_filters( 'wpml_object_id', (int) $id, 'page', true );
		return is_numeric( $translated ) && get_post_status( (int) $translated ) === 'publish' ? (int) $translated : $id;
	}
}
