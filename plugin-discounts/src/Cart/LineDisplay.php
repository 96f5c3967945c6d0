<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Cart;

use Vitrina\Discounts\DiscountDescription;
use Vitrina\Discounts\Pricing;
use Vitrina\Discounts\Storefront\PriceHtml;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Shop;
use WC_Product;

/** Shows the discount on every cart line: classic, block and mini cart. */
final readonly class LineDisplay implements Hookable {

	public function __construct(
		private CartPrices $prices,
		private Pricing $pricing,
	) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_get_item_data', $this->add_description( ... ), 10, 2 );
		add_filter( 'woocommerce_cart_item_price', $this->add_strikethrough( ... ), 1000, 2 );
	}

	public function add_description( mixed $data, mixed $line ): mixed {
		$price = $this->prices->reduced_price( is_array( $line ) ? $line['data'] ?? null : null );
		if ( $price === null || ! is_array( $data ) ) {
			return $data;
		}
		$text   = esc_html( DiscountDescription::describe( $price ) );
		$data[] = [
			'key'     => __( 'Discount', 'vitrina-discounts' ),
			'value'   => $text,
			'display' => $text,
		];
		return $data;
	}

	public function add_strikethrough( mixed $html, mixed $line ): mixed {
		$product = is_array( $line ) ? $line['data'] ?? null : null;
		$cart    = Shop::cart();
		$price   = $this->prices->reduced_price( $product );
		if ( ! $product instanceof WC_Product || $cart === null || $price === null ) {
			return $html;
		}
		$minor = $this->pricing->comparable( $product, $price->undiscounted );
		if ( $price->unit >= $minor ) {
			return $html;
		}
		$original = clone $product;
		$original->set_price( $minor === $price->undiscounted ? $this->prices->undiscounted_price( $product ) : $this->pricing->payable( $product, $minor ) );
		return PriceHtml::strikethrough( $cart->get_product_price( $original ), $cart->get_product_price( $product ) );
	}
}
