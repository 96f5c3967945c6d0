<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Filters\Storage;

use wpdb;

/**
 * Counts and lookups for filters, over many products at once.
 * Each method makes at most one query over WooCommerce's lookup tables, whatever the number of products.
 * Two methods that read the same rows of the same products share one query.
 */
final class ProductFacts {
	/** SQL of a subquery with the products' attributes: WooCommerce's lookup table, or the terms if it is not used. */
	private readonly string $attributes;

	/** @var array<string, list<array<string, string>>> Rows that several facets use, by query. */
	private array $shared = [];

	/**
	 * @param bool $uses_lookup Whether WooCommerce filters by its attribute lookup table.
	 * @param bool $in_stock    Whether only products in stock count in that table.
	 */
	public static function of_this_site( bool $uses_lookup, bool $in_stock ): self {
		/** @var wpdb $wpdb */
		global $wpdb;
		return new self( $wpdb, $uses_lookup, $in_stock );
	}

	private function __construct( private readonly wpdb $database, private readonly bool $uses_lookup, bool $in_stock ) {
		$this->attributes = $uses_lookup
			? "(SELECT product_or_parent_id AS product, product_id AS item, taxonomy, term_id, is_variation_attribute FROM {$database->prefix}wc_product_attributes_lookup" . ( $in_stock ? ' WHERE in_stock = 1' : '' ) . ')'
			: "(SELECT object_id AS product, object_id AS item, taxonomy, term_id, 0 AS is_variation_attribute FROM {$database->term_relationships} INNER JOIN {$database->term_taxonomy} USING (term_taxonomy_id))";
	}

	/**
	 * How many of the products have each term of these attributes.
	 *
	 * @param list<int>    $products   IDs.
	 * @param list<string> $taxonomies Attributes.
	 * @return array<array-key, int> Term → number.
	 */
	public function attribute_counts( array $products, array $taxonomies ): array {
		return $products === [] || $taxonomies === [] ? [] : $this->counts(
			"SELECT term_id AS name, COUNT(DISTINCT product) AS number FROM {$this->attributes} AS facts
			WHERE product IN ({$this->ids( $products )}) AND taxonomy IN ({$this->texts( $taxonomies )}) GROUP BY term_id"
		);
	}

	/**
	 * How many of the products are in each category or its descendants.
	 *
	 * @param list<int>             $products   IDs.
	 * @param array<int, list<int>> $categories Term → itself and all its descendants.
	 * @return array<int, int> Term → number.
	 */
	public function category_counts( array $products, array $categories ): array {
		if ( $products === [] || $categories === [] ) {
			return [];
		}
		$in = [];
		foreach ( $this->relationships( $products ) as $row ) {
			$in[ (int) $row['term'] ][ (int) $row['product'] ] = true;
		}
		return array_map(
			fn ( array $terms ): int => count( array_replace( [], ...array_values( array_intersect_key( $in, array_flip( $terms ) ) ) ) ),
			$categories
		);
	}

	/**
	 * How many of the products have each of these terms of WooCommerce's visibility taxonomy.
	 *
	 * @param list<int> $products IDs.
	 * @param list<int> $terms    Their `term_taxonomy_id`s.
	 * @return array<array-key, int> `term_taxonomy_id` → number.
	 */
	public function visibility_counts( array $products, array $terms ): array {
		$found = $products === [] || $terms === [] ? [] : array_column( $this->relationships( $products ), 'row' );
		return array_intersect_key( array_count_values( $found ), array_flip( $terms ) );
	}

	/**
	 * The categories of the products, and their terms of WooCommerce's visibility taxonomy.
	 *
	 * @param list<int> $products IDs.
	 * @return list<array<string, string>> IDs: `product`, `term`, and `row`, which is the `term_taxonomy_id`.
	 */
	private function relationships( array $products ): array {
		return $this->shared_rows(
			"SELECT object_id AS product, term_id AS term, term_taxonomy_id AS row FROM {$this->database->term_relationships} INNER JOIN {$this->database->term_taxonomy} USING (term_taxonomy_id)
			WHERE taxonomy IN ('product_cat', 'product_visibility') AND object_id IN ({$this->ids( $products )})"
		);
	}

	/**
	 * @param list<int> $products IDs.
	 * @return list<array<string, string>> Stock status as `name`, `number` of products, `least` and `highest` price.
	 */
	private function stock_and_prices( array $products ): array {
		return $this->shared_rows(
			"SELECT stock_status AS name, COUNT(*) AS number, MIN(min_price) AS least, MAX(max_price) AS highest FROM {$this->meta()} WHERE product_id IN ({$this->ids( $products )}) GROUP BY stock_status"
		);
	}

	/**
	 * How many of the products have each stock status.
	 *
	 * @param list<int> $products IDs.
	 * @return array<array-key, int> Stock status → number.
	 */
	public function stock_counts( array $products ): array {
		return $products === [] ? [] : array_map( intval( ... ), array_column( $this->stock_and_prices( $products ), 'number', 'name' ) );
	}

