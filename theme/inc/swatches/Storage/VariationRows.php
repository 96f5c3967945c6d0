<?php
/**
 * What cards must know of the variations of many products.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\Swatches\Storage;

use wpdb;

final readonly class VariationRows {
	public function __construct( private wpdb $database ) {}

	/**
	 * One query for all products: WooCommerce would load each variation whole.
	 *
	 * @param array<int, string> $taxonomies Product → the attribute that is asked for.
	 * @return array<int, array<int, array{value: string, image: int, is_in_stock: bool}>>
	 *         Product → variation → what it is; an empty value means any.
	 */
	public function of( array $taxonomies ): array {
		if ( $taxonomies === [] ) {
			return [];
		}
		$ids   = implode( ',', array_map( intval( ... ), array_keys( $taxonomies ) ) );
		$names = array_map( fn ( string $taxonomy ): string => 'attribute_' . sanitize_title( $taxonomy ), $taxonomies );
		$keys  = [ '_thumbnail_id', '_stock_status', ...array_unique( $names ) ];
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
	 * @param array{value: string, image: int, is_in_stock: bool}|null $row
	 * @return array{value: string, image: int, is_in_stock: bool}
	 */
	private static function with( ?array $row, string $name, string $value, string $attribute ): array {
		$row ??= [
			'value'       => '',
			'image'       => 0,
			'is_in_stock' => true,
		];
		match ( $name ) {
			$attribute      => $row['value']       = $value,
			'_thumbnail_id' => $row['image']       = absint( $value ),
			'_stock_status' => $row['is_in_stock'] = $value !== 'outofstock',
			default         => null,
		};
		return $row;
	}
}
