<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use Closure;

/**
 * Requests that the shop sends to other servers. Runs inside WordPress.
 */
final class Requests {

	/**
	 * Lets requests wait a tenth of the time: for servers that do not respond.
	 */
	public static function shorten_timeouts(): void {
		self::change_timeouts( static fn ( float $seconds ): float => $seconds / 10 );
	}

	/**
	 * @param Closure( float ): float $change Returns the new timeout, in seconds.
	 */
	public static function change_timeouts( Closure $change ): void {
		add_filter(
			'http_request_args',
			static function ( array $args ) use ( $change ): array {
				$seconds = $args['timeout'] ?? null;
				return is_numeric( $seconds ) ? [ 'timeout' => $change( (float) $seconds ) ] + $args : $args;
			}
		);
	}
}
