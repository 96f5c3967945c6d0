<?php
/** Description, additional information and reviews, as an accordion or as tabs. */

declare( strict_types=1 );

namespace Vitrina\Theme;

/** @return array<string, array{title: string, callback: callable, args: array<array-key, mixed>}> The valid tabs. */
function product_tabs(): array {
	/** This filter is documented in WooCommerce's templates/single-product/tabs/tabs.php. */
	$tabs  = apply_filters( 'woocommerce_product_tabs', [] );
	$found = [];
	foreach ( is_array( $tabs ) ? $tabs : [] as $key => $tab ) {
		if ( ! is_array( $tab ) || ! is_callable( $tab['callback'] ?? null ) || ! is_string( $tab['title'] ?? null ) ) {
			continue;
		}
		/** This filter is documented in WooCommerce's templates/single-product/tabs/tabs.php. */
		$title = apply_filters( "woocommerce_product_{$key}_tab_title", $tab['title'], $key );

		$found[ (string) $key ] = [
			'title'    => is_string( $title ) ? $title : $tab['title'],
			'callback' => $tab['callback'],
			'args'     => $tab,
		];
	}
	return $found;
}

/**
 * The tab that is open at first: reviews on a page of reviews (spec §2), otherwise the first, usually
 * the description; '' if the accordion starts closed.
 *
 * @param string[] $keys Keys of the printed tabs.
 */
function open_tab( array $keys ): string {
	$is_review_page = is_numeric( get_query_var( 'cpage' ) ) && (int) get_query_var( 'cpage' ) > 0;
	if ( $is_review_page && in_array( 'reviews', $keys, true ) ) {
		return 'reviews';
	}
	return is_on( 'product_accordion' ) && ! is_on( 'product_accordion_open' ) ? '' : (string) reset( $keys );
}
