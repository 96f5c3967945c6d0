<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Checkout;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Automattic\WooCommerce\StoreApi\Schemas\V1\CheckoutSchema;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WP_REST_Request;

/**
 * The block checkout refuses an order whose total differs from the one that the shopper saw.
 * The block's script sends the total with the order. A request without a total is not validated.
 */
final readonly class StoreApiTotal implements Hookable {
	private const NAMESPACE = 'vitrina-companion';
	private const FIELD     = 'shown_total';

	public function __construct( private BuiltAssets $files ) {}

	public function register_hooks(): void {
		add_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after', $this->enqueue( ... ) );
		add_action( 'woocommerce_blocks_loaded', $this->register( ... ) );
		// Priority 100: other plugins have changed the order by then.
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', $this->validate( ... ), 100, 2 );
	}

	/** Enqueues the script that updates the total of an open checkout and sends it. */
	private function enqueue(): void {
		// The script uses these as globals (`wp.data`), so the build does not find the dependencies.
		$this->files->enqueue( 'checkout-total-block', [ 'wc-blocks-data-store', 'wp-api-fetch', 'wp-data' ] );
	}

	private function register(): void {
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => CheckoutSchema::IDENTIFIER,
				'namespace'       => self::NAMESPACE,
				'schema_callback' => static fn (): array => [
					self::FIELD => [
						'description' => __( 'The total that the shopper saw: minor units and currency, as in "3449 EUR". If it is missing, the total is not validated.', 'vitrina-companion' ),
						'type'        => [ 'string', 'null' ],
						'context'     => [],
					],
				],
				'schema_type'     => ARRAY_A,
			]
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @throws RouteException If the total has changed.
	 */
	private function validate( WC_Order $order, WP_REST_Request $request ): void {
		$now = Totals::of_order( $order );
		if ( $request->get_method() !== 'POST' || ! $now->differs_from( $this->submitted_total( $request ) ) ) {
			return;
		}
		// A response with status 409 contains the cart, and the block shows it.
		throw new RouteException( 'vitrina_total_changed', esc_html( Totals::changed( $now ) ), 409 );
	}

	/**
	 * The submitted total; null if there is none. The schema accepts some wrong types, so the types are checked here.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function submitted_total( WP_REST_Request $request ): mixed {
		$extensions = $request['extensions'];
		$own        = is_array( $extensions ) ? $extensions[ self::NAMESPACE ] ?? null : null;
		return is_array( $own ) ? $own[ self::FIELD ] ?? null : null;
	}
}
