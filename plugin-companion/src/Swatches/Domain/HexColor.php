<?php
/**
 * A colour as it is kept.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches\Domain;

final class HexColor {
	/**
	 * Three or six hexadecimal digits after `#`, in small letters; nothing else
	 * is a colour here.
	 *
	 * @param mixed $value What somebody sent or another plugin kept.
	 */
	public static function read( mixed $value ): string {
		return is_string( $value ) && preg_match( '/\A#(?:[0-9a-f]{3}){1,2}\z/i', trim( $value ) ) === 1
			? strtolower( trim( $value ) )
			: '';
	}
}
