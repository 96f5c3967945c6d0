<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use WC_Order;

/** Reads the origin that WooCommerce stored with an order. */
final class WooCommerceMeta {
	public function is_known( WC_Order $order ): bool {
		$type = $order->get_meta( $this->key() );
		return is_string( $type ) && $type !== '';
	}

	private function key(): string {
		/** This filter is documented in WooCommerce's OrderAttributionMeta. */
		$prefix = apply_filters( 'wc_order_attribution_tracking_field_prefix', 'wc_order_attribution_' );
		return '_' . trim( is_string( $prefix ) ? $prefix : '', '_' ) . '_source_type';
	}
}
