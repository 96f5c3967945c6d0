<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Companion\CompanyBuyers\Domain\Buyer;
use WC_Customer;
use WC_Data;
use WC_Order;

/**
 * Meta of orders and customers with the codes of a company, the same for both checkouts. The name of the company is
 * WooCommerce's `billing_company`. The meta keys are also the names of the fields in forms, so that WooCommerce fills
 * the fields in.
 */
final class BuyerMeta {
	public const COMPANY_CODE = '_vitrina_buyer_company_code';
	public const VAT_CODE     = '_vitrina_buyer_vat_code';

	/** Meta of a customer: "1" if the last form was for a company, "0" if it was not. */
	public const FOR_COMPANY = '_vitrina_buyer_for_company';

	public const CODES = [ self::COMPANY_CODE, self::VAT_CODE ];

	public static function text( WC_Data $data, string $key ): string {
		$value = $data->get_meta( $key );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** Sets the codes of an order or a customer; the caller saves it. */
	public static function write( WC_Data $data, string $company_code, string $vat_code ): void {
		foreach ( [
			self::COMPANY_CODE => $company_code,
			self::VAT_CODE     => $vat_code,
		] as $key => $code ) {
			// For a customer, an empty code is stored, because the session cannot store that a code was removed.
			if ( $code === '' && $data instanceof WC_Order ) {
				$data->delete_meta_data( $key );
			} else {
				$data->update_meta_data( $key, $code );
			}
		}
	}

	/** Keeps for the next purchase what was typed in this one. A private purchase keeps the codes of an earlier one. */
	public static function remember( WC_Customer $customer, ?Buyer $buyer ): void {
		$customer->update_meta_data( self::FOR_COMPANY, $buyer === null ? '0' : '1' );
		if ( $buyer !== null ) {
			self::write( $customer, $buyer->company_code, $buyer->vat_code );
		}
	}

	/** The customer of the session; null if a program places the order. */
	public static function session_customer(): ?WC_Customer {
		$customer = get_object_vars( WC() )['customer'] ?? null;
		return $customer instanceof WC_Customer ? $customer : null;
	}

	/**
	 * Whether the checkbox is checked when a form opens. For customers without a stored answer, it is checked if they
	 * have a company's name.
	 */
	public static function is_for_company( WC_Customer $customer ): bool {
		$stored = self::text( $customer, self::FOR_COMPANY );
		return $stored === '' ? $customer->get_billing_company( 'edit' ) !== '' : $stored === '1';
	}
}
