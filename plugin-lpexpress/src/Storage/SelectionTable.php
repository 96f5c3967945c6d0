<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Storage;

use Vitrina\LpExpress\Domain\Selection;

/**
 * What shoppers chose, one row per session. Apart from WooCommerce's session,
 * which is rewritten as a whole by every request that changes anything in it:
 * a choice kept there could be lost to, or lose, a cart item added meanwhile.
 */
final class SelectionTable {

	/**
	 * The longest that WooCommerce keeps a session.
	 */
	private const KEPT_FOR_DAYS = 31;

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

	public function write( string $session_key, Selection $choice ): bool {
		return Database::connection()->replace(
			self::name(),
			[
				'session_key' => $session_key,
				'terminal_id' => $choice->terminal_id,
				'country'     => $choice->country,
				'updated_at'  => gmdate( 'Y-m-d H:i:s' ),
			]
		) !== false;
	}

	public function remove( string $session_key ): void {
		Database::connection()->delete( self::name(), [ 'session_key' => $session_key ] );
	}

	/**
	 * A guest who logs in keeps what they chose as a guest.
	 */
	public function move( string $from, string $to ): void {
		$choice = $this->read( $from );
		if ( $choice !== null && $from !== $to ) {
			$this->write( $to, $choice );
			$this->remove( $from );
		}
	}

	public function purge(): void {
		$db = Database::connection();
		$db->query( (string) $db->prepare( 'DELETE FROM %i WHERE updated_at < %s', self::name(), gmdate( 'Y-m-d H:i:s', time() - self::KEPT_FOR_DAYS * DAY_IN_SECONDS ) ) );
	}
}
