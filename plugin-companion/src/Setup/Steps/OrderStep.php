<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Steps;

use Vitrina\Runtime\Setup\Status;
use WC_Order;
use WC_Product;

/** The first order, which the owner places as a shopper would. */
final class OrderStep extends InformingStep {
	public function id(): string {
		return 'order';
	}

	public function title(): string {
		return __( 'Test order', 'vitrina-companion' );
	}

	public function status(): Status {
		$order = self::paid_order();
		if ( $order !== null ) {
			/* translators: %s: number of an order. */
			return new Status( true, sprintf( __( 'Order %s is paid.', 'vitrina-companion' ), $order->get_order_number() ), [ __( 'Open the order', 'vitrina-companion' ) => $order->get_edit_order_url() ] );
		}
		$product = self::product();
		if ( $product === null ) {
			return new Status( false, __( 'There is no product yet that can be bought.', 'vitrina-companion' ), [ __( 'Add a product', 'vitrina-companion' ) => admin_url( 'post-new.php?post_type=product' ) ] );
		}
		return new Status(
			false,
			/* translators: %s: name of a product. */
			sprintf( __( 'Place an order as a shopper: the link puts "%s" into your cart and opens the checkout.', 'vitrina-companion' ), $product->get_name() ),
			[ __( 'Place a test order', 'vitrina-companion' ) => add_query_arg( 'add-to-cart', $product->get_id(), wc_get_checkout_url() ) ]
		);
	}

	private static function paid_order(): ?WC_Order {
		$orders = wc_get_orders(
			[
				'limit'  => 1,
				'status' => wc_get_is_paid_statuses(),
				'type'   => 'shop_order',
			]
		);
		$order  = is_array( $orders ) ? $orders[0] ?? null : null;
		return $order instanceof WC_Order ? $order : null;
	}

	/** A product that can be bought without choosing a variation; null if there is none. */
	private static function product(): ?WC_Product {
		$products = wc_get_products(
			[
				'limit'        => 10,
				'status'       => 'publish',
				'type'         => 'simple',
				'virtual'      => false,
				'stock_status' => 'instock',
			]
		);
		foreach ( is_array( $products ) ? $products : [] as $product ) {
			if ( $product instanceof WC_Product && $product->is_purchasable() ) {
				return $product;
			}
		}
		return null;
	}
}
