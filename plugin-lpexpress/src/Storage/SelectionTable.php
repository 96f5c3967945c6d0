<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Storage;

use Vitrina\Runtime\Database;

/**
 * Selections of shoppers, one row per session. They are not part of WooCommerce's
 * session, because each request that changes the session saves it as a whole:
 * concurrent requests could lose the selection or a cart item.
 */
final class SelectionTable {

	/** Days after which a selection is deleted; no WooCommerce session lives longer. */
	private const MAX_AGE_DAYS = 31;

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_terminal_choices';
	}

	/** @return string|null Id of the terminal; it may not exist any more. */
	public function read( string $session_key ): ?string {
		return Database::select_value( 'SELECT terminal_id FROM %i WHERE session_key = %s', self::name(), $session_key );
	}

	public function write( string $session_key, string $terminal_id, string $country ): bool {
		return Database::connection()->replace(
			self::name(),
			[
				'session_key' => $session_key,
				'terminal_id' => $terminal_id,
				'country'     => $country,
				'updated_at'  => gmdate( 'Y-m-d H:i:s' ),
			]
		) !== false;
	}

	public function remove( string $session_key ): void {
		Database::connection()->delete( self::name(), [ 'session_key' => $session_key ] );
	}

	/** Keeps the selection of a guest who logs in. */
	public function move( string $from, string $to ): void {
		$row = Database::select( 'SELECT terminal_id, country FROM %i WHERE session_key = %s', self::name(), $from )[0] ?? null;
		if ( $row !== null && $from !== $to ) {
			$this->write( $to, (string) $row['terminal_id'], (string) $row['country'] );
			$this->remove( $from );
		}
	}

	public function purge(): void {
		Database::execute( 'DELETE FROM %i WHERE updated_at < %s', self::name(), gmdate( 'Y-m-d H:i:s', time() - self::MAX_AGE_DAYS * DAY_IN_SECONDS ) );
	}
}
