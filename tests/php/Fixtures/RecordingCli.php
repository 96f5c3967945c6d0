<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

use RuntimeException;

/**
 * Stands for WP-CLI inside WordPress: keeps what is printed; an error is an exception instead of the end.
 */
final class RecordingCli {

	/**
	 * @var list<string>
	 */
	public static array $lines = [];

	public static function log( string $message ): void {
		self::$lines[] = $message;
	}

	public static function warning( string $message ): void {
		self::$lines[] = "Warning: {$message}";
	}

	public static function error( string $message ): never {
		throw new RuntimeException( $message );
	}
}
