<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Order;

use Vitrina\Runtime\Hookable;
use WC_Order;

/** Adds the terminal as an order note, which stays readable without this plugin. */
final readonly class TerminalNote implements Hookable {

	/** Meta key for the terminal of the last note, so that a second payment attempt adds no second note. */
	private const NOTED = '_vitrina_lpexpress_noted';

	public function __construct( private OrderTerminal $order_terminal ) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_checkout_order_created', $this->write( ... ), 20 );
		add_action( 'woocommerce_store_api_checkout_order_processed', $this->write( ... ), 5 );
	}

	public function write( WC_Order $order ): void {
		$id = $this->order_terminal->id( $order );
		if ( $id === '' || $id === $order->get_meta( self::NOTED ) ) {
			return;
		}
		/* translators: 1: name and address of a terminal, 2: its number. */
		$order->add_order_note( esc_html( sprintf( __( 'Delivery to the LP Express terminal: %1$s (No. %2$s)', 'vitrina-lpexpress' ), $this->order_terminal->label( $order ), $id ) ) );
		$order->update_meta_data( self::NOTED, $id );
		$order->save_meta_data();
	}
}
