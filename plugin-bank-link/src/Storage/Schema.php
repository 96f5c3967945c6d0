<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Storage;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\Schema as BaseSchema;

/** Makes and renews the plugin's tables. */
final class Schema extends BaseSchema {

	/** To be raised with every change of a table below. */
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_bank_link_schema';

	public static function drop(): void {
		$db = Database::connection();
		foreach ( [ AttemptTable::name(), EventTable::name(), LockTable::name(), RefundTable::name(), SandboxPaymentTable::name() ] as $table ) {
			$db->query( (string) $db->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		}
		delete_option( self::OPTION );
	}

	protected function after_update(): void {
		/**
		 * Fires after the plugin's tables were made or renewed.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_bank_link_installed' );
	}

	/** Lines and spaces below are those that dbDelta() can compare with what is there. */
	protected function create_tables(): void {
		$charset  = Database::connection()->get_charset_collate();
		$attempts = AttemptTable::name();
		$events   = EventTable::name();
		$claims   = LockTable::name();
		$refunds  = RefundTable::name();
		$sandbox  = SandboxPaymentTable::name();
		dbDelta(
			"CREATE TABLE {$attempts} (
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
				KEY poll_at (poll_at)
			) ENGINE=InnoDB {$charset};
			CREATE TABLE {$events} (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				attempt_id bigint(20) unsigned NOT NULL,
				happened_at bigint(20) NOT NULL,
				source varchar(12) NOT NULL,
				kind varchar(20) NOT NULL,
				detail varchar(120) NOT NULL DEFAULT '',
				fingerprint char(40) NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY once (attempt_id,fingerprint)
			) ENGINE=InnoDB {$charset};
			CREATE TABLE {$claims} (
				order_id bigint(20) unsigned NOT NULL,
				owner char(32) NOT NULL,
				expires_at bigint(20) NOT NULL,
				PRIMARY KEY  (order_id)
			) ENGINE=InnoDB {$charset};
			CREATE TABLE {$refunds} (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				attempt_id bigint(20) unsigned NOT NULL,
				idempotency_key char(40) NOT NULL,
				refund_id varchar(64) NULL,
				amount bigint(20) NOT NULL,
				state varchar(12) NOT NULL,
				created_at bigint(20) NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY idempotency_key (idempotency_key),
				KEY attempt_id (attempt_id)
			) ENGINE=InnoDB {$charset};
			CREATE TABLE {$sandbox} (
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
				PRIMARY KEY  (payment_id)
			) ENGINE=InnoDB {$charset};"
		);
	}
}
