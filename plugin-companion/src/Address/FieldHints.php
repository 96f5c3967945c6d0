<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Address;

use Vitrina\Runtime\Hookable;
use WP_Error;

/** Shows the format of a Lithuanian postcode and of a phone number at their fields. */
final class FieldHints implements Hookable {
	private const POSTCODE = 'LT-01103';

	public function register_hooks(): void {
		add_filter( 'woocommerce_get_country_locale', $this->add_placeholder( ... ) );
		add_filter( 'woocommerce_billing_fields', $this->explain_phone( ... ) );
		add_action( 'woocommerce_after_checkout_validation', $this->add_examples( ... ), 5, 2 );
		add_filter( 'woocommerce_checkout_postcode_validation_notice', $this->explain_postcode( ... ), 10, 2 );
	}

	/**
	 * WooCommerce's script removes the placeholder for another country.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $locales Fields by country.
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	private function add_placeholder( array $locales ): array {
		$locales['LT']['postcode'] = ( $locales['LT']['postcode'] ?? [] ) + [ 'placeholder' => self::POSTCODE ];
		return $locales;
	}

	/**
	 * Applies to every country; the text is the field's description.
	 *
	 * @param array<string, array<string, mixed>> $fields Fields by name.
	 * @return array<string, array<string, mixed>>
	 */
	private function explain_phone( array $fields ): array {
		if ( isset( $fields['billing_phone'] ) && ( $fields['billing_phone']['description'] ?? '' ) === '' ) {
			/* translators: %s: a phone number. */
			$fields['billing_phone']['description'] = sprintf( __( 'Include the country code, such as %s. The courier will text this number.', 'vitrina-companion' ), '+370 612 34567' );
		}
		return $fields;
	}

	/** Replaces the error message by one with an example, because the field's description is not visible beside it. */
	private function add_examples( mixed $data, mixed $errors ): void {
		if ( ! $errors instanceof WP_Error ) {
			return;
		}
		$messages = [
			/* translators: %s: a phone number. */
			'phone' => sprintf( __( 'Enter a number, for example %s', 'vitrina-companion' ), '+370 612 34567' ),
			/* translators: %s: an e-mail address. */
			'email' => sprintf( __( 'Enter an e-mail address, for example %s', 'vitrina-companion' ), 'vardas@example.com' ),
		];
		foreach ( [ 'billing', 'shipping' ] as $group ) {
			foreach ( $messages as $field => $message ) {
				$code  = "{$group}_{$field}_validation";
				$where = $errors->get_error_data( $code );
				if ( $where !== null ) {
					$errors->remove( $code );
					$errors->add( $code, $message, $where );
				}
			}
		}
	}

	private function explain_postcode( mixed $notice, mixed $country ): mixed {
		return $country === 'LT'
			/* translators: %s: a postcode. */
			? sprintf( __( 'A Lithuanian postcode has five digits, such as %s.', 'vitrina-companion' ), self::POSTCODE )
			: $notice;
	}
}
