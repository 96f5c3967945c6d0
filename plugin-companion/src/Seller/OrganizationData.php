<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Runtime\Hookable;

/** The seller for search engines, on the front page, among WooCommerce's own structured data. */
final class OrganizationData implements Hookable {
	private const TYPE = 'organization';

	/** SEO plugins that print an Organization of their own. */
	private const OTHERS = [ 'WPSEO_VERSION', 'RANK_MATH_VERSION', 'AIOSEO_VERSION', 'SEOPRESS_VERSION' ];

	public function register_hooks(): void {
		// Before WooCommerce prints at 10.
		add_action( 'wp_footer', $this->add( ... ), 5 );
	}

	private function add(): void {
		$seller = Seller::current();
		if ( ! is_front_page() || $seller->company === '' || array_filter( self::OTHERS, defined( ... ) ) !== [] || WC()->structured_data === null ) {
			return;
		}
		add_filter( 'woocommerce_structured_data_type_for_page', static fn ( mixed $types ): mixed => is_array( $types ) ? [ ...$types, self::TYPE ] : $types );
		$data = [
			'@type'      => 'Organization',
			'@id'        => home_url( '/#organization' ),
			'name'       => $seller->trade_name === '' ? $seller->legal_name() : $seller->trade_name,
			'legalName'  => $seller->legal_name(),
			'url'        => home_url( '/' ),
			'identifier' => $seller->company_code,
			'vatID'      => $seller->vat_code,
			'address'    => self::address( $seller ),
			'email'      => $seller->email,
			'telephone'  => $seller->phone,
		];
		WC()->structured_data->set_data( array_filter( $data, static fn ( string|array $value ): bool => $value !== '' ) );
	}

	/** @return string|array<string, string> The parts of the address if they are known, otherwise the whole address. */
	private static function address( Seller $seller ): string|array {
		$parts = [
			'streetAddress'   => $seller->street,
			'postalCode'      => $seller->postcode,
			'addressLocality' => $seller->city,
		];
		return $seller->postcode . $seller->city === '' ? $seller->address : [ '@type' => 'PostalAddress' ] + array_filter( $parts, static fn ( string $part ): bool => $part !== '' ) + [ 'addressCountry' => WC()->countries->get_base_country() ];
	}
}
