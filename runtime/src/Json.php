<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

/** JSON that is safe inside HTML. The output contains neither the end of a script nor a quote of an attribute. */
final class Json {

	private const FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/** Encodes for a script or an attribute; invalid UTF-8 is replaced. */
	public static function encode( mixed $value ): string {
		$json = json_encode( $value, self::FLAGS | JSON_INVALID_UTF8_SUBSTITUTE );
		return $json === false ? 'null' : $json;
	}

	/** @param array<string, mixed> $data The data. */
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
