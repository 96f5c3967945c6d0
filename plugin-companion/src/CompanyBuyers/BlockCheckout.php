<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Companion\CompanyBuyers\Domain\Buyer;
use Vitrina\Companion\CompanyBuyers\Domain\BuyerProblem;
use Vitrina\Runtime\Hookable;
use WC_Customer;
use WC_Order;
use WP_Error;
use WP_REST_Request;

/** Validates the fields of the block checkout, and stores them in the same meta as the classic checkout. */
final class BlockCheckout implements Hookable {
	private string $country = '';

	/** @var Buyer|false|null False: the purchase is not for a company. Null: the request does not say. */
	private Buyer|false|null $buyer = null;

	public function __construct( private readonly BlockFields $fields ) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_blocks_validate_location_address_fields', $this->note_country( ... ), 10, 3 );
		add_action( 'woocommerce_validate_additional_field', $this->validate( ... ), 10, 3 );
		add_action( 'woocommerce_before_customer_object_save', $this->move_to_customer( ... ) );
		add_action( 'woocommerce_before_order_object_save', $this->remove_from_order( ... ) );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', $this->save_order( ... ), 10, 2 );
		add_action( 'woocommerce_store_api_checkout_order_processed', $this->save_account( ... ) );
		add_filter( 'woocommerce_customer_allowed_session_meta_keys', $this->keep_in_session( ... ) );
	}

	/** Keeps the country for validate(): WooCommerce validates addresses before the fields that belong to no address. */
	private function note_country( mixed $errors, mixed $address, mixed $group ): void {
		if ( $group === 'billing' && is_array( $address ) && is_string( $address['country'] ?? null ) ) {
			$this->country = $address['country'];
		}
	}

	/** Runs for each field that is not hidden. WooCommerce adds to the message which field it is about. */
	private function validate( mixed $errors, mixed $id, mixed $value ): void {
		// A request without an address does not place an order: it sends what has been typed so far.
		if ( ! $errors instanceof WP_Error || ! is_string( $value ) || $this->country === '' ) {
			return;
		}
		$buyer = match ( $id ) {
			BlockFields::COMPANY_CODE => Buyer::read( '', BlockFields::decode( $value ), '', $this->country ),
			BlockFields::VAT_CODE     => Buyer::read( '', '', BlockFields::decode( $value ), $this->country ),
			default                   => null,
		};
		foreach ( $buyer->problems ?? [] as $problem ) {
			// WooCommerce itself requires the company's name.
			if ( $problem !== BuyerProblem::NoCompany ) {
				$errors->add( "vitrina_buyer_{$problem->value}", BuyerTexts::explain( $problem ) );
			}
		}
	}

	/** Stores with the customer what a shopper types: the block sends it before the order is placed. */
	private function move_to_customer( mixed $customer ): void {
		$values = $this->fields->is_registered() && $customer instanceof WC_Customer ? BlockFields::extract( $customer ) : [];
		if ( ! $customer instanceof WC_Customer || $values === [] ) {
			return;
		}
		$is_for_company = ( $values[ BlockFields::FOR_COMPANY ] ?? '1' ) === '1';
		if ( isset( $values[ BlockFields::FOR_COMPANY ] ) ) {
			$customer->update_meta_data( BuyerMeta::FOR_COMPANY, $is_for_company ? '1' : '0' );
		}
		if ( ! $is_for_company ) {
			return;
		}
		if ( ( $values[ BlockFields::COMPANY ] ?? '' ) !== '' ) {
			$customer->set_billing_company( $values[ BlockFields::COMPANY ] );
		}
		BuyerMeta::write(
			$customer,
			$values[ BlockFields::COMPANY_CODE ] ?? BuyerMeta::text( $customer, BuyerMeta::COMPANY_CODE ),
			$values[ BlockFields::VAT_CODE ] ?? BuyerMeta::text( $customer, BuyerMeta::VAT_CODE )
		);
	}

	private function remove_from_order( mixed $order ): void {
		if ( $this->fields->is_registered() && $order instanceof WC_Order ) {
			BlockFields::extract( $order );
		}
	}

	private function save_order( mixed $order, mixed $request ): void {
		$values = $request instanceof WP_REST_Request ? $request->get_param( 'additional_fields' ) : null;
		if ( ! $order instanceof WC_Order || ! is_array( $values ) ) {
			return;
		}
		$this->buyer = self::buyer( $values, $order->get_billing_country( 'edit' ) );
		if ( $this->buyer === null ) {
			return;
		}
		if ( $this->buyer instanceof Buyer && is_string( $values[ BlockFields::COMPANY ] ?? null ) ) {
			$order->set_billing_company( BlockFields::decode( $values[ BlockFields::COMPANY ] ) );
		}
		BuyerMeta::write( $order, $this->buyer instanceof Buyer ? $this->buyer->company_code : '', $this->buyer instanceof Buyer ? $this->buyer->vat_code : '' );
	}

	/** Stores the codes with the account, to which WooCommerce has just copied the order's address. */
	private function save_account( mixed $order ): void {
		if ( ! $order instanceof WC_Order || $this->buyer === null ) {
			return;
		}
		$buyer = $this->buyer instanceof Buyer ? $this->buyer : null;
		if ( $order->get_customer_id() > 0 ) {
			$customer = new WC_Customer( $order->get_customer_id() );
			BuyerMeta::remember( $customer, $buyer );
			$customer->save_meta_data();
		}
		// If the owner hides the field, the shopper has not seen the company's name, which comes from the account. The
		// name is removed from the order, and stays in the account.
		if ( $buyer === null && $order->get_billing_company( 'edit' ) !== '' && get_option( 'woocommerce_checkout_company_field' ) === 'hidden' ) {
			$order->set_billing_company( '' );
			$order->save();
		}
	}

	private function keep_in_session( mixed $keys ): mixed {
		return is_array( $keys ) ? [ ...$keys, BuyerMeta::FOR_COMPANY, ...BuyerMeta::CODES ] : $keys;
	}

	/**
	 * @param array<array-key, mixed> $values Values of the additional fields, by id.
	 * @return Buyer|false|null As in `$buyer`.
	 */
	private static function buyer( array $values, string $country ): Buyer|false|null {
		$text = static fn ( string $id ): string => is_string( $values[ $id ] ?? null ) ? BlockFields::decode( $values[ $id ] ) : '';
		if ( ! Setting::is_for_companies_only() && ( $values[ BlockFields::FOR_COMPANY ] ?? null ) !== true ) {
			return isset( $values[ BlockFields::FOR_COMPANY ] ) ? false : null;
		}
		return Buyer::read( $text( BlockFields::COMPANY ), $text( BlockFields::COMPANY_CODE ), $text( BlockFields::VAT_CODE ), $country );
	}
}
