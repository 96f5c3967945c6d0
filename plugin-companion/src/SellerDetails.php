<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

/**
 * The seller, for modules that do not import the module that stores it. A field that the owner has not saved is ''.
 * If postcode and city are not known separately, `$street` is the whole address.
 */
final readonly class SellerDetails {
	private function __construct(
		public string $name,
		public string $company_code,
		public string $vat_code,
		public string $address,
		public string $street,
		public string $postcode,
		public string $city,
		public string $email,
		public string $phone,
	) {}

	public static function current(): self {
		/** This filter is documented in src/Seller/Seller.php. The module answers null with the seller that the owner saved. */
		$seller = apply_filters( 'vitrina_seller', null );
		$fields = is_object( $seller ) ? get_object_vars( $seller ) : [];
		$name   = is_object( $seller ) ? [ $seller, 'legal_name' ] : null;
		$text   = static fn ( string $field ): string => is_string( $fields[ $field ] ?? null ) ? trim( $fields[ $field ] ) : '';
		$legal  = is_callable( $name ) ? $name() : '';
		$parts  = $text( 'postcode' ) . $text( 'city' );
		return new self( is_string( $legal ) ? trim( $legal ) : '', $text( 'company_code' ), $text( 'vat_code' ), $text( 'address' ), $parts === '' ? $text( 'address' ) : $text( 'street' ), $text( 'postcode' ), $text( 'city' ), $text( 'email' ), $text( 'phone' ) );
	}
}
