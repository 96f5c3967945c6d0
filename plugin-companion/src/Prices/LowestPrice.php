<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices;

use RuntimeException;
use Vitrina\Companion\Prices\Domain\PriceChange;
use Vitrina\Companion\Prices\Domain\PriceHistory;
use Vitrina\Runtime\Hookable;
use WC_Product;
use WC_Product_Variable;

/** The lowest price of the last thirty days, for a product with a reduced price. */
final readonly class LowestPrice implements Hookable {
	public function __construct(
		private Histories $histories,
		private CurrentPrice $current,
	) {}

	public function register_hooks(): void {
		add_filter( 'vitrina_reduction_percent', $this->percent( ... ), 10, 2 );
		add_filter( 'vitrina_may_cross_out', $this->is_known( ... ), 10, 2 );
	}

	/** The lowest price as the shop enters prices, with or without tax; null if unknown or nothing is reduced. */
	public function of( WC_Product $product ): ?float {
		$lowest = $this->history( $product )->lowest_before_reduction();
		return $lowest === null ? null : $lowest / 10 ** wc_get_price_decimals();
	}

	/**
	 * The lowest price as displayed to this visitor, with or without tax.
	 *
	 * @param 'shop'|'cart' $context Which of WooCommerce's two tax displays applies: "cart" in cart and checkout.
	 */
	public function shown( WC_Product $product, string $context = 'shop' ): ?float {
		$lowest = $this->of( $product );
		return $lowest === null ? null : self::displayed( $product, $lowest, $context );
	}

	/**
	 * @param float         $price   As the shop enters prices.
	 * @param 'shop'|'cart' $context
	 */
	public static function displayed( WC_Product $product, float $price, string $context ): float {
		return floatval(
			wc_get_price_to_display(
				$product,
				[
					'price'           => $price,
					'display_context' => $context,
				]
			)
		);
	}

	private function is_known( mixed $may, mixed $product ): mixed {
		// The stored product: a cart may have changed the price of its own copy.
		$stored = $product instanceof WC_Product ? wc_get_product( $product->get_id() ) : null;
		return $stored instanceof WC_Product ? $this->of( $stored ) !== null : $may;
	}

	/** Replaces a theme's own percentage, also with 0: a percentage that cannot be proved is not shown. */
	private function percent( mixed $percent, mixed $product ): mixed {
		return $product instanceof WC_Product ? $this->history( $product )->reduction_percent() : $percent;
	}

	/**
	 * Includes the current price, which a rule may have changed since the last check. Not for a variable
	 * product: its price depends on all its variations, which would be too slow to load here.
	 */
	private function history( WC_Product $product ): PriceHistory {
		$history = $this->histories->of( $product->get_id() );

		if ( $history->last() === null || $product instanceof WC_Product_Variable ) {
			return $history;
		}
		try {
			return $history->with_current( new PriceChange( $this->current->of( $product ), time() ) );
		} catch ( RuntimeException ) {
			// A plugin could not read its price rules: no lowest price is shown.
			return new PriceHistory( [], wp_timezone() );
		}
	}
}
