<?php
/**
 * What a visitor has chosen among the filters of a listing.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\Filters;

/**
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
	 * @param array<string, list<string>> $values   Parameter → chosen values, none empty.
	 * @param list<string>                $all_of   Parameters of attributes whose values a product must have all of.
	 * @param string                      $from     Least price, as PHP writes a number; empty for none.
	 * @param string                      $to       Highest price; empty for none.
	 */
	public function __construct(
		public array $values = [],
		public array $all_of = [],
		public string $from = '',
		public string $to = '',
	) {}

	/** Whether nothing is chosen. */
	public function is_empty(): bool {
		return $this->count() === 0;
	}

	/** How many filters are active: each value is one, and a price of whatever limits. */
	public function count(): int {
		return array_sum( array_map( count( ... ), $this->values ) ) + ( $this->has_price() ? 1 : 0 );
	}

	public function has_price(): bool {
		return $this->from !== '' || $this->to !== '';
	}

	/**
	 * What is chosen under one name.
	 *
	 * @return list<string>
	 */
	public function of( string $name ): array {
		return $this->values[ $name ] ?? [];
	}

	public function has( string $name, string $value ): bool {
		return in_array( $value, $this->of( $name ), true );
	}

	/**
	 * The same with one value more, or with one less.
	 *
	 * @param string       $name  Parameter.
	 * @param string       $value The value.
	 * @param list<string> $kin   Values that go when this one comes, such as the categories above and below.
	 */
	public function toggled( string $name, string $value, array $kin = [] ): self {
		$without = array_diff( $this->of( $name ), [ $value ], $kin );
		return $this->with( $name, $this->has( $name, $value ) ? $without : [ ...$without, $value ] );
	}

	/**
	 * The same with other values under one name.
	 *
	 * @param string                   $name   Parameter.
	 * @param array<array-key, string> $values None takes the name out.
	 */
	public function with( string $name, array $values ): self {
		$all = array_diff_key( $this->values, [ $name => true ] );
		if ( $values !== [] ) {
			$all[ $name ] = array_values( $values );
		}
		return new self( $all, array_values( array_diff( $this->all_of, [ $name ] ) ), $this->from, $this->to );
	}

	/** The same at any price. */
	public function without_price(): self {
		return new self( $this->values, $this->all_of );
	}

	/**
	 * As parameters of an address, always in the same order and unencoded: one page has one address.
	 *
	 * @return array<string, string>
	 */
	public function to_query(): array {
		$query  = [];
		$values = $this->values;
		ksort( $values );
		foreach ( $values as $name => $chosen ) {
			sort( $chosen, SORT_STRING );
			$query[ $name ] = implode( ',', $chosen );
			if ( count( $chosen ) > 1 && self::is_attribute( $name ) ) {
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

	/** Whether a parameter is an attribute's. */
	public static function is_attribute( string $name ): bool {
		return $name !== self::STOCK && str_starts_with( $name, 'filter_' );
	}
}
