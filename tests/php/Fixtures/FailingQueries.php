<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Closure;
use Vitrina\Runtime\DatabaseException;

/**
 * Makes queries fail: it replaces them with one that the database rejects. Runs inside WordPress.
 */
final class FailingQueries {

	private const INVALID_QUERY = 'SELECT * FROM there_is_no_such_table';

	/**
	 * Runs code while matching queries fail.
	 *
	 * @template T
	 * @param Closure(): T $code
	 * @return T|'failed' What the code returns; 'failed' if it throws a database exception.
	 */
	public static function during( string $pattern, Closure $code ): mixed {
		Database::wpdb()->suppress_errors( true );
		$fail = static fn ( string $query ): string => preg_match( $pattern, $query ) === 1 ? self::INVALID_QUERY : $query;
		add_filter( 'query', $fail );
		try {
			return $code();
		} catch ( DatabaseException ) {
			return 'failed';
		} finally {
			remove_filter( 'query', $fail );
		}
	}

	/**
	 * Runs in every request of the shop, and reads its headers. `X-Break`: pattern of the queries that fail, in base64.
	 * `X-Break-From`: number of the first that fails. `X-Add-Meanwhile`: a product that another request of the visitor
	 * adds to the cart after this one has read the session, and before it writes it.
	 */
	public static function listen(): void {
		$pattern = base64_decode( self::header( 'X_BREAK' ), true );
		$first   = max( 1, (int) self::header( 'X_BREAK_FROM' ) );
		if ( is_string( $pattern ) && $pattern !== '' ) {
			Database::wpdb()->suppress_errors( true );
			add_filter(
				'query',
				static function ( string $query ) use ( $pattern, $first ): string {
					/** @var int $matches */
					static $matches = 0;
					if ( preg_match( $pattern, $query ) !== 1 ) {
						return $query;
					}
					$matches = $matches + 1;
					return $matches >= $first ? self::INVALID_QUERY : $query;
				}
			);
		}
		$product = (int) self::header( 'X_ADD_MEANWHILE' );
		if ( $product > 0 ) {
			add_action(
				'wp',
				static function () use ( $product ): void {
					$request = [
						'timeout' => 20,
						'headers' => [ 'Cookie' => self::header( 'COOKIE' ) ],
						'body'    => [ 'product_id' => $product ],
					];
					wp_remote_post( home_url( '/?wc-ajax=add_to_cart' ), $request );
					WC()->session->set( 'vitrina_test', uniqid() );
				}
			);
		}
	}

	private static function header( string $name ): string {
		$value = $_SERVER[ "HTTP_{$name}" ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
