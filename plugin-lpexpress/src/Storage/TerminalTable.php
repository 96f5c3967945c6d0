<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Storage;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages of exceptions are escaped where they are printed.

use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\TerminalList;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\DatabaseException;

/**
 * Stores the terminals. Rows have their display position, so that requests of
 * shoppers need no sorting.
 */
final class TerminalTable implements Terminals {

	/** `version` and `count` by country. Not autoloaded, because most pages do not need it. */
	public const LISTS_OPTION = 'vitrina_lpexpress_lists';

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_terminals';
	}

	public function find( string $id ): ?Terminal {
		$row = Database::select( 'SELECT * FROM %i WHERE id = %s', self::name(), $id )[0] ?? null;
		return is_array( $row ) ? $this->terminal( $row ) : null;
	}

	public function of_country( string $country ): TerminalList {
		$rows = Database::select( 'SELECT * FROM %i WHERE country = %s ORDER BY position', self::name(), $country );
		return TerminalList::in_stored_order( array_map( $this->terminal( ... ), $rows ) );
	}

	public function version( string $country ): string {
		return $this->lists()[ $country ]['version'] ?? '';
	}

	public function counts(): array {
		return array_map( static fn ( array $entry ): int => $entry['count'], $this->lists() );
	}

	public function replace( array $lists ): void {
		$db         = Database::connection();
		$suppressed = $db->suppress_errors();
		$db->query( 'START TRANSACTION' );
		try {
			foreach ( $lists as $country => $list ) {
				$this->write_country( $country, $list );
			}
			$this->write_versions( $lists );
			if ( $db->query( 'COMMIT' ) === false ) {
				throw new DatabaseException( $db->last_error );
			}
		} catch ( DatabaseException $failure ) {
			$db->query( 'ROLLBACK' );
			throw $failure;
		} finally {
			$db->suppress_errors( $suppressed );
			self::invalidate_cached_versions();
		}
		/**
		 * Fires after the terminals of one or more countries were replaced.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $countries Two-letter codes.
		 */
		do_action( 'vitrina_lpexpress_terminals_replaced', array_keys( $lists ) );
	}

	/** @throws DatabaseException When a query fails. */
	private function write_country( string $country, TerminalList $list ): void {
		$db = Database::connection();
		if ( $db->delete( self::name(), [ 'country' => $country ] ) === false ) {
			throw new DatabaseException( $db->last_error );
		}
		foreach ( $list->terminals as $position => $terminal ) {
			$written = $db->insert(
				self::name(),
				[
					'id'       => $terminal->id,
					'country'  => $country,
					'position' => $position,
					'city'     => $terminal->city,
					'name'     => $terminal->name,
					'address'  => $terminal->address,
					'postcode' => $terminal->postcode,
					'lat'      => $terminal->lat,
					'lng'      => $terminal->lng,
				]
			);
			if ( $written === false ) {
				throw new DatabaseException( $db->last_error );
			}
		}
	}

	/**
	 * Must be called inside the transaction: with a new list under an old version, browsers
	 * would keep the old list for a year. Does not use update_option(), which writes to the
	 * object cache at once: until the commit, and after a rollback, other requests would then
	 * find the new version and the old list.
	 *
	 * @param array<string, TerminalList> $replaced
	 * @throws DatabaseException When the query fails.
	 */
	private function write_versions( array $replaced ): void {
		$lists = $this->lists();
		foreach ( $replaced as $country => $list ) {
			$lists[ $country ] = [
				'version' => $list->version(),
				'count'   => count( $list->terminals ),
			];
		}
		ksort( $lists );
		$lists = array_filter( $lists, static fn ( array $entry ): bool => $entry['count'] > 0 );
		$db    = Database::connection();
		if ( Database::execute( "INSERT INTO %i (option_name, option_value, autoload) VALUES (%s, %s, 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)", $db->options, self::LISTS_OPTION, serialize( $lists ) ) === false ) {
			throw new DatabaseException( $db->last_error );
		}
	}

	private static function invalidate_cached_versions(): void {
		wp_cache_delete( self::LISTS_OPTION, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}

	/** @return array<string, array{version: string, count: int}> */
	private function lists(): array {
		$stored = get_option( self::LISTS_OPTION, [] );
		$lists  = [];
		foreach ( is_array( $stored ) ? $stored : [] as $country => $entry ) {
			if ( is_string( $country ) && is_array( $entry ) && is_string( $entry['version'] ?? null ) && is_int( $entry['count'] ?? null ) ) {
				$lists[ $country ] = [
					'version' => $entry['version'],
					'count'   => $entry['count'],
				];
			}
		}
		return $lists;
	}

	/** @param array<array-key, mixed> $row */
	private function terminal( array $row ): Terminal {
		$text   = static fn ( string $column ): string => is_scalar( $row[ $column ] ?? null ) ? (string) $row[ $column ] : '';
		$number = static fn ( string $column ): ?float => is_numeric( $row[ $column ] ?? null ) ? (float) $row[ $column ] : null;
		return new Terminal( $text( 'id' ), $text( 'country' ), $text( 'city' ), $text( 'name' ), $text( 'address' ), $text( 'postcode' ), $number( 'lat' ), $number( 'lng' ) );
	}
}
