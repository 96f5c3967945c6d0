<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\InvalidTerminal;
use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Domain\SubmittedTerminal;
use Vitrina\LpExpress\Domain\TerminalValidator;
use Vitrina\LpExpress\Hookable;
use Vitrina\LpExpress\Order\OrderTerminal;
use Vitrina\LpExpress\Storage\Terminals;
use WC_Order;
use WC_Validation;

/**
 * The page on which an existing order is paid: one made by the shop, or one whose first payment failed.
 */
final class PayForOrder implements Hookable {

	private bool $is_printed = false;

	public function __construct(
		private readonly TerminalValidator $referee,
		private readonly ChosenRates $rates,
		private readonly OrderTerminal $order_terminal,
		private readonly Terminals $terminals,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_pay_order_before_payment', $this->print_field( ... ) );
		// Themes with an older copy of the template have only this one.
		add_action( 'woocommerce_pay_order_before_submit', $this->print_field( ... ) );
		add_action( 'woocommerce_before_pay_action', $this->validate( ... ) );
	}

	/**
	 * The select alone: the picker saves to the cart, which this order is not.
	 */
	public function print_field(): void {
		$order_id = get_query_var( 'order-pay' );
		$order    = is_numeric( $order_id ) ? wc_get_order( (int) $order_id ) : null;
		if ( $this->is_printed || ! $order instanceof WC_Order || ! $this->rates->order_goes_to_terminal( $order ) ) {
			return;
		}
		$this->is_printed = true;
		if ( Phone::is_missing( $order ) ) {
			$this->print_phone();
		}
		if ( $this->has_valid_terminal( $order ) ) {
			return;
		}
		NativeSelect::print( $this->terminals->of_country( $this->rates->order_country( $order ) ), $this->order_terminal->id( $order ) );
	}

	/**
	 * An error among the notices keeps WooCommerce from taking the payment.
	 */
	public function validate( WC_Order $order ): void {
		if ( ! $this->rates->order_goes_to_terminal( $order ) ) {
			return;
		}
		if ( Phone::is_missing( $order ) ) {
			$this->take_phone( $order );
		}
		$own_id = $this->order_terminal->id( $order );
		try {
			$terminal = $this->referee->decide( $this->posted(), $own_id === '' ? null : $own_id, $this->rates->order_country( $order ) );
		} catch ( InvalidTerminal $refused ) {
			wc_add_notice( Messages::refused( $refused->reason ), 'error', [ 'id' => Method::FIELD ] );
			return;
		}
		if ( $terminal->id !== $own_id ) {
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
			$this->posted_phone()
		);
	}

	private function take_phone( WC_Order $order ): void {
		$phone = $this->posted_phone();
		if ( $phone === '' || ! WC_Validation::is_phone( $phone, $order->get_billing_country() ) ) {
			wc_add_notice( Phone::message(), 'error', [ 'id' => Phone::FIELD ] );
			return;
		}
		$order->set_billing_phone( $phone );
		$order->save();
	}

	private function posted_phone(): string {
		return $this->has_nonce() && isset( $_POST[ Phone::FIELD ] ) && is_string( $_POST[ Phone::FIELD ] ) // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified first.
			? trim( sanitize_text_field( wp_unslash( $_POST[ Phone::FIELD ] ) ) ) // phpcs:ignore WordPress.Security.NonceVerification.Missing
			: '';
	}

	private function has_valid_terminal( WC_Order $order ): bool {
		$terminal = $this->terminals->find( $this->order_terminal->id( $order ) );
		return $terminal !== null && $terminal->country === $this->rates->order_country( $order );
	}

	private function posted(): SubmittedTerminal {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- Verified first.
		if ( ! $this->has_nonce() || ! isset( $_POST[ Method::FIELD ] ) ) {
			return SubmittedTerminal::absent();
		}
		return SubmittedTerminal::value( is_string( $_POST[ Method::FIELD ] ) ? sanitize_text_field( wp_unslash( $_POST[ Method::FIELD ] ) ) : null );
		// phpcs:enable
	}

	private function has_nonce(): bool {
		$nonce = isset( $_POST['woocommerce-pay-nonce'] ) && is_string( $_POST['woocommerce-pay-nonce'] )
			? sanitize_text_field( wp_unslash( $_POST['woocommerce-pay-nonce'] ) )
			: '';
		return wp_verify_nonce( $nonce, 'woocommerce-pay' ) !== false;
	}
}
