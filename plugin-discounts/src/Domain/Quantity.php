<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * Pieces in ten-thousandths: half metres and 0.25 kg are counted exactly.
 */
final class Quantity {

	public const DIGITS = 4;
	public const PIECE  = 10000;

	/**
	 * @return int|null Null for what is no number.
	 */
	public static function of( mixed $value ): ?int {
		return Decimal::scaled( $value, self::DIGITS );
	}

	public static function text( int $quantity ): string {
		return Decimal::text( $quantity, self::DIGITS );
	}

	public static function is_whole( int $quantity ): bool {
		return $quantity % self::PIECE === 0;
	}
}
