<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

/**
 * Kills or delays the next POST request at a point. Runs inside WordPress.
 */
final class Interruption {

	private const KINDS = [ 'die', 'wait' ];

	private const DELAY = 4;

	/** PHP-FPM lacks the extension that defines `SIGKILL`. */
	private const SIGNAL_KILL = 9;

	/**
	 * @param 'die'|'wait' $kind
	 * @param string       $point Pattern of a query; or `/^MAIL$/` or `/^SHUTDOWN$/`.
	 */
	public static function schedule( string $kind, string $point ): void {
		file_put_contents( self::file( $kind ), $point );
		// The web server may run as another user.
		chmod( self::file( $kind ), 0666 );
	}

	/**
	 * @param 'die'|'wait' $kind
	 * @return bool Whether no request has reached the point yet.
	 */
	public static function is_pending( string $kind ): bool {
		return is_file( self::file( $kind ) );
	}

	public static function remove(): void {
		array_map( unlink( ... ), array_filter( array_map( self::file( ... ), self::KINDS ), is_file( ... ) ) );
	}

	/**
	 * Runs in every request of the shop.
	 */
	public static function listen(): void {
		if ( ( $_SERVER['REQUEST_METHOD'] ?? '' ) !== 'POST' ) {
			return;
		}
		add_filter(
			'query',
			static function ( string $query ): string {
				self::reach( $query );
				return $query;
			}
		);
		add_filter(
			'pre_wp_mail',
			static function ( mixed $result ): mixed {
				self::reach( 'MAIL' );
				return $result;
			},
			1
		);
		add_action( 'shutdown', static fn () => self::reach( 'SHUTDOWN' ), 1 );
	}

	private static function reach( string $point ): void {
		foreach ( self::KINDS as $kind ) {
			$pattern = is_file( self::file( $kind ) ) ? (string) file_get_contents( self::file( $kind ) ) : '';
			// Of several requests, the one that deletes the file is interrupted.
			if ( $pattern === '' || preg_match( $pattern, $point ) !== 1 || ! @unlink( self::file( $kind ) ) ) {
				continue;
			}
			if ( $kind === 'die' ) {
				posix_kill( (int) getmypid(), self::SIGNAL_KILL );
			}
			sleep( self::DELAY );
		}
	}

	private static function file( string $kind ): string {
		return WP_CONTENT_DIR . "/test-{$kind}.txt";
	}
}
