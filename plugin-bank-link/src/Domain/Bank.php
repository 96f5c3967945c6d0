<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * A bank a shopper can pay from. One BIC may serve several countries, so the
 * key holds both.
 */
final readonly class Bank {

	public function __construct(
		public string $bic,
		public string $name,
		public string $country,
		public bool $is_gone = false,
	) {}

	public function key(): string {
		return "{$this->country}-{$this->bic}";
	}

	public function gone(): self {
		return new self( $this->bic, $this->name, $this->country, true );
	}

	/**
	 * @return self|null Null for what is no bank.
	 */
	public static function of( mixed $data ): ?self {
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

	/**
	 * @return array{bic: string, name: string, country: string, gone: bool}
	 */
	public function data(): array {
		return [
			'bic'     => $this->bic,
			'name'    => $this->name,
			'country' => $this->country,
			'gone'    => $this->is_gone,
		];
	}
}
