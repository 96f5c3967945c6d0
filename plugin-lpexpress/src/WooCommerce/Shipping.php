<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\WooCommerce;

use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Wp\Settings;
use Vitrina\Runtime\Hookable;
use WC_Cache_Helper;
use WC_Shipping_Rate;

/** Registers the shipping method, and adds price and logo to its label. */
final readonly class Shipping implements Hookable {

	public function __construct( private Settings $settings ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_shipping_methods', $this->add_method( ... ) );
		add_filter( 'woocommerce_cart_shipping_method_full_label', $this->add_price( ... ), 10, 2 );
		add_filter( 'woocommerce_cart_shipping_method_full_label', $this->add_logo( ... ), 10, 2 );
		add_filter( 'vitrina_free_shipping_thresholds', $this->add_free_threshold( ... ), 10, 3 );
		add_action( 'vitrina_lpexpress_terminals_replaced', $this->invalidate_rates( ... ) );
	}

	public function add_method( mixed $methods ): mixed {
		if ( is_array( $methods ) ) {
			$methods[ Method::ID ] = ShippingMethod::class;
		}
		return $methods;
	}

	public function add_price( mixed $label, mixed $rate ): mixed {
		$is_free = is_string( $label ) && $rate instanceof WC_Shipping_Rate && Method::delivers_to_terminal( $rate->get_id() ) && (float) $rate->get_cost() <= 0.0;
		/* translators: price of the delivery, behind the method's name and a colon. */
		return $is_free ? sprintf( '%s: <span class="amount">%s</span>', $label, esc_html_x( 'free', 'price', 'vitrina-lpexpress' ) ) : $label;
	}

	public function add_logo( mixed $label, mixed $rate ): mixed {
		$logo = $this->settings->logo_url();
		if ( $logo === '' || ! is_string( $label ) || ! $rate instanceof WC_Shipping_Rate || ! Method::delivers_to_terminal( $rate->get_id() ) ) {
			return $label;
		}
		// Inline styles, for themes without styles for this plugin. The picker looks for the class and adds no second logo.
		$image = sprintf( '<img class="vitrina-terminal-picker__logo" src="%s" alt="" style="max-width:45px;max-height:25px;width:auto;height:auto;display:inline-block;vertical-align:middle" />', esc_url( $logo ) );
		return "{$label} {$image}";
	}

	/** Adds the amounts of free delivery to a terminal to those of the free shipping bar, for themes that show the bar. */
	public function add_free_threshold( mixed $rows, mixed $package, mixed $methods ): mixed {
		if ( ! is_array( $rows ) || ! is_array( $package ) || ! is_array( $methods ) ) {
			return $rows;
		}
		foreach ( $methods as $method ) {
			$free = $method instanceof ShippingMethod ? $method->free_threshold( $package ) : null;
			if ( $free !== null ) {
				$rows[] = $free + [
					/* translators: %s: missing amount. */
					'missing' => __( '%s away from free delivery to a parcel terminal', 'vitrina-lpexpress' ),
					'reached' => __( 'Free delivery to a parcel terminal', 'vitrina-lpexpress' ),
				];
			}
		}
		return $rows;
	}

	/** Sessions cache the offered rates, and they change when a country's first list is imported or its last one removed. */
	public function invalidate_rates(): void {
		WC_Cache_Helper::get_transient_version( 'shipping', true );
	}
}
