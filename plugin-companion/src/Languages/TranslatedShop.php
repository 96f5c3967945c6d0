<?php
/**
 * The shop's page in the language that the visitor reads.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Languages;

use Vitrina\Runtime\Hookable;

/**
 * WooCommerce shows products at the address of one page. The translation of that page, which Polylang
 * and WPML know, would be an ordinary empty page: its request becomes one for the list of products.
 */
final class TranslatedShop implements Hookable {
	public function register_hooks(): void {
		add_filter( 'request', $this->show_products( ... ) );
		add_filter( 'pll_translation_url', $this->link( ... ), 10, 2 );
	}

	/**
	 * @param mixed $variables Query variables, as WordPress has read them from the address.
	 * @return mixed The same; of the translated page, those of the list of products.
	 */
	private function show_products( mixed $variables ): mixed {
		$shop = wc_get_page_id( 'shop' );
		if ( ! is_array( $variables ) || is_admin() || $shop <= 0 || self::original() === $shop ) {
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
	 * Polylang would keep the page's name in the address of the other language.
	 *
	 * @param mixed $url      Address of what is shown, in another language; empty when there is none.
	 * @param mixed $language Its slug.
	 */
	private function link( mixed $url, mixed $language ): mixed {
		if ( ! is_shop() || is_search() || ! is_string( $language ) || ! function_exists( 'pll_get_post' ) ) {
			return $url;
		}
		$page = pll_get_post( self::original(), $language );

		return is_int( $page ) && $page > 0 && get_post_status( $page ) === 'publish' ? get_permalink( $page ) : $url;
	}

	/**
	 * The page that the owner chose.
	 */
	private static function original(): int {
		$id = get_option( 'woocommerce_shop_page_id' );

		return is_numeric( $id ) ? (int) $id : 0;
	}
}
