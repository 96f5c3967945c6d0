<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice;

use Vitrina\Companion\UnitPrice\Domain\UnitPrice;
use Vitrina\Runtime\VariationPrices;
use WC_Product;
use WC_Product_Variable;

/** Calculates the unit price of a product from the price that the shop shows. */
final readonly class UnitPrices {
	public function __construct(
		private Contents $contents,
		private Exemptions $exemptions,
	) {}

	/**
	 * @param float|null $price The price of one package as displayed; null for the price that the catalogue shows.
	 * @return UnitPrice|null Null if no unit price is shown.
	 */
	public function of( WC_Product $product, ?float $price = null ): ?UnitPrice {
		if ( $product instanceof WC_Product_Variable ) {
			return $price === null ? $this->of_variable( $product ) : null;
		}
		$content = $product->is_type( 'grouped' ) ? null : $this->contents->of( $product );
		if ( $content === null || ! $this->exemptions->shows( $product ) ) {
			return null;
		}
		$own = $product->get_price();
		if ( $price === null && is_numeric( $own ) ) {
			/**
			 * Filters the price of one package that the catalogue shows. By default it is the product's own price; a
			 * plugin with price rules returns its price here.
			 *
			 * @since 0.1.0
			 *
			 * @param float      $price   As displayed, with or without tax.
			 * @param WC_Product $product A product or a variation.
			 */
			$price = apply_filters( 'vitrina_shown_price', floatval( wc_get_price_to_display( $product ) ), $product );
		}
		return UnitPrice::of( self::minor( $price ), $content );
	}

	/** Reads prices and contents from WooCommerce's cache of variation prices, so that no variation is loaded. */
	private function of_variable( WC_Product_Variable $product ): ?UnitPrice {
		$cached   = VariationPrices::of( $product, for_display: true );
		$contents = $cached[ VariationContents::KEY ] ?? [];
		$own      = $this->contents->own( $product );
		if ( ! is_array( $contents ) || ( $own === null && $contents === [] ) || ! $this->exemptions->shows( $product ) ) {
			return null;
		}
		/**
		 * Filters the prices of all variations that the catalogue shows, as `vitrina_shown_price` does for one.
		 *
		 * @since 0.1.0
		 *
		 * @param array<int, string|float> $prices  By variation ID, as displayed.
		 * @param WC_Product               $product The variable product.
		 */
		$prices   = apply_filters( 'vitrina_shown_variation_prices', $cached['price'] ?? [], $product );
		$packages = [];
		foreach ( is_array( $prices ) ? $prices : [] as $id => $price ) {
			$packages[] = [ self::minor( $price ), VariationContents::parse( $contents[ $id ] ?? '' ) ?? $own ];
		}
		return UnitPrice::lowest( $packages );
	}

	private static function minor( mixed $price ): ?int {
		return is_numeric( $price ) && is_finite( (float) $price ) && abs( (float) $price ) < 1e9 ? (int) round( (float) $price * 10 ** wc_get_price_decimals() ) : null;
	}
}
