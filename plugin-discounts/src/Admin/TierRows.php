<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Admin;

use Vitrina\Discounts\Domain\FormState;
use Vitrina\Discounts\Domain\RuleForm;

/**
 * The tiers of a rule as table rows. A few empty rows are always printed, to add tiers
 * without JavaScript; empty rows are ignored.
 *
 * @phpstan-import-type TierValues from FormState
 */
final readonly class TierRows {

	private const EMPTY_ROWS = 2;

	public function __construct( private Fields $fields ) {}

	/** @param list<TierValues> $tiers */
	public function print( array $tiers ): void {
		echo '<table class="widefat vitrina-discounts-tier-rows"><thead><tr>';
		Fields::print_headings( __( 'From (items)', 'vitrina-discounts' ), __( 'To (may be empty)', 'vitrina-discounts' ), __( 'Discount', 'vitrina-discounts' ), __( 'Amount', 'vitrina-discounts' ), __( 'Name in the table (may be empty)', 'vitrina-discounts' ) );
		printf( '<td><span class="screen-reader-text">%s</span></td></tr></thead><tbody>', esc_html__( 'Remove', 'vitrina-discounts' ) );
		foreach ( [ ...$tiers, ...array_fill( 0, self::EMPTY_ROWS, RuleForm::empty_tier() ) ] as $index => $tier ) {
			$this->print_tier( $index, $tier );
		}
		printf( '</tbody></table><p><button type="button" class="button" data-add-tier hidden>%s</button></p>', esc_html__( 'Add tier', 'vitrina-discounts' ) );
	}

	/** @param TierValues $tier */
	private function print_tier( int $index, array $tier ): void {
		$number = static fn ( string $label ): string => sprintf( '%s, %d', $label, $index + 1 );
		$small  = [
			'class'     => 'small-text',
			'inputmode' => 'decimal',
		];
		$cell   = static fn ( string $label ): string => sprintf( '<td data-label="%s">', esc_attr( $label ) );
		// On narrow screens cells are stacked, each with its heading.
		echo '<tr>' . $cell( __( 'From (items)', 'vitrina-discounts' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		$this->fields->input( "tiers.{$index}.from", "tiers[{$index}][from]", $tier['from'], $number( __( 'From', 'vitrina-discounts' ) ), attributes: $small );
		echo '</td>' . $cell( __( 'To (may be empty)', 'vitrina-discounts' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		$this->fields->input( "tiers.{$index}.to", "tiers[{$index}][to]", $tier['to'], $number( __( 'To', 'vitrina-discounts' ) ), attributes: $small );
		echo '</td>' . $cell( __( 'Discount', 'vitrina-discounts' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		$this->fields->select( "tiers.{$index}.type", "tiers[{$index}][type]", $tier['type'], Fields::discount_types(), $number( __( 'Discount', 'vitrina-discounts' ) ) );
		echo '</td>' . $cell( __( 'Amount', 'vitrina-discounts' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		$this->fields->input( "tiers.{$index}.value", "tiers[{$index}][value]", $tier['value'], $number( __( 'Amount', 'vitrina-discounts' ) ), attributes: $small );
		echo '</td>' . $cell( __( 'Name in the table (may be empty)', 'vitrina-discounts' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		$this->fields->input( "tiers.{$index}.label", "tiers[{$index}][label]", $tier['label'], $number( __( 'Name in the table', 'vitrina-discounts' ) ) );
		printf( '</td><td><button type="button" class="button-link button-link-delete" data-remove-tier hidden aria-label="%s">%s</button></td></tr>', esc_attr( $number( __( 'Remove tier', 'vitrina-discounts' ) ) ), esc_html__( 'Remove', 'vitrina-discounts' ) );
	}
}
