<?php
/**
 * Joins what two requests made of one session.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Session\Domain;

use Closure;

final readonly class SessionMerge {
	/**
	 * Follow from the cart; WooCommerce works them out again when the totals are missing.
	 */
	private const TOTALS = [ 'cart_totals', 'coupon_discount_totals', 'coupon_discount_tax_totals' ];

	/**
	 * @param Closure(mixed): mixed $decode A stored value to what it stands for.
	 * @param Closure(mixed): mixed $encode And back.
	 */
	public function __construct( private Closure $decode, private Closure $encode ) {}

	/**
	 * The stored session with this request's own changes on top.
	 *
	 * @param array<array-key, mixed> $base   The session as this request read it.
	 * @param array<array-key, mixed> $mine   The session as this request leaves it.
	 * @param array<array-key, mixed> $stored The session as it is stored by now.
	 * @return array<array-key, mixed>
	 */
	public function merge( array $base, array $mine, array $stored ): array {
		$merged  = $stored;
		$settled = false;
		foreach ( array_keys( $base + $mine ) as $key ) {
			$was    = $base[ $key ] ?? null;
			$is     = $mine[ $key ] ?? null;
			$theirs = $stored[ $key ] ?? null;
			if ( $is === $was ) {
				continue;
			}
			$clash          = $theirs !== $was;
			$settled        = $settled || $clash;
			$merged[ $key ] = $clash ? $this->settle( $key, $was, $is, $theirs ) : $is;
		}
		if ( $settled ) {
			$merged = array_diff_key( $merged, array_flip( self::TOTALS ) );
		}

		return array_filter( $merged, static fn( mixed $value ): bool => $value !== null );
	}

	/**
	 * A guest's session that becomes a customer's, with the lines of the cart that another device has
	 * brought there. A product in both counts as the guest has it, as WooCommerce joins a saved cart.
	 *
	 * @param array<array-key, mixed> $guest    The session that is taken over.
	 * @param array<array-key, mixed> $customer The customer's own as it is stored.
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
	 * Both changed the same entry: what holds several things keeps the changes
	 * of both, of a single thing the later word counts.
	 */
	private function settle( int|string $key, mixed $was, mixed $is, mixed $theirs ): mixed {
		$sides = [ $this->entries( $was ), $this->entries( $is ), $this->entries( $theirs ) ];
		$both  = match ( $key ) {
			'cart' => CartMerge::items( ...$sides ),
			'applied_coupons' => self::members( ...$sides ),
			'wc_notices' => self::groups( ...$sides ),
			'customer', 'removed_cart_contents' => self::fields( ...$sides ),
			default => null,
		};
		if ( $both === null ) {
			return $is;
		}

		return $both === [] ? null : ( $this->encode )( $both );
	}

	/**
	 * @return array<array-key, mixed>
	 */
	private function entries( mixed $value ): array {
		$decoded = ( $this->decode )( $value );

		return is_array( $decoded ) ? $decoded : [];
	}

	/**
	 * @param array<array-key, mixed> $was    A set.
	 * @param array<array-key, mixed> $is     The same after this request.
	 * @param array<array-key, mixed> $theirs The same after the others.
	 * @return list<mixed>
	 */
	private static function members( array $was, array $is, array $theirs ): array {
		$removed = self::without( $was, $is );
		$added   = self::without( self::without( $is, $was ), $theirs );

		return [ ...self::without( $theirs, $removed ), ...$added ];
	}

	/**
	 * @param array<array-key, mixed> $from  A set.
	 * @param array<array-key, mixed> $those What is taken out of it.
	 * @return list<mixed>
	 */
	private static function without( array $from, array $those ): array {
		return array_values( array_filter( $from, static fn( mixed $one ): bool => ! in_array( $one, $those, true ) ) );
	}

	/**
	 * @param array<array-key, mixed> $was    Sets by name.
	 * @param array<array-key, mixed> $is     The same after this request.
	 * @param array<array-key, mixed> $theirs The same after the others.
	 * @return array<array-key, mixed>
	 */
	private static function groups( array $was, array $is, array $theirs ): array {
		$merged = [];
		foreach ( array_keys( $theirs + $is ) as $name ) {
			$sides           = array_map( static fn( array $side ): array => (array) ( $side[ $name ] ?? [] ), [ $was, $is, $theirs ] );
			$merged[ $name ] = self::members( ...$sides );
		}

		return array_filter( $merged );
	}

	/**
	 * @param array<array-key, mixed> $was    Values by name.
	 * @param array<array-key, mixed> $is     The same after this request.
	 * @param array<array-key, mixed> $theirs The same after the others.
	 * @return array<array-key, mixed>
	 */
	private static function fields( array $was, array $is, array $theirs ): array {
		$changed = array_filter( $is, static fn( mixed $value, int|string $name ): bool => $value !== ( $was[ $name ] ?? null ), ARRAY_FILTER_USE_BOTH );

		return $changed + array_diff_key( $theirs, array_diff_key( $was, $is ) );
	}
}
