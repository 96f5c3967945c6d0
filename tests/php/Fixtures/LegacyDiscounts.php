<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use WP_Filesystem_Base;

/**
 * The plugin Discount Rules for WooCommerce and its rules. Runs inside WordPress.
 */
final class LegacyDiscounts {

	private const PLUGIN = 'woo-discount-rules/woo-discount-rules.php';

	/**
	 * Creates its table of rules where the plugin was never active, and empties it.
	 */
	public static function create_table(): void {
		$table = Database::table( 'wdr_rules' );
		Database::wpdb()->query( "CREATE TABLE IF NOT EXISTS {$table} ( id int primary key, enabled int, deleted int, exclusive int, title varchar(255), priority int, filters text, conditions text, product_adjustments text, cart_adjustments text, bulk_adjustments text, date_from int, date_to int, usage_limits int, used_limits int, discount_type varchar(50) )" );
		Database::wpdb()->query( "DELETE FROM {$table}" );
	}

	public static function drop_tables(): void {
		foreach ( [ 'rules', 'order_discounts', 'order_item_discounts' ] as $table ) {
			Database::wpdb()->query( 'DROP TABLE IF EXISTS ' . Database::table( "wdr_{$table}" ) );
		}
	}

	/**
	 * @param array<string, int|string|array<array-key, mixed>> $columns Of the rule, where they differ from those of a simple rule for all products; arrays are stored as JSON.
	 * @return string The database's error; empty if there is none.
	 */
	public static function insert( array $columns ): string {
		$columns += [
			'enabled'             => 1,
			'deleted'             => 0,
			'exclusive'           => 0,
			'priority'            => 1,
			'filters'             => [ 1 => [ 'type' => 'all_products' ] ],
			'conditions'          => '[]',
			'product_adjustments' => [
				'type'  => 'percentage',
				'value' => '12.5',
			],
			'discount_type'       => 'wdr_simple_discount',
		];
		Database::wpdb()->insert( Database::table( 'wdr_rules' ), array_map( static fn ( mixed $value ): mixed => is_array( $value ) ? wp_json_encode( $value ) : $value, $columns ) );
		return Database::wpdb()->last_error;
	}

	/**
	 * @param string $source Folder with the plugin, which is copied into the shop.
	 */
	public static function activate( string $source ): void {
		$folder = WP_PLUGIN_DIR . '/' . dirname( self::PLUGIN );
		self::filesystem();
		if ( ! is_dir( $folder ) ) {
			wp_mkdir_p( $folder );
			copy_dir( $source, $folder );
		}
		wp_clean_plugins_cache();
		activate_plugin( self::PLUGIN );
	}

	public static function deactivate(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( self::PLUGIN );
	}

	/**
	 * Deletes the plugin, everything that it stored, and its messages in PHP's log.
	 */
	public static function delete(): void {
		self::filesystem()->delete( WP_PLUGIN_DIR . '/' . dirname( self::PLUGIN ), true );
		self::drop_tables();
		$options = Database::wpdb()->options;
		Database::wpdb()->query( "DELETE FROM {$options} WHERE option_name LIKE '%awdr%' OR option_name LIKE '%woo_discount_rules%' OR option_name = 'vitrina_discounts_imported'" );
		$log   = constant( 'WP_DEBUG_LOG' );
		$lines = is_string( $log ) ? file( $log ) : false;
		if ( is_string( $log ) && $lines !== false ) {
			file_put_contents( $log, implode( '', array_filter( $lines, static fn ( string $line ): bool => ! str_contains( $line, 'woo-discount-rules' ) ) ) );
		}
	}

	private static function filesystem(): WP_Filesystem_Base {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		WP_Filesystem();
		/** @var WP_Filesystem_Base $wp_filesystem */
		global $wp_filesystem;
		return $wp_filesystem;
	}
}
