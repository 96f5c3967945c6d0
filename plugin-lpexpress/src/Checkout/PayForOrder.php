<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\InvalidTerminal;
use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\LpExpress\Domain\TerminalValidator;
use Vitrina\LpExpress\Order\OrderTerminal;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WC_Validation;

/** The terminal field on the order-pay page: for orders that the shop created, or whose first payment failed. */
final class PayForOrder implements Hookable {

	private bool $is_printed = false;

	public function __construct(
		private readonly TerminalValidator $validator,
		private readonly OrderTerminal $order_terminal,
		private readonly Terminals $terminals,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_pay_order_before_payment', $this->print_field( ... ) );
		// Themes with an older copy of the template only have this hook.
		add_action( 'woocommerce_pay_order_before_submit', $this->print_field( ... ) );
		add_action( 'woocommerce_before_pay_action', $this->validate( ... ) );
	}

	/** Prints the select without the picker, because the picker saves the selection of the cart, not of this order. */
	public function print_field(): void {
		$order_id = get_query_var( 'order-pay' );
		$order    = is_numeric( $order_id ) ? wc_get_order( (int) $order_id ) : null;
		if ( $this->is_printed || ! $order instanceof WC_Order || ! ChosenRates::order_goes_to_terminal( $order ) ) {
			return;
		}
		$this->is_printed = true;
		if ( Phone::is_missing( $order ) ) {
			$this->print_phone();
		}
		if ( $this->has_valid_terminal( $order ) ) {
			return;
		}
		NativeSelect::print( $this->terminals->of_country( ChosenRates::order_country( $order ) ), $this->order_terminal->id( $order ) );
	}

	/** WooCommerce does not process the payment if there is an error notice. */
	public function validate( WC_Order $order ): void {
		if ( ! ChosenRates::order_goes_to_terminal( $order ) ) {
			return;
		}
		if ( Phone::is_missing( $order ) ) {
			$this->save_phone( $order );
		}
		$current_id = $this->order_terminal->id( $order );
		try {
			$terminal = $this->validator->resolve( NativeSelect::submitted( 'woocommerce-pay-nonce', 'woocommerce-pay' ), $current_id === '' ? null : $current_id, ChosenRates::order_country( $order ) );
		} catch ( InvalidTerminal $invalid ) {
			wc_add_notice( Messages::rejected( $invalid->reason ), 'error', [ 'id' => Method::FIELD ] );
			return;
		}
		if ( $terminal->id !== $current_id ) {
			$this->order_terminal->write( $order, $terminal );
			$order->save();
		}
	}

	private function print_phone(): void {
		woocommerce_form_field(
			Phone::FIELD,
			[
				'type'         => 'tel',
				'label'        => __( 'Phone', 'vitrina-lpexpress' ),
				'required'     => true,
				'autocomplete' => 'tel',
				'class'        => [ 'form-row-wide' ],
			],
			$this->submitted_phone()
		);
	}

	private function save_phone( WC_Order $order ): void {
		$phone = $this->submitted_phone();
		if ( $phone === '' || ! WC_Validation::is_phone( $phone, $order->get_billing_country() ) ) {
			wc_add_notice( Phone::message(), 'error', [ 'id' => Phone::FIELD ] );
			return;
		}
		$order->set_billing_phone( $phone );
		$order->save();
	}

	private function submitted_phone(): string {
		return $this->has_nonce() && isset( $_POST[ Phone::FIELD ] ) && is_string( $_POST[ Phone::FIELD ] ) // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified first.
			? trim( sanitize_text_field( wp_unslash( $_POST[ Phone::FIELD ] ) ) ) // phpcs:ignore WordPress.Security.NonceVerification.Missing
			: '';
	}

	private function has_valid_terminal( WC_Order $order ): bool {
		$terminal = $this->terminals->find( $this->order_terminal->id( $order ) );
		return $terminal !== null && $terminal->country === ChosenRates::order_country( $order );
	}

	private function has_nonce(): bool {
		$nonce = isset( $_POST['woocommerce-pay-nonce'] ) && is_string( $_POST['woocommerce-pay-nonce'] )
			? sanitize_text_field( wp_unslash( $_POST['woocommerce-pay-nonce'] ) )
			: '';
		return wp_verify_nonce( $nonce, 'woocommerce-pay' ) !== false;
	}
}
