<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Runtime\Hookable;
use WC_Customer;
use WC_Data;
use WC_Order;

/** Prints the codes below the name of the company, wherever WooCommerce prints a billing address: pages, e-mails, wp-admin. */
final readonly class FormattedAddress implements Hookable {
	public function register_hooks(): void {
		add_filter( 'woocommerce_order_formatted_billing_address', $this->add_of_order( ... ), 10, 2 );
		add_filter( 'woocommerce_my_account_my_address_formatted_address', $this->add_of_customer( ... ), 10, 3 );
		add_filter( 'woocommerce_formatted_address_replacements', $this->add_lines( ... ), 10, 2 );
	}

	private function add_of_order( mixed $address, mixed $order ): mixed {
		return is_array( $address ) && $order instanceof WC_Order ? self::codes( $order ) + $address : $address;
	}

	private function add_of_customer( mixed $address, mixed $id, mixed $type ): mixed {
		return is_array( $address ) && $type === 'billing' && is_numeric( $id ) ? self::codes( new WC_Customer( (int) $id ) ) + $address : $address;
	}

	/** WooCommerce escapes the replacements, and makes a line of each "\n". */
	private function add_lines( mixed $replacements, mixed $address ): mixed {
		if ( ! is_array( $replacements ) || ! is_array( $address ) ) {
			return $replacements;
		}
		$lines = [];
		foreach ( BuyerMeta::CODES as $key ) {
			if ( is_string( $address[ $key ] ?? null ) && $address[ $key ] !== '' ) {
				$lines[] = BuyerTexts::code( $key ) . ': ' . $address[ $key ];
			}
		}
		foreach ( $lines === [] ? [] : [ '{company}', '{company_upper}' ] as $name ) {
			$company               = $replacements[ $name ] ?? '';
			$replacements[ $name ] = implode( "\n", is_string( $company ) && $company !== '' ? [ $company, ...$lines ] : $lines );
		}
		return $replacements;
	}

	/** @return array<string, string> Codes by meta key. */
	private static function codes( WC_Data $data ): array {
		return array_combine( BuyerMeta::CODES, array_map( static fn ( string $key ): string => BuyerMeta::text( $data, $key ), BuyerMeta::CODES ) );
	}
}
