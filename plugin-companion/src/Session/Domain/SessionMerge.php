<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session\Domain;

use Closure;

/** Merges the changes of two parallel requests to one session. */
final readonly class SessionMerge {
	/** Entries that are derived from the cart; WooCommerce recalculates them when they are missing. */
	private const TOTALS = [ 'cart_totals', 'coupon_discount_totals', 'coupon_discount_tax_totals' ];

	/**
	 * @param Closure(mixed): mixed $decode Unserializes a stored value.
	 * @param Closure(mixed): mixed $encode Serializes a value for storage.
	 */
	public function __construct( private Closure $decode, private Closure $encode ) {}

	/**
	 * The stored session with this request's own changes on top.
	 *
	 * @param array<array-key, mixed> $base   The session as this request read it.
	 * @param array<array-key, mixed> $mine   The session after this request's changes.
	 * @param array<array-key, mixed> $stored The session as it is stored now.
	 * @return array<array-key, mixed>
	 */
	public function merge( array $base, array $mine, array $stored ): array {
		$merged       = $stored;
		$had_conflict = false;
		foreach ( array_keys( $base + $mine ) as $key ) {
			$was    = $base[ $key ] ?? null;
			$is     = $mine[ $key ] ?? null;
			$theirs = $stored[ $key ] ?? null;
			if ( $is === $was ) {
				continue;
			}
			$has_conflict   = $theirs !== $was;
			$had_conflict   = $had_conflict || $has_conflict;
			$merged[ $key ] = $has_conflict ? $this->resolve_conflict( $key, $was, $is, $theirs ) : $is;
		}
		if ( $had_conflict ) {
			$merged = array_diff_key( $merged, array_flip( self::TOTALS ) );
		}
		return array_filter( $merged, static fn( mixed $value ): bool => $value !== null );
	}

	/**
	 * The guest's session that replaces a customer's, plus the customer's cart lines from another device.
	 * A product in both has the guest's quantity, as when WooCommerce merges a saved cart.
	 *
	 * @param array<array-key, mixed> $guest The guest's session.
	 * @param array<array-key, mixed> $customer The customer's stored session.
	 * @return array<array-key, mixed>
	 */
	public function join_carts( array $guest, array $customer ): array {
		$missing = array_diff_key( $this->entries( $customer['cart'] ?? null ), $this->entries( $guest['cart'] ?? null ) );
		if ( $missing === [] ) {
			return $guest;
		}
		return [ 'cart' => ( $this->encode )( $missing + $this->entries( $guest['cart'] ?? null ) ) ] + array_diff_key( $guest, array_flip( self::TOTALS ) );
	}

	/**
	 * Both requests changed the same entry: collections keep the changes of both, for a single value the
	 * later one wins.
	 */
	private function resolve_conflict( int|string $key, mixed $was, mixed $is, mixed $theirs ): mixed {
		$sides = [ $this->entries( $was ), $this->entries( $is ), $this->entries( $theirs ) ];
		$both  = match ( $key ) {
			'cart' => CartMerge::merge_items( ...$sides ),
			'applied_coupons' => self::merge_sets( ...$sides ),
			'wc_notices' => self::merge_set_groups( ...$sides ),
			'customer', 'removed_cart_contents' => self::merge_fields( ...$sides ),
			default => null,
		};
		if ( $both === null ) {
			return $is;
		}
		return $both === [] ? null : ( $this->encode )( $both );
	}

	/** @return array<array-key, mixed> */
	private function entries( mixed $value ): array {
		$decoded = ( $this->decode )( $value );
		return is_array( $decoded ) ? $decoded : [];
	}

	/**
	 * @param array<array-key, mixed> $was    A set, as this request read it.
	 * @param array<array-key, mixed> $is     The set after this request's changes.
	 * @param array<array-key, mixed> $theirs The set as it is stored now.
	 * @return list<mixed>
	 */
	private static function merge_sets( array $was, array $is, array $theirs ): array {
		$removed = self::difference( $was, $is );
		$added   = self::difference( self::difference( $is, $was ), $theirs );
		return [ ...self::difference( $theirs, $removed ), ...$added ];
	}

	/**
	 * @param array<array-key, mixed> $from  A set.
	 * @param array<array-key, mixed> $removed Members to leave out.
	 * @return list<mixed>
	 */
	private static function difference( array $from, array $removed ): array {
		return array_values( array_filter( $from, static fn( mixed $one ): bool => ! in_array( $one, $removed, true ) ) );
	}

	/**
	 * @param array<array-key, mixed> $was    Sets by name, as this request read them.
	 * @param array<array-key, mixed> $is     The sets after this request's changes.
	 * @param array<array-key, mixed> $theirs The sets as they are stored now.
	 * @return array<array-key, mixed>
	 */
	private static function merge_set_groups( array $was, array $is, array $theirs ): array {
		$merged = [];
		foreach ( array_keys( $theirs + $is ) as $name ) {
			$sides           = array_map( static fn( array $side ): array => (array) ( $side[ $name ] ?? [] ), [ $was, $is, $theirs ] );
			$merged[ $name ] = self::merge_sets( ...$sides );
		}
		return array_filter( $merged );
	}

	/**
	 * @param array<array-key, mixed> $was    Values by name, as this request read them.
	 * @param array<array-key, mixed> $is     The values after this request's changes.
	 * @param array<array-key, mixed> $theirs The values as they are stored now.
	 * @return array<array-key, mixed>
	 */
	private static function merge_fields( array $was, array $is, array $theirs ): array {
		$changed = array_filter( $is, static fn( mixed $value, int|string $name ): bool => $value !== ( $was[ $name ] ?? null ), ARRAY_FILTER_USE_BOTH );
		return $changed + array_diff_key( $theirs, array_diff_key( $was, $is ) );
	}
}
