<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Domain;

/**
 * A visitor's choice, as the browser reports it to the log. It contains nothing about a person. The log proves that
 * consent was given, if the visitor's number is known (Regulation (EU) 2016/679, article 7(1)).
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
	 * @return self|null Null if the report does not have the form that our script sends.
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

	/** The number as people read it: groups of four digits with hyphens, so that spreadsheets treat it as text. */
	public static function readable( string $number ): string {
		return implode( '-', str_split( $number, 4 ) );
	}

	/** The number that a person typed or pasted, without hyphens and spaces. */
	public static function from_readable( string $typed ): string {
		return strtolower( (string) preg_replace( '/[\s-]+/', '', $typed ) );
	}

	private static function matching( mixed $value, string $pattern ): ?string {
		return is_string( $value ) && preg_match( $pattern, $value ) === 1 ? $value : null;
	}
}
