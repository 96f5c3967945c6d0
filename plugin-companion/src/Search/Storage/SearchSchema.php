<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Storage;

use Vitrina\Companion\Search\Domain\Typo;
use Vitrina\Companion\Search\Domain\Words;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\Schema;

/** Creates and updates the tables of the search. */
final class SearchSchema extends Schema {
	/** Increase it with every change of the tables below, of the weights or of the folding. */
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_companion_search_schema';

	/** Option with the version whose index is completely built. */
	private const COMPLETE = 'vitrina_companion_search_complete';

	public static function drop(): void {
		SearchIndex::of_this_site()->drop();
		self::mark_outdated();
	}

	/** Products may have changed while the plugin was inactive. */
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

	protected function after_update(): void {
		/**
		 * Fires after the tables of the search were created or updated.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_companion_search_installed' );
	}

	/** A binary collation, because a collation of the shop's language could treat "y" and "i" as the same letter. */
	protected function create_tables(): void {
		$index  = SearchIndex::of_this_site();
		$length = Words::LENGTH;
		$piece  = Typo::PIECE;
		$binary = self::binary();

		dbDelta(
			[
				"CREATE TABLE {$index->words_table()} (
					word varchar({$length}) NOT NULL,
					product_id bigint(20) unsigned NOT NULL,
					weight tinyint(3) unsigned NOT NULL,
					PRIMARY KEY  (word,product_id,weight),
					KEY product_id (product_id)
				) {$binary};",
				"CREATE TABLE {$index->typos_table()} (
					piece varchar({$piece}) NOT NULL,
					word varchar({$length}) NOT NULL,
					PRIMARY KEY  (piece,word)
				) {$binary};",
			]
		);
	}

	private static function binary(): string {
		$charset = Database::connection()->charset;
		$charset = $charset === '' ? 'utf8mb4' : $charset;
		return "DEFAULT CHARACTER SET {$charset} COLLATE {$charset}_bin";
	}
}
