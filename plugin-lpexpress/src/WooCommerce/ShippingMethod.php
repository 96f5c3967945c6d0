<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\WooCommerce;

use Vitrina\LpExpress\Domain\FreeFrom;
use Vitrina\LpExpress\Domain\InstanceSettings;
use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Plugin;
use Vitrina\Runtime\Shop;
use WC_Product;
use WC_Shipping_Method;

/**
 * Delivery to a terminal, as a shipping method. The settings have the names of
 * the older plugin, so that zones with its method continue to work.
 */
final class ShippingMethod extends WC_Shipping_Method {

	/** Despite the name, "yes" excludes a product from delivery to terminals. */
	public const PRODUCT_META = 'woo_lithuaniapost_allowed_terminal';

	/** @param int $instance_id Instance in a zone; 0 for the method itself. */
	public function __construct( $instance_id = 0 ) {
		parent::__construct( $instance_id );
		$this->id                   = Method::ID;
		$this->method_title         = __( 'LP Express terminal', 'vitrina-lpexpress' );
		$this->method_description   = __( 'The shopper picks up the parcel at a terminal of their choice.', 'vitrina-lpexpress' );
		$this->supports             = [ 'shipping-zones', 'instance-settings', 'instance-settings-modal' ];
		$this->instance_form_fields = InstanceForm::fields();
		$this->title                = $this->text( 'title' );
		$this->tax_status           = $this->text( 'tax_status' );
		add_action( "woocommerce_update_options_shipping_{$this->id}", [ $this, 'process_admin_options' ] );
	}

	public function init_instance_settings(): void {
		parent::init_instance_settings();
		$this->instance_settings = InstanceSettings::migrate( $this->instance_settings );
	}

	/**
	 * @param array<array-key, mixed> $package
	 * @return bool
	 */
	public function is_available( $package ) {
		$destination = $package['destination'] ?? null;
		$country     = is_array( $destination ) && is_string( $destination['country'] ?? null ) ? $destination['country'] : '';
		// Without terminals in the country the rate could never be ordered.
		$is_available = InstanceSettings::amount( $this->get_instance_option( 'cost' ) ) !== null
			&& Plugin::instance()->terminals->version( $country ) !== ''
			&& ! $this->contains_excluded_product( $package );
		/** This filter is documented in WooCommerce, includes/abstracts/abstract-wc-shipping-method.php */
		return apply_filters( "woocommerce_shipping_{$this->id}_is_available", $is_available, $package, $this ) === true;
	}

	/** @param array<array-key, mixed> $package */
	public function calculate_shipping( $package = [] ): void {
		$cost = InstanceSettings::amount( $this->get_instance_option( 'cost' ) );
		if ( $cost === null ) {
			return;
		}
		$this->add_rate(
			[
				'label'   => $this->title,
				'cost'    => $this->is_free() ? 0 : $cost,
				'package' => $package,
			]
		);
	}

	/**
	 * How far the cart is from free delivery to a terminal; null if it is never free.
	 *
	 * @param array<array-key, mixed> $package
	 * @return array{remaining: float, threshold: float}|null Amounts with or without tax, as the cart shows prices.
	 */
	public function free_threshold( array $package ): ?array {
		if ( ! $this->is_available( $package ) ) {
			return null;
		}
		if ( InstanceSettings::amount( $this->get_instance_option( 'cost' ) ) === 0.0 ) {
			return [
				'remaining' => 0.0,
				'threshold' => 0.0,
			];
		}
		$free      = $this->free_from_rule();
		$remaining = $this->remaining( $free );
		return $remaining === null || $free->threshold === null ? null : [
			'remaining' => $remaining,
			'threshold' => $free->threshold,
		];
	}

	private function is_free(): bool {
		$remaining = $this->remaining( $this->free_from_rule() );
		return $remaining !== null && $remaining <= 0;
	}

	private function free_from_rule(): FreeFrom {
		return new FreeFrom(
			InstanceSettings::amount( $this->get_instance_option( 'free_shipping_cost' ) ),
			$this->get_instance_option( 'apply_free_shipping_before_discount' ) === 'yes'
		);
	}

	private function remaining( FreeFrom $free ): ?float {
		$cart = Shop::cart();
		if ( $cart === null ) {
			return null;
		}
		$discount = floatval( $cart->get_discount_total() );
		if ( $cart->display_prices_including_tax() ) {
			$discount += floatval( $cart->get_discount_tax() );
		}
		return $free->remaining( floatval( $cart->get_displayed_subtotal() ), $discount, wc_get_price_decimals() );
	}

	/** @param array<array-key, mixed> $package */
	private function contains_excluded_product( array $package ): bool {
		foreach ( is_array( $package['contents'] ?? null ) ? $package['contents'] : [] as $line ) {
			$product = is_array( $line ) ? $line['data'] ?? null : null;
			if ( $product instanceof WC_Product && self::is_excluded( $product ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether the owner has excluded a product, or the parent of a variation, from delivery to terminals. */
	public static function is_excluded( WC_Product $product ): bool {
		$id = $product->get_parent_id() > 0 ? $product->get_parent_id() : $product->get_id();
		return get_post_meta( $id, self::PRODUCT_META, true ) === 'yes';
	}

	private function text( string $option ): string {
		$value = $this->get_instance_option( $option );
		return is_string( $value ) ? $value : '';
	}
}
