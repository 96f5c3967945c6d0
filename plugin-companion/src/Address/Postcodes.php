<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Address;

use Vitrina\Companion\Address\Domain\LithuanianPostcode;
use Vitrina\Runtime\Hookable;

/** Validates and formats Lithuanian postcodes. WooCommerce would accept any text, and removes the hyphen. */
final class Postcodes implements Hookable {
	public function register_hooks(): void {
		add_filter( 'woocommerce_format_postcode', $this->format( ... ), 10, 2 );
		add_filter( 'woocommerce_validate_postcode', $this->validate( ... ), 10, 3 );
	}

	/** The filter's arguments have no types here, because other code passes null. */
	private function format( mixed $postcode, mixed $country ): mixed {
		if ( $country !== 'LT' || ! is_string( $postcode ) ) {
			return $postcode;
		}
		return LithuanianPostcode::parse( $postcode )?->format() ?? $postcode;
	}

	private function validate( mixed $valid, mixed $postcode, mixed $country ): mixed {
		if ( $country !== 'LT' ) {
			return $valid;
		}
		return is_string( $postcode ) && LithuanianPostcode::parse( $postcode ) !== null;
	}
}
