<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Swatches\Storage;

use Vitrina\Runtime\Database;
use wpdb;

use function Vitrina\Theme\cache_version;
use function Vitrina\Theme\cache_with_stamp;
use function Vitrina\Theme\cached_with_stamp;
use function Vitrina\Theme\prime_transients;

use const Vitrina\Theme\MATRIX_GROUP;
use const Vitrina\Theme\VERSION;

/**
 * Reads what cards need of the variations of many products, by value of one attribute.
 *
 * @phpstan-type Value array{ids: list<int>, image: int, is_in_stock: bool, prices: list<string>}
 * @phpstan-type Row array{value: string, image: int, is_in_stock: bool, price: string}
 */
final readonly class VariationValues {
	/** Prefix of the transient's name; the product's ID follows. */
	private const TRANSIENT = 'vitrina_card_';

	/**
	 * Number of variations from which a product is cached in the database; with fewer, reading them is faster than
	 * writing the cache.
	 */
	private const CACHED_FROM = 100;

	/** A value that no variation matches. */
	private const NONE = [
		'ids'         => [],
		'image'       => 0,
		'is_in_stock' => false,
		'prices'      => [],
	];

	private function __construct( private wpdb $database ) {}

	public static function of_this_site(): self {
		/** @var wpdb $wpdb */
		global $wpdb;
		return new self( $wpdb );
	}

	/**
	 * The variations of products, by value of an attribute. The result is cached for an hour, or until any product, its
	 * stock or its price changes: for all products with a persistent object cache, otherwise for those with many
	 * variations.
	 *
	 * @param array<int, string> $taxonomies Product → the requested attribute.
	 * @return array<int, array<array-key, Value>> Product → value → the variations that match it: their IDs in order,
	 *                                             the first picture (0 if none), whether any is in stock, and the
	 *                                             distinct prices as entered. See matching().
	 */
	public function of( array $taxonomies ): array {
		$version = cache_version( MATRIX_GROUP );
		$values  = $this->cached( $taxonomies, $version );
		$failed  = Database::failed_queries();
		$read    = $this->read( array_diff_key( $taxonomies, $values ) );
		if ( Database::failed_queries() > $failed ) {
			return $values;
		}
		foreach ( $read as $id => $rows ) {
			$values[ $id ] = self::by_value( $rows );
			if ( wp_using_ext_object_cache() || count( $rows ) >= self::CACHED_FROM ) {
				cache_with_stamp( self::TRANSIENT . $id, self::stamp( $taxonomies[ $id ], $version ), $values[ $id ] );
			}
		}
		return $values;
	}

	/**
	 * The variations that match a value. If no variation has the value, those with an empty one match: they match any.
	 *
	 * @param array<array-key, Value> $values The values of a product.
	 * @return Value
	 */
	public static function matching( array $values, string $value ): array {
		return $values[ $value ] ?? $values[''] ?? self::NONE;
	}

	/**
	 * @param array<int, string> $taxonomies Product → the requested attribute.
	 * @return array<int, array<array-key, Value>> What is cached and valid.
	 */
	private function cached( array $taxonomies, string $version ): array {
		prime_transients( self::transients( array_keys( $taxonomies ) ) );
		$values = [];
		foreach ( $taxonomies as $id => $taxonomy ) {
			$cached = cached_with_stamp( self::TRANSIENT . $id, self::stamp( $taxonomy, $version ) );
			if ( is_array( $cached ) ) {
				$values[ $id ] = $cached;
			}
		}
		return $values; // @phpstan-ignore return.type (Written in of(), under this stamp only.)
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
	 * Groups variations by value. A variation with an empty value is in each group, because it matches any value.
	 *
	 * @param array<int, Row> $rows The variations of a product, in order.
	 * @return array<array-key, Value>
	 */
	private static function by_value( array $rows ): array {
		$values = [];
		foreach ( $rows as $id => $row ) {
			$values[ $row['value'] ] ??= $values[''] ?? self::NONE;
			foreach ( $row['value'] === '' ? array_keys( $values ) : [ $row['value'] ] as $key ) {
				$value                = $values[ $key ];
				$value['ids'][]       = $id;
				$value['image']       = $value['image'] === 0 ? $row['image'] : $value['image'];
				$value['is_in_stock'] = $value['is_in_stock'] || $row['is_in_stock'];
				$value['prices'][]    = $row['price'];
				$values[ $key ]       = $value;
			}
		}
		return array_map( fn ( array $value ): array => [ 'prices' => array_values( array_unique( $value['prices'] ) ) ] + $value, $values );
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
