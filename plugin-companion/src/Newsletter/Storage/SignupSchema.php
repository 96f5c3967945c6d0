<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Storage;

use Vitrina\Runtime\Schema;

final class SignupSchema extends Schema {
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_companion_newsletter_schema';

	/** Fires after the table of newsletter sign-ups was created or updated. */
	protected const INSTALLED = 'vitrina_companion_newsletter_installed';

	protected static function tables(): array {
		return [
			SignupTable::name() => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				email varchar(190) NOT NULL,
				form varchar(190) NOT NULL,
				answers longtext NOT NULL,
				page varchar(255) NOT NULL,
				source char(64) NOT NULL DEFAULT '',
				created_at bigint(20) unsigned NOT NULL,
				confirmed_at bigint(20) unsigned NOT NULL DEFAULT 0,
				mailed_at bigint(20) unsigned NOT NULL DEFAULT 0,
				mails tinyint(3) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY email (email),
				KEY created_at (created_at),
				KEY source_created (source,created_at)",
		];
	}
}
