<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Demo;

use WC_Product;
use WC_Product_Attribute;
use WP_Post;
use WP_Term;

/** Hashes of imported items, which tell whether the owner has changed them. What the shop itself changes is left out. */
final class Fingerprint {
	/** Properties of a product that change without the owner. */
	private const COUNTED = [ 'id', 'date_created', 'date_modified', 'total_sales', 'rating_counts', 'average_rating', 'review_count', 'meta_data' ];

	public static function product( int $id ): string {
		$product = wc_get_product( $id );
		if ( ! $product instanceof WC_Product ) {
			return '';
		}
		return self::hash( [ self::data( $product ), array_map( self::of_variation( ... ), $product->get_children() ) ] );
	}

	public static function picture( int $id ): string {
		$post = get_post( $id );
		return $post instanceof WP_Post ? self::hash( [ $post->post_title, $post->post_excerpt, $post->post_content, get_post_meta( $id, '_wp_attachment_image_alt', true ), get_post_meta( $id, '_wp_attached_file', true ) ] ) : '';
	}

	public static function category( int $id ): string {
		$term = get_term( $id, 'product_cat' );
		return $term instanceof WP_Term ? self::hash( [ $term->name, $term->slug, $term->description, $term->parent, get_term_meta( $id, 'thumbnail_id', true ) ] ) : '';
	}

	private static function of_variation( mixed $id ): mixed {
		$variation = is_int( $id ) ? wc_get_product( $id ) : null;
		return $variation instanceof WC_Product ? self::data( $variation ) : null;
	}

	/** @return array<array-key, mixed> */
	private static function data( WC_Product $product ): array {
		$data       = array_diff_key( $product->get_data(), array_flip( self::COUNTED ) );
		$attributes = is_array( $data['attributes'] ?? null ) ? $data['attributes'] : [];
		// An attribute object would be empty in JSON.
		$data['attributes'] = array_map( static fn ( mixed $attribute ): mixed => $attribute instanceof WC_Product_Attribute ? $attribute->get_data() : $attribute, $attributes );
		return $data;
	}

	/** @param array<array-key, mixed> $data */
	private static function hash( array $data ): string {
		return md5( (string) wp_json_encode( $data ) );
	}
}
