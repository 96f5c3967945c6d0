<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** Converts times that are stored in milliseconds and edited in seconds, for the Customizer. */
final class Seconds {

	/** Attributes of the Customizer's number field, which accepts hundredths of a second. */
	public const FIELD = [
		'min'  => 0,
		'step' => 0.01,
	];

	/** Longest time, in seconds: a day. */
	private const MOST = 86_400;

	/** @param mixed $milliseconds As stored. */
	public static function of( mixed $milliseconds ): string {
		return (string) ( ( is_numeric( $milliseconds ) ? (float) $milliseconds : 0.0 ) / 1000 );
	}

	/** @param mixed $seconds As typed, also with a decimal comma. */
	public static function to_milliseconds( mixed $seconds ): int {
		$number = is_scalar( $seconds ) ? (float) str_replace( ',', '.', (string) $seconds ) : 0.0;
		return (int) round( 1000 * min( max( 0.0, $number ), self::MOST ) );
	}
}
