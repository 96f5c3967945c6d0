<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Demo;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Setup\SetupException;
use WC_Product;
use WP_Term;

/**
 * Removes the sample products with their pictures and categories, except those that the owner has changed or uses elsewhere.
 *
 * @phpstan-import-type Item from Record
 */
final class Removal {
	/** Products first, because the products that are removed use the pictures and categories. */
	private const ORDER = [ 'product', 'picture', 'category' ];

	/**
	 * Removes one item.
	 *
	 * @throws SetupException If the database did not answer.
	 */
	public static function run_next(): void {
		$items = Record::items();
		foreach ( self::ORDER as $type ) {
			foreach ( $items as $name => $item ) {
				if ( $item['type'] === $type ) {
					self::remove_recorded( $name, $item );
					return;
				}
			}
		}
	}

	/** @param Item $item */
	private static function remove_recorded( string $name, array $item ): void {
		$failed_before = Database::failed_queries();
		try {
			$kept_name = match ( $item['type'] ) {
				'product'  => self::remove_product( $name, $item ),
				'picture'  => self::remove_picture( $name, $item ),
				'category' => self::remove_category( $name, $item ),
			};
		} catch ( DatabaseException ) {
			throw Import::no_answer();
		}
		// After a failed query an item may seem missing or changed, so its record has to stay.
		if ( Database::failed_queries() > $failed_before ) {
			throw Import::no_answer();
		}
		if ( $kept_name !== '' ) {
			Record::keep( $kept_name );
		}
		Record::set( $name, null );
	}

	/**
	 * Marks the product as unfinished before deleting it: if that stops halfway, the next run does not take the rest
	 * for a change by the owner.
	 *
	 * @param Item $item
	 * @return string Its name if it is kept, otherwise ''.
	 */
	private static function remove_product( string $name, array $item ): string {
		$product = wc_get_product( $item['id'] );
		if ( ! $product instanceof WC_Product ) {
			return '';
		}
		// A product in the bin is deleted even if it was changed.
		if ( $product->get_status() !== 'trash' && ! self::is_unchanged( $item['hash'], Fingerprint::product( $item['id'] ) ) ) {
			return $product->get_name();
		}
		Record::unfinish( $name );
		$product->delete( true );
		return '';
	}

	/**
	 * @param Item $item
	 * @return string Always '': a picture that is kept is not reported, because what uses it is still there.
	 */
	private static function remove_picture( string $name, array $item ): string {
		$id = $item['id'];
		if ( self::is_unchanged( $item['hash'], Fingerprint::picture( $id ) ) && ! self::is_picture_used( $id ) ) {
			Record::unfinish( $name );
			wp_delete_attachment( $id, true );
		}
		return '';
	}

	/**
	 * @param Item $item
	 * @return string Its name if it is kept because it was changed, or has products or subcategories; otherwise ''.
	 *                A category that existed before the import is neither removed nor reported.
	 */
	private static function remove_category( string $name, array $item ): string {
		if ( $item['id'] === 0 ) {
			// The import was interrupted before it knew the ID: it finds the category again.
			Import::run( $name );
			$item = Record::items()[ $name ] ?? $item;
		}
		$id   = $item['id'];
		$term = get_term( $id, 'product_cat' );
		if ( ! $term instanceof WP_Term || $item['hash'] === Record::OWN ) {
			return '';
		}
		$products = get_objects_in_term( $id, 'product_cat' );
		$children = get_term_children( $id, 'product_cat' );
		if ( ! self::is_unchanged( $item['hash'], Fingerprint::category( $id ) ) || $products !== [] || $children !== [] ) {
			return $term->name;
		}
		Record::unfinish( $name );
		wp_delete_term( $id, 'product_cat' );
		return '';
	}

	/** Whether the owner has not changed the item. Also true for an empty hash: its import or removal was not finished. */
	private static function is_unchanged( string $hash, string $now ): bool {
		return $hash === '' || $hash === $now;
	}

	/** Whether a product, a category or a post still uses the picture. */
	private static function is_picture_used( int $id ): bool {
		$db    = Database::connection();
		$file  = get_post_meta( $id, '_wp_attached_file', true );
		$file  = is_string( $file ) && $file !== '' ? pathinfo( $file, PATHINFO_FILENAME ) : "wp-image-{$id}";
		$found = Database::select(
			"SELECT post_id FROM %i WHERE meta_key IN ( '_thumbnail_id', '_product_image_gallery' ) AND CONCAT( ',', meta_value, ',' ) LIKE %s
			UNION ALL SELECT term_id FROM %i WHERE meta_key = 'thumbnail_id' AND meta_value = %s
			UNION ALL SELECT ID FROM %i WHERE post_type NOT IN ( 'attachment', 'revision' ) AND post_content LIKE %s",
			$db->postmeta,
			"%,{$id},%",
			$db->termmeta,
			(string) $id,
			$db->posts,
			'%' . $db->esc_like( $file ) . '%'
		);
		return $found !== [];
	}
}
