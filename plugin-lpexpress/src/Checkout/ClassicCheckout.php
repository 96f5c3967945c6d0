<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Exception;
use Vitrina\LpExpress\Domain\InvalidTerminal;
use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Domain\SubmittedTerminal;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\TerminalValidator;
use Vitrina\LpExpress\Order\OrderTerminal;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WP_Error;

/** The classic checkout: validates the terminal and adds it to the order. */
final class ClassicCheckout implements Hookable {

	/**
	 * The terminal that passed validation in this request. Not validated twice: the
	 * nonce of the form changes when the checkout creates an account.
	 */
	private ?Terminal $validated = null;

	public function __construct(
		private readonly TerminalValidator $validator,
		private readonly SavedSelection $selection,
		private readonly OrderTerminal $order_terminal,
	) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_billing_fields', $this->require_phone( ... ), 20 );
		add_action( 'woocommerce_after_checkout_validation', $this->validate( ... ), 10, 2 );
		add_action( 'woocommerce_checkout_create_order', $this->add_terminal( ... ) );
	}

	/**
	 * Marks the phone field as required while a terminal rate is chosen. On submit
	 * `validate()` decides, because the form may choose another rate.
	 */
	public function require_phone( mixed $fields ): mixed {
		$is_shown = is_array( $fields ) && is_array( $fields[ Phone::FIELD ] ?? null ) && is_checkout() && ! doing_action( 'wc_ajax_checkout' ) && ! isset( $_POST['woocommerce-process-checkout-nonce'] ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only whether it is there.
		if ( $is_shown && ChosenRates::cart_goes_to_terminal() ) {
			$fields[ Phone::FIELD ]['required'] = true;
		}
		return $fields;
	}

	/** @param array<string, mixed> $data   The submitted form. */
	public function validate( array $data, WP_Error $errors ): void {
		$this->validated = null;
		if ( ! ChosenRates::cart_goes_to_terminal( $data['shipping_method'] ?? null ) ) {
			return;
		}
		$this->validate_phone( $data, $errors );
		try {
			$this->validated = $this->validator->resolve( NativeSelect::submitted( 'woocommerce-process-checkout-nonce', 'woocommerce-process_checkout' ), $this->selection->id(), $this->country( $data ) );
			$this->selection->save( $this->validated );
		} catch ( InvalidTerminal $invalid ) {
			// Without JavaScript "Update totals" submits the whole form to recalculate shipping.
			if ( ( $data['woocommerce_checkout_update_totals'] ?? false ) !== true ) {
				$errors->add( $invalid->reason->value, Messages::rejected( $invalid->reason ), [ 'id' => Method::FIELD ] );
			}
		}
	}

	/**
	 * Express payment buttons create orders without form validation, so it is validated here too.
	 *
	 * @throws Exception WooCommerce shows the message to the shopper instead of creating the order.
	 */
	public function add_terminal( WC_Order $order ): void {
		if ( ! ChosenRates::order_goes_to_terminal( $order ) ) {
			$this->order_terminal->clear( $order );
			return;
		}
		try {
			$terminal = $this->validated ?? $this->validator->resolve( SubmittedTerminal::missing(), $this->selection->id(), ChosenRates::order_country( $order ) );
		} catch ( InvalidTerminal $invalid ) {
			throw new Exception( esc_html( Messages::rejected( $invalid->reason ) ), 400 );
		}
		if ( Phone::is_missing( $order ) ) {
			throw new Exception( esc_html( Phone::message() ), 400 );
		}
		$this->order_terminal->write( $order, $terminal );
	}

	/** @param array<string, mixed> $data */
	private function validate_phone( array $data, WP_Error $errors ): void {
		$is_known = self::text( $data[ Phone::FIELD ] ?? '' ) !== '' || self::text( $data['shipping_phone'] ?? '' ) !== '';
		// WooCommerce has added the error itself where the shop always requires a phone.
		if ( $is_known || ( $data['woocommerce_checkout_update_totals'] ?? false ) === true || $errors->get_error_data( Phone::FIELD . '_required' ) !== null ) {
			return;
		}
		$errors->add( Phone::FIELD . '_required', Phone::message(), [ 'id' => Phone::FIELD ] );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? trim( $value ) : '';
	}

	/** @param array<string, mixed> $data */
	private function country( array $data ): string {
		foreach ( [ 'shipping_country', 'billing_country' ] as $field ) {
			if ( isset( $data[ $field ] ) && is_string( $data[ $field ] ) && $data[ $field ] !== '' ) {
				return $data[ $field ];
			}
		}
		return Shopper::country();
	}
}
