<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Filters;

/**
 * The filters that a visitor has selected in a listing.
 * The names are WooCommerce's own parameters, so that its main query does the
 * filtering: `filter_ATTRIBUTE` with `query_type_ATTRIBUTE`, `categories`,
 * `rating_filter`, `filter_stock_status`, `min_price`, `max_price`.
 */
final readonly class Selection {
	public const CATEGORIES = 'categories';
	public const RATING     = 'rating_filter';
	public const STOCK      = 'filter_stock_status';
	public const PRICE      = 'price';

	/**
	 * @param array<string, list<string>> $values Parameter → selected values, no list empty.
	 * @param list<string>                $all_of Parameters of attributes of which a product must have all selected values.
	 * @param string                      $from   Lowest price in major units, in PHP's number format; empty for none.
	 * @param string                      $to     Highest price, likewise.
	 */
	public function __construct(
		public array $values = [],
		public array $all_of = [],
		public string $from = '',
		public string $to = '',
	) {}

	public function is_empty(): bool {
		return $this->count() === 0;
	}

	/** The number of active filters: each value counts as one, and so does a price range. */
	public function count(): int {
		return array_sum( array_map( count( ... ), $this->values ) ) + ( $this->has_price() ? 1 : 0 );
	}

	public function has_price(): bool {
		return $this->from !== '' || $this->to !== '';
	}

	/** @return list<string> The selected values of a parameter. */
	public function of( string $name ): array {
		return $this->values[ $name ] ?? [];
	}

	public function has( string $name, string $value ): bool {
		return in_array( $value, $this->of( $name ), true );
	}

	/**
	 * A copy in which a value is added, or removed if it was selected.
	 *
	 * @param list<string> $kin Values to deselect when this one is selected, such as ancestor and descendant categories.
	 */
	public function toggled( string $name, string $value, array $kin = [] ): self {
		$without = array_diff( $this->of( $name ), [ $value ], $kin );
		return $this->with( $name, $this->has( $name, $value ) ? $without : [ ...$without, $value ] );
	}

	/**
	 * A copy with other values for one parameter.
	 *
	 * @param array<array-key, string> $values The values; an empty list removes the parameter.
	 */
	public function with( string $name, array $values ): self {
		$all = array_diff_key( $this->values, [ $name => true ] );
		if ( $values !== [] ) {
			$all[ $name ] = array_values( $values );
		}
		return new self( $all, array_values( array_diff( $this->all_of, [ $name ] ) ), $this->from, $this->to );
	}

	public function without_price(): self {
		return new self( $this->values, $this->all_of );
	}

	/** @return array<string, string> The selection as URL parameters, unencoded and in a fixed order, so that each page has one address. */
	public function to_query(): array {
		$query  = [];
		$values = $this->values;
		ksort( $values );
		foreach ( $values as $name => $selected ) {
			sort( $selected, SORT_STRING );
			$query[ $name ] = implode( ',', $selected );
			if ( count( $selected ) > 1 && self::is_attribute( $name ) ) {
				$query[ 'query_type_' . substr( $name, strlen( 'filter_' ) ) ] = in_array( $name, $this->all_of, true ) ? 'and' : 'or';
			}
		}
		return array_filter(
			[
				...$query,
				'min_price' => $this->from,
				'max_price' => $this->to,
			],
			fn ( string $value ): bool => $value !== ''
		);
	}

	public static function is_attribute( string $name ): bool {
		return $name !== self::STOCK && str_starts_with( $name, 'filter_' );
	}
}
