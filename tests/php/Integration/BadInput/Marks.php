<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use Vitrina\Tests\Integration\LpExpress\Support\Answer;

/**
 * By what an answer is known that says too much.
 */
final class Marks {

	/**
	 * Of every product that is not public.
	 */
	public const NAME  = 'Kipšiukas';
	public const SKU   = 'KIPSO';
	public const PRICE = '7731.45';

	/**
	 * The price as it is shown, entered and sent in minor units; what PHP says of its files and failures.
	 */
	public const PATTERN = '/kipši|kipsi|KIPSO|7[\s\x{a0}\x{202f}.]?731[,.]?45|\/wordpress\/wp-|\/plugin-\w+\/src|\.php on line|Stack trace|DB_PASSWORD|WordPress database error/iu';

	/**
	 * JSON is no page: where a field of it is text by its contract, it is shown as text. All else is HTML.
	 */
	private const TEXTS = [ 'value', 'query' ];

	public static function is_unescaped( Answer $answer ): bool {
		$json = json_decode( $answer->body, true );
		if ( ! is_array( $json ) ) {
			return self::has_script( $answer->body );
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
