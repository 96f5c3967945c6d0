<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Storage;

use Vitrina\Runtime\Schema as BaseSchema;

final class Schema extends BaseSchema {

	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_lpexpress_schema';

	/** Fires after the plugin's tables were created or updated. */
	protected const INSTALLED = 'vitrina_lpexpress_installed';

	protected static function tables(): array {
		return [
			TerminalTable::name() => "
				id varchar(15) NOT NULL,
				country char(2) NOT NULL,
				position int(10) unsigned NOT NULL DEFAULT 0,
				city varchar(80) NOT NULL,
				name varchar(160) NOT NULL,
				address varchar(200) NOT NULL DEFAULT '',
				postcode varchar(12) NOT NULL DEFAULT '',
				lat decimal(10,7) NULL,
				lng decimal(10,7) NULL,
				PRIMARY KEY  (id),
				KEY country_position (country,position)",
			SelectionTable::name() => '
				session_key varchar(64) NOT NULL,
				terminal_id varchar(15) NOT NULL,
				country char(2) NOT NULL,
				updated_at datetime NOT NULL,
				PRIMARY KEY  (session_key),
				KEY updated_at (updated_at)',
		];
	}
}
