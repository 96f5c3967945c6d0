<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

/**
 * What WordPress prints. Runs inside WordPress.
 */
final class Output {

	/**
	 * @param non-empty-string $name
	 */
	public static function of_action( string $name, mixed ...$arguments ): string {
		ob_start();
		do_action( $name, ...$arguments );
		return (string) ob_get_clean();
	}
}
