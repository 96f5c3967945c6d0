<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices\Storage;

use Vitrina\Runtime\Schema;

final class PriceSchema extends Schema {
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_companion_prices_schema';

	/** Fires after the table of prices was created or updated. */
	protected const INSTALLED = 'vitrina_companion_prices_installed';

	protected static function tables(): array {
		return [
			PriceTable::name() => '
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
				KEY parent_product (parent_id,product_id)',
		];
	}
}
