<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

/**
 * E-mails that the shop sent: it writes each to a file. Runs inside WordPress.
 */
final class Mails {

	/**
	 * @return list<string>
	 */
	public static function all(): array {
		return array_map( static fn ( string $file ): string => (string) file_get_contents( $file ), self::files() );
	}

	/** @return int How many were sent to an address. */
	public static function count_to( string $address ): int {
		return count( array_filter( self::all(), static fn ( string $mail ): bool => str_contains( $mail, "\"to\": \"{$address}\"" ) ) );
	}

	public static function delete_all(): void {
		array_map( unlink( ... ), self::files() );
	}

	/**
	 * @return list<string>
	 */
	private static function files(): array {
		$files = glob( dirname( ABSPATH ) . '/mail/*' );
		return $files === false ? [] : $files;
	}
}
