<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Storage;

use Vitrina\Runtime\Schema as BaseSchema;

final class Schema extends BaseSchema {

	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_discounts_schema';

	/** Fires after the plugin's table was created or updated. */
	protected const INSTALLED = 'vitrina_discounts_installed';

	protected static function tables(): array {
		return [
			RuleTable::name() => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				title varchar(200) NOT NULL,
				enabled tinyint(1) NOT NULL DEFAULT 1,
				priority int(10) unsigned NOT NULL DEFAULT 10,
				exclusive tinyint(1) NOT NULL DEFAULT 0,
				starts_at bigint(20) NULL,
				ends_at bigint(20) NULL,
				deleted_at bigint(20) NULL,
				data longtext NOT NULL,
				PRIMARY KEY  (id),
				KEY enabled_priority (enabled,priority),
				KEY deleted_at (deleted_at)',
		];
	}
}
