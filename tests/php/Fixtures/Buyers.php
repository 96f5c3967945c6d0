<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use WC_Data;
use WC_Meta_Data;

/** What is stored of a company that buys. Runs inside WordPress. */
final class Buyers {

	public const COMPANY_CODE = '_vitrina_buyer_company_code';
	public const VAT_CODE     = '_vitrina_buyer_vat_code';

	/**
	 * @return list<mixed> Name of the company, company code, VAT code, and keys of what else is stored of ours.
	 */
	public static function of( WC_Data $data ): array {
		/** @var list<WC_Meta_Data> $meta */
		$meta = array_values( $data->get_meta_data() );
		$keys = array_map( static fn ( WC_Meta_Data $row ): string => is_string( $row->get_data()['key'] ) ? $row->get_data()['key'] : '', $meta );
		$name = is_callable( [ $data, 'get_billing_company' ] ) ? $data->get_billing_company( 'edit' ) : null;
		return [ $name, $data->get_meta( self::COMPANY_CODE ), $data->get_meta( self::VAT_CODE ), array_values( array_filter( $keys, static fn ( string $key ): bool => preg_match( '~/vitrina/|^_billing__?vitrina|^vitrina~', $key ) === 1 ) ) ];
	}

	/**
	 * @return int A paid order for a company.
	 */
	public static function order( string $company = 'UAB Linas' ): int {
		$order = Orders::create( 'processing' );
		$order->set_address(
			[
				'first_name' => 'Rasa',
				'last_name'  => 'Petrauskaitė',
				'company'    => $company,
				'country'    => 'LT',
				'city'       => 'Vilnius',
				'email'      => 'pirkejas@linas.example',
			],
			'billing'
		);
		$order->update_meta_data( self::COMPANY_CODE, '121215587' );
		$order->update_meta_data( self::VAT_CODE, 'LT119511515' );
		return $order->save();
	}
}
