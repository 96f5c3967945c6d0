<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Cart;

use Vitrina\Discounts\Domain\Price;
use Vitrina\Discounts\Domain\Quantity;
use Vitrina\Discounts\Hookable;
use Vitrina\Discounts\Pricing;
use Vitrina\Discounts\Storage\DatabaseException;
use Vitrina\Discounts\Wp\Settings;
use WC_Cart;
use WC_Product;
use WeakMap;

/**
 * Gives the products in the cart their price, however often WooCommerce asks.
 *
 * It starts from the price that the product has from the database, or that
 * another plugin has set before priority 1000; never from a request or the
 * session.
 */
final readonly class CartPrices implements Hookable {

	/**
	 * By product object of a line.
	 *
	 * @var WeakMap<WC_Product, LinePrice>
	 */
	private WeakMap $lines;

	public function __construct(
		private Pricing $pricing,
		private Settings $settings,
	) {
		$this->lines = new WeakMap();
	}

	public function register_hooks(): void {
		add_action( 'woocommerce_before_calculate_totals', $this->apply( ... ), 1000 );
		// A mini cart that is shown with totals of the session calculates none.
		add_action( 'woocommerce_cart_loaded_from_session', $this->apply( ... ), 1000 );
	}

	/**
	 * Ends the request with 503 where nobody knows the rules: no total is right without them.
	 */
	public function apply( WC_Cart $cart ): void {
		$products = self::products( $cart );
		// Most requests of a shop have no cart: they need no rules.
		if ( $products === [] ) {
			return;
		}
		$items = [];
		foreach ( $products as $key => [ 'product' => $product, 'quantity' => $quantity ] ) {
			$item = $this->pricing->item( $product, $quantity, (string) $key, $this->own_price( $product ) );
			if ( $item !== null ) {
				$items[] = $item;
			}
		}
		$is_off = $this->settings->text( 'disable_coupon_when_rule_applied' ) === 'disable_rules' && $cart->get_applied_coupons() !== [];
		try {
			$prices = $is_off ? [] : $this->pricing->engine()->prices( $items, time() );
		} catch ( DatabaseException $failed ) {
			wp_die( esc_html( $failed->getMessage() ), '', [ 'response' => 503 ] );
		}
		foreach ( $products as $key => [ 'product' => $product ] ) {
			$this->set( $product, $prices[ $key ] ?? null );
		}
	}

	/**
	 * Why the product of a line is cheaper; null where it is not.
	 */
	public function of( mixed $product ): ?Price {
		return $product instanceof WC_Product && isset( $this->lines[ $product ] ) ? $this->lines[ $product ]->price : null;
	}

	/**
	 * What a piece of a line would cost without rules, as the shop enters prices.
	 */
	public function own_price( WC_Product $product ): string {
		$now  = $product->get_price( 'edit' );
		$line = $this->lines[ $product ] ?? null;
		// Anything but what stands there from the last time was set by somebody else since.
		return $line !== null && $line->given === $now ? $line->own : $now;
	}

	public function has_reductions( WC_Cart $cart ): bool {
		foreach ( self::products( $cart ) as [ 'product' => $product ] ) {
			if ( $this->of( $product ) !== null ) {
				return true;
			}
		}
		return false;
	}

	private function set( WC_Product $product, ?Price $price ): void {
		$own = $this->own_price( $product );
		if ( $price === null || ! $price->is_reduced() ) {
			if ( isset( $this->lines[ $product ] ) ) {
				$product->set_price( $own );
				unset( $this->lines[ $product ] );
			}
			return;
		}
		$given = $this->pricing->payable( $product, $price->unit );
		$product->set_price( $given );
		$this->lines[ $product ] = new LinePrice( $own, $product->get_price( 'edit' ), $price );
	}

	/**
	 * @return array<array-key, array{product: WC_Product, quantity: int}> By key of the line.
	 */
	private static function products( WC_Cart $cart ): array {
		$products = [];
		foreach ( $cart->get_cart_contents() as $key => $line ) {
			$product  = is_array( $line ) ? $line['data'] ?? null : null;
			$quantity = is_array( $line ) ? Quantity::of( is_numeric( $line['quantity'] ?? null ) ? (float) $line['quantity'] : null ) : null;
			if ( $product instanceof WC_Product && $quantity !== null ) {
				$products[ $key ] = compact( 'product', 'quantity' );
			}
		}
		return $products;
	}
}
