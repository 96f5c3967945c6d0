<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Vitrina\Runtime\Schema as BaseSchema;

final class Schema extends BaseSchema {

	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_bank_link_schema';

	/** Fires after the plugin's tables were created or updated. */
	protected const INSTALLED = 'vitrina_bank_link_installed';

	protected static function tables(): array {
		return [
			AttemptTable::name() => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_id bigint(20) unsigned NOT NULL,
				provider varchar(20) NOT NULL,
				reference varchar(40) NOT NULL,
				payment_id varchar(64) NULL,
				bank varchar(20) NOT NULL,
				bank_name varchar(80) NOT NULL,
				amount bigint(20) NOT NULL,
				currency char(3) NOT NULL,
				state varchar(12) NOT NULL,
				settled varchar(12) NULL,
				verdict varchar(12) NOT NULL DEFAULT '',
				mailed tinyint(1) NOT NULL DEFAULT 0,
				polls int(10) unsigned NOT NULL DEFAULT 0,
				poll_at bigint(20) NULL,
				created_at bigint(20) NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY reference (reference),
				UNIQUE KEY payment (provider,payment_id),
				KEY order_id (order_id),
				KEY poll_at (poll_at)",
			EventTable::name() => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				attempt_id bigint(20) unsigned NOT NULL,
				happened_at bigint(20) NOT NULL,
				source varchar(12) NOT NULL,
				kind varchar(20) NOT NULL,
				detail varchar(120) NOT NULL DEFAULT '',
				fingerprint char(40) NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY once (attempt_id,fingerprint)",
			LockTable::name() => '
				order_id bigint(20) unsigned NOT NULL,
				owner char(32) NOT NULL,
				expires_at bigint(20) NOT NULL,
				PRIMARY KEY  (order_id)',
			RefundTable::name() => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				attempt_id bigint(20) unsigned NOT NULL,
				idempotency_key char(40) NOT NULL,
				refund_id varchar(64) NULL,
				amount bigint(20) NOT NULL,
				state varchar(12) NOT NULL,
				created_at bigint(20) NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY idempotency_key (idempotency_key),
				KEY attempt_id (attempt_id)',
			SandboxPaymentTable::name() => '
				payment_id varchar(64) NOT NULL,
				reference varchar(40) NOT NULL,
				amount bigint(20) NOT NULL,
				currency char(3) NOT NULL,
				bic varchar(11) NOT NULL,
				description varchar(140) NOT NULL,
				return_url varchar(500) NOT NULL,
				notice_url varchar(500) NOT NULL,
				status varchar(20) NOT NULL,
				due bigint(20) NOT NULL,
				PRIMARY KEY  (payment_id)',
		];
	}
}
