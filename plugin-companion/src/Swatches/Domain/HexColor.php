<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches\Domain;

/** Validates a stored colour. */
final class HexColor {
	/** Returns `#` and three or six hexadecimal digits in lower case; '' for anything else. */
	public static function parse( mixed $value ): string {
		return is_string( $value ) && preg_match( '/\A#(?:[0-9a-f]{3}){1,2}\z/i', trim( $value ) ) === 1
			? strtolower( trim( $value ) )
			: '';
	}
}
