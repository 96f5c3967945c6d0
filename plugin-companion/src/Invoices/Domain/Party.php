<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Domain;

/** Seller or buyer as the document names them. What is unknown is empty. */
final readonly class Party {
	/**
	 * @param string $vat_code With the prefix of its country, such as LT100001234517.
	 * @param string $country  ISO 3166-1 alpha-2, upper case.
	 */
	public function __construct(
		public string $name,
		public string $company_code,
		public string $vat_code,
		public string $street,
		public string $city,
		public string $postcode,
		public string $country,
		public string $email,
		public string $phone,
	) {}

	public static function from_fields( StoredFields $fields ): self {
		return new self(
			$fields->text( 'name' ),
			$fields->text( 'company_code' ),
			$fields->text( 'vat_code' ),
			$fields->text( 'street' ),
			$fields->text( 'city' ),
			$fields->text( 'postcode' ),
			$fields->text( 'country' ),
			$fields->text( 'email' ),
			$fields->text( 'phone' ),
		);
	}

	public function is_company(): bool {
		return $this->company_code !== '' || $this->vat_code !== '';
	}

	/** @return array<string, string> */
	public function to_array(): array {
		return [
			'name'         => $this->name,
			'company_code' => $this->company_code,
			'vat_code'     => $this->vat_code,
			'street'       => $this->street,
			'city'         => $this->city,
			'postcode'     => $this->postcode,
			'country'      => $this->country,
			'email'        => $this->email,
			'phone'        => $this->phone,
		];
	}
}
