<?php

declare( strict_types=1 );

namespace Vitrina\Companion\DeliveryTime;

use Vitrina\Runtime\Hookable;
use WC_Shipping_Rate;

/**
 * Shows the delivery time beside each rate, in cart and checkout. In the classic ones it is added to the rate's label;
 * the blocks themselves show a rate's delivery time.
 */
final class RateDisplay implements Hookable {
	public function register_hooks(): void {
		// After other filters have added "free" and the logo of the carrier.
		add_filter( 'woocommerce_cart_shipping_method_full_label', self::add_to_label( ... ), 30, 2 );
		add_filter( 'woocommerce_shipping_rate_delivery_time', self::add_to_rate( ... ), 10, 2 );
	}

	private static function add_to_label( mixed $label, mixed $rate ): mixed {
		$text = self::text( $rate );
		return ! is_string( $label ) || $text === '' ? $label : sprintf( '%s <small class="vitrina-delivery-time" style="display:block;flex-basis:100%%">%s</small>', $label, esc_html( $text ) );
	}

	/** A delivery time that the carrier's plugin has set takes precedence. */
	private static function add_to_rate( mixed $own, mixed $rate ): mixed {
		return $own === '' ? self::text( $rate ) : $own;
	}

	private static function text( mixed $rate ): string {
		return $rate instanceof WC_Shipping_Rate ? DaysText::of( $rate->get_meta_data()[ MethodSettings::META ] ?? null ) : '';
	}
}
