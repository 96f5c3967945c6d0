<?php

declare( strict_types=1 );

namespace Vitrina\Companion\PageCache;

use Vitrina\Companion\PageCache\Domain\PageHeaders;
use WC_Tax;
use WP_Post;

/** Whether the page of this request may contain something that other visitors must not see. */
final class PersonalPage {
	/** Asked before the page is rendered. */
	public static function is_expected(): bool {
		$is_personal = ! self::only_reads()
			|| is_user_logged_in()
			|| is_preview()
			|| is_customize_preview()
			|| is_cart()
			|| is_checkout()
			|| is_account_page()
			|| self::has_password()
			|| self::has_cookie()
			|| self::has_notice()
			|| self::has_other_prices();
		/**
		 * Filters whether the page is for one visitor only. Then no cache stores it.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_personal
		 */
		return apply_filters( 'vitrina_page_is_personal', $is_personal ) !== false;
	}

	/**
	 * Asked after the page was rendered.
	 *
	 * @param list<string> $headers Headers that will be sent.
	 */
	public static function was_rendered( array $headers ): bool {
		if ( defined( 'DONOTCACHEPAGE' ) && (bool) constant( 'DONOTCACHEPAGE' ) ) {
			return true;
		}
		// A cookie is personal, and code that forbids caching has a reason.
		return preg_grep( '/\A(set-cookie:|cache-control:.*(no-store|no-cache|private))/i', $headers ) !== [];
	}

	/** Forbids all caches to store the page, also while it is rendered. */
	public static function mark(): void {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The caches' own name.
		if ( ! headers_sent() ) {
			header( 'Cache-Control: ' . PageHeaders::PERSONAL );
		}
	}

	/** Whether WooCommerce has a session for the visitor: with a cart, or an address that was entered. */
	public static function has_session(): bool {
		$name = apply_filters( 'woocommerce_cookie', 'wp_woocommerce_session_' . COOKIEHASH ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		return is_string( $name ) && isset( $_COOKIE[ $name ] );
	}

	private static function only_reads(): bool {
		return in_array( $_SERVER['REQUEST_METHOD'] ?? '', [ 'GET', 'HEAD' ], true );
	}

	private static function has_password(): bool {
		$post = get_queried_object();
		return $post instanceof WP_Post && is_singular() && $post->post_password !== '';
	}

	/** Cookies whose content is printed into pages. Those of the cart are not, because pages do not show the cart. */
	private static function has_cookie(): bool {
		$cookies = array_map( strval( ... ), array_keys( $_COOKIE ) );
		return preg_grep( '/\A(comment_author_|wp-postpass_)/', $cookies ) !== []
			|| ( isset( $_COOKIE['woocommerce_recently_viewed'] ) && is_active_widget( false, false, 'woocommerce_recently_viewed_products', true ) !== false );
	}

	/** Notices such as "added to your cart", after a form without JavaScript. */
	private static function has_notice(): bool {
		return wc_notice_count() > 0;
	}

	/** Prices with the taxes of the visitor's address instead of the shop's. */
	private static function has_other_prices(): bool {
		if ( ! wc_tax_enabled() ) {
			return false;
		}
		if ( get_option( 'woocommerce_default_customer_address' ) === 'geolocation' ) {
			return true;
		}
		// Without a session the address is the shop's default.
		if ( ! self::has_session() ) {
			return false;
		}
		$customer = WC()->customer;
		foreach ( array_filter( [ '', ...WC_Tax::get_tax_class_slugs() ], is_string( ... ) ) as $class ) {
			if ( WC_Tax::get_rates( $class, $customer ) !== WC_Tax::get_base_tax_rates( $class ) ) {
				return true;
			}
		}
		return $customer->get_is_vat_exempt();
	}
}
