<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Order;

use Vitrina\Discounts\Cart\CartPrices;
use Vitrina\Discounts\DiscountDescription;
use Vitrina\Discounts\Domain\AppliedDiscount;
use Vitrina\Discounts\Hookable;
use WC_Order_Item_Product;

/**
 * Writes why a line was cheaper onto the order, where it stays when rules
 * change. Prices of orders are never touched: those made or edited in wp-admin
 * keep theirs.
 */
final readonly class OrderLines implements Hookable {

	/** Shown wherever WooCommerce shows a line of an order. */
	public const EXPLANATION = 'vitrina_discount';

	/** For reports: ids of the rules, with commas. */
	public const RULES = '_vitrina_discount_rules';

	public function __construct( private CartPrices $prices ) {}

	public function register_hooks(): void {
		// Classic checkout and Store API make lines in the same place.
		add_action( 'woocommerce_checkout_create_order_line_item', $this->write( ... ), 10, 3 );
		add_filter( 'woocommerce_order_item_display_meta_key', $this->name( ... ), 10, 2 );
	}

	public function write( WC_Order_Item_Product $item, string $key, mixed $line ): void {
		$price = $this->prices->of( is_array( $line ) ? $line['data'] ?? null : null );
		if ( $price === null ) {
			return;
		}
		$item->add_meta_data( self::EXPLANATION, DiscountDescription::of( $price ), true );
		$item->add_meta_data( self::RULES, implode( ',', array_map( static fn ( AppliedDiscount $applied ): string => (string) $applied->rule->id, $price->applied ) ), true );
	}

	/**
	 * @param mixed $name The key, or what another plugin calls it.
	 * @param mixed $meta Key and value.
	 */
	public function name( mixed $name, mixed $meta ): mixed {
		$key = is_object( $meta ) ? $meta->key ?? '' : '';
		return $key === self::EXPLANATION ? __( 'Discount', 'vitrina-discounts' ) : $name;
	}
}
