<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Import;

use Vitrina\Discounts\Domain\RuleForm;

/**
 * Converts a row of Woo Discount Rules (`wdr_rules`) to form values. A rule with a
 * condition that this plugin does not have is rejected with an error: without the
 * condition it would reduce more prices.
 */
final readonly class LegacyRule {

	/** @param array<string, mixed>|null $form_values Form values; null if it cannot be imported. */
	private function __construct(
		public int $id,
		public string $title,
		public ?array $form_values,
		public ?ImportError $error,
	) {}

	/**
	 * @param array<array-key, mixed>   $row  Columns.
	 * @param callable( int ): string   $date Formats a Unix time as a form value.
	 */
	public static function read( array $row, callable $date ): self {
		$id      = is_numeric( $row['id'] ?? null ) ? (int) $row['id'] : 0;
		$title   = is_string( $row['title'] ?? null ) ? trim( $row['title'] ) : '';
		$type    = $row['discount_type'] ?? '';
		$filters = self::filters( self::json( $row['filters'] ?? null ) );
		$amounts = self::amounts( $type, $row );
		$error   = match ( true ) {
			self::is_set( $row['deleted'] ?? null ) => ImportError::Deleted,
			! in_array( $type, [ 'wdr_simple_discount', 'wdr_bulk_discount' ], true ) => ImportError::Type,
			self::json( $row['conditions'] ?? null ) !== [] => ImportError::Conditions,
			self::is_set( $row['usage_limits'] ?? null ) => ImportError::UsageLimit,
			$filters === null => ImportError::Filter,
			$amounts === null => ImportError::CartRule,
			default => null,
		};
		if ( $error !== null ) {
			return new self( $id, $title, null, $error );
		}
		$time = static fn ( mixed $unix ): string => is_numeric( $unix ) && (int) $unix > 0 ? $date( (int) $unix ) : '';
		return new self(
			$id,
			$title,
			[
				'title'     => $title === '' ? "#{$id}" : $title,
				'enabled'   => self::is_set( $row['enabled'] ?? null ) ? '1' : '',
				'exclusive' => self::is_set( $row['exclusive'] ?? null ) ? '1' : '',
				'priority'  => is_numeric( $row['priority'] ?? null ) ? (string) max( 0, (int) $row['priority'] ) : '10',
				'starts'    => $time( $row['date_from'] ?? null ),
				'ends'      => $time( $row['date_to'] ?? null ),
			] + $filters + $amounts,
			null
		);
	}

	/**
	 * @param array<array-key, mixed> $filters
	 * @return array<string, list<string>>|null Null for an unsupported filter.
	 */
	private static function filters( array $filters ): ?array {
		$lists = array_fill_keys( [ 'products', 'categories', 'not_products', 'not_categories' ], [] );
		foreach ( $filters as $filter ) {
			$type = is_array( $filter ) ? $filter['type'] ?? null : null;
			$ids  = is_array( $filter ) && is_array( $filter['value'] ?? null ) ? $filter['value'] : [];
			$ids  = array_map( static fn ( mixed $id ): string => is_scalar( $id ) ? (string) $id : '', array_values( $ids ) );
			if ( $type === 'all_products' ) {
				continue;
			}
			$name = [
				'products'         => 'products',
				'product_category' => 'categories',
			][ is_string( $type ) ? $type : '' ] ?? null;
			if ( $name === null || ! is_array( $filter ) || $ids === [] ) {
				return null;
			}
			$name           = ( $filter['method'] ?? '' ) === 'not_in_list' ? "not_{$name}" : $name;
			$lists[ $name ] = [ ...$lists[ $name ], ...$ids ];
		}
		return $lists;
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return array<string, mixed>|null Null for a discount that reduces the cart total instead of product prices.
	 */
	private static function amounts( mixed $type, array $row ): ?array {
		$data = self::json( $type === 'wdr_bulk_discount' ? $row['bulk_adjustments'] ?? null : $row['product_adjustments'] ?? null );
		if ( self::is_set( $data['apply_as_cart_rule'] ?? null ) ) {
			return null;
		}
		if ( $type !== 'wdr_bulk_discount' ) {
			return [
				'mode'     => RuleForm::SIMPLE,
				'type'     => $data['type'] ?? '',
				'value'    => $data['value'] ?? '',
				'counting' => 'product',
			];
		}
		$tiers = array_values( array_filter( is_array( $data['ranges'] ?? null ) ? $data['ranges'] : [], is_array( ... ) ) );
		return [
			'mode'     => RuleForm::TIERS,
			'counting' => $data['operator'] ?? '',
			'tiers'    => self::without_gaps( $tiers ),
		];
	}

	/**
	 * Removes the end of a tier if another tier starts exactly 1 later. "2 to 5, 6 to 10" has no gap
	 * for whole quantities, but 5.5 m would be in neither tier; "from 2, 6 to 10" has no gap.
	 *
	 * @param list<array<array-key, mixed>> $tiers
	 * @return list<array<array-key, mixed>>
	 */
	private static function without_gaps( array $tiers ): array {
		foreach ( $tiers as &$tier ) {
			foreach ( $tiers as $other ) {
				if ( is_numeric( $tier['to'] ?? null ) && is_numeric( $other['from'] ?? null ) && (float) $other['from'] === (float) $tier['to'] + 1 ) {
					$tier['to'] = '';
				}
			}
		}
		return $tiers;
	}

	/** @return array<array-key, mixed> */
	private static function json( mixed $text ): array {
		$data = is_string( $text ) ? json_decode( $text, true ) : null;
		return is_array( $data ) ? $data : [];
	}

	private static function is_set( mixed $value ): bool {
		return is_numeric( $value ) && (int) $value > 0;
	}
}
