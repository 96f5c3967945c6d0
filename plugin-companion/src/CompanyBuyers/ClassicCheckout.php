<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Companion\CompanyBuyers\Domain\Buyer;
use Vitrina\Companion\CompanyBuyers\Domain\BuyerProblem;
use Vitrina\Runtime\Hookable;
use WC_Customer;
use WC_Order;
use WP_Error;

/** Validates the fields of the classic checkout, and stores them with the order and the customer. */
final readonly class ClassicCheckout implements Hookable {
	/** Code of WooCommerce's own error if the company's name is missing. */
	private const REQUIRED = 'billing_company_required';

	public function register_hooks(): void {
		add_action( 'woocommerce_after_checkout_validation', $this->validate( ... ), 10, 2 );
		add_action( 'woocommerce_checkout_create_order', $this->save_order( ... ), 10, 2 );
		add_action( 'woocommerce_checkout_update_customer', $this->save_customer( ... ), 10, 2 );
	}

	private function validate( mixed $data, mixed $errors ): void {
		if ( ! $errors instanceof WP_Error || ! self::has_fields( $data ) ) {
			return;
		}
		$buyer = self::buyer( $data );
		if ( $buyer === null ) {
			$errors->remove( self::REQUIRED );
			return;
		}
		foreach ( $buyer->problems as $problem ) {
			if ( $problem === BuyerProblem::NoCompany && $errors->get_error_message( self::REQUIRED ) !== '' ) {
				continue;
			}
			$field = self::field( $problem );
			// WooCommerce shows the message at the field that "id" names.
			$errors->add( "{$field}_validation", BuyerTexts::explain( $problem ), [ 'id' => $field ] );
		}
	}

	private function save_order( mixed $order, mixed $data ): void {
		if ( ! $order instanceof WC_Order || ! self::has_fields( $data ) ) {
			return;
		}
		$buyer = self::buyer( $data );
		if ( $buyer === null ) {
			// The hidden fields are sent too, with what the customer has stored.
			$order->set_billing_company( '' );
		}
		BuyerMeta::write( $order, $buyer->company_code ?? '', $buyer->vat_code ?? '' );
		$customer = BuyerMeta::session_customer();
		if ( $customer !== null ) {
			// WooCommerce saves this customer in the session, also for guests.
			BuyerMeta::remember( $customer, $buyer );
		}
	}

	private function save_customer( mixed $customer, mixed $data ): void {
		if ( $customer instanceof WC_Customer && self::has_fields( $data ) ) {
			BuyerMeta::remember( $customer, self::buyer( $data ) );
		}
	}

	/** Name of the form field that has the problem; also the id in the error's data. */
	public static function field( BuyerProblem $problem ): string {
		return match ( $problem ) {
			BuyerProblem::NoCompany   => 'billing_company',
			BuyerProblem::CompanyCode => BuyerMeta::COMPANY_CODE,
			BuyerProblem::VatCode     => BuyerMeta::VAT_CODE,
		};
	}

	/**
	 * Whether the form has the fields: other plugins may have removed them.
	 *
	 * @phpstan-assert-if-true array<array-key, mixed> $data
	 */
	private static function has_fields( mixed $data ): bool {
		return is_array( $data ) && array_key_exists( BuyerMeta::COMPANY_CODE, $data );
	}

	/**
	 * @param array<array-key, mixed> $data Values of the form, sanitized by WooCommerce.
	 * @return Buyer|null Null if this is no purchase for a company.
	 */
	private static function buyer( array $data ): ?Buyer {
		$text = static fn ( string $name ): string => is_string( $data[ $name ] ?? null ) ? $data[ $name ] : '';
		// A shop for companies only has no checkbox.
		if ( array_key_exists( BuyerMeta::FOR_COMPANY, $data ) && ! (bool) $data[ BuyerMeta::FOR_COMPANY ] ) {
			return null;
		}
		return Buyer::read( $text( 'billing_company' ), $text( BuyerMeta::COMPANY_CODE ), $text( BuyerMeta::VAT_CODE ), $text( 'billing_country' ) );
	}
}
