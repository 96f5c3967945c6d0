<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Vitrina\Companion\Attribution\Domain\Reason;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WP_REST_Request;

/** Stores with the order why its origin is unknown. */
final readonly class OrderReason implements Hookable {
	public const META = '_vitrina_attribution_reason';

	/** Name of the input in classic forms. */
	private const FIELD = 'vitrina_attribution_reason';

	/** Namespace of the block checkout's data. */
	private const NAMESPACE = 'vitrina/attribution';

	public function register_hooks(): void {
		add_action( 'init', $this->start( ... ) );
	}

	private function start(): void {
		if ( ! FeaturesUtil::feature_is_enabled( 'order_attribution' ) ) {
			return;
		}
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => 'checkout',
				'namespace'       => self::NAMESPACE,
				'schema_callback' => static fn (): array => [
					'reason' => [
						'description' => 'Why the origin of the order is not known.',
						'type'        => [ 'string', 'null' ],
						'context'     => [],
					],
				],
			]
		);
		// Each runs after WooCommerce has stored its own data, at priority 10 and, for new orders, 2.
		add_action( 'woocommerce_checkout_order_created', $this->save_classic( ... ), 20 );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', $this->save_block( ... ), 20, 2 );
		add_action( 'woocommerce_new_order', $this->save_other( ... ), 20, 2 );
	}

	private function save_classic( mixed $order ): void {
		if ( ! $order instanceof WC_Order ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has verified the checkout's nonce; only known values are accepted.
		$posted = $_POST[ self::FIELD ] ?? null;
		$this->write( $order, Reason::from_request( $posted, Reason::NoJavaScript ) );
	}

	private function save_block( mixed $order, mixed $request ): void {
		if ( ! $order instanceof WC_Order || ! $request instanceof WP_REST_Request || $request->get_method() !== 'POST' ) {
			return;
		}
		$extensions = $request->get_param( 'extensions' );
		$own        = is_array( $extensions ) ? $extensions[ self::NAMESPACE ] ?? null : null;
		$this->write( $order, Reason::from_request( is_array( $own ) ? $own['reason'] ?? null : null, Reason::StoreApi ) );
	}

	private function save_other( mixed $id, mixed $order ): void {
		$reason = $order instanceof WC_Order ? Reason::from_created_via( $order->get_created_via() ) : null;
		if ( $order instanceof WC_Order && $reason !== null ) {
			$this->write( $order, $reason );
		}
	}

	private function write( WC_Order $order, ?Reason $reason ): void {
		$is_needed = $reason !== null && ( $reason->is_uncertain() || ! self::is_origin_known( $order ) );
		if ( $is_needed ) {
			$order->update_meta_data( self::META, $reason->value );
		} else {
			$order->delete_meta_data( self::META );
		}
		$order->save_meta_data();
	}

	/** Whether WooCommerce stored an origin with the order. */
	public static function is_origin_known( WC_Order $order ): bool {
		/** This filter is documented in WooCommerce's OrderAttributionMeta. */
		$prefix = apply_filters( 'wc_order_attribution_tracking_field_prefix', 'wc_order_attribution_' );
		$type   = $order->get_meta( '_' . trim( is_string( $prefix ) ? $prefix : '', '_' ) . '_source_type' );
		return is_string( $type ) && $type !== '';
	}
}
