<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Vitrina\LpExpress\Blocks\CartExtension;
use Vitrina\LpExpress\Domain\InvalidTerminal;
use Vitrina\LpExpress\Domain\SubmittedTerminal;
use Vitrina\LpExpress\Domain\TerminalValidator;
use Vitrina\LpExpress\Order\OrderTerminal;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WP_REST_Request;

/** The block checkout and other clients of the Store API: new orders, and payments of existing ones. */
final readonly class StoreApiCheckout implements Hookable {

	public function __construct(
		private TerminalValidator $validator,
		private SavedSelection $selection,
		private OrderTerminal $order_terminal,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', $this->add_terminal( ... ), 10, 2 );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @throws RouteException When the terminal or the phone number is missing or invalid.
	 */
	public function add_terminal( WC_Order $order, WP_REST_Request $request ): void {
		if ( $request->get_method() !== 'POST' ) {
			return;
		}
		if ( ! ChosenRates::order_goes_to_terminal( $order ) ) {
			$this->order_terminal->clear( $order );
			return;
		}
		$is_existing = isset( $request['id'] );
		// An existing order has its own terminal; the saved selection belongs to the cart.
		$saved_id = $is_existing ? $this->order_terminal->id( $order ) : $this->selection->id();
		try {
			$terminal = $this->validator->resolve( $this->submitted_terminal( $request ), $saved_id === '' ? null : $saved_id, ChosenRates::order_country( $order ) );
		} catch ( InvalidTerminal $invalid ) {
			throw new RouteException( 'vitrina_lpexpress_' . esc_html( $invalid->reason->value ), esc_html( Messages::rejected( $invalid->reason ) ), 400 );
		}
		if ( Phone::is_missing( $order ) ) {
			throw new RouteException( 'vitrina_lpexpress_phone', esc_html( Phone::message() ), 400 );
		}
		$this->order_terminal->write( $order, $terminal );
		if ( ! $is_existing ) {
			$this->selection->save( $terminal );
		}
	}

	/**
	 * The schema does not reject everything that is invalid: `"extensions": "x"` arrives as null.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function submitted_terminal( WP_REST_Request $request ): SubmittedTerminal {
		$extensions = $request['extensions'];
		$data       = is_array( $extensions ) ? $extensions[ CartExtension::NAMESPACE ] ?? null : null;
		if ( ! is_array( $data ) || ! isset( $data['terminal_id'] ) ) {
			return SubmittedTerminal::missing();
		}
		return SubmittedTerminal::value( $data['terminal_id'] );
	}
}
