<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use LogicException;
use WC_Cart;
use WC_Product;

/**
 * The cart of the visitor as whom the code runs. Runs inside WordPress.
 */
final class Cart {

	/**
	 * @return array{data: WC_Product, line_subtotal: float, line_subtotal_tax: float}
	 */
	public static function first_line( WC_Cart $cart ): array {
		/** @var array<string, array{data: WC_Product, line_subtotal: float, line_subtotal_tax: float}> $lines */
		$lines = $cart->get_cart();
		$line  = current( $lines );
		return $line === false ? throw new LogicException( 'The cart is empty.' ) : $line;
	}

	/**
	 * @return string Key of the line.
	 */
	public static function replace( int $product_id, int $quantity = 1 ): string {
		wc_load_cart();
		WC()->cart->empty_cart();
		$key = WC()->cart->add_to_cart( $product_id, $quantity );
		return is_string( $key ) ? $key : throw new LogicException( "Product {$product_id} cannot be bought." );
	}
}
