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

	/** The companion's settings as they are in a shop with demo content: one query less for each page than without the option. */
	public static function reset_companion(): bool {
		return update_option( 'vitrina_companion', [ 'portfolio' => true ] );
	}
}
