<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Cart;

use Vitrina\Discounts\DiscountDescription;
use Vitrina\Discounts\Hookable;
use Vitrina\Discounts\Storefront\StrikethroughPrice;
use Vitrina\Discounts\Wp\Shop;
use WC_Product;

/**
 * Shows on every line, classic or block, mini cart included, what it saves and why.
 */
final readonly class LineDisplay implements Hookable {

	public function __construct( private CartPrices $prices ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_get_item_data', $this->add_explanation( ... ), 10, 2 );
		add_filter( 'woocommerce_cart_item_price', $this->strike_out( ... ), 1000, 2 );
	}

	/**
	 * @param mixed $data Names and values under the product's name.
	 * @param mixed $line The line of the cart.
	 */
	public function add_explanation( mixed $data, mixed $line ): mixed {
		$price = $this->prices->of( is_array( $line ) ? $line['data'] ?? null : null );
		if ( $price === null || ! is_array( $data ) ) {
			return $data;
		}
		$text   = esc_html( DiscountDescription::of( $price ) );
		$data[] = [
			'key'     => __( 'Discount', 'vitrina-discounts' ),
			'value'   => $text,
			'display' => $text,
		];
		return $data;
	}

	/**
	 * @param mixed $html The price of a piece.
	 * @param mixed $line The line of the cart.
	 */
	public function strike_out( mixed $html, mixed $line ): mixed {
		$product = is_array( $line ) ? $line['data'] ?? null : null;
		$cart    = Shop::cart();
		if ( ! $product instanceof WC_Product || $cart === null || $this->prices->of( $product ) === null ) {
			return $html;
		}
		$before = clone $product;
		$before->set_price( $this->prices->own_price( $product ) );
		return StrikethroughPrice::html( $cart->get_product_price( $before ), $cart->get_product_price( $product ) );
	}
}
