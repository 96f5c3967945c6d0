<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * A bank that a shopper can pay from. One BIC may be used in several countries, so
 * the key consists of country and BIC.
 */
final readonly class Bank {

	public function __construct(
		public string $bic,
		public string $name,
		public string $country,
		public bool $is_delisted = false,
	) {}

	public function key(): string {
		return "{$this->country}-{$this->bic}";
	}

	public function as_delisted(): self {
		return new self( $this->bic, $this->name, $this->country, true );
	}

	/** @return self|null Null for invalid data. */
	public static function from_data( mixed $data ): ?self {
		if ( ! is_array( $data ) ) {
			return null;
		}
		$bic     = $data['bic'] ?? null;
		$name    = $data['name'] ?? null;
		$country = $data['country'] ?? null;
		if ( ! is_string( $bic ) || ! is_string( $name ) || ! is_string( $country ) ) {
			return null;
		}
		$name = trim( $name );
		if ( preg_match( '/\A[A-Z0-9]{8}(?:[A-Z0-9]{3})?\z/', $bic ) !== 1 || preg_match( '/\A[A-Z]{2}\z/', $country ) !== 1 || $name === '' || strlen( $name ) > 80 ) {
			return null;
		}
		return new self( $bic, $name, $country, ( $data['gone'] ?? false ) === true );
	}

	/** @return array{bic: string, name: string, country: string, gone: bool} */
	public function to_data(): array {
		return [
			'bic'     => $this->bic,
			'name'    => $this->name,
			'country' => $this->country,
			'gone'    => $this->is_delisted,
		];
	}
}
