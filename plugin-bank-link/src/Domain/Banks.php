<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/** The known banks, and which of them the owner offers. */
final readonly class Banks {

	/** @var array<string, Bank> By key, in the owner's order. */
	public array $known;

	/**
	 * @param list<Bank>   $known
	 * @param list<string> $selection Keys selected by the owner.
	 * @param list<string> $order     Keys in the owner's order; other banks follow.
	 */
	public function __construct( array $known, private array $selection, array $order = [] ) {
		$by_key = [];
		foreach ( $known as $bank ) {
			$by_key[ $bank->key() ] = $bank;
		}
		$known = [];
		foreach ( $order as $key ) {
			if ( isset( $by_key[ $key ] ) ) {
				$known[ $key ] = $by_key[ $key ];
			}
		}
		$this->known = $known + $by_key;
	}

	public function is_selected( string $key ): bool {
		return in_array( $key, $this->selection, true );
	}

	/** @return array<string, Bank> By key. */
	public function offered(): array {
		return array_filter( $this->known, fn ( Bank $bank ): bool => ! $bank->is_delisted && $this->is_selected( $bank->key() ) );
	}

	/** @return list<Bank> Selected banks that are no longer in the provider's list. */
	public function selected_delisted(): array {
		return array_values( array_filter( $this->known, fn ( Bank $bank ): bool => $bank->is_delisted && $this->is_selected( $bank->key() ) ) );
	}

	/** The only validation of the bank that a shopper submitted; null if the bank is not offered. */
	public function find_offered( mixed $key ): ?Bank {
		return is_string( $key ) ? $this->offered()[ $key ] ?? null : null;
	}

	/** @return array<string, array<string, Bank>> Offered banks by country, the given one first. */
	public function by_country( string $first ): array {
		$groups = [];
		foreach ( $this->offered() as $key => $bank ) {
			$groups[ $bank->country ][ $key ] = $bank;
		}
		return isset( $groups[ $first ] ) ? [ $first => $groups[ $first ] ] + $groups : $groups;
	}

	/**
	 * The provider's new list, with selected banks that are no longer in it marked as
	 * delisted.
	 *
	 * @param list<Bank> $provider_banks
	 * @return list<Bank>
	 */
	public function merged_with( array $provider_banks ): array {
		$new = new self( $provider_banks, [] );
		foreach ( $this->known as $key => $bank ) {
			if ( $this->is_selected( $key ) && ! isset( $new->known[ $key ] ) ) {
				$provider_banks[] = $bank->as_delisted();
			}
		}
		return $provider_banks;
	}
}
