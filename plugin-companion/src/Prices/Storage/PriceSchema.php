<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices\Storage;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\Schema;

/** Creates and updates the table of prices. */
final class PriceSchema extends Schema {
	/** Increase it with every change of the table below. */
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_companion_prices_schema';

	public static function drop(): void {
		PriceTable::of_this_site()->drop();
		delete_option( self::OPTION );
	}

	protected function after_update(): void {
		/**
		 * Fires after the table of prices was created or updated.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_companion_prices_installed' );
	}

	protected function create_tables(): void {
		$table   = PriceTable::of_this_site()->name();
		$charset = Database::connection()->get_charset_collate();

		dbDelta(
			"CREATE TABLE {$table} (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				product_id bigint(20) unsigned NOT NULL,
				parent_id bigint(20) unsigned NOT NULL DEFAULT 0,
				price bigint(20) NULL,
				is_reduced tinyint(1) NOT NULL DEFAULT 0,
				currency char(3) NOT NULL,
				decimals tinyint(3) unsigned NOT NULL,
				changed_at bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (id),
				KEY product_changed (product_id,changed_at),
				KEY parent_product (parent_id,product_id)
			) {$charset};"
		);
	}
}
