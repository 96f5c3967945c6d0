<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Swatches\Storage;

use Vitrina\Runtime\Database;
use wpdb;

use function Vitrina\Theme\cache_version;
use function Vitrina\Theme\prime_transients;

use const Vitrina\Theme\MATRIX_GROUP;
use const Vitrina\Theme\VERSION;

/**
 * Reads what cards need of the variations of many products.
 *
 * @phpstan-type Row array{value: string, image: int, is_in_stock: bool, price: string}
 */
final readonly class VariationRows {
	/** Prefix of the transient's name; the product's ID follows. */
	private const TRANSIENT = 'vitrina_card_';

	/** Number of variations from which a product is cached; with fewer, reading them is faster than writing the cache. */
	private const CACHED_FROM = 100;

	private function __construct( private wpdb $database ) {}

	public static function of_this_site(): self {
		/** @var wpdb $wpdb */
		global $wpdb;
		return new self( $wpdb );
	}

	/**
	 * The variations of products. The variations of large products are cached for an hour, or until a
	 * product, its stock or its price changes, like variation matrices: reading a thousand variations takes
	 * longer than printing a card.
	 *
	 * @param array<int, string> $taxonomies Product → the requested attribute.
	 * @return array<int, array<int, Row>> Product → variation → row; an empty value means any.
	 */
	public function of( array $taxonomies ): array {
		$version = cache_version( MATRIX_GROUP );
		$rows    = $this->cached( $taxonomies, $version );
		$missing = array_diff_key( $taxonomies, $rows );
		$failed  = Database::failed_queries();
		$read    = $this->read( $missing );
		if ( Database::failed_queries() > $failed ) {
			return $rows;
		}
		foreach ( $read as $id => $of_product ) {
			if ( count( $of_product ) >= self::CACHED_FROM ) {
				set_transient( self::TRANSIENT . $id, [ self::stamp( $taxonomies[ $id ], $version ), $of_product ], HOUR_IN_SECONDS );
			}
		}
		return $rows + $read;
	}

	/**
	 * @param array<int, string> $taxonomies Product → the requested attribute.
	 * @return array<int, array<int, Row>> Cached and valid rows.
	 */
	private function cached( array $taxonomies, string $version ): array {
		prime_transients( self::transients( array_keys( $taxonomies ) ) );
		$rows = [];
		foreach ( $taxonomies as $id => $taxonomy ) {
			$cached = get_transient( self::TRANSIENT . $id );
			if ( is_array( $cached ) && ( $cached[0] ?? '' ) === self::stamp( $taxonomy, $version ) ) {
				$rows[ $id ] = $cached[1];
			}
		}
		return $rows; // @phpstan-ignore return.type (Written in of(), under this stamp only.)
	}

	/**
	 * Names of the transients that the cards of variable products read: ours, and those that WooCommerce
	 * reads with each product.
	 *
	 * @param list<int> $ids Products.
	 * @return list<string>
	 */
	public static function transients( array $ids ): array {
		$names = [];
		foreach ( $ids as $id ) {
			array_push( $names, self::TRANSIENT . $id, "wc_var_prices_{$id}", "wc_product_children_{$id}" );
		}
		return $names;
	}

	private static function stamp( string $taxonomy, string $version ): string {
		return VERSION . $version . $taxonomy;
	}

	/**
	 * Reads the variations of all products in one query: WooCommerce would load an object for each variation.
	 *
	 * @param array<int, string> $taxonomies Product → the requested attribute.
	 * @return array<int, array<int, Row>>
	 */
	private function read( array $taxonomies ): array {
		if ( $taxonomies === [] ) {
			return [];
		}
		$ids   = implode( ',', array_map( intval( ... ), array_keys( $taxonomies ) ) );
		$names = array_map( fn ( string $taxonomy ): string => 'attribute_' . sanitize_title( $taxonomy ), $taxonomies );
		$keys  = [ '_thumbnail_id', '_stock_status', '_price', ...array_unique( $names ) ];
		$keys  = implode( ',', array_map( fn ( string $key ): string => (string) $this->database->prepare( '%s', $key ), $keys ) );

		// phpcs:disable WordPress.DB.PreparedSQL -- Every id is a number and every key is prepared, just above.
		$found = $this->database->get_results(
			"SELECT variations.ID AS id, variations.post_parent AS parent, meta.meta_key AS name, meta.meta_value AS value
			FROM {$this->database->posts} AS variations
			INNER JOIN {$this->database->postmeta} AS meta ON meta.post_id = variations.ID
			WHERE variations.post_type = 'product_variation' AND variations.post_status = 'publish'
			AND variations.post_parent IN ({$ids}) AND meta.meta_key IN ({$keys})
			ORDER BY variations.menu_order, variations.ID",
			ARRAY_A
		);
		// phpcs:enable

		$rows = [];
		foreach ( $found as $row ) {
			if ( ! is_numeric( $row['id'] ?? null ) || ! is_numeric( $row['parent'] ?? null ) ) {
				continue;
			}
			$id     = (int) $row['id'];
			$parent = (int) $row['parent'];
			$name   = is_string( $row['name'] ?? null ) ? $row['name'] : '';
			$value  = is_string( $row['value'] ?? null ) ? $row['value'] : '';

			$rows[ $parent ][ $id ] = self::with( $rows[ $parent ][ $id ] ?? null, $name, $value, $names[ $parent ] );
		}
		return $rows;
	}

	/**
	 * @param Row|null $row
	 * @return Row
	 */
	private static function with( ?array $row, string $name, string $value, string $attribute ): array {
		$row ??= [
			'value'       => '',
			'image'       => 0,
			'is_in_stock' => true,
			'price'       => '',
		];
		match ( $name ) {
			$attribute      => $row['value']       = $value,
			'_thumbnail_id' => $row['image']       = absint( $value ),
			'_stock_status' => $row['is_in_stock'] = $value !== 'outofstock',
			'_price'        => $row['price']       = $value,
			default         => null,
		};
		return $row;
	}
}
