<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** Quantities in ten-thousandths, so that 0.5 m and 0.25 kg are exact. */
final class Quantity {

	public const DECIMALS = 4;
	public const ONE      = 10000;

	/** @return int|null In ten-thousandths; null if it is not a number, or too large. */
	public static function parse( mixed $value ): ?int {
		return Decimal::parse( $value, self::DECIMALS );
	}

	public static function text( int $quantity ): string {
		return Decimal::text( $quantity, self::DECIMALS );
	}

	public static function is_whole( int $quantity ): bool {
		return $quantity % self::ONE === 0;
	}
}
