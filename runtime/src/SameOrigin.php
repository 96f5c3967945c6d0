<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Whether a request comes from one of the shop's own pages, by the headers of the browser. Pure. */
final class SameOrigin {

	private const PORTS = [
		'http'  => 80,
		'https' => 443,
	];

	/** @var list<string> The shop's own origins. */
	private readonly array $origins;

	/** @param string ...$urls Home and site URL. */
	public function __construct( string ...$urls ) {
		$this->origins = array_values( array_filter( array_map( self::origin( ... ), $urls ), 'is_string' ) );
	}

	/**
	 * Whether the two headers allow a response. Browsers send no Origin with a same-origin GET;
	 * older ones send no Sec-Fetch-Site.
	 */
	public function allows( ?string $origin, ?string $fetch_site ): bool {
		if ( $fetch_site !== null && ! in_array( $fetch_site, [ 'same-origin', 'none' ], true ) ) {
			return false;
		}
		return $origin === null || in_array( self::origin( $origin ), $this->origins, true );
	}

	/** Scheme, host and port of a URL; null for texts that are no such URL ("null", "*"). */
	private static function origin( string $url ): ?string {
		$parts  = parse_url( $url ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Works without WordPress.
		$scheme = strtolower( is_array( $parts ) ? $parts['scheme'] ?? '' : '' );
		$host   = strtolower( is_array( $parts ) ? $parts['host'] ?? '' : '' );
		if ( $host === '' || ! isset( self::PORTS[ $scheme ] ) ) {
			return null;
		}
		$port = is_array( $parts ) ? $parts['port'] ?? self::PORTS[ $scheme ] : self::PORTS[ $scheme ];
		return "$scheme://$host:$port";
	}
}
