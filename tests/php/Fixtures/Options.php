<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

/**
 * WordPress's options. Runs inside WordPress.
 */
final class Options {

	public static function number( string $name ): int {
		$value = get_option( $name );
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
