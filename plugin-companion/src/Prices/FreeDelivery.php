<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Runtime\Hookable;
use WC_Order;
use WC_Shipping_Rate;

/** Says that delivery is free: WooCommerce prints only the name of a delivery method without a price. */
final class FreeDelivery implements Hookable {
	/** The filters run after plugins that add the price of their own methods. */
	public function register_hooks(): void {
		add_filter( 'woocommerce_cart_shipping_method_full_label', $this->add_to_rate( ... ), 20, 2 );
		add_filter( 'woocommerce_order_shipping_to_display', $this->add_to_order( ... ), 20, 2 );
	}

	private function add_to_rate( mixed $label, mixed $rate ): mixed {
		if ( ! is_string( $label ) || ! $rate instanceof WC_Shipping_Rate || (float) $rate->get_cost() > 0.0 || str_contains( $label, 'class="amount"' ) || self::says_it( $label ) ) {
			return $label;
		}
		return sprintf( '%s: <span class="amount">%s</span>', $label, esc_html_x( 'free', 'price of delivery', 'vitrina-companion' ) );
	}

	private function add_to_order( mixed $text, mixed $order ): mixed {
		if ( ! is_string( $text ) || ! $order instanceof WC_Order || (float) $order->get_shipping_total() > 0.0 || $text !== $order->get_shipping_method() || self::says_it( $text ) ) {
			return $text;
		}
		/* translators: %s: name of the delivery method. */
		return sprintf( esc_html__( 'Free (%s)', 'vitrina-companion' ), esc_html( $text ) );
	}

	/** Whether the owner's name of the method says that it is free: "Free shipping". */
	private static function says_it( string $name ): bool {
		/* translators: the beginning of all forms of "free", to find it in the name of a delivery method. */
		$word = _x( 'free', 'part of a name', 'vitrina-companion' );
		return mb_stripos( $name, $word ) !== false;
	}
}
