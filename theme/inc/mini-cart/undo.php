<?php
/**
 * Keeps removed lines restorable while the mini cart offers to undo the removal.
 *
 * WooCommerce drops them at the next page that the visitor opens, also one in another tab and one that the browser only
 * prefetches. Its own offer is on the page after the removal; that of the mini cart stays on the same page.
 */

declare( strict_types=1 );

namespace Vitrina\Theme;

/** In seconds, from the last removal. */
const UNDO_LIFETIME = 15 * MINUTE_IN_SECONDS;

/** Session entry with the time of the last removal, a Unix time. */
const REMOVED_AT = 'vitrina_removed_at';

add_action( 'woocommerce_cart_item_removed', __NAMESPACE__ . '\record_removal' );
// Before WooCommerce drops the lines (10).
add_action( 'template_redirect', __NAMESPACE__ . '\keep_removed_lines', 9 );

function record_removal(): void {
	WC()->session->set( REMOVED_AT, time() );
}

function keep_removed_lines(): void {
	$session    = WC()->session;
	$removed_at = $session->get( REMOVED_AT );
	if ( ! is_int( $removed_at ) ) {
		return;
	}
	if ( time() - $removed_at > UNDO_LIFETIME ) {
		$session->set( REMOVED_AT, null );
		return;
	}
	$lines = WC()->cart->get_removed_cart_contents();
	add_action(
		'template_redirect',
		static function () use ( $session, $lines ): void {
			$session->set( 'removed_cart_contents', $lines === [] ? null : $lines );
			WC()->cart->set_removed_cart_contents( $lines );
		},
		11
	);
}
