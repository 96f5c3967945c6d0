<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Domain;

/**
 * A visitor's choice, as the browser reports it to the log. Nothing of it is about a person: it proves that a
 * consent was given, to whoever knows its number (Regulation (EU) 2016/679, article 7(1)).
 */
final readonly class Choice {
	/** What a visitor can allow: preferences, statistics, marketing. */
	public const LETTERS = [ 'p', 's', 'm' ];

	/**
	 * @param string $number   Random, 16 hexadecimal digits; the visitor's cookie holds it.
	 * @param string $letters  What is allowed, in the order of LETTERS; see src/consent/record.ts.
	 * @param string $texts    Version of the texts that the visitor saw.
	 * @param string $previous Number of the choice that this one replaces; '' for the first.
	 */
	private function __construct(
		public string $number,
		public string $letters,
		public string $texts,
		public string $previous,
	) {}

	/**
	 * @param array<array-key, mixed> $sent
	 * @return self|null Null if it is not what our script sends.
	 */
	public static function parse( array $sent ): ?self {
		$number   = self::matching( $sent['number'] ?? null, '/^[0-9a-f]{16}$/D' );
		$letters  = self::matching( $sent['choice'] ?? null, '/^p?s?m?$/D' );
		$texts    = self::matching( $sent['texts'] ?? null, '/^[0-9a-f]{12}$/D' );
		$previous = self::matching( $sent['previous'] ?? '', '/^([0-9a-f]{16})?$/D' );
		if ( $number === null || $letters === null || $texts === null || $previous === null || $previous === $number ) {
			return null;
		}
		return new self( $number, $letters, $texts, $previous );
	}

	/** The number as people read it: four groups, which no spreadsheet takes for a number. */
	public static function readable( string $number ): string {
		return implode( '-', str_split( $number, 4 ) );
	}

	/** The number that a person typed or pasted: dashes and spaces do not count. */
	public static function from_readable( string $typed ): string {
		return strtolower( (string) preg_replace( '/[\s-]+/', '', $typed ) );
	}

	private static function matching( mixed $value, string $pattern ): ?string {
		return is_string( $value ) && preg_match( $pattern, $value ) === 1 ? $value : null;
	}
}
