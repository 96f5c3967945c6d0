<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Cookies;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Vitrina\Companion\Consent\Domain\Cookie;
use Vitrina\Companion\Visitors\Consent;

/**
 * What WooCommerce stores in the browser, depending on its settings.
 *
 * @phpstan-import-type Row from Cookie
 */
final class WooCommerceCookies {
	/** @return list<Row> */
	public static function rows(): array {
		$session = Duration::session();
		$copy    = __( 'Hold a copy of the cart, so that it is shown at once on the next page.', 'vitrina-companion' );
		return [
			self::row( 'wp_woocommerce_session_*', __( 'Tells the shop which cart is yours.', 'vitrina-companion' ), Duration::days( 2 ) ),
			self::row( 'woocommerce_items_in_cart', __( 'Tells the shop that there is something in your cart.', 'vitrina-companion' ), $session ),
			self::row( 'woocommerce_cart_hash', __( 'Tells the shop whether your cart has changed.', 'vitrina-companion' ), $session ),
			self::row( 'wc_fragments_*', $copy, $session, storage: 'session' ),
			self::row( 'wc_cart_created', $copy, $session, storage: 'session' ),
			self::row( 'wc_cart_hash_*', $copy, $session, storage: 'session' ),
			self::row( 'wc_cart_hash_*', __( 'Tells other tabs that the cart has changed.', 'vitrina-companion' ), Duration::until_deleted(), storage: 'local' ),
			...self::of_blocks(),
			...self::of_settings(),
			...self::of_attribution(),
		];
	}

	/** @return list<Row> Rows of the cart and the checkout as blocks. */
	private static function of_blocks(): array {
		if ( ! has_block( 'woocommerce/cart', wc_get_page_id( 'cart' ) ) && ! has_block( 'woocommerce/checkout', wc_get_page_id( 'checkout' ) ) ) {
			return [];
		}
		$purpose = __( 'Keep cart and checkout up to date while you use them.', 'vitrina-companion' );
		return array_map(
			static fn ( string $name ): array => self::row( $name, $purpose, Duration::until_deleted(), storage: 'local' ),
			[ 'storeApi*', 'WOOCOMMERCE_CHECKOUT_IS_CUSTOMER_DATA_DIRTY', 'wc-blocks_*' ]
		);
	}

	/** @return list<Row> */
	private static function of_settings(): array {
		$rows = [];
		if ( is_store_notice_showing() ) {
			$rows[] = self::row( 'store_notice*', __( 'Remembers that you closed the notice of the shop.', 'vitrina-companion' ), Duration::session() );
		}
		if ( is_active_widget( false, false, 'woocommerce_recently_viewed_products', true ) !== false ) {
			$rows[] = self::row( 'woocommerce_recently_viewed', __( 'Remembers which products you viewed, to show them again.', 'vitrina-companion' ), Duration::session(), 'preferences' );
		}
		if ( get_option( 'woocommerce_default_customer_address' ) === 'geolocation_ajax' ) {
			$rows[] = self::row( 'woocommerce_geo_hash', __( 'Remembers your country, so that prices have the right tax.', 'vitrina-companion' ), Duration::minutes( 60 ) );
		}
		return $rows;
	}

	/** @return list<Row> Rows of order attribution: where the buyer came from. */
	private static function of_attribution(): array {
		if ( ! FeaturesUtil::feature_is_enabled( 'order_attribution' ) ) {
			return [];
		}
		/** This filter is documented in WooCommerce's OrderAttributionController. */
		$months   = apply_filters( 'wc_order_attribution_cookie_lifetime_months', 0.00001 );
		$category = ( new Consent() )->category();
		$category = in_array( $category, Cookie::CATEGORIES, true ) ? $category : 'marketing';
		$purpose  = __( 'Remember which advertisement or link brought you here, and store it with your order.', 'vitrina-companion' );
		return [
			self::row( 'sbjs_*', $purpose, Duration::days( is_numeric( $months ) ? (int) ( (float) $months * 30 ) : 0 ), $category ),
			self::row( 'sbjs_session', $purpose, Duration::minutes( 30 ), $category ),
		];
	}

	/** @return Row */
	private static function row( string $name, string $purpose, string $duration, string $category = 'necessary', string $storage = 'cookie' ): array {
		$provider = 'WooCommerce';
		return compact( 'name', 'provider', 'purpose', 'duration', 'category', 'storage' );
	}
}
