<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Address;

use Vitrina\Companion\Address\Domain\LithuanianPhone;
use Vitrina\Runtime\Hookable;
use WC_Customer;
use WC_Order;

/** Stores Lithuanian phone numbers in one format. */
final class Phones implements Hookable {
	/** These hooks cover both checkouts, the account page, the admin and the APIs. */
	public function register_hooks(): void {
		add_action( 'woocommerce_before_order_object_save', $this->format_changed( ... ) );
		add_action( 'woocommerce_before_customer_object_save', $this->format_changed( ... ) );
		add_filter( 'woocommerce_validate_phone', $this->validate( ... ), 10, 3 );
	}

	/** A number with the Lithuanian country code must be valid; any other may be foreign. */
	private function validate( mixed $valid, mixed $phone, mixed $country ): mixed {
		if ( $country !== 'LT' || ! is_string( $phone ) || ! LithuanianPhone::has_country_code( $phone ) ) {
			return $valid;
		}
		return LithuanianPhone::parse( $phone ) !== null;
	}

	/** Formats only what this save changes: old orders keep what the shopper entered. */
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
		return $country === 'LT' ? LithuanianPhone::parse( $phone )?->format() ?? $phone : $phone;
	}
}
