<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storefront;

use Vitrina\Discounts\Domain\Ids;
use WC_Product;

/**
 * Finds public products: published, visible in the catalogue, without a password. For a
 * variation the parent must be public too.
 */
final class PublicProduct {

	public static function find( mixed $id ): ?WC_Product {
		$id      = Ids::parse( $id );
		$product = $id === null ? null : wc_get_product( $id );
		if ( ! $product instanceof WC_Product || $product->get_status() !== 'publish' ) {
			return null;
		}
		$page = $product->is_type( 'variation' ) ? wc_get_product( $product->get_parent_id() ) : $product;
		$post = $page instanceof WC_Product ? get_post( $page->get_id() ) : null;
		if ( ! $page instanceof WC_Product || $post === null || $page->get_status() !== 'publish' || $page->get_catalog_visibility() === 'hidden' || $post->post_password !== '' ) {
			return null;
		}
		return $product;
	}
}
