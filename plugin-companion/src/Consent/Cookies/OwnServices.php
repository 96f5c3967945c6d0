<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Cookies;

use Vitrina\Companion\Consent\Domain\Cookie;

/**
 * Cookies that the owner added by hand, of services that the shop cannot know.
 *
 * @phpstan-import-type Row from Cookie
 */
final class OwnServices {
	public const OPTION = 'vitrina_companion_cookies';

	/** Maximum number of rows. */
	private const MAX = 200;

	/** @return list<Row> */
	public static function rows(): array {
		$stored = get_option( self::OPTION );
		$valid  = array_filter( array_map( Cookie::parse( ... ), is_array( $stored ) ? array_values( $stored ) : [] ) );
		return array_map( static fn ( Cookie $cookie ): array => $cookie->to_array(), array_values( $valid ) );
	}

	/**
	 * @param array<array-key, mixed> $typed A row as Cookie::parse() expects it.
	 * @return bool Whether the row was added; false if a field is missing or not valid, or the list is full.
	 */
	public static function add( array $typed ): bool {
		$cookie = Cookie::parse( $typed );
		if ( $cookie === null ) {
			return false;
		}
		// A row with the same name and storage is replaced.
		$others = array_filter( self::rows(), static fn ( array $row ): bool => $row['name'] !== $cookie->name || $row['storage'] !== $cookie->storage );
		if ( count( $others ) >= self::MAX ) {
			return false;
		}
		update_option( self::OPTION, [ ...array_values( $others ), $cookie->to_array() ], true );
		return true;
	}

	/** @param string $key Key of the row, from key(). */
	public static function remove( string $key ): void {
		update_option( self::OPTION, array_values( array_filter( self::rows(), static fn ( array $row ): bool => self::key( $row ) !== $key ) ), true );
	}

	/**
	 * Identifies a row, also after others were removed in another tab.
	 *
	 * @param Row $row
	 */
	public static function key( array $row ): string {
		return md5( $row['storage'] . '|' . $row['name'] );
	}
}
