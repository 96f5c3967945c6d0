<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Storage;

use Vitrina\Companion\Search\Domain\ProductText;
use Vitrina\Runtime\Database;

/**
 * Reads the searchable texts of many products in a few queries: loading fifty thousand product objects
 * would take minutes.
 */
final class ProductTexts {
	/** @var array<int, array{name: string, parent: int}>|null Categories by ID. */
	private ?array $categories = null;

	/**
	 * The texts of the publicly searchable products among some IDs.
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

	public function count(): int {
		return $this->ids( "SELECT COUNT(*) FROM %i WHERE post_type = 'product'", Database::connection()->posts )[0] ?? 0;
	}

	/**
	 * The next products after an ID that have any of these terms, ordered by ID.
	 *
	 * @param list<int> $term_ids
	 * @return list<int>
	 */
	public function products_in( array $term_ids, int $id, int $limit ): array {
		if ( $term_ids === [] ) {
			return [];
		}
		$db           = Database::connection();
		$placeholders = implode( ',', array_fill( 0, count( $term_ids ), '%d' ) );
		return $this->ids(
			"SELECT DISTINCT object_id FROM %i AS relationships INNER JOIN %i AS taxonomies ON taxonomies.term_taxonomy_id = relationships.term_taxonomy_id WHERE taxonomies.term_id IN ({$placeholders}) AND object_id > %d ORDER BY object_id LIMIT %d",
			...[ $db->term_relationships, $db->term_taxonomy, ...$term_ids, $id, $limit ]
		);
	}

	/** Clears the cached categories, because their names or parents may have changed. */
	public function reset_categories(): void {
		$this->categories = null;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> Titles of the publicly searchable products, by ID.
	 */
	private function titles( array $ids ): array {
		if ( $ids === [] ) {
			return [];
		}
		$db           = Database::connection();
		$placeholders = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$hidden_term  = wc_get_product_visibility_term_ids()['exclude-from-search'] ?? 0;
		$rows         = Database::select(
			"SELECT ID, post_title FROM %i WHERE ID IN ({$placeholders}) AND post_type = 'product' AND post_status = 'publish' AND post_password = '' AND NOT EXISTS (SELECT 1 FROM %i WHERE object_id = ID AND term_taxonomy_id = %d)",
			...[ $db->posts, ...$ids, $db->term_relationships, $hidden_term ]
		);

		$titles = [];
		foreach ( $rows as $row ) {
			$titles[ (int) $row['ID'] ] = (string) $row['post_title'];
		}
		return $titles;
	}

	/**
	 * SKUs and EANs. Disabled variations are left out.
	 *
	 * @param non-empty-list<int> $ids
	 * @return array<int, array{own?: list<string>, variations?: list<string>}>
	 */
	private function codes( array $ids ): array {
		$db           = Database::connection();
		$placeholders = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$lookup       = $db->prefix . 'wc_product_meta_lookup';
		$rows         = Database::select(
			"SELECT product_id AS id, 'own' AS kind, sku, global_unique_id FROM %i WHERE product_id IN ({$placeholders})
			UNION ALL
			SELECT posts.post_parent AS id, 'variations' AS kind, sku, global_unique_id FROM %i AS posts INNER JOIN %i AS lookup ON lookup.product_id = posts.ID
			WHERE posts.post_parent IN ({$placeholders}) AND posts.post_type = 'product_variation' AND posts.post_status = 'publish'",
			...[ $lookup, ...$ids, $db->posts, $lookup, ...$ids ]
		);
		$codes        = [];
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
		$db           = Database::connection();
		$placeholders = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$rows         = Database::select(
			"SELECT object_id, taxonomy, taxonomies.term_id, name FROM %i AS relationships
			INNER JOIN %i AS taxonomies ON taxonomies.term_taxonomy_id = relationships.term_taxonomy_id
			INNER JOIN %i AS terms ON terms.term_id = taxonomies.term_id
			WHERE object_id IN ({$placeholders}) AND (taxonomy IN ('product_cat','product_brand','product_tag') OR taxonomy LIKE %s)",
			...[ $db->term_relationships, $db->term_taxonomy, $db->terms, ...$ids, $db->esc_like( 'pa_' ) . '%' ]
		);
		$terms        = [];
		foreach ( $rows as $row ) {
			$id = (int) $row['object_id'];
			match ( $row['taxonomy'] ) {
				'product_cat'   => $terms[ $id ]['category'] = [ ...$terms[ $id ]['category'] ?? [], ...$this->category_and_ancestors( (int) $row['term_id'] ) ],
				'product_brand' => $terms[ $id ]['brand'][]  = (string) $row['name'],
				default         => $terms[ $id ]['term'][]   = (string) $row['name'],
			};
		}
		return $terms;
	}

	/** @return list<string> Names of the category and of its ancestors. */
	private function category_and_ancestors( int $id ): array {
		$this->categories ??= $this->read_categories();
		$names              = [];
		for ( $depth = 0; isset( $this->categories[ $id ] ) && $depth < 10; $depth++ ) {
			$names[] = $this->categories[ $id ]['name'];
			$id      = $this->categories[ $id ]['parent'];
		}
		return $names;
	}

	/** @return array<int, array{name: string, parent: int}> */
	private function read_categories(): array {
		$db         = Database::connection();
		$categories = [];
		foreach ( Database::select( "SELECT terms.term_id, name, parent FROM %i AS terms INNER JOIN %i AS taxonomies ON taxonomies.term_id = terms.term_id WHERE taxonomy = 'product_cat'", $db->terms, $db->term_taxonomy ) as $row ) {
			$categories[ (int) $row['term_id'] ] = [
				'name'   => (string) $row['name'],
				'parent' => (int) $row['parent'],
			];
		}
		return $categories;
	}

	/**
	 * @param literal-string $query
	 * @return list<int> Values of the first column.
	 */
	private function ids( string $query, int|string ...$values ): array {
		return array_map( static fn ( array $row ): int => (int) reset( $row ), Database::select( $query, ...$values ) );
	}
}
