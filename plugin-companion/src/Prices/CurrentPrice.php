<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Prices\Domain\Price;
use WC_Product;

/** The current price of a product or a variation for all visitors. */
final readonly class CurrentPrice {
	/**
	 * For a product without variations, or a variation. Reads the stored price: filters may change it for
	 * a single visitor.
	 */
	public function of( WC_Product $product ): Price {
		$stored = $product->get_price( 'edit' );
		if ( ! is_numeric( $stored ) || ! $this->is_sold( $product ) ) {
			return Price::none();
		}
		/**
		 * Filters the price that applies to all visitors at any quantity, as the shop enters prices. A plugin
		 * with price rules applies its general reductions here; coupons, quantity tiers and prices of single
		 * customers are not included. If it cannot read its rules, it throws a RuntimeException, and no price
		 * is recorded.
		 *
		 * @since 0.1.0
		 *
		 * @param float      $price   WooCommerce's price: the sale price during a sale.
		 * @param WC_Product $product A product or a variation.
		 */
		$price   = apply_filters( 'vitrina_effective_price', (float) $stored, $product );
		$regular = $product->get_regular_price( 'edit' );
		return Price::of( is_numeric( $price ) ? (float) $price : (float) $stored, (float) $regular, wc_get_price_decimals() );
	}

	private function is_sold( WC_Product $product ): bool {
		$parent = $product->get_parent_id();
		return $product->get_status() === 'publish' && ( $parent === 0 || get_post_status( $parent ) === 'publish' );
	}
}
