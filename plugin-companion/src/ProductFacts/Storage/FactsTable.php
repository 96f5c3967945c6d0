<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts\Storage;

use Vitrina\Companion\ProductFacts\FactsMeta;
use Vitrina\Runtime\Database;

/** Reads the facts of thousands of products at once, in a few queries. */
final class FactsTable {
	/**
	 * Published products that are shipped, in the order of their IDs. A product without GTIN and SKU has "*" if each
	 * of its published variations has one.
	 *
	 * @return array<int, string> ID → GTIN, otherwise SKU, otherwise "*" or ''.
	 * @throws \Vitrina\Runtime\DatabaseException If a query failed.
	 */
	public static function products_after( int $id, int $limit ): array {
		$db    = Database::connection();
		$rows  = Database::select(
			"SELECT p.ID, l.sku, l.global_unique_id FROM %i p LEFT JOIN %i l ON l.product_id = p.ID
			WHERE p.post_type = 'product' AND p.post_status = 'publish' AND COALESCE(l.`virtual`, 0) = 0 AND p.ID > %d ORDER BY p.ID LIMIT %d",
			$db->posts,
			"{$db->prefix}wc_product_meta_lookup",
			$id,
			$limit
		);
		$codes = [];
		foreach ( $rows as $row ) {
			$gtin                      = (string) $row['global_unique_id'];
			$codes[ (int) $row['ID'] ] = $gtin === '' ? (string) $row['sku'] : $gtin;
		}
		if ( $codes !== [] ) {
			foreach ( self::with_codes_of_variations( array_key_first( $codes ), array_key_last( $codes ) ) as $parent ) {
				if ( ( $codes[ $parent ] ?? null ) === '' ) {
					$codes[ $parent ] = '*';
				}
			}
		}
		return $codes;
	}

	/** @return list<int> Products between two IDs, each of whose published variations has a GTIN or an SKU. */
	private static function with_codes_of_variations( int $first, int $last ): array {
		$db   = Database::connection();
		$rows = Database::select(
			"SELECT v.post_parent FROM %i v LEFT JOIN %i l ON l.product_id = v.ID
			WHERE v.post_type = 'product_variation' AND v.post_status = 'publish' AND v.post_parent BETWEEN %d AND %d
			GROUP BY v.post_parent HAVING SUM(CASE WHEN COALESCE(l.sku, '') = '' AND COALESCE(l.global_unique_id, '') = '' THEN 1 ELSE 0 END) = 0",
			$db->posts,
			"{$db->prefix}wc_product_meta_lookup",
			$first,
			$last
		);
		return array_map( intval( ... ), array_column( $rows, 'post_parent' ) );
	}

	/** @return array<int, array<string, string>> Post ID → stored values by field, of posts between two IDs. */
	public static function of_posts( int $first, int $last ): array {
		return self::by_object( Database::select( 'SELECT post_id AS id, meta_key, meta_value FROM %i WHERE post_id BETWEEN %d AND %d AND meta_key LIKE %s', Database::connection()->postmeta, $first, $last, self::pattern() ) );
	}

	/** @return array<int, array<string, string>> Term ID → stored values by field. */
	public static function of_terms(): array {
		return self::by_object( Database::select( 'SELECT term_id AS id, meta_key, meta_value FROM %i WHERE meta_key LIKE %s', Database::connection()->termmeta, self::pattern() ) );
	}

	/** @return array<int, int> Term ID → ID of its parent. */
	public static function parents( string $taxonomy ): array {
		$rows    = Database::select( 'SELECT term_id, parent FROM %i WHERE taxonomy = %s', Database::connection()->term_taxonomy, $taxonomy );
		$parents = [];
		foreach ( $rows as $row ) {
			$parents[ (int) $row['term_id'] ] = (int) $row['parent'];
		}
		return $parents;
	}

	/** @return array<int, list<int>> Post ID → IDs of its terms, of posts between two IDs. */
	public static function terms( string $taxonomy, int $first, int $last ): array {
		$db    = Database::connection();
		$rows  = Database::select(
			'SELECT r.object_id, t.term_id FROM %i r INNER JOIN %i t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE t.taxonomy = %s AND r.object_id BETWEEN %d AND %d',
			$db->term_relationships,
			$db->term_taxonomy,
			$taxonomy,
			$first,
			$last
		);
		$terms = [];
		foreach ( $rows as $row ) {
			$terms[ (int) $row['object_id'] ][] = (int) $row['term_id'];
		}
		return $terms;
	}

	/** @return list<int> IDs of the variations of a product that fill in facts themselves, in the order of the variations. */
	public static function variations_with_facts( int $product_id ): array {
		$db   = Database::connection();
		$rows = Database::select(
			"SELECT DISTINCT p.ID, p.menu_order FROM %i p INNER JOIN %i m ON m.post_id = p.ID WHERE p.post_parent = %d AND p.post_type = 'product_variation' AND m.meta_key LIKE %s ORDER BY p.menu_order, p.ID",
			$db->posts,
			$db->postmeta,
			$product_id,
			self::pattern()
		);
		return array_map( intval( ... ), array_column( $rows, 'ID' ) );
	}

	private static function pattern(): string {
		return Database::connection()->esc_like( FactsMeta::PREFIX ) . '%';
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return array<int, array<string, string>>
	 */
	private static function by_object( array $rows ): array {
		$meta = [];
		foreach ( $rows as $row ) {
			$meta[ (int) $row['id'] ][ (string) $row['meta_key'] ][] = (string) $row['meta_value'];
		}
		return array_map( FactsMeta::parse( ... ), $meta );
	}
}
