<?php
/**
 * Whether a request comes from one of the shop's own pages.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime;

/**
 * Pure: compares what the browser says with the shop's own addresses.
 */
final class SameOrigin {

	private const PORTS = [
		'http'  => 80,
		'https' => 443,
	];

	/**
	 * The shop's own origins.
	 *
	 * @var list<string>
	 */
	private readonly array $own;

	/**
	 * Takes the shop's addresses.
	 *
	 * @param string ...$addresses Home and site address.
	 */
	public function __construct( string ...$addresses ) {
		$this->own = array_values( array_filter( array_map( self::origin( ... ), $addresses ), 'is_string' ) );
	}

	/**
	 * Whether the two headers allow an answer. A browser sends no Origin with a
	 * GET of the same origin; older ones send no Sec-Fetch-Site.
	 *
	 * @param string|null $origin     The header Origin.
	 * @param string|null $fetch_site The header Sec-Fetch-Site.
	 */
	public function allows( ?string $origin, ?string $fetch_site ): bool {
		if ( $fetch_site !== null && ! in_array( $fetch_site, [ 'same-origin', 'none' ], true ) ) {
			return false;
		}
		return $origin === null || in_array( self::origin( $origin ), $this->own, true );
	}

	/**
	 * Scheme, host and port of an address; null when it has none ("null", "*").
	 *
	 * @param string $address An address.
	 */
	private static function origin( string $address ): ?string {
		$parts  = parse_url( $address );
		$scheme = strtolower( is_array( $parts ) ? $parts['scheme'] ?? '' : '' );
		$host   = strtolower( is_array( $parts ) ? $parts['host'] ?? '' : '' );
		if ( $host === '' || ! isset( self::PORTS[ $scheme ] ) ) {
			return null;
		}
		$port = is_array( $parts ) ? $parts['port'] ?? self::PORTS[ $scheme ] : self::PORTS[ $scheme ];
		return "$scheme://$host:$port";
	}
}
