<?php
/** The script of the classic cart and checkout, and the dialog for the terms. */

declare( strict_types=1 );

namespace Vitrina\Theme;

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_checkout_script' );
add_filter( 'vitrina_settings', __NAMESPACE__ . '\checkout_settings' );
add_action( 'wp_footer', __NAMESPACE__ . '\terms_dialog' );

/**
 * Whether this page shows WooCommerce's cart block or checkout block. On the endpoints order-pay and order-received,
 * WooCommerce renders its classic templates instead of the block.
 */
function has_checkout_block(): bool {
	return ( has_block( 'woocommerce/cart' ) || has_block( 'woocommerce/checkout' ) ) && ! is_wc_endpoint_url();
}

/** Whether this page is WooCommerce's classic cart or checkout, or the order-pay page. */
function is_classic_checkout(): bool {
	return ( is_cart() || is_ordering() ) && ! has_checkout_block();
}

function enqueue_checkout_script(): void {
	if ( is_classic_checkout() ) {
		script( 'checkout-page' );
	}
}

/**
 * @param array<string, mixed> $settings The settings so far.
 * @return array<string, mixed>
 */
function checkout_settings( array $settings ): array {
	if ( is_classic_checkout() ) {
		$settings['checkout'] = [
			'autoUpdate'    => is_on( 'cart_auto_update' ),
			'refreshReview' => is_on( 'refresh_order_review' ),
			'noticeOffset'  => setting( 'notice_scroll_offset' ),
			'texts'         => [
				'review' => __( 'The total could not be updated.', 'vitrina' ),
				'coupon' => __( 'The code could not be checked. Please try again.', 'vitrina' ),
				'again'  => __( 'Try again', 'vitrina' ),
			],
		];
	}
	return $settings;
}

/** Prints the dialog for the terms; without JavaScript they open inside the page. */
function terms_dialog(): void {
	if ( is_on( 'checkout_terms_popup' ) && is_checkout() && is_classic_checkout() ) {
		get_template_part( 'parts/terms-dialog' );
	}
}
