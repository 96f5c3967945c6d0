<?php
/** The front page of a shop. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use WP_Term;

/** The one sentence of the front page: its excerpt, or its title; without such a page, the tagline or the name of the site. */
function front_sentence(): string {
	if ( get_option( 'show_on_front' ) === 'page' ) {
		return has_excerpt() ? get_the_excerpt() : get_the_title();
	}
	$tagline = get_bloginfo( 'description' );
	return $tagline !== '' ? $tagline : get_bloginfo( 'name' );
}

/** @return int ID of the category's picture, or else of the newest picture of its products; 0 if there is none. */
function category_picture( WP_Term $category ): int {
	$own = get_term_meta( $category->term_id, 'thumbnail_id', true );
	if ( is_numeric( $own ) && (int) $own > 0 ) {
		return (int) $own;
	}
	$hidden   = wc_get_product_visibility_term_ids()['exclude-from-catalog'] ?? 0;
	$products = get_posts(
		[
			'post_type'   => 'product',
			'numberposts' => 1,
			'meta_key'    => '_thumbnail_id', // phpcs:ignore WordPress.DB.SlowDBQuery -- For categories without a picture, on one page.
			'tax_query'   => [ // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
				[
					'taxonomy' => 'product_cat',
					'terms'    => $category->term_id,
				],
				[
					'taxonomy' => 'product_visibility',
					'field'    => 'term_taxonomy_id',
					'terms'    => $hidden,
					'operator' => 'NOT IN',
				],
			],
		]
	);
	$picture  = isset( $products[0] ) ? get_post_thumbnail_id( $products[0] ) : false;
	return $picture === false ? 0 : $picture;
}

/**
 * Lazy-loads the images below the hero. WordPress would load the next three at once, and they would compete with
 * the hero's image for bandwidth.
 */
function lazy_load_below_hero(): void {
	add_filter( 'wp_get_loading_optimization_attributes', __NAMESPACE__ . '\lazy_loading', 10, 3 );
}

/**
 * @param array<string, string> $optimized  Attributes that WordPress adds.
 * @param array<string, mixed>  $attributes Attributes of the image.
 * @return array<string, string>
 */
function lazy_loading( array $optimized, string $tag, array $attributes ): array {
	return $tag !== 'img' || isset( $attributes['loading'] ) ? $optimized : [ 'loading' => 'lazy' ] + array_diff_key( $optimized, [ 'fetchpriority' => true ] );
}
