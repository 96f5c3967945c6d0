<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Storage;

use Vitrina\Companion\Search\Domain\Typo;
use Vitrina\Companion\Search\Domain\Words;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\Schema;

final class SearchSchema extends Schema {
	/** Increase it also when you change the weights or the folding. */
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_companion_search_schema';

	/** Fires after the tables of the search were created or updated. */
	protected const INSTALLED = 'vitrina_companion_search_installed';

	/** Option with the version whose index is completely built. */
	private const COMPLETE = 'vitrina_companion_search_complete';

	/** Also marks the index as incomplete, because products may change while the plugin is inactive. */
	public static function mark_outdated(): void {
		parent::mark_outdated();
		delete_option( self::COMPLETE );
	}

	/** Until the index is complete, WordPress's own search is used. */
	public static function is_complete(): bool {
		return get_option( self::COMPLETE ) === self::VERSION;
	}

	public static function set_complete(): void {
		update_option( self::COMPLETE, self::VERSION, true );
	}

	protected static function tables(): array {
		$length = Words::LENGTH;
		$piece  = Typo::PIECE;
		return [
			SearchIndex::words_table() => "
				word varchar({$length}) NOT NULL,
				product_id bigint(20) unsigned NOT NULL,
				weight tinyint(3) unsigned NOT NULL,
				PRIMARY KEY  (word,product_id,weight),
				KEY product_id (product_id)",
			SearchIndex::typos_table() => "
				piece varchar({$piece}) NOT NULL,
				word varchar({$length}) NOT NULL,
				PRIMARY KEY  (piece,word)",
		];
	}

	/** A binary collation, because a collation of the shop's language could treat "y" and "i" as the same letter. */
	protected static function charset(): string {
		$charset = Database::connection()->charset;
		$charset = $charset === '' ? 'utf8mb4' : $charset;
		return "DEFAULT CHARACTER SET {$charset} COLLATE {$charset}_bin";
	}
}
