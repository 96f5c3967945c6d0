<?php
/**
 * JSON that may stand in HTML.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Runtime;

/**
 * Neither the end of a script nor a quote of an attribute can hide in it.
 */
final class Json {

	private const FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/**
	 * Encodes for a script or an attribute; unreadable bytes are replaced.
	 *
	 * @param mixed $value What to encode.
	 */
	public static function encode( mixed $value ): string {
		$json = json_encode( $value, self::FLAGS | JSON_INVALID_UTF8_SUBSTITUTE );
		return $json === false ? 'null' : $json;
	}

	/**
	 * Prints a JSON box.
	 *
	 * @param string               $id   The element's id.
	 * @param array<string, mixed> $data What it holds.
	 */
	public static function print( string $id, array $data ): void {
		wp_print_inline_script_tag(
			self::encode( $data ),
			[
				'type' => 'application/json',
				'id'   => $id,
			]
		);
	}
}
