<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storefront;

use Vitrina\Discounts\Domain\Price;
use Vitrina\Discounts\Pricing;
use Vitrina\Discounts\Wp\Settings;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\VariationPrices;
use WC_Product;
use WC_Product_Variable;

/**
 * Prices in the catalogue. Only rules without tiers change them: prices by quantity are in
 * the tier table.
 */
final readonly class PriceHtml implements Hookable {

	public function __construct(
		private Pricing $pricing,
		private Settings $settings,
	) {}

	public function register_hooks(): void {
		// A named callback, not a closure, so that it can be removed.
		add_filter( 'woocommerce_get_price_html', [ $this, 'add_strikethrough' ], 100, 2 );
		add_filter( 'vitrina_effective_price', $this->effective( ... ), 10, 2 );
		add_filter( 'vitrina_shown_price', $this->shown( ... ), 10, 2 );
		add_filter( 'vitrina_shown_variation_prices', $this->shown_variations( ... ), 10, 2 );
	}

	public function add_strikethrough( mixed $html, mixed $product ): mixed {
		if ( ! is_string( $html ) || ! $product instanceof WC_Product || ! $this->settings->shows_strikethrough() || ( is_admin() && ! wp_doing_ajax() ) ) {
			return $html;
		}
		if ( $product instanceof WC_Product_Variable ) {
			return $this->range( $html, $product );
		}
		$price = $product->is_type( 'grouped' ) ? null : $this->pricing->general( $product );
		return $price !== null && $price->is_reduced() ? $this->html( $product, $price, $html ) : $html;
	}

	/**
	 * The price that applies at any quantity, for the price history.
	 *
	 * @param mixed $price   Price without rules, as entered in the shop.
	 * @param mixed $product A product, not a variable one.
	 * @throws DatabaseException When the rules cannot be read; no price is recorded then.
	 */
	public function effective( mixed $price, mixed $product ): mixed {
		if ( ! $product instanceof WC_Product || ! is_numeric( $price ) ) {
			return $price;
		}
		$item    = $this->pricing->item( $product, price: (float) $price );
		$general = $item === null ? null : $this->pricing->engine()->general_price( $item, time() );
		return $general !== null && $general->is_reduced() ? (float) $this->pricing->to_money( $general->unit ) : $price;
	}

	/** The reduced price that `add_strikethrough()` shows, from which the price per unit of measure is calculated. */
	private function shown( mixed $price, mixed $product ): mixed {
		$general = $product instanceof WC_Product && $this->settings->shows_strikethrough() ? $this->pricing->general( $product ) : null;
		return $product instanceof WC_Product && $general !== null && $general->is_reduced() ? $this->displayed( $product, $general->unit ) : $price;
	}

	/** The same as shown(), for all variations of a product, without loading them. */
	private function shown_variations( mixed $prices, mixed $product ): mixed {
		if ( ! is_array( $prices ) || ! $product instanceof WC_Product_Variable || ! $this->settings->shows_strikethrough() || ! $this->pricing->is_covered( $product ) ) {
			return $prices;
		}
		foreach ( $this->variations( $product ) as $id => $price ) {
			if ( $price->is_reduced() && isset( $prices[ $id ] ) ) {
				$prices[ $id ] = $this->displayed( $product, $price->unit );
			}
		}
		return $prices;
	}

	/** @return array<int, Price> General prices by variation ID. */
	private function variations( WC_Product_Variable $product ): array {
		$engine   = $this->pricing->display_engine();
		$prices   = VariationPrices::of( $product )['price'] ?? [];
		$generals = [];
		foreach ( is_array( $prices ) ? $prices : [] as $id => $own ) {
			$item = is_numeric( $own ) ? $this->pricing->item_of_variation( $product, (int) $id, (string) $own ) : null;
			if ( $item !== null ) {
				$generals[ (int) $id ] = $engine->general_price( $item, time() );
			}
		}
		return $generals;
	}

	/** @param string $initial WooCommerce's own price HTML. */
	public function html( WC_Product $product, Price $price, string $initial = '' ): string {
		$minor = $this->pricing->comparable( $product, $price->undiscounted );
		$old   = $this->displayed( $product, $minor );
		$new   = $this->displayed( $product, $price->unit );
		$html  = $price->unit < $minor ? self::strikethrough( wc_price( $old ), wc_price( $new ) ) : wc_price( $new );
		return self::filter( $html . $product->get_price_suffix( $this->pricing->to_money( $price->unit ) ), $old, $new, false, $initial );
	}

	/** The amount to display for one of the engine's prices: with or without tax, as the shop shows prices. */
	public function displayed( WC_Product $product, int $minor ): float {
		return wc_get_price_to_display( $product, [ 'price' => $this->pricing->to_money( $minor ) ] );
	}

	/** Price range of the variations, before and after the discount. */
	private function range( string $html, WC_Product_Variable $product ): string {
		$before  = [];
		$after   = [];
		$changes = false;
		if ( ! $this->pricing->is_covered( $product ) ) {
			return $html;
		}
		foreach ( $this->variations( $product ) as $price ) {
			$before[] = $price->undiscounted;
			$after[]  = $price->unit;
			$changes  = $changes || $price->is_reduced();
		}
		if ( ! $changes ) {
			return $html;
		}
		$old        = [ $this->displayed( $product, min( $before ) ), $this->displayed( $product, max( $before ) ) ];
		$new        = [ $this->displayed( $product, min( $after ) ), $this->displayed( $product, max( $after ) ) ];
		$is_range   = $old[0] !== $old[1] || $new[0] !== $new[1];
		$price_html = Pricing::may_cross_out( $product ) ? self::strikethrough( self::from_to( ...$old ), self::from_to( ...$new ), $is_range ) : self::from_to( ...$new );
		$price_html = $price_html . $product->get_price_suffix();
		return self::filter( $price_html, $old[0], $new[0], true, $html );
	}

	/**
	 * The old price and the new one, both HTML of WooCommerce: `<del>old</del>&nbsp;<ins>new</ins>`.
	 *
	 * @param bool $range Whether both are price ranges, which are shown on separate lines.
	 */
	public static function strikethrough( string $old, string $new, bool $range = false ): string {
		return sprintf(
			'<del><span class="screen-reader-text">%s </span>%s</del>%s<ins><span class="screen-reader-text">%s </span>%s</ins>',
			esc_html__( 'Price without discount:', 'vitrina-discounts' ),
			$old,
			$range ? '<br>' : '&nbsp;',
			esc_html__( 'Price with discount:', 'vitrina-discounts' ),
			$new
		);
	}

	private static function from_to( float $min, float $max ): string {
		return $min === $max ? wc_price( $min ) : wc_format_price_range( (string) $min, (string) $max );
	}

	private static function filter( string $html, float $old, float $new, bool $is_variable, string $initial ): string {
		/**
		 * The strikethrough price, under its name in Woo Discount Rules.
		 *
		 * @since 0.1.0
		 *
		 * @param string $html        `<del>` and `<ins>`.
		 * @param float  $old         Price before the discount, as displayed.
		 * @param float  $new         Price after the discount, as displayed.
		 * @param bool   $is_variable Whether it is the range of a variable product.
		 * @param string $initial     WooCommerce's own HTML.
		 */
		$filtered = apply_filters( 'advanced_woo_discount_rules_strikeout_price_html', $html, $old, $new, $is_variable, $initial );
		return is_string( $filtered ) ? $filtered : $html;
	}
}
