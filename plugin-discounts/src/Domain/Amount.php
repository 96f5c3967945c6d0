<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/** How much a rule reduces the unit price. */
final readonly class Amount {

	/** A percentage is stored in ten-thousandths of a per cent. */
	public const PERCENT_DIGITS = 4;
	public const WHOLE          = 1_000_000;

	/** @param int $value Ten-thousandths of a per cent, or minor units of money; not below 0. */
	public function __construct(
		public DiscountType $type,
		public int $value,
	) {}

	/**
	 * @param mixed $value    As typed or stored.
	 * @param int   $decimals Decimals of the currency.
	 * @return self|null Null if it is invalid: below 0, above 100 %, not a number.
	 */
	public static function parse( DiscountType $type, mixed $value, int $decimals ): ?self {
		$scaled = Decimal::parse( $value, self::digits( $type, $decimals ) );
		if ( $scaled === null || $scaled < 0 || ( $type === DiscountType::Percentage && $scaled > self::WHOLE ) ) {
			return null;
		}
		return new self( $type, $scaled );
	}

	public function text( int $decimals ): string {
		return Decimal::text( $this->value, self::digits( $this->type, $decimals ) );
	}

	/**
	 * The reduced unit price, rounded half up to the minor unit. The only place that
	 * rounds, so that unit price times quantity is the line total.
	 *
	 * @param int $price Minor units, not below 0.
	 * @return int Never below 0, never above the price.
	 */
	public function reduce( int $price ): int {
		return match ( $this->type ) {
			DiscountType::Percentage => self::fraction( $price, self::WHOLE - $this->value ),
			DiscountType::Flat       => max( 0, $price - $this->value ),
			DiscountType::FixedPrice => min( $price, $this->value ),
		};
	}

	/** Millionths of a price, rounded half up. In two steps to avoid an integer overflow. */
	private static function fraction( int $price, int $millionths ): int {
		return intdiv( $price, self::WHOLE ) * $millionths + intdiv( ( $price % self::WHOLE ) * $millionths + intdiv( self::WHOLE, 2 ), self::WHOLE );
	}

	private static function digits( DiscountType $type, int $decimals ): int {
		return $type === DiscountType::Percentage ? self::PERCENT_DIGITS : $decimals;
	}
}
