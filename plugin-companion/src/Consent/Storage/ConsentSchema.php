<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Storage;

use Vitrina\Runtime\Schema;

final class ConsentSchema extends Schema {
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_companion_consent_schema';

	/** Fires after the tables of the consent log were created or updated. */
	protected const INSTALLED = 'vitrina_companion_consent_installed';

	protected static function tables(): array {
		return [
			ChoiceTable::name() => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				number char(16) NOT NULL,
				previous char(16) NOT NULL DEFAULT '',
				letters varchar(3) NOT NULL DEFAULT '',
				texts char(12) NOT NULL,
				host varchar(190) NOT NULL DEFAULT '',
				month char(7) NOT NULL,
				chosen_at bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY number (number),
				KEY previous (previous),
				KEY month_letters (month,letters),
				KEY texts (texts),
				KEY chosen_at (chosen_at)",
			TextsTable::name()  => '
				version char(12) NOT NULL,
				content longtext NOT NULL,
				first_shown_at bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (version)',
		];
	}
}
