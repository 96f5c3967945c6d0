<?php
/** The shop's attributes and their terms, as swatches need them. */

declare( strict_types=1 );

namespace Vitrina\Theme\Swatches;

use WP_Term;

/** @return list<WP_Term> The terms of a product in the attribute's order, from the cache that the listing's query filled. */
function ordered_terms( int $product_id, string $taxonomy ): array {
	$terms = get_the_terms( $product_id, $taxonomy );
	$terms = is_array( $terms ) ? $terms : [];
	$order = wc_attribute_orderby( $taxonomy );
	$keys  = array_map(
		fn ( WP_Term $term ): string => (string) match ( $order ) {
			'menu_order' => menu_order( $term ),
			'id'         => $term->term_id,
			default      => $term->name,
		},
		$terms
	);
	uasort( $keys, strnatcasecmp( ... ) );
	return array_map( fn ( int $place ): WP_Term => $terms[ $place ], array_keys( $keys ) );
}

function menu_order( WP_Term $term ): int {
	$order = get_term_meta( $term->term_id, 'order', true );
	return is_numeric( $order ) ? (int) $order : 0;
}
