<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

use WC_Data_Store;
use WC_Product_Variable;

/**
 * The prices of a product's variations, from WooCommerce's cache of them. get_variation_prices() of the product also
 * sorts its three lists at every call, each with up to a thousand prices.
 */
final class VariationPrices {

	/**
	 * @param bool $for_display With or without tax, as the shop shows prices; otherwise as they are entered.
	 * @return array<array-key, mixed> `price`, `regular_price`, `sale_price` and what plugins add, each by variation ID, in no order.
	 */
	public static function of( WC_Product_Variable $product, bool $for_display = false ): array {
		$store  = $product->get_data_store();
		$prices = $store instanceof WC_Data_Store && $store->has_callable( 'read_price_data' )
			? $store->read_price_data( $product, $for_display ) // @phpstan-ignore method.notFound (Called by the store's own __call.)
			: $product->get_variation_prices( $for_display );
		return is_array( $prices ) ? $prices : [];
	}
}
