<?php
/**
 * Keeps Lithuanian phone numbers in one spelling.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Address;

use Vitrina\Companion\Address\Domain\LithuanianPhone;
use Vitrina\Runtime\Hookable;
use WC_Customer;
use WC_Order;

final class Phones implements Hookable {
	/**
	 * Every way into the shop ends in one of these: both checkouts, the account page, the admin, the APIs.
	 */
	public function register_hooks(): void {
		add_action( 'woocommerce_before_order_object_save', $this->format_changed( ... ) );
		add_action( 'woocommerce_before_customer_object_save', $this->format_changed( ... ) );
		add_filter( 'woocommerce_validate_phone', $this->validate( ... ), 10, 3 );
	}

	/**
	 * A number that says it is Lithuanian must be one; any other may be foreign.
	 *
	 * @param mixed $valid   What WooCommerce has found.
	 * @param mixed $phone   As it was typed.
	 * @param mixed $country Its code, or null.
	 */
	private function validate( mixed $valid, mixed $phone, mixed $country ): mixed {
		if ( $country !== 'LT' || ! is_string( $phone ) || ! LithuanianPhone::is_meant( $phone ) ) {
			return $valid;
		}
		return LithuanianPhone::read( $phone ) !== null;
	}

	/**
	 * Leaves alone what this save does not touch: an old order keeps what its buyer typed.
	 */
	private function format_changed( mixed $saved ): void {
		if ( ! $saved instanceof WC_Order && ! $saved instanceof WC_Customer ) {
			return;
		}
		$changes = $saved->get_changes();
		if ( isset( $changes['billing'] ) || $saved->get_id() === 0 ) {
			$saved->set_billing_phone( self::format( $saved->get_billing_phone( 'edit' ), $saved->get_billing_country( 'edit' ) ) );
		}
		if ( isset( $changes['shipping'] ) || $saved->get_id() === 0 ) {
			$saved->set_shipping_phone( self::format( $saved->get_shipping_phone( 'edit' ), $saved->get_shipping_country( 'edit' ) ) );
		}
	}

	private static function format( string $phone, string $country ): string {
		return $country === 'LT' ? LithuanianPhone::read( $phone )?->format() ?? $phone : $phone;
	}
}
