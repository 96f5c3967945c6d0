<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Vitrina\Runtime\Hookable;
use WC_Order;

/** Shows in the list of orders why the origin is unknown, where WooCommerce shows "Unknown". */
final readonly class OriginColumn implements Hookable {
	/** Hooks of the list of orders, and of the list where orders are posts. */
	private const HOOKS = [ 'manage_woocommerce_page_wc-orders_custom_column', 'manage_shop_order_posts_custom_column' ];

	public function __construct( private ReasonText $text ) {}

	public function register_hooks(): void {
		foreach ( self::HOOKS as $hook ) {
			// After WooCommerce's own, at 10.
			add_action( $hook, $this->show( ... ), 20, 2 );
		}
	}

	/** @param mixed $shown The order, or its ID. */
	private function show( mixed $column, mixed $shown ): void {
		$order = $column === 'origin' && is_numeric( $shown ) ? wc_get_order( (int) $shown ) : $shown;
		$text  = $column === 'origin' && $order instanceof WC_Order ? $this->text->of( $order ) : '';
		if ( $text !== '' ) {
			printf( '<br><small class="vitrina-attribution-reason">%s</small>', esc_html( $text ) );
		}
	}
}
