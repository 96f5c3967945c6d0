<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Cart;

use Vitrina\Discounts\Domain\Price;
use Vitrina\Discounts\Domain\Quantity;
use Vitrina\Discounts\Pricing;
use Vitrina\Discounts\Wp\Settings;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;
use WC_Cart;
use WC_Product;
use WeakMap;

/**
 * Sets the prices of the products in the cart. Idempotent, because WooCommerce
 * calculates totals several times.
 *
 * Starts with the price from the database, or the one that another plugin has set
 * before priority 1000; never with a price from a request or the session.
 */
final readonly class CartPrices implements Hookable {

	/** @var WeakMap<WC_Product, array{original: string, discounted: string, price: Price}> Price without rules, price that was set; by the product object of the line. */
	private WeakMap $lines;

	public function __construct(
		private Pricing $pricing,
		private Settings $settings,
	) {
		$this->lines = new WeakMap();
	}

	public function register_hooks(): void {
		add_action( 'woocommerce_before_calculate_totals', $this->apply( ... ), 1000 );
		// A mini cart uses the totals of the session, and does not calculate them again.
		add_action( 'woocommerce_cart_loaded_from_session', $this->apply( ... ), 1000 );
	}

	/** Ends the request with 503 if the rules cannot be read, because totals would be wrong. */
	public function apply( WC_Cart $cart ): void {
		$products = self::products( $cart );
		// Most requests have no cart and need no rules.
		if ( $products === [] ) {
			return;
		}
		$items = [];
		foreach ( $products as $key => [ 'product' => $product, 'quantity' => $quantity ] ) {
			$item = $this->pricing->item( $product, $quantity, (string) $key, $this->undiscounted_price( $product ) );
			if ( $item !== null ) {
				$items[] = $item;
			}
		}
		$is_disabled = $this->settings->text( 'disable_coupon_when_rule_applied' ) === 'disable_rules' && $cart->get_applied_coupons() !== [];
		try {
			$prices = $is_disabled ? [] : $this->pricing->engine()->prices( $items, time() );
		} catch ( DatabaseException $exception ) {
			wp_die( esc_html( $exception->getMessage() ), '', [ 'response' => 503 ] );
		}
		foreach ( $products as $key => [ 'product' => $product ] ) {
			$this->set( $product, $prices[ $key ] ?? null );
		}
	}

	/** The reduced price of a line; null if no rule applies. */
	public function reduced_price( mixed $product ): ?Price {
		return $product instanceof WC_Product && isset( $this->lines[ $product ] ) ? $this->lines[ $product ]['price'] : null;
	}

	/** The unit price without rules, with or without tax as prices are entered. */
	public function undiscounted_price( WC_Product $product ): string {
		$current = $product->get_price( 'edit' );
		$line    = $this->lines[ $product ] ?? null;
		// If the price is not the one that was last set here, another plugin has changed it since.
		return $line !== null && $line['discounted'] === $current ? $line['original'] : $current;
	}

	public function has_reductions( WC_Cart $cart ): bool {
		foreach ( self::products( $cart ) as [ 'product' => $product ] ) {
			if ( $this->reduced_price( $product ) !== null ) {
				return true;
			}
		}
		return false;
	}

	private function set( WC_Product $product, ?Price $price ): void {
		$original = $this->undiscounted_price( $product );
		if ( $price === null || ! $price->is_reduced() ) {
			if ( isset( $this->lines[ $product ] ) ) {
				$product->set_price( $original );
				unset( $this->lines[ $product ] );
			}
			return;
		}
		$product->set_price( $this->pricing->payable( $product, $price->unit ) );
		$discounted              = $product->get_price( 'edit' );
		$this->lines[ $product ] = compact( 'original', 'discounted', 'price' );
	}

	/** @return array<array-key, array{product: WC_Product, quantity: int}> By cart item key. */
	private static function products( WC_Cart $cart ): array {
		$products = [];
		foreach ( $cart->get_cart_contents() as $key => $line ) {
			$product  = is_array( $line ) ? $line['data'] ?? null : null;
			$quantity = is_array( $line ) ? Quantity::parse( is_numeric( $line['quantity'] ?? null ) ? (float) $line['quantity'] : null ) : null;
			if ( $product instanceof WC_Product && $quantity !== null ) {
				$products[ $key ] = compact( 'product', 'quantity' );
			}
		}
		return $products;
	}
}
