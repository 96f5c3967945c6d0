/**
 * The pages that a cache in front of the shop stores.
 */

/**
 * @param {import('../../shop/handle.mjs').Shop} shop
 * @return {string[]} Their paths, the most visited first: front page, listings, products, pages and posts.
 */
export function publicPages( shop ) {
	return shop.phpEval( `
		$paths = static fn ( array $urls ): array => array_map( 'wp_make_link_relative', array_filter( $urls, 'is_string' ) );
		$ids   = static fn ( string $type ): array => get_posts( [ 'post_type' => $type, 'post_status' => 'publish', 'numberposts' => 60, 'fields' => 'ids' ] );
		$apart = array_map( 'wc_get_page_id', [ 'cart', 'checkout', 'myaccount' ] );
		return $paths( [ home_url( '/' ), wc_get_page_permalink( 'shop' ), ...array_map( 'get_term_link', get_terms( [ 'taxonomy' => 'product_cat' ] ) ), ...array_map( 'get_permalink', $ids( 'product' ) ), ...array_map( 'get_permalink', array_diff( $ids( 'page' ), $apart ) ), ...array_map( 'get_permalink', $ids( 'post' ) ) ] );` );
}
