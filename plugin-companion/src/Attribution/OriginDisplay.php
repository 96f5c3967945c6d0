<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Vitrina\Runtime\Hookable;
use WC_Order;
use WP_Post;

/** Shows why the origin is unknown: in the order's attribution box, and where the list of orders shows "Unknown". */
final readonly class OriginDisplay implements Hookable {
	private const TEMPLATE = 'order/attribution-details.php';

	/** Hooks of the list of orders, and of the list where orders are posts. */
	private const COLUMN_HOOKS = [ 'manage_woocommerce_page_wc-orders_custom_column', 'manage_shop_order_posts_custom_column' ];

	public function register_hooks(): void {
		add_action( 'add_meta_boxes', $this->add_to_box( ... ), 10, 2 );
		foreach ( self::COLUMN_HOOKS as $hook ) {
			// After WooCommerce's own, at 10.
			add_action( $hook, $this->show_in_column( ... ), 20, 2 );
		}
	}

	/**
	 * WooCommerce's template does not receive the order, so it is read from the screen.
	 *
	 * @param mixed $shown The order or post on the screen.
	 */
	private function add_to_box( mixed $screen, mixed $shown ): void {
		$order = $shown instanceof WP_Post ? wc_get_order( $shown->ID ) : $shown;
		$text  = $order instanceof WC_Order ? ReasonText::of( $order ) : '';
		if ( $text === '' ) {
			return;
		}
		add_action(
			'woocommerce_after_template_part',
			static function ( mixed $template ) use ( $text ): void {
				if ( $template === self::TEMPLATE ) {
					printf(
						'<div class="order-attribution-metabox"><h4>%s</h4><span class="vitrina-attribution-reason">%s</span></div>',
						esc_html__( 'About the origin', 'vitrina-companion' ),
						esc_html( $text )
					);
				}
			}
		);
	}

	/** @param mixed $shown The order, or its ID. */
	private function show_in_column( mixed $column, mixed $shown ): void {
		$order = $column === 'origin' && is_numeric( $shown ) ? wc_get_order( (int) $shown ) : $shown;
		$text  = $column === 'origin' && $order instanceof WC_Order ? ReasonText::of( $order ) : '';
		if ( $text !== '' ) {
			printf( '<br><small class="vitrina-attribution-reason">%s</small>', esc_html( $text ) );
		}
	}
}
