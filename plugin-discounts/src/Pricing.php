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
use Vitrina\Discounts\Storage\DatabaseException;
use Vitrina\Discounts\Storage\Rules;
use Vitrina\Discounts\Wp\Settings;
use WC_Product;

/**
 * WooCommerce's products, priced by the engine.
 *
 * Prices are in the shop's own mode (with tax or without), as they are entered.
 */
final readonly class Pricing {

	public function __construct(
		private Rules $rules,
		private Settings $settings,
	) {}

	/**
	 * For what is paid, and for what is written down.
	 *
	 * @param list<Rule>|null $rules Others than the shop's own, to be tried out.
	 * @throws DatabaseException When nobody knows the shop's rules.
	 */
	public function engine( ?array $rules = null ): Engine {
		return new Engine( $rules ?? $this->rules->enabled(), $this->settings->choice(), $this->settings->basis() );
	}

	/**
	 * For what is only shown. Where nobody knows the rules, prices are shown without
	 * them, and no cache keeps that page; the cart takes no order at them.
	 */
	public function shown_engine(): Engine {
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
	 * @param string|float|null $price What a piece costs without rules; null for the product's own price.
	 * @return Item|null Null for a product without a price.
	 */
	public function item( WC_Product $product, int $quantity = Quantity::PIECE, string $key = '', string|float|null $price = null ): ?Item {
		$decimals = wc_get_price_decimals();
		$current  = Decimal::scaled( $price ?? $product->get_price( 'edit' ), $decimals );
		if ( $current === null || $current < 0 ) {
			return null;
		}
		$regular   = Decimal::scaled( $product->get_regular_price( 'edit' ), $decimals );
		$variation = $product->is_type( 'variation' );
		$id        = $variation ? $product->get_parent_id() : $product->get_id();
		return new Item( $key, $id, $variation ? $product->get_id() : 0, self::categories( $id ), $quantity, max( $regular ?? $current, $current ), $current );
	}

	/**
	 * A variation as it is known without loading it.
	 */
	public function item_of_variation( WC_Product $parent, int $id, string $price ): ?Item {
		$current = Decimal::scaled( $price, wc_get_price_decimals() );
		return $current === null || $current < 0 ? null : new Item( '', $parent->get_id(), $id, self::categories( $parent->get_id() ), Quantity::PIECE, $current, $current );
	}

	/**
	 * What everybody pays for a piece: rules without a quantity tier.
	 */
	public function general( WC_Product $product ): ?Price {
		$item = $this->item( $product, price: $product->get_price() );
		return $item === null ? null : $this->shown_engine()->general_price( $item, time() );
	}

	/**
	 * What a piece costs for who buys this many, and nothing else.
	 *
	 * @param string|float|null $price In place of the product's own price, to be shown only.
	 */
	public function for_quantity( WC_Product $product, int $quantity, string|float|null $price = null ): ?Price {
		$item = $this->item( $product, $quantity, price: $price ?? $product->get_price() );
		return $item === null ? null : $this->shown_engine()->price_alone( $item, time() );
	}

	/**
	 * @return list<TableRow>
	 */
	public function table( WC_Product $product ): array {
		$item = $this->item( $product, price: $product->get_price() );
		return $item === null ? [] : $this->shown_engine()->table( $item, time() );
	}

	/**
	 * Whether any rule of today may change what this product or one of its
	 * variations costs.
	 */
	public function is_covered( WC_Product $product ): bool {
		$item   = $this->item( $product, price: '0' );
		$engine = $this->shown_engine();
		if ( $item === null || $engine->covers( $item, time() ) ) {
			return $item !== null;
		}
		// A rule may name a variation alone. Most name none, and a listing asks for many products.
		$named = $engine->named( time() );
		return $named !== [] && array_intersect( $named, $product->get_children() ) !== [];
	}

	public function to_money( int $minor ): string {
		return Decimal::text( $minor, wc_get_price_decimals() );
	}

	/**
	 * The price to give WooCommerce so that the shopper pays what is shown,
	 * times the quantity. Where prices are entered without tax and shown with
	 * it, the shown price is a rounded one: the price without tax is made from
	 * that, or three pieces would cost a cent less than three times one.
	 */
	public function payable( WC_Product $product, int $minor ): string {
		$price = $this->to_money( $minor );
		if ( wc_prices_include_tax() || get_option( 'woocommerce_tax_display_shop' ) !== 'incl' || ! $product->is_taxable() ) {
			return $price;
		}
		$with_tax = (float) wc_get_price_including_tax(
			$product,
			[
				'price' => 10000,
				'qty'   => 1,
			]
		);
		$shown    = wc_get_price_including_tax(
			$product,
			[
				'price' => $price,
				'qty'   => 1,
			]
		);
		return $with_tax > 0 ? (string) round( round( (float) $shown, wc_get_price_decimals() ) * 10000 / $with_tax, wc_get_rounding_precision() ) : $price;
	}

	/**
	 * With all ancestors: a rule for "Candles" holds for what lies in "Scented candles".
	 *
	 * @return list<int>
	 */
	private static function categories( int $product_id ): array {
		$ids = [];
		foreach ( array_filter( wc_get_product_term_ids( $product_id, 'product_cat' ), is_int( ... ) ) as $id ) {
			$ids = [ ...$ids, $id, ...get_ancestors( $id, 'product_cat', 'taxonomy' ) ];
		}
		return array_values( array_unique( array_filter( $ids, is_int( ... ) ) ) );
	}
}
