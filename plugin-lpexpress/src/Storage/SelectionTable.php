<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Storage;

use Vitrina\LpExpress\Domain\Selection;
use Vitrina\Runtime\Database;

/**
 * Selections of shoppers, one row per session. Not part of WooCommerce's session,
 * which every changing request saves as a whole: concurrent requests could lose
 * the selection or a cart item.
 */
final class SelectionTable {

	/** The maximum lifetime of a WooCommerce session. */
	private const MAX_AGE_DAYS = 31;

	public static function name(): string {
		return Database::connection()->prefix . 'vitrina_terminal_choices';
	}

	public function read( string $session_key ): ?Selection {
		$db  = Database::connection();
		$row = Database::rows( $db->prepare( 'SELECT terminal_id, country FROM %i WHERE session_key = %s', self::name(), $session_key ) )[0] ?? null;
		if ( ! is_array( $row ) || ! is_string( $row['terminal_id'] ?? null ) || ! is_string( $row['country'] ?? null ) ) {
			return null;
		}
		return new Selection( $row['terminal_id'], $row['country'] );
	}

	public function write( string $session_key, Selection $selection ): bool {
		return Database::connection()->replace(
			self::name(),
			[
				'session_key' => $session_key,
				'terminal_id' => $selection->terminal_id,
				'country'     => $selection->country,
				'updated_at'  => gmdate( 'Y-m-d H:i:s' ),
			]
		) !== false;
	}

	public function remove( string $session_key ): void {
		Database::connection()->delete( self::name(), [ 'session_key' => $session_key ] );
	}

	/** Keeps the selection of a guest who logs in. */
	public function move( string $from, string $to ): void {
		$selection = $this->read( $from );
		if ( $selection !== null && $from !== $to ) {
			$this->write( $to, $selection );
			$this->remove( $from );
		}
	}

	public function purge(): void {
		$db = Database::connection();
		$db->query( (string) $db->prepare( 'DELETE FROM %i WHERE updated_at < %s', self::name(), gmdate( 'Y-m-d H:i:s', time() - self::MAX_AGE_DAYS * DAY_IN_SECONDS ) ) );
	}
}
