<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Runtime\Hookable;
use WC_Customer;

/** Adds the codes to WooCommerce's export and erasure of personal data: codes of a sole trader are personal data. */
final readonly class BuyerPrivacy implements Hookable {
	public function register_hooks(): void {
		add_filter( 'woocommerce_privacy_export_order_personal_data_meta', $this->add_labels( ... ) );
		add_filter( 'woocommerce_privacy_remove_order_personal_data_meta', $this->add_types( ... ) );
		add_filter( 'woocommerce_privacy_export_customer_personal_data_props', $this->add_labels( ... ) );
		add_filter( 'woocommerce_privacy_export_customer_personal_data_prop_value', $this->value( ... ), 10, 3 );
		add_filter( 'woocommerce_privacy_erase_customer_personal_data_props', $this->add_labels( ... ) );
		add_filter( 'woocommerce_privacy_erase_customer_personal_data_prop', $this->erase( ... ), 10, 3 );
	}

	private function add_labels( mixed $labels ): mixed {
		return is_array( $labels ) ? $labels + array_combine( BuyerMeta::CODES, array_map( BuyerTexts::code( ... ), BuyerMeta::CODES ) ) : $labels;
	}

	/** WordPress knows no anonymous text for this type, so WooCommerce deletes the value. */
	private function add_types( mixed $types ): mixed {
		return is_array( $types ) ? $types + array_fill_keys( BuyerMeta::CODES, 'vitrina_code' ) : $types;
	}

	private function value( mixed $value, mixed $key, mixed $customer ): mixed {
		return in_array( $key, BuyerMeta::CODES, true ) && $customer instanceof WC_Customer ? BuyerMeta::text( $customer, $key ) : $value;
	}

	/** WooCommerce saves the customer afterwards. */
	private function erase( mixed $is_erased, mixed $key, mixed $customer ): mixed {
		if ( ! in_array( $key, BuyerMeta::CODES, true ) || ! $customer instanceof WC_Customer ) {
			return $is_erased;
		}
		$had = BuyerMeta::text( $customer, $key ) !== '';
		$customer->delete_meta_data( $key );
		$customer->delete_meta_data( BuyerMeta::FOR_COMPANY );
		return $had;
	}
}
