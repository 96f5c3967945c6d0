<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Companion\CompanyBuyers\Domain\Buyer;
use Vitrina\Companion\CompanyBuyers\Domain\BuyerProblem;
use Vitrina\Runtime\Hookable;
use WC_Customer;

/**
 * Validates the billing address in "My account". WooCommerce has already set the customer's fields, and saves them if
 * there is no error.
 */
final readonly class AccountAddress implements Hookable {
	public function register_hooks(): void {
		add_action( 'woocommerce_after_save_address_validation', $this->validate( ... ), 10, 4 );
	}

	private function validate( mixed $user, mixed $type, mixed $fields, mixed $customer ): void {
		if ( $type !== 'billing' || ! is_array( $fields ) || ! isset( $fields[ BuyerMeta::COMPANY_CODE ] ) || ! $customer instanceof WC_Customer ) {
			return;
		}
		if ( isset( $fields[ BuyerMeta::FOR_COMPANY ] ) && BuyerMeta::text( $customer, BuyerMeta::FOR_COMPANY ) !== '1' ) {
			$customer->set_billing_company( '' );
			BuyerMeta::write( $customer, '', '' );
			return;
		}
		$buyer = Buyer::read(
			$customer->get_billing_company( 'edit' ),
			BuyerMeta::text( $customer, BuyerMeta::COMPANY_CODE ),
			BuyerMeta::text( $customer, BuyerMeta::VAT_CODE ),
			$customer->get_billing_country( 'edit' )
		);
		foreach ( $buyer->problems as $problem ) {
			// In a shop that sells only to companies, WooCommerce requires the name and has added its own message.
			if ( $problem === BuyerProblem::NoCompany && ! isset( $fields[ BuyerMeta::FOR_COMPANY ] ) ) {
				continue;
			}
			wc_add_notice( BuyerTexts::explain( $problem ), 'error', [ 'id' => ClassicCheckout::field( $problem ) ] );
		}
		BuyerMeta::write( $customer, $buyer->company_code, $buyer->vat_code );
	}
}
