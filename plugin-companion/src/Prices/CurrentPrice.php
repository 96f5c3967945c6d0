<?php
/**
 * What a product or a variation costs everybody now.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use Vitrina\Companion\Prices\Domain\Price;
use WC_Product;

final readonly class CurrentPrice {
	/**
	 * Of a product that has no variations, or of a variation. Read as it is stored: what a filter
	 * makes of it for one visitor is no price of the shop.
	 */
	public function of( WC_Product $product ): Price {
		$stored = $product->get_price( 'edit' );
		if ( ! is_numeric( $stored ) || ! $this->is_sold( $product ) ) {
			return Price::none();
		}
		/**
		 * The price that holds for everybody at any quantity, in the shop's own way of entering
		 * prices. A plugin that reduces prices by rules takes its general reductions off here;
		 * coupons, quantity tiers and prices of single customers stay out. One that cannot read its
		 * rules throws a RuntimeException: no price is written down then.
		 *
		 * @since 0.1.0
		 *
		 * @param float      $price   WooCommerce's own: the sale price while there is a sale.
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
