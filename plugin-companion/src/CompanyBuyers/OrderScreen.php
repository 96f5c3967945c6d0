<?php

declare( strict_types=1 );

namespace Vitrina\Companion\CompanyBuyers;

use Vitrina\Companion\CompanyBuyers\Domain\Buyer;
use Vitrina\Companion\CompanyBuyers\Domain\BuyerProblem;
use Vitrina\Runtime\Hookable;
use WC_Admin_Meta_Boxes;
use WC_Order;

/** wp-admin: adds the codes to the billing fields of an order, and to the search of orders. */
final class OrderScreen implements Hookable {
	/** @var array<int, array<string, string>> Typed codes by order id and meta key. */
	private array $typed = [];

	public function register_hooks(): void {
		add_filter( 'woocommerce_admin_billing_fields', $this->add_fields( ... ), 10, 2 );
		add_action( 'woocommerce_before_order_object_save', $this->save( ... ) );
		// Where orders have their own tables, and where they are posts.
		add_filter( 'woocommerce_order_table_search_query_meta_keys', $this->add_to_search( ... ) );
		add_filter( 'woocommerce_shop_order_search_fields', $this->add_to_search( ... ) );
	}

	private function add_to_search( mixed $keys ): mixed {
		return is_array( $keys ) ? [ ...$keys, ...BuyerMeta::CODES ] : $keys;
	}

	private function add_fields( mixed $fields, mixed $order = null ): mixed {
		if ( ! is_array( $fields ) || ! $order instanceof WC_Order ) {
			return $fields;
		}
		$own = [];
		foreach ( BuyerMeta::CODES as $key ) {
			$own[ ltrim( $key, '_' ) ] = [
				'id'              => $key,
				'label'           => BuyerTexts::code( $key ),
				'value'           => BuyerMeta::text( $order, $key ),
				// The formatted address contains the codes already.
				'show'            => false,
				'update_callback' => $this->collect_code( ... ),
			];
		}
		$at = array_search( 'company', array_keys( $fields ), true );
		$at = $at === false ? count( $fields ) : $at + 1;
		return array_slice( $fields, 0, $at ) + $own + array_slice( $fields, $at );
	}

	/**
	 * Keeps a typed code until save(), because WooCommerce sets the order's address later. WooCommerce has verified
	 * nonce and capability, and sanitized the value.
	 */
	private function collect_code( mixed $key, mixed $value, mixed $order ): void {
		if ( is_string( $key ) && is_string( $value ) && $order instanceof WC_Order ) {
			$this->typed[ $order->get_id() ][ $key ] = $value;
		}
	}

	private function save( mixed $order ): void {
		$typed = $order instanceof WC_Order ? $this->typed[ $order->get_id() ] ?? [] : [];
		if ( ! $order instanceof WC_Order || $typed === [] ) {
			return;
		}
		unset( $this->typed[ $order->get_id() ] );
		$code  = static fn ( string $key ): string => $typed[ $key ] ?? BuyerMeta::text( $order, $key );
		$buyer = Buyer::read( $order->get_billing_company( 'edit' ), $code( BuyerMeta::COMPANY_CODE ), $code( BuyerMeta::VAT_CODE ), $order->get_billing_country( 'edit' ) );
		$this->save_code( $order, BuyerMeta::COMPANY_CODE, $buyer->company_code, self::problem( $buyer, BuyerProblem::CompanyCode ) );
		$this->save_code( $order, BuyerMeta::VAT_CODE, $buyer->vat_code, self::problem( $buyer, BuyerProblem::VatCode ) );
	}

	/** If the typed code is not valid, the stored code stays, and an error message repeats what was typed. */
	private function save_code( WC_Order $order, string $key, string $code, ?BuyerProblem $problem ): void {
		$stored = BuyerMeta::text( $order, $key );
		if ( $code === $stored ) {
			return;
		}
		if ( $problem !== null && $code !== '' ) {
			/* translators: 1: label of a field, 2: what was typed, 3: what is wrong. */
			WC_Admin_Meta_Boxes::add_error( esc_html( sprintf( __( '%1$s "%2$s" was not saved. %3$s', 'vitrina-companion' ), BuyerTexts::code( $key ), $code, BuyerTexts::explain( $problem ) ) ) );
		} elseif ( $code === '' ) {
			$order->delete_meta_data( $key );
		} else {
			$order->update_meta_data( $key, $code );
		}
	}

	private static function problem( Buyer $buyer, BuyerProblem $of_code ): ?BuyerProblem {
		foreach ( [ $of_code, BuyerProblem::NoCompany ] as $problem ) {
			if ( in_array( $problem, $buyer->problems, true ) ) {
				return $problem;
			}
		}
		return null;
	}
}
