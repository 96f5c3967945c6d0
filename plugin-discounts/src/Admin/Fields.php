<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

use Vitrina\Discounts\Domain\DiscountType;
use Vitrina\Discounts\Domain\Problem;

/** Prints fields with label and error. */
final readonly class Fields {

	/** @param array<string, Problem> $errors By field. */
	public function __construct( private array $errors ) {}

	/** @param array<string, string> $attributes */
	public function input( string $field, string $name, string $value, string $label = '', string $type = 'text', array $attributes = [] ): void {
		$id = self::id( $field );
		printf( '<input type="%s" id="%s" name="%s" value="%s"', esc_attr( $type ), esc_attr( $id ), esc_attr( $name ), esc_attr( $value ) );
		if ( $label !== '' ) {
			printf( ' aria-label="%s"', esc_attr( $label ) );
		}
		foreach ( $attributes as $attribute => $text ) {
			printf( ' %s="%s"', esc_attr( $attribute ), esc_attr( $text ) );
		}
		$this->print_invalid( $field );
		echo '>';
		$this->print_error( $field );
	}

	/** @param array<array-key, string> $options Labels by value. */
	public function select( string $field, string $name, string $value, array $options, string $label = '' ): void {
		printf( '<select id="%s" name="%s"', esc_attr( self::id( $field ) ), esc_attr( $name ) );
		if ( $label !== '' ) {
			printf( ' aria-label="%s"', esc_attr( $label ) );
		}
		$this->print_invalid( $field );
		echo '>';
		foreach ( $options as $option => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $option ), selected( $value, (string) $option, false ), esc_html( $text ) );
		}
		echo '</select>';
		$this->print_error( $field );
	}

	/**
	 * Prints WooCommerce's product search, or without JavaScript a text field for ids.
	 *
	 * @param list<int> $ids
	 */
	public function products( string $field, array $ids, string $label, bool $is_multiple = true ): void {
		$name = $is_multiple ? "{$field}[]" : $field;
		printf( '<select id="%s" class="wc-product-search" name="%s" data-placeholder="%s" data-action="woocommerce_json_search_products_and_variations" data-allow_clear="true" aria-label="%s" style="width:100%%"', esc_attr( self::id( $field ) ), esc_attr( $name ), esc_attr__( 'Search for a product…', 'vitrina-discounts' ), esc_attr( $label ) );
		echo $is_multiple ? ' multiple>' : '>';
		foreach ( $ids as $id ) {
			printf( '<option value="%d" selected>%s</option>', absint( $id ), esc_html( Summary::product( $id ) ) );
		}
		echo '</select>';
		if ( $is_multiple ) {
			/* translators: %s: name of a field. */
			printf( '<noscript><input type="text" class="regular-text" name="%s_ids" aria-label="%s" placeholder="12, 34"></noscript>', esc_attr( $field ), esc_attr( sprintf( __( '%s: numbers (IDs), separated by commas', 'vitrina-discounts' ), $label ) ) );
		}
	}

	/** @param list<int> $ids */
	public function categories( string $field, array $ids, string $label ): void {
		printf( '<select id="%s" class="wc-enhanced-select" name="%s[]" multiple data-placeholder="%s" aria-label="%s" style="width:100%%">', esc_attr( self::id( $field ) ), esc_attr( $field ), esc_attr__( 'Choose categories…', 'vitrina-discounts' ), esc_attr( $label ) );
		foreach ( self::category_names() as $id => $name ) {
			printf( '<option value="%d"%s>%s</option>', absint( $id ), selected( in_array( $id, $ids, true ), true, false ), esc_html( $name ) );
		}
		echo '</select>';
	}

	public function print_error( string $field ): void {
		if ( isset( $this->errors[ $field ] ) ) {
			printf( '<p class="vitrina-discounts-problem" id="%s-problem">%s</p>', esc_attr( self::id( $field ) ), esc_html( self::message( $this->errors[ $field ] ) ) );
		}
	}

	public static function print_headings( string ...$headings ): void {
		foreach ( $headings as $heading ) {
			printf( '<th scope="col">%s</th>', esc_html( $heading ) );
		}
	}

	public static function id( string $field ): string {
		return 'vitrina-discount-' . str_replace( [ '.', '[', ']', '_' ], '-', $field );
	}

	/** @return array<string, string> Labels by value. */
	public static function discount_types(): array {
		return [
			DiscountType::Percentage->value => __( 'Percentage off', 'vitrina-discounts' ),
			DiscountType::Flat->value       => __( 'Amount off each', 'vitrina-discounts' ),
			DiscountType::FixedPrice->value => __( 'Price per item', 'vitrina-discounts' ),
		];
	}

	public static function message( Problem $problem ): string {
		return match ( $problem ) {
			Problem::NoTitle          => __( 'Give the rule a name. Shoppers do not see it.', 'vitrina-discounts' ),
			Problem::TooLong          => __( 'This text is too long.', 'vitrina-discounts' ),
			Problem::BadPriority      => __( 'The priority is a whole number, 0 or larger.', 'vitrina-discounts' ),
			Problem::BadDate          => __( 'This is not a date and time.', 'vitrina-discounts' ),
			Problem::EndsTooEarly     => __( 'The end lies before the beginning.', 'vitrina-discounts' ),
			Problem::BadType          => __( 'Choose what the amount means.', 'vitrina-discounts' ),
			Problem::BadPercentage    => __( 'A percentage is a number from 0 to 100.', 'vitrina-discounts' ),
			Problem::BadMoney         => __( 'An amount of money is a number, 0 or larger.', 'vitrina-discounts' ),
			Problem::BadQuantity      => __( 'A quantity is a number larger than 0.', 'vitrina-discounts' ),
			Problem::EndsBelowStart   => __( 'The tier would end before it begins.', 'vitrina-discounts' ),
			Problem::SameStart        => __( 'Another tier begins at the same quantity.', 'vitrina-discounts' ),
			Problem::NoTiers          => __( 'Fill in at least one tier.', 'vitrina-discounts' ),
			Problem::TooManyTiers     => __( 'A rule has at most 50 tiers.', 'vitrina-discounts' ),
			Problem::BadQuantityScope => __( 'Choose what is counted.', 'vitrina-discounts' ),
		};
	}

	private function print_invalid( string $field ): void {
		if ( isset( $this->errors[ $field ] ) ) {
			printf( ' aria-invalid="true" aria-describedby="%s-problem"', esc_attr( self::id( $field ) ) );
		}
	}

	/** @return array<int, string> Names of categories by id, with the names of their ancestors. */
	private static function category_names(): array {
		$terms = get_terms(
			[
				'taxonomy'   => 'product_cat',
				'hide_empty' => false,
			]
		);
		$names = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			$path                    = [ ...array_reverse( get_ancestors( $term->term_id, 'product_cat', 'taxonomy' ) ), $term->term_id ];
			$names[ $term->term_id ] = implode( ' › ', array_map( Summary::category( ... ), $path ) );
		}
		natcasesort( $names );
		return $names;
	}
}
