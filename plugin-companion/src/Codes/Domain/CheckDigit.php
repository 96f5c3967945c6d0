<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Codes\Domain;

/** The last digit of Lithuanian codes: modulo 11 with weights from 1, and from 3 if the remainder is 10. */
final class CheckDigit {
	/** @param string $digits Digits only, with the check digit at the end. */
	public static function is_valid( string $digits ): bool {
		$remainder = self::remainder( $digits, 1 );
		if ( $remainder === 10 ) {
			$remainder = self::remainder( $digits, 3 ) % 10;
		}
		return $remainder === (int) substr( $digits, -1 );
	}

	private static function remainder( string $digits, int $first_weight ): int {
		$sum = 0;
		foreach ( str_split( substr( $digits, 0, -1 ) ) as $position => $digit ) {
			// Weights increase to 9, and then start at 1 again.
			$sum += (int) $digit * ( ( $position + $first_weight - 1 ) % 9 + 1 );
		}
		return $sum % 11;
	}
}
