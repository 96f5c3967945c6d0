<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Attribution;

use Vitrina\Companion\Attribution\Domain\Reason;
use Vitrina\Runtime\Hookable;
use WC_Order;
use WP_Post;

/** Shows why the origin is unknown: in the order's attribution box, and where the list of orders shows "Unknown". */
final readonly class OriginDisplay implements Hookable {
	private const TEMPLATE = 'order/attribution-details.php';

	/** Hooks of the list of orders: where orders have their own tables, and where they are posts. */
	private const COLUMN_HOOKS = [ 'manage_woocommerce_page_wc-orders_custom_column', 'manage_shop_order_posts_custom_column' ];

	public function register_hooks(): void {
		add_action( 'add_meta_boxes', $this->add_to_box( ... ), 10, 2 );
		foreach ( self::COLUMN_HOOKS as $hook ) {
			// After WooCommerce has printed the origin, at priority 10.
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
		$text  = $order instanceof WC_Order ? self::reason( $order ) : '';
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
		$text  = $column === 'origin' && $order instanceof WC_Order ? self::reason( $order ) : '';
		if ( $text !== '' ) {
			printf( '<br><small class="vitrina-attribution-reason">%s</small>', esc_html( $text ) );
		}
	}

	/** @return string Explanation for the shop's staff; empty if the origin is known with certainty. */
	private static function reason( WC_Order $order ): string {
		$stored = $order->get_meta( OrderReason::META );
		$reason = is_string( $stored ) ? Reason::tryFrom( $stored ) : null;
		if ( $reason === null || ( OrderReason::is_origin_known( $order ) && ! $reason->is_uncertain() ) ) {
			return '';
		}
		return match ( $reason ) {
			Reason::NoConsent      => __( 'Nothing was recorded: the shopper had not consented.', 'vitrina-companion' ),
			Reason::NotAllowed     => __( 'Nothing was recorded: the shop does not allow it.', 'vitrina-companion' ),
			Reason::CookiesBlocked => __( 'Nothing could be stored: the browser refused cookies.', 'vitrina-companion' ),
			Reason::RecordDamaged  => __( 'The data stored by the browser could not be read.', 'vitrina-companion' ),
			Reason::SessionLost    => __( 'The first page of the visit is not known: consent was given on a later page, or the cookies were deleted.', 'vitrina-companion' ),
			Reason::NoJavaScript   => __( 'The browser sent nothing: scripts were off or blocked, or the checkout page has no fields for this data.', 'vitrina-companion' ),
			Reason::StoreApi       => __( 'Ordered outside the checkout page, with a wallet, an app or another program.', 'vitrina-companion' ),
			Reason::RestApi        => __( 'Created by another program through the REST API.', 'vitrina-companion' ),
			Reason::Program        => __( 'Created by the shop’s software, such as a subscription or an import.', 'vitrina-companion' ),
		};
	}
}
