<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Storage;

use Vitrina\Companion\Consent\Domain\Choice;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/** The consent log. It has no column for an IP address, a browser or a user. */
final readonly class ChoiceTable {
	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_consent_log';
	}

	/**
	 * Adds a choice. A choice that is reported again because the response was lost is stored only once.
	 *
	 * @param string $host Host of the shop's pages.
	 * @param int    $now  Unix time, in seconds.
	 * @throws DatabaseException When the choice was not written.
	 */
	public function add( Choice $choice, string $host, int $now ): void {
		$added = Database::execute(
			'INSERT IGNORE INTO %i ( number, previous, letters, texts, host, month, chosen_at ) VALUES ( %s, %s, %s, %s, %s, %s, %d )',
			self::name(),
			$choice->number,
			$choice->previous,
			$choice->letters,
			$choice->texts,
			mb_substr( $host, 0, 190 ),
			gmdate( 'Y-m', $now ),
			$now
		);
		if ( $added === false ) {
			throw new DatabaseException( 'The choice was not written to the consent log.' );
		}
	}

	/**
	 * The choice with a number, the choice that it replaced, and the choices that replaced it.
	 *
	 * @return list<ChoiceRow> The oldest first.
	 * @throws DatabaseException When the query failed.
	 */
	public function find( string $number ): array {
		$rows   = Database::select( 'SELECT * FROM %i WHERE number = %s OR previous = %s ORDER BY id LIMIT 100', self::name(), $number, $number );
		$own    = array_values( array_filter( $rows, static fn ( array $row ): bool => $row['number'] === $number && (string) $row['previous'] !== '' ) );
		$before = $own === [] ? [] : Database::select( 'SELECT * FROM %i WHERE number = %s', self::name(), (string) $own[0]['previous'] );
		return array_map( ChoiceRow::of( ... ), [ ...$before, ...$rows ] );
	}

	/**
	 * @return array<string, array<string, int>> Number of choices by letters, by month (UTC); the newest month first.
	 * @throws DatabaseException When the query failed.
	 */
	public function counts(): array {
		$counts = [];
		foreach ( Database::select( 'SELECT month, letters, COUNT(*) AS choices FROM %i GROUP BY month, letters ORDER BY month DESC', self::name() ) as $row ) {
			$counts[ (string) $row['month'] ][ (string) $row['letters'] ] = (int) $row['choices'];
		}
		return $counts;
	}

	/**
	 * @return list<ChoiceRow>
	 * @throws DatabaseException When the query failed.
	 */
	public function after( int $id, int $limit ): array {
		return array_map( ChoiceRow::of( ... ), Database::select( 'SELECT * FROM %i WHERE id > %d ORDER BY id LIMIT %d', self::name(), $id, $limit ) );
	}

	/**
	 * Deletes one batch of expired choices.
	 *
	 * @param int $before Unix time, in seconds.
	 * @return int Number of deleted choices.
	 * @throws DatabaseException When the query failed.
	 */
	public function delete_before( int $before, int $limit ): int {
		$ids = array_map( intval( ... ), array_column( Database::select( 'SELECT id FROM %i WHERE chosen_at < %d ORDER BY chosen_at LIMIT %d', self::name(), $before, $limit ), 'id' ) );
		foreach ( $ids as $id ) {
			Database::execute( 'DELETE FROM %i WHERE id = %d', self::name(), $id );
		}
		return count( $ids );
	}
}
