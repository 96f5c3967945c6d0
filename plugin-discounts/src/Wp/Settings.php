<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Wp;

use Vitrina\Discounts\Domain\BasePrice;
use Vitrina\Discounts\Domain\RuleStrategy;

/** The plugin's settings, with names and values of Woo Discount Rules and the defaults of spec §9. */
final class Settings {

	public const OPTION = 'vitrina_discounts_settings';

	/** Allowed values by name, the default first. */
	public const ALLOWED = [
		'apply_product_discount_to'         => [ 'biggest_discount', 'first', 'lowest_discount', 'all' ],
		'calculate_discount_from'           => [ 'sale_price', 'regular_price' ],
		'disable_coupon_when_rule_applied'  => [ 'run_both', 'disable_coupon', 'disable_rules' ],
		'show_strikeout_when'               => [ 'show_when_matched', 'show_after_matched', 'show_dynamically' ],
		'awdr_dynamic_bulk_table_status'    => [ '0', '1' ],
		'awdr_dynamic_bulk_table_off'       => [ 'on', 'off' ],
		'position_to_show_bulk_table'       => [ 'woocommerce_before_add_to_cart_form', 'woocommerce_after_add_to_cart_form', 'woocommerce_product_meta_end', 'woocommerce_after_single_product_summary' ],
	];

	public function text( string $name ): string {
		$allowed = self::ALLOWED[ $name ] ?? [ '' ];
		$stored  = get_option( self::OPTION );
		$value   = is_array( $stored ) ? $stored[ $name ] ?? null : null;
		return is_string( $value ) && in_array( $value, $allowed, true ) ? $value : $allowed[0];
	}

	/**
	 * Stores allowed values, and keeps the other settings.
	 *
	 * @param array<array-key, mixed> $values By name.
	 */
	public function save( array $values ): void {
		$settings = [];
		foreach ( self::ALLOWED as $name => $allowed ) {
			$value             = $values[ $name ] ?? null;
			$settings[ $name ] = is_string( $value ) && in_array( $value, $allowed, true ) ? $value : $this->text( $name );
		}
		update_option( self::OPTION, $settings, true );
		do_action( 'vitrina_discounts_rules_saved' );
	}

	public function rule_strategy(): RuleStrategy {
		return RuleStrategy::from( $this->text( 'apply_product_discount_to' ) );
	}

	public function base_price(): BasePrice {
		return BasePrice::from( $this->text( 'calculate_discount_from' ) );
	}

	public function has_table(): bool {
		return $this->text( 'awdr_dynamic_bulk_table_status' ) === '1';
	}

	public function has_dynamic_price(): bool {
		return $this->text( 'show_strikeout_when' ) === 'show_dynamically';
	}

	public function shows_strikethrough(): bool {
		return $this->text( 'show_strikeout_when' ) !== 'show_after_matched';
	}
}
