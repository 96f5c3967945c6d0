<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Wp;

use SensitiveParameter;
use Vitrina\LpExpress\Api\LoginThrottle;
use Vitrina\LpExpress\Api\Token;
use Vitrina\LpExpress\Api\TokenStore;

/** Stores the token and the login throttle in options that are not autoloaded. */
final class OptionTokenStore implements TokenStore {

	public const TOKEN  = 'vitrina_lpexpress_token';
	public const LOGINS = 'vitrina_lpexpress_logins';

	public function token(): ?Token {
		$stored = get_option( self::TOKEN );
		if ( ! is_array( $stored ) ) {
			return null;
		}
		[ 'access' => $access, 'refresh' => $refresh, 'expires_at' => $expires_at, 'owner' => $owner ] = $stored + array_fill_keys( [ 'access', 'refresh', 'expires_at', 'owner' ], null );
		return is_string( $access ) && is_string( $refresh ) && is_int( $expires_at ) && is_string( $owner ) ? new Token( $access, $refresh, $expires_at, $owner ) : null;
	}

	public function store_token( #[SensitiveParameter] ?Token $token ): void {
		if ( $token === null ) {
			delete_option( self::TOKEN );
			return;
		}
		update_option( self::TOKEN, get_object_vars( $token ), false );
	}

	public function throttle(): LoginThrottle {
		$stored = get_option( self::LOGINS );
		if ( ! is_array( $stored ) ) {
			return new LoginThrottle();
		}
		$rejected_at = is_array( $stored['rejected_at'] ?? null ) ? array_values( array_filter( $stored['rejected_at'], is_int( ... ) ) ) : [];
		$owner       = $stored['owner'] ?? '';
		$in_a_row    = $stored['in_a_row'] ?? 0;
		return new LoginThrottle( $rejected_at, is_string( $owner ) ? $owner : '', is_int( $in_a_row ) ? $in_a_row : 0 );
	}

	public function store_throttle( LoginThrottle $throttle ): void {
		update_option( self::LOGINS, get_object_vars( $throttle ), false );
	}
}
