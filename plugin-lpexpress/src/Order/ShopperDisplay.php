<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Order;

use Vitrina\Runtime\Hookable;
use WC_Order;

/**
 * Shows the terminal wherever WooCommerce shows the totals of an order: on the
 * thank-you page, in HTML and plain-text e-mails, in My account, and on the order-pay page.
 */
final readonly class ShopperDisplay implements Hookable {

	public function __construct( private OrderTerminal $order_terminal ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_get_order_item_totals', $this->add_row( ... ), 10, 2 );
		add_filter( 'woocommerce_order_get_formatted_shipping_address', $this->replace_address( ... ), 10, 3 );
		add_filter( 'woocommerce_order_shipping_to_display', $this->replace_price( ... ), 10, 2 );
	}

	/** Shows the terminal as the shipping address: the address that was entered is the buyer's. */
	public function replace_address( mixed $address, mixed $fields = [], mixed $order = null ): mixed {
		if ( ! $order instanceof WC_Order ) {
			return $address;
		}
		$label = $this->order_terminal->label( $order );
		if ( $label === '' ) {
			return $address;
		}
		$name  = trim( $order->get_formatted_shipping_full_name() );
		$lines = [ $name === '' ? $order->get_formatted_billing_full_name() : $name, __( 'LP Express terminal', 'vitrina-lpexpress' ), $label ];
		return implode( '<br/>', array_map( esc_html( ... ), $lines ) );
	}

	/** Shows "Free" for a zero price. WooCommerce shows the method's name instead, which e-mails then contain twice. */
	public function replace_price( mixed $price, mixed $order = null ): mixed {
		return $order instanceof WC_Order && $this->order_terminal->label( $order ) !== '' && (float) $order->get_shipping_total() === 0.0
			? esc_html__( 'Free', 'vitrina-lpexpress' )
			: $price;
	}

	public function add_row( mixed $rows, mixed $order ): mixed {
		$label = $order instanceof WC_Order ? $this->order_terminal->label( $order ) : '';
		if ( ! is_array( $rows ) || $label === '' ) {
			return $rows;
		}
		// The order-pay page prints values unescaped.
		$row = [
			'type'  => 'shipping',
			'label' => __( 'Terminal:', 'vitrina-lpexpress' ),
			'value' => esc_html( $label ),
		];
		$at  = array_search( 'shipping', array_keys( $rows ), true );
		$at  = $at === false ? count( $rows ) : $at + 1;
		return [ ...array_slice( $rows, 0, $at ), ...[ 'lpexpress_terminal' => $row ], ...array_slice( $rows, $at ) ];
	}
}
