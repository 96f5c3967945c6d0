<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Companion\Seller\Domain\LegalForm;

/**
 * Who sells in this shop: the only source for pages, e-mails and search engines. A field that the owner has
 * not saved is empty, and is shown nowhere.
 */
final readonly class Seller {
	public const OPTION = 'vitrina_companion_seller';

	/**
	 * @param string $company      Name in the register, or of the person who sells.
	 * @param string $company_code Code of the company; for a person, the number of the certificate of individual activity.
	 * @param string $address      Whole address in one line.
	 * @param string $street       Street and house number; empty if only the whole address is known.
	 * @param string $dispute_body Who settles disputes out of court.
	 * @param string $reviews      How reviews are checked; empty if the owner has not confirmed the text.
	 * @param string $accessibility_checked Date of the last check, Y-m-d.
	 */
	public function __construct(
		public string $trade_name = '',
		public string $company = '',
		public ?LegalForm $legal_form = null,
		public string $company_code = '',
		public string $vat_code = '',
		public string $address = '',
		public string $register = '',
		public string $email = '',
		public string $phone = '',
		public string $returns_address = '',
		public string $dispute_body = '',
		public string $reviews = '',
		public string $accessibility_checked = '',
		public string $street = '',
		public string $postcode = '',
		public string $city = '',
	) {}

	public static function current(): self {
		$seller = self::saved();
		/**
		 * Filters who sells: for a shop with several sellers, or with data from elsewhere.
		 *
		 * @since 0.1.0
		 *
		 * @param Seller $seller As the owner saved it.
		 */
		$filtered = apply_filters( 'vitrina_seller', $seller );
		return $filtered instanceof self ? $filtered : $seller;
	}

	/** The seller as the owner saved it, without the filter. */
	public static function saved(): self {
		return self::from_stored( self::stored() );
	}

	/** @return array<string, string> Field → stored value; no fields before the owner has saved anything. */
	public static function stored(): array {
		$stored = get_option( self::OPTION );
		$fields = [];
		foreach ( is_array( $stored ) ? $stored : [] as $name => $value ) {
			if ( is_string( $name ) && is_string( $value ) ) {
				$fields[ $name ] = $value;
			}
		}
		return $fields;
	}

	/** The name in the register, with its legal form. */
	public function legal_name(): string {
		return $this->legal_form?->with_name( $this->company ) ?? $this->company;
	}

	/** @param array<string, string> $fields */
	private static function from_stored( array $fields ): self {
		// Before there were fields for postcode and city, the field `address` contained the whole address.
		$street   = $fields['address'] ?? '';
		$postcode = $fields['postcode'] ?? '';
		$city     = $fields['city'] ?? '';
		$address  = implode( ', ', array_diff( [ $street, trim( "{$postcode} {$city}" ) ], [ '' ] ) );
		return new self(
			trade_name: $fields['trade_name'] ?? '',
			company: $fields['company'] ?? '',
			legal_form: LegalForm::tryFrom( $fields['legal_form'] ?? '' ),
			company_code: $fields['company_code'] ?? '',
			vat_code: $fields['vat_code'] ?? '',
			address: $address,
			register: $fields['register'] ?? '',
			email: $fields['email'] ?? '',
			phone: $fields['phone'] ?? '',
			returns_address: $fields['returns_address'] ?? '',
			dispute_body: $fields['dispute_body'] ?? '',
			reviews: ( $fields['reviews_confirmed'] ?? '' ) === '1' ? $fields['reviews'] ?? '' : '',
			accessibility_checked: $fields['accessibility_checked'] ?? '',
			street: $address === $street ? '' : $street,
			postcode: $postcode,
			city: $city,
		);
	}
}
