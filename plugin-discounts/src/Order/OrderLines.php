<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Order;

use Vitrina\Discounts\Cart\CartPrices;
use Vitrina\Discounts\DiscountDescription;
use Vitrina\Discounts\Domain\AppliedDiscount;
use Vitrina\Runtime\Hookable;
use WC_Order_Item_Product;

/**
 * Stores the discount description in the order line, so that later changes of rules do
 * not affect it. Rules never change the prices of orders, so orders created or
 * edited in wp-admin keep their prices.
 */
final readonly class OrderLines implements Hookable {

	/** Visible wherever WooCommerce shows an order line. */
	public const DESCRIPTION = 'vitrina_discount';

	/** Meta key for reports; the value is the comma-separated ids of the applied rules. */
	public const RULES = '_vitrina_discount_rules';

	public function __construct( private CartPrices $prices ) {}

	public function register_hooks(): void {
		// Both the classic checkout and the Store API create lines here.
		add_action( 'woocommerce_checkout_create_order_line_item', $this->write( ... ), 10, 3 );
		add_filter( 'woocommerce_order_item_display_meta_key', $this->label( ... ), 10, 2 );
	}

	public function write( WC_Order_Item_Product $item, string $key, mixed $line ): void {
		$price = $this->prices->reduced_price( is_array( $line ) ? $line['data'] ?? null : null );
		if ( $price === null ) {
			return;
		}
		$item->add_meta_data( self::DESCRIPTION, DiscountDescription::describe( $price ), true );
		$item->add_meta_data( self::RULES, implode( ',', array_map( static fn ( AppliedDiscount $applied ): string => (string) $applied->rule->id, $price->applied ) ), true );
	}

	public function label( mixed $name, mixed $meta ): mixed {
		$key = is_object( $meta ) ? $meta->key ?? '' : '';
		return $key === self::DESCRIPTION ? __( 'Discount', 'vitrina-discounts' ) : $name;
	}
}
