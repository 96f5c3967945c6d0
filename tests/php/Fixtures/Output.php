<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

/**
 * What WordPress prints. Runs inside WordPress.
 */
final class Output {

	/**
	 * @param non-empty-string $name
	 * @return string What a filter makes of a text; empty if that is no text.
	 */
	public static function filtered( string $name, string $text ): string {
		$filtered = apply_filters( $name, $text );
		return is_string( $filtered ) ? $filtered : '';
	}

	/**
	 * @param non-empty-string $name
	 */
	public static function of_action( string $name, mixed ...$arguments ): string {
		ob_start();
		do_action( $name, ...$arguments );
		return (string) ob_get_clean();
	}
}
