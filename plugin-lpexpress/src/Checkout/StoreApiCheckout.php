<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Vitrina\LpExpress\Blocks\CartExtension;
use Vitrina\LpExpress\Domain\InvalidTerminal;
use Vitrina\LpExpress\Domain\SubmittedTerminal;
use Vitrina\LpExpress\Domain\TerminalValidator;
use Vitrina\LpExpress\Hookable;
use Vitrina\LpExpress\Order\OrderTerminal;
use WC_Order;
use WP_REST_Request;

/**
 * The block checkout, and whoever else calls the Store API: new orders, and the payment of existing ones.
 */
final readonly class StoreApiCheckout implements Hookable {

	public function __construct(
		private TerminalValidator $referee,
		private SavedSelection $choice,
		private ChosenRates $rates,
		private OrderTerminal $order_terminal,
	) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', $this->record( ... ), 10, 2 );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @throws RouteException When the order cannot be delivered.
	 */
	public function record( WC_Order $order, WP_REST_Request $request ): void {
		if ( $request->get_method() !== 'POST' ) {
			return;
		}
		if ( ! $this->rates->order_goes_to_terminal( $order ) ) {
			$this->order_terminal->clear( $order );
			return;
		}
		$pays_existing = isset( $request['id'] );
		// An existing order has its own terminal; the saved choice belongs to the cart.
		$saved_id = $pays_existing ? $this->order_terminal->id( $order ) : $this->choice->id();
		try {
			$terminal = $this->referee->decide( $this->posted( $request ), $saved_id === '' ? null : $saved_id, $this->rates->order_country( $order ) );
		} catch ( InvalidTerminal $refused ) {
			throw new RouteException( 'vitrina_lpexpress_' . esc_html( $refused->reason->value ), esc_html( Messages::refused( $refused->reason ) ), 400 );
		}
		if ( Phone::is_missing( $order ) ) {
			throw new RouteException( 'vitrina_lpexpress_phone', esc_html( Phone::message() ), 400 );
		}
		$this->order_terminal->write( $order, $terminal );
		if ( ! $pays_existing ) {
			$this->choice->save( $terminal );
		}
	}

	/**
	 * The schema lets through more than it should: `"extensions": "x"` arrives as null.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function posted( WP_REST_Request $request ): SubmittedTerminal {
		$extensions = $request['extensions'];
		$own        = is_array( $extensions ) ? $extensions[ CartExtension::NAMESPACE ] ?? null : null;
		if ( ! is_array( $own ) || ! isset( $own['terminal_id'] ) ) {
			return SubmittedTerminal::absent();
		}
		return SubmittedTerminal::value( $own['terminal_id'] );
	}
}
