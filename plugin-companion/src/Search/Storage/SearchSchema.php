<?php
/**
 * Makes and renews the tables of the search.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Storage;

use Vitrina\Companion\Search\Domain\Typo;
use Vitrina\Companion\Search\Domain\Words;
use Vitrina\Companion\Storage\Schema;

final class SearchSchema extends Schema {
	/**
	 * To be raised with every change of the tables below, of the weights and of the folding.
	 */
	protected const VERSION = '1';
	protected const OPTION  = 'vitrina_companion_search_schema';

	/**
	 * Holds the version whose index has been built to its end.
	 */
	private const COMPLETE = 'vitrina_companion_search_complete';

	public static function drop(): void {
		SearchIndex::of_this_site()->drop();
		self::mark_outdated();
	}

	/**
	 * Products may have changed while nobody wrote it down.
	 */
	public static function mark_outdated(): void {
		parent::mark_outdated();
		delete_option( self::COMPLETE );
	}

	/**
	 * Until then WordPress searches as it always did.
	 */
	public static function is_complete(): bool {
		return get_option( self::COMPLETE ) === self::VERSION;
	}

	public static function set_complete(): void {
		update_option( self::COMPLETE, self::VERSION, true );
	}

	protected function notify_installed(): void {
		/**
		 * Fires after the tables of the search were made or renewed.
		 *
		 * @since 0.1.0
		 */
		do_action( 'vitrina_companion_search_installed' );
	}

	/**
	 * Folded words are compared byte by byte: in a collation of the shop's language "y" and "i"
	 * could be the same letter.
	 */
	protected function tables(): array {
		$index  = SearchIndex::of_this_site();
		$length = Words::LENGTH;
		$piece  = Typo::PIECE;
		$binary = self::binary();

		return [
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
		];
	}

	private static function binary(): string {
		$charset = self::database()->charset;
		$charset = $charset === '' ? 'utf8mb4' : $charset;

		return "DEFAULT CHARACTER SET {$charset} COLLATE {$charset}_bin";
	}
}
