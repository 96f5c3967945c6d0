<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Order;

use Vitrina\LpExpress\HasHooks;
use WC_Order;

/**
 * Shows the terminal wherever WooCommerce shows the totals of an order: on the
 * thank-you page, in e-mails of both kinds, in My account, on the page to pay.
 */
final readonly class ShopperDisplay implements HasHooks {

	public function __construct( private OrderTerminal $order_terminal ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_get_order_item_totals', [ $this, 'add_row' ], 10, 2 );
	}

	/**
	 * @param mixed $rows  Rows under the products, by name.
	 * @param mixed $order Whose they are.
	 */
	public function add_row( mixed $rows, mixed $order ): mixed {
		$label = $order instanceof WC_Order ? $this->order_terminal->label( $order ) : '';
		if ( ! is_array( $rows ) || '' === $label ) {
			return $rows;
		}
		// The page to pay prints values as they are.
		$row = [
			'type'  => 'shipping',
			'label' => __( 'Terminal:', 'vitrina-lpexpress' ),
			'value' => esc_html( $label ),
		];
		$at  = array_search( 'shipping', array_keys( $rows ), true );
		$at  = false === $at ? count( $rows ) : $at + 1;
		return [ ...array_slice( $rows, 0, $at ), ...[ 'lpexpress_terminal' => $row ], ...array_slice( $rows, $at ) ];
	}
}
