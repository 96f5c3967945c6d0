<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Visitors\Domain;

/** Determines the client address of a request. */
final class ClientAddress {
	/**
	 * Clients can forge X-Forwarded-For; each proxy appends the address that it received the request from.
	 * So the header is read from its end, and only the entries of trusted proxies are used.
	 *
	 * @param string       $remote    REMOTE_ADDR.
	 * @param string       $forwarded X-Forwarded-For.
	 * @param list<string> $proxies   Addresses and ranges (10.0.0.0/8) of the owner's proxies.
	 */
	public static function of( string $remote, string $forwarded, array $proxies ): string {
		$hops = array_reverse( array_map( trim( ... ), explode( ',', $forwarded ) ) );
		foreach ( $hops as $hop ) {
			if ( ! self::is_in_ranges( $remote, $proxies ) || filter_var( $hop, FILTER_VALIDATE_IP ) === false ) {
				break;
			}
			$remote = $hop;
		}
		return $remote;
	}

	/** @param list<string> $ranges */
	private static function is_in_ranges( string $address, array $ranges ): bool {
		$packed = self::pack( $address );
		foreach ( $ranges as $range ) {
			[ $start, $bits ] = explode( '/', $range, 2 ) + [ '', '' ];
			$first            = self::pack( $start );
			$bits             = $bits === '' ? strlen( $first ) * 8 : (int) $bits;
			if ( $packed === '' || strlen( $first ) !== strlen( $packed ) || $bits < 1 || $bits > strlen( $first ) * 8 ) {
				continue;
			}
			$mask = str_pad( str_repeat( "\xff", intdiv( $bits, 8 ) ) . ( $bits % 8 === 0 ? '' : chr( 0xff << ( 8 - $bits % 8 ) & 0xff ) ), strlen( $first ), "\0" );
			if ( ( $packed & $mask ) === ( $first & $mask ) ) {
				return true;
			}
		}
		return false;
	}

	private static function pack( string $address ): string {
		return filter_var( $address, FILTER_VALIDATE_IP ) === false ? '' : (string) inet_pton( $address );
	}
}
