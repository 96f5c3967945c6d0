<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\ProductFacts\Domain\Fields;
use WC_Product;

/** The facts as meta of products, variations, brands and categories. */
final class FactsMeta {
	public const PREFIX     = '_vitrina_fact_';
	public const TAXONOMIES = [ 'product_brand', 'product_cat' ];

	/** @return array<string, string> Values by field; fields that are not filled in are left out. */
	public static function of_product( int $id ): array {
		return self::parse( get_post_meta( $id ) );
	}

	/** @return array<string, string> As of_product(). */
	public static function of_term( int $id ): array {
		return self::parse( get_term_meta( $id ) );
	}

	/**
	 * @param array<string, string> $values By field; '' deletes the stored value.
	 */
	public static function save_term( int $id, array $values ): void {
		foreach ( $values as $field => $value ) {
			if ( $value === '' ) {
				delete_term_meta( $id, self::PREFIX . $field );
			} else {
				// WordPress removes a level of slashes.
				update_term_meta( $id, self::PREFIX . $field, wp_slash( $value ) );
			}
		}
	}

	/**
	 * Sets values on a product object. Its save() stores them.
	 *
	 * @param array<string, string> $values By field; '' deletes the stored value.
	 */
	public static function set( WC_Product $product, array $values ): void {
		foreach ( $values as $field => $value ) {
			if ( $value === '' ) {
				$product->delete_meta_data( self::PREFIX . $field );
			} else {
				$product->update_meta_data( self::PREFIX . $field, $value );
			}
		}
	}

	/**
	 * Finds the facts in meta. Values are validated at every read, because the database may contain unchecked ones.
	 *
	 * @param mixed $meta As WordPress returns all meta of a post or a term.
	 * @return array<string, string>
	 */
	public static function parse( mixed $meta ): array {
		$values = [];
		foreach ( is_array( $meta ) ? $meta : [] as $key => $stored ) {
			if ( is_string( $key ) && str_starts_with( $key, self::PREFIX ) && is_array( $stored ) ) {
				$field = substr( $key, strlen( self::PREFIX ) );
				$value = Fields::clean( $field, $stored[0] ?? '' ) ?? '';
				if ( $value !== '' ) {
					$values[ $field ] = $value;
				}
			}
		}
		return $values;
	}
}
