<?php

declare( strict_types=1 );

namespace Vitrina\Discounts;

use Vitrina\Discounts\Domain\Decimal;
use Vitrina\Discounts\Domain\Engine;
use Vitrina\Discounts\Domain\Item;
use Vitrina\Discounts\Domain\Price;
use Vitrina\Discounts\Domain\Quantity;
use Vitrina\Discounts\Domain\Rule;
use Vitrina\Discounts\Domain\TableRow;
use Vitrina\Discounts\Storage\RuleTable;
use Vitrina\Discounts\Wp\Settings;
use Vitrina\Runtime\DatabaseException;
use WC_Product;

/**
 * Calculates prices of WooCommerce's products with the engine.
 *
 * Prices are with or without tax, as they are entered in the shop.
 */
final readonly class Pricing {

	public function __construct(
		private RuleTable $rules,
		private Settings $settings,
	) {}

	/**
	 * The engine for prices that are paid or stored.
	 *
	 * @param list<Rule>|null $rules Rules for a preview; null for the rules of the shop.
	 * @throws DatabaseException When the rules cannot be read.
	 */
	public function engine( ?array $rules = null ): Engine {
		return new Engine( $rules ?? $this->rules->enabled(), $this->settings->rule_strategy(), $this->settings->base_price() );
	}

	/**
	 * The engine for displayed prices. If the rules cannot be read, prices are shown without
	 * them and the page is not cached; the cart accepts no order then.
	 */
	public function display_engine(): Engine {
		try {
			return $this->engine();
		} catch ( DatabaseException ) {
			defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The caches' own name.
			if ( ! headers_sent() ) {
				nocache_headers();
			}
			return $this->engine( [] );
		}
	}

	/**
	 * @param string|float|null $price Unit price without rules; null for the product's own price.
	 * @return Item|null Null for a product without a price.
	 */
	public function item( WC_Product $product, int $quantity = Quantity::ONE, string $key = '', string|float|null $price = null ): ?Item {
		$decimals = wc_get_price_decimals();
		$current  = Decimal::parse( $price ?? $product->get_price( 'edit' ), $decimals );
		if ( $current === null || $current < 0 ) {
			return null;
		}
		$regular   = Decimal::parse( $product->get_regular_price( 'edit' ), $decimals );
		$variation = $product->is_type( 'variation' );
		$id        = $variation ? $product->get_parent_id() : $product->get_id();
		return new Item( $key, $id, $variation ? $product->get_id() : 0, self::categories( $id ), $quantity, max( $regular ?? $current, $current ), $current );
	}

	/** An item of a variation that is not loaded. */
	public function item_of_variation( WC_Product $parent, int $id, string $price ): ?Item {
		$current = Decimal::parse( $price, wc_get_price_decimals() );
		return $current === null || $current < 0 ? null : new Item( '', $parent->get_id(), $id, self::categories( $parent->get_id() ), Quantity::ONE, $current, $current );
	}

	/**
	 * The unit price for any quantity: only rules without tiers.
	 *
	 * @param string|float|null $price Unit price without rules; null for the product's own price.
	 */
	public function general( WC_Product $product, string|float|null $price = null ): ?Price {
		$item = $this->item( $product, price: $price ?? $product->get_price() );
		return $item === null ? null : $this->display_engine()->general_price( $item, time() );
	}

	/**
	 * The unit price that may be crossed out beside a lower one. A rule for any quantity is a general
	 * reduction: if the lowest price of thirty days is not known, the reduced price itself is returned, and
	 * lower prices are compared with it (Directive 98/6/EC, article 6a). Tiers are no general reduction (guidance 2021/C 526/02, 2.3).
	 *
	 * @param int $undiscounted Unit price without rules, in minor units.
	 * @return int In minor units.
	 */
	public function comparable( WC_Product $product, int $undiscounted ): int {
		$general = $this->general( $product, $this->to_money( $undiscounted ) );
		return $general === null || ! $general->is_reduced() || self::may_cross_out( $product ) ? $undiscounted : $general->unit;
	}

	public static function may_cross_out( WC_Product $product ): bool {
		/**
		 * Filters whether a price may be crossed out beside a general reduction of this product. The plugin that
		 * stores past prices returns true if it knows the lowest price of the last thirty days, and then shows
		 * it. Without such a plugin, reduced prices are shown alone.
		 *
		 * @since 0.1.0
		 *
		 * @param bool       $may     Whether it may be crossed out; false by default.
		 * @param WC_Product $product A product or a variation.
		 */
		return apply_filters( 'vitrina_may_cross_out', false, $product ) === true;
	}

	/**
	 * The unit price for this quantity, if it is alone in the cart.
	 *
	 * @param string|float|null $price Replaces the product's own price; for display only.
	 */
	public function for_quantity( WC_Product $product, int $quantity, string|float|null $price = null ): ?Price {
		$item = $this->item( $product, $quantity, price: $price ?? $product->get_price() );
		return $item === null ? null : $this->display_engine()->price_alone( $item, time() );
	}

	/** @return list<TableRow> */
	public function table( WC_Product $product ): array {
		$item = $this->item( $product, price: $product->get_price() );
		return $item === null ? [] : $this->display_engine()->table( $item, time() );
	}

	/** Whether any active rule covers this product or one of its variations. */
	public function is_covered( WC_Product $product ): bool {
		$item   = $this->item( $product, price: '0' );
		$engine = $this->display_engine();
		if ( $item === null || $engine->covers( $item, time() ) ) {
			return $item !== null;
		}
		// A rule may list a single variation. Most rules list none, so children are only read then.
		$named = $engine->named_products( time() );
		return $named !== [] && array_intersect( $named, $product->get_children() ) !== [];
	}

	public function to_money( int $minor ): string {
		return Decimal::text( $minor, wc_get_price_decimals() );
	}

	/**
	 * The price to set so that the shopper pays the displayed unit price times the
	 * quantity. If prices are entered without tax and displayed with it, the price without
	 * tax is derived from the rounded displayed price; otherwise three items could cost a
	 * cent less than three times one.
	 */
	public function payable( WC_Product $product, int $minor ): string {
		$price = $this->to_money( $minor );
		if ( wc_prices_include_tax() || get_option( 'woocommerce_tax_display_shop' ) !== 'incl' || ! $product->is_taxable() ) {
			return $price;
		}
		$with_tax  = (float) wc_get_price_including_tax(
			$product,
			[
				'price' => 10000,
				'qty'   => 1,
			]
		);
		$displayed = wc_get_price_including_tax(
			$product,
			[
				'price' => $price,
				'qty'   => 1,
			]
		);
		return $with_tax > 0 ? (string) round( round( (float) $displayed, wc_get_price_decimals() ) * 10000 / $with_tax, wc_get_rounding_precision() ) : $price;
	}

	/** @return list<int> Ids of categories with all their ancestors: a rule for "Candles" covers products in "Scented candles". */
	private static function categories( int $product_id ): array {
		$ids = [];
		foreach ( array_filter( wc_get_product_term_ids( $product_id, 'product_cat' ), is_int( ... ) ) as $id ) {
			$ids = [ ...$ids, $id, ...self::ancestors( $id ) ];
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * The ancestors of a category, read once until any term changes, because a listing needs them twice for
	 * each product: for its price and for its badge.
	 *
	 * @return list<int>
	 */
	private static function ancestors( int $category ): array {
		/** @var array<string, array<int, list<int>>> $known Time of the last change → category → ancestors. */
		static $known = [];

		$changed = wp_cache_get_last_changed( 'terms' );
		if ( ! isset( $known[ $changed ] ) ) {
			$known = [ $changed => [] ];
		}
		return $known[ $changed ][ $category ] ??= array_values( array_filter( get_ancestors( $category, 'product_cat', 'taxonomy' ), is_int( ... ) ) );
	}
}
