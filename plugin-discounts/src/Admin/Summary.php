<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

use Vitrina\Discounts\DiscountDescription;
use Vitrina\Discounts\Domain\AppliedDiscount;
use Vitrina\Discounts\Domain\Rule;
use WC_Product;
use WP_Term;

/** Short descriptions of a rule: plain text. */
final class Summary {

	private const MAX_NAMES = 4;

	public static function discount( Rule $rule ): string {
		if ( $rule->amount !== null ) {
			return DiscountDescription::amount( $rule->amount );
		}
		return implode( ', ', array_map( static fn ( $tier ): string => DiscountDescription::applied( new AppliedDiscount( $rule, $tier->amount, $tier ) ), $rule->tiers ) );
	}

	public static function scope( Rule $rule ): string {
		$in   = self::names( $rule->scope->products, $rule->scope->categories );
		$out  = self::names( $rule->scope->not_products, $rule->scope->not_categories );
		$text = $in === '' ? __( 'All products', 'vitrina-discounts' ) : $in;
		/* translators: 1: products and categories, 2: those left out. */
		return $out === '' ? $text : sprintf( __( '%1$s, but not: %2$s', 'vitrina-discounts' ), $text, $out );
	}

	public static function dates( Rule $rule ): string {
		$starts = $rule->starts_at === null ? '' : self::date( $rule->starts_at );
		$ends   = $rule->ends_at === null ? '' : self::date( $rule->ends_at );
		return match ( true ) {
			$starts === '' && $ends === '' => __( 'Always', 'vitrina-discounts' ),
			/* translators: %s: date. */
			$ends === ''                   => sprintf( __( 'From %s', 'vitrina-discounts' ), $starts ),
			/* translators: %s: date. */
			$starts === ''                 => sprintf( __( 'Until %s', 'vitrina-discounts' ), $ends ),
			default                        => "{$starts} – {$ends}",
		};
	}

	/** @return array{string, string} CSS class and label. */
	public static function state( Rule $rule ): array {
		$now = time();
		return match ( true ) {
			! $rule->is_enabled                                    => [ 'off', __( 'Off', 'vitrina-discounts' ) ],
			$rule->ends_at !== null && $now > $rule->ends_at       => [ 'ended', __( 'Ended', 'vitrina-discounts' ) ],
			$rule->starts_at !== null && $now < $rule->starts_at   => [ 'planned', __( 'Planned', 'vitrina-discounts' ) ],
			default                                                => [ 'active', __( 'Active', 'vitrina-discounts' ) ],
		};
	}

	public static function product( int $id ): string {
		$product = wc_get_product( $id );
		return $product instanceof WC_Product ? wp_strip_all_tags( $product->get_formatted_name() ) : "#{$id}";
	}

	public static function category( int $id ): string {
		$term = get_term( $id, 'product_cat' );
		return $term instanceof WP_Term ? $term->name : "#{$id}";
	}

	/**
	 * @param list<int> $products
	 * @param list<int> $categories
	 */
	private static function names( array $products, array $categories ): string {
		$names = [
			...array_map( self::category( ... ), array_slice( $categories, 0, self::MAX_NAMES ) ),
			...array_map( self::product( ... ), array_slice( $products, 0, self::MAX_NAMES ) ),
		];
		$more  = count( $products ) + count( $categories ) - count( $names );
		if ( $more > 0 ) {
			/* translators: %d: number of products and categories. */
			$names[] = sprintf( _n( 'and %d more', 'and %d more', $more, 'vitrina-discounts' ), $more );
		}
		return implode( ', ', $names );
	}

	private static function date( int $unix ): string {
		return (string) wp_date( 'Y-m-d H:i', $unix );
	}
}
