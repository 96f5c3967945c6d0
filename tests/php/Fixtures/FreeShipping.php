<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use WC_Coupon;
use WC_Product;

/**
 * Free shipping as a method of the zone of Lithuania, with products and coupons for random carts. Runs inside WordPress.
 */
final class FreeShipping {

	/**
	 * How the cart shows prices: with tax ("incl") or without it ("excl").
	 */
	public string $display = 'incl';

	private int $method = 0;

	private string $option = '';

	/**
	 * @param list<WC_Product> $products
	 * @param WC_Coupon        $granting Also grants free shipping.
	 * @param WC_Coupon        $plain    Only reduces the total.
	 */
	private function __construct(
		public readonly array $products,
		public readonly WC_Coupon $granting,
		public readonly WC_Coupon $plain,
	) {}

	/**
	 * Loads the cart, and starts the random numbers that a test draws.
	 */
	public static function create( int $seed ): self {
		wc_load_cart();
		mt_srand( $seed );
		$granting = self::create_coupon(
			[
				'code'          => "bar-{$seed}",
				'discount_type' => 'percent',
				'amount'        => 10,
				'free_shipping' => true,
			]
		);
		$plain    = self::create_coupon(
			[
				'code'          => "bar-plain-{$seed}",
				'discount_type' => 'fixed_cart',
				'amount'        => 3.33,
			]
		);
		$products = array_map(
			static fn ( string $price ): WC_Product => Products::get(
				Products::create(
					[
						'name'               => 'Baras',
						'regular_price'      => $price,
						'catalog_visibility' => 'hidden',
					]
				)
			),
			[ '9.99', '0.01', '24.995', '3' ]
		);
		$self     = new self( $products, $granting, $plain );
		add_filter( 'pre_option_woocommerce_tax_display_cart', static fn (): string => $self->display );
		$self->method = ShippingRates::add( 'LT', 'free_shipping', [] );
		$self->option = "woocommerce_free_shipping_{$self->method}_settings";
		return $self;
	}

	/**
	 * @param array<string, string> $settings
	 */
	public function set( array $settings ): void {
		update_option( $this->option, [ 'title' => 'Kurjeris nemokamai' ] + $settings );
	}

	public function settings(): mixed {
		return get_option( $this->option );
	}

	public function delete(): void {
		WC()->cart->empty_cart();
		ShippingRates::delete( 'LT', [ $this->method ] );
		delete_option( $this->option );
		$this->granting->delete( true );
		$this->plain->delete( true );
		foreach ( $this->products as $product ) {
			$product->delete( true );
		}
	}

	/**
	 * @param array<string, mixed> $props As for `WC_Coupon::set_props()`.
	 */
	private static function create_coupon( array $props ): WC_Coupon {
		$coupon = new WC_Coupon();
		$coupon->set_props( $props );
		$coupon->save();
		return $coupon;
	}
}
