<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Session\Domain;

/** Merges the changes of two parallel requests to one cart. */
final class CartMerge {
	/**
	 * Adds up the quantity changes of both requests: if one adds one item and the other two, three are added.
	 *
	 * @param array<array-key, mixed> $was    Items by key, as this request read them.
	 * @param array<array-key, mixed> $is     Items after this request's changes.
	 * @param array<array-key, mixed> $theirs Items as they are stored now.
	 * @return array<array-key, mixed>
	 */
	public static function merge_items( array $was, array $is, array $theirs ): array {
		$merged = $theirs;
		foreach ( array_keys( $was + $is ) as $key ) {
			$before = self::quantity( $was[ $key ] ?? null );
			$after  = self::quantity( $is[ $key ] ?? null );
			$stored = self::quantity( $theirs[ $key ] ?? null );
			$amount = $stored + $after - $before;
			if ( $amount <= 0 ) {
				unset( $merged[ $key ] );
				continue;
			}
			$item = $is[ $key ] ?? $theirs[ $key ] ?? null;
			if ( is_array( $item ) ) {
				$merged[ $key ] = [ 'quantity' => $amount ] + $item;
			}
		}
		return $merged;
	}

	private static function quantity( mixed $item ): int|float {
		$quantity = is_array( $item ) ? $item['quantity'] ?? 0 : 0;
		return is_numeric( $quantity ) ? $quantity + 0 : 0;
	}
}
