<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Vitrina\Runtime\Hookable;
use WC_Order;
use WP_Post;

/** Shows in the order's attribution box why the origin is unknown. */
final readonly class OriginBox implements Hookable {
	private const TEMPLATE = 'order/attribution-details.php';

	public function __construct( private ReasonText $text ) {}

	public function register_hooks(): void {
		add_action( 'add_meta_boxes', $this->add_reason( ... ), 10, 2 );
	}

	/**
	 * WooCommerce's template does not receive the order, so it is read from the screen.
	 *
	 * @param mixed $shown The order or post on the screen.
	 */
	private function add_reason( mixed $screen, mixed $shown ): void {
		$order = $shown instanceof WP_Post ? wc_get_order( $shown->ID ) : $shown;
		$text  = $order instanceof WC_Order ? $this->text->of( $order ) : '';
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
}
