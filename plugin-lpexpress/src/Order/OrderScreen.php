<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Order;

use Vitrina\LpExpress\Checkout\ChosenRates;
use Vitrina\LpExpress\Checkout\Messages;
use Vitrina\LpExpress\Domain\InvalidTerminal;
use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Domain\TerminalId;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\LpExpress\Domain\TerminalValidator;
use Vitrina\Runtime\Hookable;
use WC_Admin_Meta_Boxes;
use WC_Order;

/** Shows the terminal on the order screen of wp-admin, where it can be changed. */
final readonly class OrderScreen implements Hookable {

	private const NONCE  = 'vitrina_lpexpress_order_terminal';
	private const ACTION = 'vitrina-lpexpress-order-terminal';

	public function __construct(
		private OrderTerminal $order_terminal,
		private TerminalValidator $validator,
		private Terminals $terminals,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_admin_order_data_after_shipping_address', $this->print_field( ... ) );
		// After WooCommerce (40) has saved the address, which determines the country.
		add_action( 'woocommerce_process_shop_order_meta', $this->save( ... ), 45 );
	}

	public function print_field( WC_Order $order ): void {
		$id = $this->order_terminal->id( $order );
		if ( $id === '' && ! ChosenRates::order_goes_to_terminal( $order ) ) {
			return;
		}
		$field = Method::FIELD;
		echo '<p class="form-field form-field-wide">';
		printf( '<label for="%s">%s</label>', esc_attr( $field ), esc_html__( 'LP Express terminal', 'vitrina-lpexpress' ) );
		printf( '<select class="wc-enhanced-select" style="width:100%%" name="%1$s" id="%1$s">', esc_attr( $field ) );
		printf( '<option value="">%s</option>', esc_html__( 'None', 'vitrina-lpexpress' ) );
		$this->print_options( $order, $id );
		echo '</select>';
		wp_nonce_field( self::ACTION, self::NONCE, false );
		echo '</p>';
	}

	/** @param int|string $order_id */
	public function save( int|string $order_id ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) ) : '';
		if ( wp_verify_nonce( $nonce, self::ACTION ) === false || ! current_user_can( 'edit_shop_orders' ) ) {
			return;
		}
		$submitted = isset( $_POST[ Method::FIELD ] ) && is_string( $_POST[ Method::FIELD ] ) ? sanitize_text_field( wp_unslash( $_POST[ Method::FIELD ] ) ) : null;
		$order     = wc_get_order( (int) $order_id );
		if ( $submitted === null || ! $order instanceof WC_Order || $submitted === $this->order_terminal->id( $order ) ) {
			return;
		}
		$this->change( $order, $submitted );
	}

	private function change( WC_Order $order, string $submitted ): void {
		$before = $this->order_terminal->label( $order );
		if ( $submitted === '' ) {
			$this->order_terminal->clear( $order );
		} else {
			try {
				$this->order_terminal->write( $order, $this->validator->validate( TerminalId::parse( $submitted ), ChosenRates::order_country( $order ) ) );
			} catch ( InvalidTerminal $invalid ) {
				WC_Admin_Meta_Boxes::add_error( Messages::rejected( $invalid->reason ) );
				return;
			}
		}
		$order->save();
		$none = __( 'none', 'vitrina-lpexpress' );
		$now  = $this->order_terminal->label( $order );
		/* translators: 1: terminal before, 2: terminal now. */
		$order->add_order_note( esc_html( sprintf( __( 'Terminal changed from %1$s to %2$s.', 'vitrina-lpexpress' ), $before === '' ? $none : $before, $now === '' ? $none : $now ) ), 0, true );
	}

	private function print_options( WC_Order $order, string $id ): void {
		$is_listed = $id === '';
		foreach ( $this->terminals->of_country( ChosenRates::order_country( $order ) )->by_city() as $city => $terminals ) {
			printf( '<optgroup label="%s">', esc_attr( (string) $city ) );
			foreach ( $terminals as $terminal ) {
				$is_listed = $is_listed || $terminal->id === $id;
				printf( '<option value="%s"%s>%s</option>', esc_attr( $terminal->id ), selected( $terminal->id, $id, false ), esc_html( $terminal->label() ) );
			}
			echo '</optgroup>';
		}
		if ( ! $is_listed ) {
			// No longer in the list, but still the terminal of this order.
			printf( '<option value="%s" selected>%s</option>', esc_attr( $id ), esc_html( $this->order_terminal->label( $order ) ) );
		}
	}
}
