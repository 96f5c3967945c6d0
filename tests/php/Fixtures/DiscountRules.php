<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use function Vitrina\Demo\import_discounts;

/**
 * All discount rules and their settings. Runs inside WordPress.
 */
final class DiscountRules {

	/**
	 * @return array{mixed, mixed} Rows of the table, and the settings.
	 */
	public static function export(): array {
		return [
			Database::wpdb()->get_results( 'SELECT * FROM ' . Database::table( 'vitrina_discount_rules' ), ARRAY_A ),
			get_option( 'vitrina_discounts_settings', [] ),
		];
	}

	/**
	 * @param list<array<string, mixed>> $rows
	 * @param array<string, string>      $settings
	 */
	public static function restore( array $rows, array $settings ): void {
		Database::wpdb()->query( 'DELETE FROM ' . Database::table( 'vitrina_discount_rules' ) );
		foreach ( $rows as $row ) {
			Database::wpdb()->insert( Database::table( 'vitrina_discount_rules' ), $row );
		}
		update_option( 'vitrina_discounts_settings', $settings );
		update_option( 'vitrina_discounts_version', uniqid( '', true ) );
	}

	/**
	 * @param list<array<string, mixed>> $rules    As the form sends them.
	 * @param array<string, string>      $settings By name.
	 */
	public static function replace( array $rules, array $settings ): void {
		Database::wpdb()->query( 'DELETE FROM ' . Database::table( 'vitrina_discount_rules' ) );
		delete_option( 'vitrina_discounts_settings' );
		require_once dirname( __DIR__, 2 ) . '/shop/demo/steps/discounts.php';
		import_discounts( $rules, $settings );
	}
}
