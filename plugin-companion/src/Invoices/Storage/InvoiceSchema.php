<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Storage;

use Vitrina\Runtime\Schema;

final class InvoiceSchema extends Schema {
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_companion_invoices_schema';

	/** Fires after the tables of invoices were created or updated. */
	protected const INSTALLED = 'vitrina_companion_invoices_installed';

	protected static function tables(): array {
		return [
			// The columns from "label" on repeat what is in the document, to search and list it.
			InvoiceTable::name()  => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				series varchar(12) NOT NULL,
				number bigint(20) unsigned NOT NULL,
				kind varchar(12) NOT NULL,
				order_id bigint(20) unsigned NOT NULL,
				refund_id bigint(20) unsigned NOT NULL DEFAULT 0,
				issued_at bigint(20) unsigned NOT NULL,
				document longtext NOT NULL,
				sha256 char(64) NOT NULL,
				label varchar(40) NOT NULL,
				order_number varchar(60) NOT NULL DEFAULT '',
				issued_on date NOT NULL,
				buyer varchar(200) NOT NULL DEFAULT '',
				buyer_codes varchar(100) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				UNIQUE KEY series_number (series,number),
				UNIQUE KEY event (order_id,kind,refund_id),
				KEY issued_on (issued_on)",
			SeriesLock::name() => '
				series varchar(12) NOT NULL,
				first_number bigint(20) unsigned NOT NULL DEFAULT 1,
				PRIMARY KEY  (series)',
		];
	}
}
