<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Languages;

use Vitrina\Runtime\Hookable;

/**
 * Shows the product list on translations of the shop page.
 * WooCommerce shows products at the URL of one page. The page's translation in Polylang or WPML would
 * be an ordinary empty page, so its request is changed to one for the list of products.
 */
final class TranslatedShop implements Hookable {
	public function register_hooks(): void {
		add_filter( 'request', $this->show_products( ... ) );
		add_filter( 'pll_translation_url', $this->translation_url( ... ), 10, 2 );
	}

	/**
	 * @param mixed $variables Query variables of the request.
	 * @return mixed The same, or those of the product list for a translated page.
	 */
	private function show_products( mixed $variables ): mixed {
		$shop = wc_get_page_id( 'shop' );
		if ( ! is_array( $variables ) || is_admin() || $shop <= 0 || self::original_page() === $shop ) {
			return $variables;
		}
		$path = $variables['pagename'] ?? '';
		$id   = $variables['page_id'] ?? 0;
		if ( $path === '' ? ! is_numeric( $id ) || (int) $id !== $shop : get_page_uri( $shop ) !== $path ) {
			return $variables;
		}
		unset( $variables['pagename'], $variables['page_id'], $variables['page'] );
		return [ 'post_type' => 'product' ] + $variables;
	}

	/**
	 * Polylang would keep the slug of this language's page in the other language's URL.
	 *
	 * @param mixed $url      URL of the current page in another language; empty if there is none.
	 * @param mixed $language Slug of the language.
	 */
	private function translation_url( mixed $url, mixed $language ): mixed {
		if ( ! is_shop() || is_search() || ! is_string( $language ) || ! function_exists( 'pll_get_post' ) ) {
			return $url;
		}
		$page = pll_get_post( self::original_page(), $language );
		return is_int( $page ) && $page > 0 && get_post_status( $page ) === 'publish' ? get_permalink( $page ) : $url;
	}

	/** ID of the shop page that the owner selected. */
	private static function original_page(): int {
		$id = get_option( 'woocommerce_shop_page_id' );
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