	/**
	 * The lowest and highest stored price of the products, in major units; null if none has a price.
	 *
	 * @param list<int> $products IDs.
	 * @return array{float, float}|null
	 */
	public function price_range( array $products ): ?array {
		$rows    = $products === [] ? [] : $this->stock_and_prices( $products );
		$least   = array_filter( array_column( $rows, 'least' ), is_numeric( ... ) );
		$highest = array_filter( array_column( $rows, 'highest' ), is_numeric( ... ) );
		return $least === [] || $highest === [] ? null : [ min( array_map( floatval( ... ), $least ) ), max( array_map( floatval( ... ), $highest ) ) ];
	}

	/**
	 * The given products that have any of these attribute terms.
	 *
	 * @param list<int> $products IDs.
	 * @param list<int> $terms    IDs.
	 * @return list<int>
	 */
	public function with_any_term( array $products, array $terms ): array {
		return $this->products( $products, $terms, "SELECT product FROM {$this->attributes} AS facts WHERE term_id IN ({$this->ids( $terms )}) AND product IN ({$this->ids( $products )})" );
	}

	/**
	 * The given products that have all of these attribute terms: all as attributes for variations, or all
	 * as plain attributes, as WooCommerce requires.
	 *
	 * @param list<int> $products IDs.
	 * @param list<int> $terms    IDs of terms of one or several attributes.
	 * @return list<int>
	 */
	public function with_all_terms( array $products, array $terms ): array {
		$group = $this->uses_lookup ? 'is_variation_attribute, IF(is_variation_attribute = 1, product, item)' : 'product';
		return $this->products(
			$products,
			$terms,
			"SELECT product FROM {$this->attributes} AS facts WHERE term_id IN ({$this->ids( $terms )}) AND product IN ({$this->ids( $products )})
			GROUP BY {$group}, product HAVING COUNT(DISTINCT term_id) = " . count( $terms )
		);
	}

	/**
	 * The given products that have any of these terms.
	 *
	 * @param list<int> $products IDs.
	 * @param list<int> $terms    `term_taxonomy_id`s of the terms.
	 * @return list<int>
	 */
	public function in_any_term( array $products, array $terms ): array {
		return $this->products( $products, $terms, "SELECT object_id AS product FROM {$this->database->term_relationships} WHERE term_taxonomy_id IN ({$this->ids( $terms )}) AND object_id IN ({$this->ids( $products )})" );
	}

	/**
	 * The given products with any of these stock statuses.
	 *
	 * @param list<int>    $products IDs.
	 * @param list<string> $states   Stock statuses by WooCommerce's names.
	 * @return list<int>
	 */
	public function in_stock_state( array $products, array $states ): array {
		return $this->products( $products, $states, "SELECT product_id AS product FROM {$this->meta()} WHERE stock_status IN ({$this->texts( $states )}) AND product_id IN ({$this->ids( $products )})" );
	}

	/**
	 * The given products whose price range overlaps this one.
	 *
	 * @param list<int> $products IDs.
	 * @param float     $from     Lowest price in major units, as prices are stored.
	 * @param float     $to       Highest price in major units, as prices are stored.
	 * @return list<int>
	 */
	public function in_price_range( array $products, float $from, float $to ): array {
		$limits = (string) $this->database->prepare( 'NOT (%f < min_price OR %f > max_price)', $to, $from );
		return $this->products( $products, [ $to ], "SELECT product_id AS product FROM {$this->meta()} WHERE {$limits} AND product_id IN ({$this->ids( $products )})" );
	}

	private function meta(): string {
		return "{$this->database->prefix}wc_product_meta_lookup";
	}

	/**
	 * @param list<int>   $products  IDs; if empty, no query is made.
	 * @param list<mixed> $condition Values of the condition; if empty, no query is made.
	 * @param string      $sql       Prepared.
	 * @return list<int>
	 */
	private function products( array $products, array $condition, string $sql ): array {
		if ( $products === [] || $condition === [] ) {
			return [];
		}
		return array_values( array_unique( array_map( intval( ... ), array_column( $this->rows( $sql ), 'product' ) ) ) );
	}

	/**
	 * @param string $sql Prepared.
	 * @return array<array-key, int>
	 */
	private function counts( string $sql ): array {
		return array_map( intval( ... ), array_column( $this->rows( $sql ), 'number', 'name' ) );
	}

	/**
	 * @param string $sql Prepared: every id in it is a number, every text went through prepare().
	 * @return list<array<string, string>>
	 */
	private function rows( string $sql ): array {
		$rows = $this->database->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB -- Prepared by the callers; results are cached by Facets.
		/** @var list<array<string, string>>|null $rows */
		return $rows ?? [];
	}

	/**
	 * @param string $sql As in rows().
	 * @return list<array<string, string>>
	 */
	private function shared_rows( string $sql ): array {
		return $this->shared[ md5( $sql ) ] ??= $this->rows( $sql );
	}

	/** @param list<int> $ids IDs, cast to numbers here. */
	private function ids( array $ids ): string {
		return implode( ',', array_map( intval( ... ), $ids ) );
	}

	/** @param list<string> $texts Untrusted texts. */
	private function texts( array $texts ): string {
		return implode( ',', array_map( fn ( string $text ): string => (string) $this->database->prepare( '%s', $text ), $texts ) );
	}
}
