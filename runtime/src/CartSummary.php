<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Count and hash of the cart in a session. Pure: works on the raw data, because loading the cart would write it. */
final class CartSummary {

	/**
	 * Count and hash, as WooCommerce computes them from a loaded cart.
	 *
	 * @param mixed $cart   The session's `cart`: lines by key.
	 * @param mixed $totals The session's `cart_totals`.
	 * @return array{count: int|float, hash: string}
	 */
	public static function summarize( mixed $cart, mixed $totals ): array {
		if ( ! is_array( $cart ) || $cart === [] ) {
			return [
				'count' => 0,
				'hash'  => '',
			];
		}
		$count = 0;
		foreach ( $cart as $line ) {
			$quantity = is_array( $line ) ? $line['quantity'] ?? 0 : 0;
			$count   += is_numeric( $quantity ) ? $quantity + 0 : 0;
		}
		$total = is_array( $totals ) ? $totals['total'] ?? '' : '';
		return [
			'count' => $count,
			'hash'  => md5( json_encode( $cart ) . ( is_scalar( $total ) ? $total : '' ) ),
		];
	}
}
