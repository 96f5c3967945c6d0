<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Order;

use Vitrina\Runtime\Hookable;
use WC_Order;

/** The terminal as a column of the list of orders, for both order storages of WooCommerce. */
final readonly class OrdersList implements Hookable {

	private const COLUMN = 'lpexpress_terminal';

	public function __construct( private OrderTerminal $order_terminal ) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_shop_order_list_table_columns', $this->add_column( ... ) );
		add_action( 'woocommerce_shop_order_list_table_custom_column', $this->print_cell( ... ), 10, 2 );
		add_filter( 'manage_edit-shop_order_columns', $this->add_column( ... ) );
		add_action( 'manage_shop_order_posts_custom_column', $this->print_cell( ... ), 10, 2 );
	}

	public function add_column( mixed $columns ): mixed {
		if ( ! is_array( $columns ) ) {
			return $columns;
		}
		$at = array_search( 'order_status', array_keys( $columns ), true );
		$at = $at === false ? count( $columns ) : $at + 1;
		return [ ...array_slice( $columns, 0, $at ), ...[ self::COLUMN => __( 'Terminal', 'vitrina-lpexpress' ) ], ...array_slice( $columns, $at ) ];
	}

	/** @param mixed $order  The order, or its id if orders are stored as posts. */
	public function print_cell( mixed $column, mixed $order ): void {
		if ( $column !== self::COLUMN ) {
			return;
		}
		$order = is_int( $order ) ? wc_get_order( $order ) : $order;
		echo esc_html( $order instanceof WC_Order ? $this->order_terminal->label( $order ) : '' );
	}
}
