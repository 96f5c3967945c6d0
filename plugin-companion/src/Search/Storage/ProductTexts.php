<?php
/**
 * Reads from the database by what products are to be found, many in a few queries: building
 * fifty thousand product objects would take minutes.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Storage;

use Vitrina\Companion\Search\Domain\ProductText;
use Vitrina\Companion\Storage\SiteAware;

final class ProductTexts {
	use SiteAware;

	/**
	 * @var array<int, array{name: string, parent: int}>|null Categories by ID.
	 */
	private ?array $categories = null;

	/**
	 * The texts of those among some products that everybody may find.
	 *
	 * @param list<int> $ids
	 * @return array<int, ProductText> By ID.
	 */
	public function read( array $ids ): array {
		$titles = $this->titles( $ids );
		if ( $titles === [] ) {
			return [];
		}
		$ids   = array_keys( $titles );
		$codes = $this->codes( $ids );
		$terms = $this->terms( $ids );
		$texts = [];
		foreach ( $titles as $id => $title ) {
			$texts[ $id ] = new ProductText(
				$title,
				$codes[ $id ]['own'] ?? [],
				$codes[ $id ]['variations'] ?? [],
				$terms[ $id ]['brand'] ?? [],
				$terms[ $id ]['category'] ?? [],
				$terms[ $id ]['term'] ?? []
			);
		}

		return $texts;
	}

	/**
	 * The next products after one, in the order of their IDs.
	 *
	 * @return list<int>
	 */
	public function products_after( int $id, int $limit ): array {
		return $this->ids( "SELECT ID FROM %i WHERE post_type = 'product' AND ID > %d ORDER BY ID LIMIT %d", [ $this->db->posts, $id, $limit ] );
	}

	public function count(): int {
		return $this->ids( "SELECT COUNT(*) FROM %i WHERE post_type = 'product'", [ $this->db->posts ] )[0] ?? 0;
	}

	/**
	 * The next products after one that have any of these terms, in the order of their IDs.
	 *
	 * @param list<int> $term_ids
	 * @return list<int>
	 */
	public function products_in( array $term_ids, int $id, int $limit ): array {
		if ( $term_ids === [] ) {
			return [];
		}
		$holders = implode( ',', array_fill( 0, count( $term_ids ), '%d' ) );

		return $this->ids(
			"SELECT DISTINCT object_id FROM %i AS relationships INNER JOIN %i AS taxonomies ON taxonomies.term_taxonomy_id = relationships.term_taxonomy_id WHERE taxonomies.term_id IN ({$holders}) AND object_id > %d ORDER BY object_id LIMIT %d",
			[ $this->db->term_relationships, $this->db->term_taxonomy, ...$term_ids, $id, $limit ]
		);
	}

	/**
	 * Categories may have another name or place by now.
	 */
	public function forget_categories(): void {
		$this->categories = null;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> Of those that everybody may find.
	 */
	private function titles( array $ids ): array {
		if ( $ids === [] ) {
			return [];
		}
		$holders  = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$left_out = wc_get_product_visibility_term_ids()['exclude-from-search'] ?? 0;
		$rows     = $this->read_rows(
			"SELECT ID, post_title FROM %i WHERE ID IN ({$holders}) AND post_type = 'product' AND post_status = 'publish' AND post_password = '' AND NOT EXISTS (SELECT 1 FROM %i WHERE object_id = ID AND term_taxonomy_id = %d)",
			[ $this->db->posts, ...$ids, $this->db->term_relationships, $left_out ]
		);

		$titles = [];
		foreach ( $rows as $row ) {
			$titles[ (int) $row['ID'] ] = (string) $row['post_title'];
		}

		return $titles;
	}

	/**
	 * SKUs and EANs. A variation that is switched off is found by nobody.
	 *
	 * @param non-empty-list<int> $ids
	 * @return array<int, array{own?: list<string>, variations?: list<string>}>
	 */
	private function codes( array $ids ): array {
		$holders = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$rows    = $this->read_rows(
			"SELECT product_id AS id, 'own' AS kind, sku, global_unique_id FROM %i WHERE product_id IN ({$holders})
			UNION ALL
			SELECT posts.post_parent AS id, 'variations' AS kind, sku, global_unique_id FROM %i AS posts INNER JOIN %i AS lookup ON lookup.product_id = posts.ID
			WHERE posts.post_parent IN ({$holders}) AND posts.post_type = 'product_variation' AND posts.post_status = 'publish'",
			[ $this->db->prefix . 'wc_product_meta_lookup', ...$ids, $this->db->posts, $this->db->prefix . 'wc_product_meta_lookup', ...$ids ]
		);
		$codes   = [];
		foreach ( $rows as $row ) {
			$kind = $row['kind'] === 'own' ? 'own' : 'variations';
			foreach ( array_filter( [ $row['sku'], $row['global_unique_id'] ], static fn ( ?string $code ): bool => $code !== null && $code !== '' ) as $code ) {
				$codes[ (int) $row['id'] ][ $kind ][] = $code;
			}
		}

		return $codes;
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return array<int, array{brand?: list<string>, category?: list<string>, term?: list<string>}>
	 */
	private function terms( array $ids ): array {
		$holders = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$rows    = $this->read_rows(
			"SELECT object_id, taxonomy, taxonomies.term_id, name FROM %i AS relationships
			INNER JOIN %i AS taxonomies ON taxonomies.term_taxonomy_id = relationships.term_taxonomy_id
			INNER JOIN %i AS terms ON terms.term_id = taxonomies.term_id
			WHERE object_id IN ({$holders}) AND (taxonomy IN ('product_cat','product_brand','product_tag') OR taxonomy LIKE %s)",
			[ $this->db->term_relationships, $this->db->term_taxonomy, $this->db->terms, ...$ids, $this->db->esc_like( 'pa_' ) . '%' ]
		);
		$terms   = [];
		foreach ( $rows as $row ) {
			$id = (int) $row['object_id'];
			match ( $row['taxonomy'] ) {
				'product_cat'   => $terms[ $id ]['category'] = [ ...$terms[ $id ]['category'] ?? [], ...$this->with_those_above( (int) $row['term_id'] ) ],
				'product_brand' => $terms[ $id ]['brand'][]  = (string) $row['name'],
				default         => $terms[ $id ]['term'][]   = (string) $row['name'],
			};
		}

		return $terms;
	}

	/**
	 * @return list<string> Names: the category's own, and those of all it belongs to.
	 */
	private function with_those_above( int $id ): array {
		$this->categories ??= $this->read_categories();
		$names              = [];
		for ( $depth = 0; isset( $this->categories[ $id ] ) && $depth < 10; $depth++ ) {
			$names[] = $this->categories[ $id ]['name'];
			$id      = $this->categories[ $id ]['parent'];
		}

		return $names;
	}

	/**
	 * @return array<int, array{name: string, parent: int}>
	 */
	private function read_categories(): array {
		$categories = [];
		foreach ( $this->read_rows( "SELECT terms.term_id, name, parent FROM %i AS terms INNER JOIN %i AS taxonomies ON taxonomies.term_id = terms.term_id WHERE taxonomy = 'product_cat'", [ $this->db->terms, $this->db->term_taxonomy ] ) as $row ) {
			$categories[ (int) $row['term_id'] ] = [
				'name'   => (string) $row['name'],
				'parent' => (int) $row['parent'],
			];
		}

		return $categories;
	}

	/**
	 * @param list<int|string> $values
	 * @return list<int> The first column.
	 */
	private function ids( string $query, array $values ): array {
		return array_map( static fn ( array $row ): int => (int) reset( $row ), $this->read_rows( $query, $values ) );
	}

	/**
	 * @param list<int|string> $values
	 * @return list<array<string, string|null>>
	 */
	private function read_rows( string $query, array $values ): array {
		// @phpstan-ignore argument.type (As many placeholders as there are values.)
		return $this->rows( $this->db->prepare( $query, $values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The queries above, which hold placeholders alone.
	}
}
