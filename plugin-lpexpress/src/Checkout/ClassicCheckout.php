<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Exception;
use Vitrina\LpExpress\Domain\InvalidTerminal;
use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Domain\SubmittedTerminal;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\TerminalValidator;
use Vitrina\LpExpress\Hookable;
use Vitrina\LpExpress\Order\OrderTerminal;
use WC_Order;
use WP_Error;

/**
 * The classic checkout form: refuses an order without a terminal, and writes the terminal on the order.
 */
final class ClassicCheckout implements Hookable {

	/**
	 * What the validation of this request came to. The nonce of the form
	 * changes when the checkout creates an account, so it is not asked twice.
	 */
	private ?Terminal $decided = null;

	public function __construct(
		private readonly TerminalValidator $referee,
		private readonly SavedSelection $choice,
		private readonly ChosenRates $rates,
		private readonly OrderTerminal $order_terminal,
		private readonly Shopper $shopper,
	) {}

	public function register_hooks(): void {
		add_filter( 'woocommerce_billing_fields', $this->require_phone( ... ), 20 );
		add_action( 'woocommerce_after_checkout_validation', $this->validate( ... ), 10, 2 );
		add_action( 'woocommerce_checkout_create_order', $this->record( ... ) );
	}

	/**
	 * Says "required" at the field while a terminal is chosen. Whether it is needed in the end, `validate()` decides:
	 * the posted form may have chosen another rate.
	 *
	 * @param mixed $fields By their names.
	 */
	public function require_phone( mixed $fields ): mixed {
		$is_shown = is_array( $fields ) && is_array( $fields[ Phone::FIELD ] ?? null ) && is_checkout() && ! doing_action( 'wc_ajax_checkout' ) && ! isset( $_POST['woocommerce-process-checkout-nonce'] ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only whether it is there.
		if ( $is_shown && $this->rates->cart_goes_to_terminal() ) {
			$fields[ Phone::FIELD ]['required'] = true;
		}
		return $fields;
	}

	/**
	 * @param array<string, mixed> $data   The posted form.
	 * @param WP_Error             $errors To be filled.
	 */
	public function validate( array $data, WP_Error $errors ): void {
		$this->decided = null;
		if ( ! $this->rates->cart_goes_to_terminal( $data['shipping_method'] ?? null ) ) {
			return;
		}
		$this->validate_phone( $data, $errors );
		try {
			$this->decided = $this->referee->decide( $this->posted(), $this->choice->id(), $this->country( $data ) );
			$this->choice->save( $this->decided );
		} catch ( InvalidTerminal $refused ) {
			// Without a script "Update totals" posts the whole form, to see what delivery costs.
			if ( ( $data['woocommerce_checkout_update_totals'] ?? false ) !== true ) {
				$errors->add( $refused->reason->value, Messages::refused( $refused->reason ), [ 'id' => Method::FIELD ] );
			}
		}
	}

	/**
	 * Express buttons create orders without validating the form, so it is decided here too.
	 *
	 * @throws Exception Which WooCommerce shows to the shopper instead of creating the order.
	 */
	public function record( WC_Order $order ): void {
		if ( ! $this->rates->order_goes_to_terminal( $order ) ) {
			$this->order_terminal->clear( $order );
			return;
		}
		try {
			$terminal = $this->decided ?? $this->referee->decide( SubmittedTerminal::absent(), $this->choice->id(), $this->rates->order_country( $order ) );
		} catch ( InvalidTerminal $refused ) {
			throw new Exception( esc_html( Messages::refused( $refused->reason ) ), 400 );
		}
		if ( Phone::is_missing( $order ) ) {
			throw new Exception( esc_html( Phone::message() ), 400 );
		}
		$this->order_terminal->write( $order, $terminal );
	}

	/**
	 * @param array<string, mixed> $data
	 */
	private function validate_phone( array $data, WP_Error $errors ): void {
		$is_known = self::text( $data[ Phone::FIELD ] ?? '' ) !== '' || self::text( $data['shipping_phone'] ?? '' ) !== '';
		// WooCommerce has said so where the shop requires it in any case.
		if ( $is_known || ( $data['woocommerce_checkout_update_totals'] ?? false ) === true || $errors->get_error_data( Phone::FIELD . '_required' ) !== null ) {
			return;
		}
		$errors->add( Phone::FIELD . '_required', Phone::message(), [ 'id' => Phone::FIELD ] );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? trim( $value ) : '';
	}

	private function posted(): SubmittedTerminal {
		$nonce = isset( $_POST['woocommerce-process-checkout-nonce'] ) && is_string( $_POST['woocommerce-process-checkout-nonce'] )
			? sanitize_text_field( wp_unslash( $_POST['woocommerce-process-checkout-nonce'] ) )
			: '';
		if ( wp_verify_nonce( $nonce, 'woocommerce-process_checkout' ) === false || ! isset( $_POST[ Method::FIELD ] ) ) {
			return SubmittedTerminal::absent();
		}
		return SubmittedTerminal::value( is_string( $_POST[ Method::FIELD ] ) ? sanitize_text_field( wp_unslash( $_POST[ Method::FIELD ] ) ) : null );
	}

	/**
	 * @param array<string, mixed> $data
	 */
	private function country( array $data ): string {
		foreach ( [ 'shipping_country', 'billing_country' ] as $field ) {
			if ( isset( $data[ $field ] ) && is_string( $data[ $field ] ) && $data[ $field ] !== '' ) {
				return $data[ $field ];
			}
		}
		return $this->shopper->country();
	}
}
