<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use Vitrina\Tests\Integration\Support\Response;

/**
 * Recognises responses that reveal non-public data or contain unescaped input.
 */
final class Leaks {

	/**
	 * Of every non-public product.
	 */
	public const NAME  = 'Kipšiukas';
	public const SKU   = 'KIPSO';
	public const PRICE = '7731.45';

	/**
	 * Name, SKU and price (displayed, entered, in minor units), and messages of PHP and the database.
	 */
	public const PATTERN = '/kipši|kipsi|KIPSO|7[\s\x{a0}\x{202f}.]?731[,.]?45|\/wordpress\/wp-|\/plugin-\w+\/src|\.php on line|Stack trace|DB_PASSWORD|WordPress database error/iu';

	/**
	 * JSON fields that clients show as text. All other fields may be used as HTML.
	 */
	private const TEXTS = [ 'value', 'query' ];

	public static function is_unescaped( Response $response ): bool {
		$json = json_decode( $response->body, true );
		if ( ! is_array( $json ) ) {
			return self::has_script( $response->body );
		}
		$found = false;
		array_walk_recursive(
			$json,
			static function ( mixed $value, int|string $name ) use ( &$found ): void {
				$found = $found || ( is_string( $value ) && ! in_array( $name, self::TEXTS, true ) && self::has_script( $value ) );
			}
		);
		return $found;
	}

	private static function has_script( string $html ): bool {
		return str_contains( $html, '<script>zlo' ) || str_contains( $html, '<img src=x onerror' );
	}
}
