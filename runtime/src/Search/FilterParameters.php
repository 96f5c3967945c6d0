<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Search;

/** The query parameters with which WooCommerce filters a listing of products. */
final class FilterParameters {
	/** Those that do not start with `filter_`. WooCommerce knows `categories` since version 11. */
	private const NAMES = [ 'categories', 'rating_filter', 'min_price', 'max_price' ];

	/** Whether the parameter is a filter. `query_type_…` is not: it sets how the values of `filter_…` are combined. */
	public static function includes( string $name ): bool {
		return str_starts_with( $name, 'filter_' ) || in_array( $name, self::NAMES, true );
	}

	/**
	 * Whether a request has a filter parameter, valid or not.
	 *
	 * @param array<array-key, mixed> $query Raw parameters.
	 */
	public static function are_in( array $query ): bool {
		return array_filter( array_map( strval( ... ), array_keys( $query ) ), self::includes( ... ) ) !== [];
	}
}
