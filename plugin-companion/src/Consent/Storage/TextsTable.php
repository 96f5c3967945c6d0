<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Storage;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/** The texts that visitors saw when they chose: each version once. */
final readonly class TextsTable {
	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_consent_texts';
	}

	/**
	 * @param int $now Unix time, in seconds.
	 * @return bool Whether the version is stored.
	 */
	public function add( string $version, string $content, int $now ): bool {
		return Database::execute( 'INSERT IGNORE INTO %i ( version, content, first_shown_at ) VALUES ( %s, %s, %d )', self::name(), $version, $content, $now ) !== false;
	}

	/**
	 * @return string|null JSON; null for a version that is not stored.
	 * @throws DatabaseException When the query failed.
	 */
	public function find( string $version ): ?string {
		return Database::select_value( 'SELECT content FROM %i WHERE version = %s', self::name(), $version );
	}

	/**
	 * Deletes older versions that no choice in the log refers to. A version that is still shown is stored again with
	 * the next page.
	 *
	 * @param int $before Unix time in seconds; versions that were first shown later are kept.
	 * @return list<string> The remaining versions.
	 * @throws DatabaseException When the query failed.
	 */
	public function prune( int $before ): array {
		foreach ( Database::select( 'SELECT version FROM %i WHERE first_shown_at < %d', self::name(), $before ) as $row ) {
			if ( Database::select_value( 'SELECT id FROM %i WHERE texts = %s LIMIT 1', ChoiceTable::name(), (string) $row['version'] ) === null ) {
				Database::execute( 'DELETE FROM %i WHERE version = %s', self::name(), (string) $row['version'] );
			}
		}
		return array_map( strval( ... ), array_column( Database::select( 'SELECT version FROM %i', self::name() ), 'version' ) );
	}
}
