<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Demo;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Setup\SetupException;
use WC_Product;
use WP_Term;

/**
 * Removes the sample products, a part at a time, except what the owner has changed or uses elsewhere.
 *
 * @phpstan-import-type Item from Record
 */
final class Removal {
	/** Products first: afterwards nothing uses their pictures and categories. */
	private const ORDER = [ 'product', 'picture', 'category' ];

	/** @throws SetupException If the database did not answer. */
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
		$failed = Database::failed_queries();
		try {
			$kept = match ( $item['type'] ) {
				'product'  => self::remove_product( $name, $item ),
				'picture'  => self::remove_picture( $name, $item ),
				'category' => self::remove_category( $name, $item ),
			};
		} catch ( DatabaseException ) {
			throw Import::no_answer();
		}
		// A failed query looks like something that is gone, or was changed.
		if ( Database::failed_queries() > $failed ) {
			throw Import::no_answer();
		}
		if ( $kept !== '' ) {
			Record::keep( $kept );
		}
		Record::set( $name, null );
	}

	/**
	 * What is deleted is marked before, so that after a failure the rest of it does not look changed.
	 *
	 * @param Item $item
	 * @return string Its name if it is kept.
	 */
	private static function remove_product( string $name, array $item ): string {
		$product = wc_get_product( $item['id'] );
		if ( ! $product instanceof WC_Product ) {
			return '';
		}
		// In the bin it is one that the owner does not want.
		if ( $product->get_status() !== 'trash' && ! self::is_as_it_was( $item['hash'], Fingerprint::product( $item['id'] ) ) ) {
			return $product->get_name();
		}
		Record::unfinish( $name );
		$product->delete( true );
		return '';
	}

	/**
	 * @param Item $item
	 * @return string Empty: it stays with what uses it.
	 */
	private static function remove_picture( string $name, array $item ): string {
		$id = $item['id'];
		if ( self::is_as_it_was( $item['hash'], Fingerprint::picture( $id ) ) && ! self::is_picture_used( $id ) ) {
			Record::unfinish( $name );
			wp_delete_attachment( $id, true );
		}
		return '';
	}

	/**
	 * @param Item $item
	 * @return string Its name if it is kept: changed, with products, or with categories below it.
	 */
	private static function remove_category( string $name, array $item ): string {
		$id   = $item['id'];
		$term = get_term( $id, 'product_cat' );
		if ( ! $term instanceof WP_Term || $item['hash'] === Record::OWN ) {
			return '';
		}
		$products = get_objects_in_term( $id, 'product_cat' );
		$children = get_term_children( $id, 'product_cat' );
		if ( ! self::is_as_it_was( $item['hash'], Fingerprint::category( $id ) ) || $products !== [] || $children !== [] ) {
			return $term->name;
		}
		Record::unfinish( $name );
		wp_delete_term( $id, 'product_cat' );
		return '';
	}

	/** What was never finished, or is being removed, is not the owner's. */
	private static function is_as_it_was( string $hash, string $now ): bool {
		return $hash === '' || $hash === $now;
	}

	/** By a product that was kept, or wherever the owner put it. */
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
