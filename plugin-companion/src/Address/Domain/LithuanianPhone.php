<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Address\Domain;

final readonly class LithuanianPhone {
	/** Separators between the digits; the tilde was once written after 8 for the dial tone. */
	private const BETWEEN_DIGITS = '/[\s\p{Pd}().\/~]+/u';

	/** The trunk prefix was 8 until 2025 and is 0 now. No national number starts with 1 or 2. */
	private const NUMBER = '/^(?:\+370|00370|370|8|0)([3-9][0-9]{7})$/D';

	private function __construct( private string $national ) {}

	/** Parses a number with prefix; null for anything else, also without a prefix, because eight digits may be foreign. */
	public static function parse( string $text ): ?self {
		$digits = preg_replace( self::BETWEEN_DIGITS, '', $text );
		$found  = preg_match( self::NUMBER, (string) $digits, $parts );
		return $found === 1 ? new self( $parts[1] ) : null;
	}

	/** Whether a text starts with +370 or 00370, valid or not; 370 alone can also start a foreign number. */
	public static function has_country_code( string $text ): bool {
		return preg_match( '/^(?:\+|00)370/', (string) preg_replace( self::BETWEEN_DIGITS, '', $text ) ) === 1;
	}

	public function format(): string {
		return '+370' . $this->national;
	}
}
