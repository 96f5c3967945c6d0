<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Terms\Storage;

use Vitrina\Runtime\Schema;

final class TermsSchema extends Schema {
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_companion_terms_schema';

	/** Fires after the table of the terms' versions was created or updated. */
	protected const INSTALLED = 'vitrina_companion_terms_installed';

	protected static function tables(): array {
		return [
			TermsTable::name() => "
				hash char(64) NOT NULL,
				title text NOT NULL,
				content longtext NOT NULL,
				language varchar(20) NOT NULL DEFAULT '',
				first_used_at bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (hash)",
		];
	}
}
