<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Domain;

/**
 * The banks that are known, and those of them that the owner offers.
 */
final readonly class Banks {

	/**
	 * @var array<string, Bank> By key, in the owner's order.
	 */
	public array $known;

	/**
	 * @param list<Bank>   $known
	 * @param list<string> $selection Keys the owner ticked.
	 * @param list<string> $order     Keys in the owner's order; others follow as they came.
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

	/**
	 * @return array<string, Bank> By key.
	 */
	public function offered(): array {
		return array_filter( $this->known, fn ( Bank $bank ): bool => ! $bank->is_gone && $this->is_selected( $bank->key() ) );
	}

	/**
	 * @return list<Bank> Ticked, and no longer in the provider's list.
	 */
	public function selected_gone(): array {
		return array_values( array_filter( $this->known, fn ( Bank $bank ): bool => $bank->is_gone && $this->is_selected( $bank->key() ) ) );
	}

	/**
	 * The one gate of what a shopper may post.
	 */
	public function accept( mixed $key ): ?Bank {
		return is_string( $key ) ? $this->offered()[ $key ] ?? null : null;
	}

	/**
	 * @return array<string, array<string, Bank>> Offered banks by country, the given one first.
	 */
	public function by_country( string $first ): array {
		$groups = [];
		foreach ( $this->offered() as $key => $bank ) {
			$groups[ $bank->country ][ $key ] = $bank;
		}
		return isset( $groups[ $first ] ) ? [ $first => $groups[ $first ] ] + $groups : $groups;
	}

	/**
	 * What is known after the provider sent a new list: its banks, and those
	 * the owner had ticked that are no longer in it, marked.
	 *
	 * @param list<Bank> $fresh
	 * @return list<Bank>
	 */
	public function refreshed( array $fresh ): array {
		$now = new self( $fresh, [] );
		foreach ( $this->known as $key => $bank ) {
			if ( $this->is_selected( $key ) && ! isset( $now->known[ $key ] ) ) {
				$fresh[] = $bank->gone();
			}
		}
		return $fresh;
	}
}
