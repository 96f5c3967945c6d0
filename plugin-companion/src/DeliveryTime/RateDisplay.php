<?php

declare( strict_types=1 );

namespace Vitrina\Companion\DeliveryTime;

use Vitrina\Runtime\Hookable;
use WC_Shipping_Rate;

/** The time of delivery beside each rate, in cart and checkout: classic, and blocks, which show a rate's delivery time themselves. */
final class RateDisplay implements Hookable {
	public function register_hooks(): void {
		// After what belongs to the price: "free", the logo of the carrier.
		add_filter( 'woocommerce_cart_shipping_method_full_label', self::add_to_label( ... ), 30, 2 );
		add_filter( 'woocommerce_shipping_rate_delivery_time', self::add_to_rate( ... ), 10, 2 );
	}

	private static function add_to_label( mixed $label, mixed $rate ): mixed {
		$text = self::text( $rate );
		return ! is_string( $label ) || $text === '' ? $label : sprintf( '%s <small class="vitrina-delivery-time" style="display:block;flex-basis:100%%">%s</small>', $label, esc_html( $text ) );
	}

	/** What a carrier's plugin says itself comes first. */
	private static function add_to_rate( mixed $own, mixed $rate ): mixed {
		return $own === '' ? self::text( $rate ) : $own;
	}

	private static function text( mixed $rate ): string {
		return $rate instanceof WC_Shipping_Rate ? DaysText::of( $rate->get_meta_data()[ MethodSettings::META ] ?? null ) : '';
	}
}
