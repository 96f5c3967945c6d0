<?php

declare( strict_types=1 );

namespace Vitrina\Discounts\Domain;

/**
 * How much a rule takes off each piece.
 */
final readonly class Amount {

	/** A percentage is kept in ten-thousandths of a per cent. */
	public const PERCENT_DIGITS = 4;
	public const WHOLE          = 1_000_000;

	/**
	 * @param int $value Ten-thousandths of a per cent, or minor units of money; not below 0.
	 */
	public function __construct(
		public DiscountType $kind,
		public int $value,
	) {}

	/**
	 * @param mixed $value    As typed or stored.
	 * @param int   $decimals Of the shop's money.
	 * @return self|null Null for what is no amount: below 0, above 100 %, no number.
	 */
	public static function parse( DiscountType $kind, mixed $value, int $decimals ): ?self {
		$scaled = Decimal::scaled( $value, self::digits( $kind, $decimals ) );
		if ( $scaled === null || $scaled < 0 || ( $kind === DiscountType::Percentage && $scaled > self::WHOLE ) ) {
			return null;
		}
		return new self( $kind, $scaled );
	}

	public function text( int $decimals ): string {
		return Decimal::text( $this->value, self::digits( $this->kind, $decimals ) );
	}

	/**
	 * The price of one piece after the reduction: rounded half up to the minor
	 * unit, here and nowhere else, so that price times quantity is the line.
	 *
	 * @param int $price Minor units, not below 0.
	 * @return int Never below 0, never above the price.
	 */
	public function reduce( int $price ): int {
		return match ( $this->kind ) {
			DiscountType::Percentage => self::part( $price, self::WHOLE - $this->value ),
			DiscountType::Flat       => max( 0, $price - $this->value ),
			DiscountType::FixedPrice => min( $price, $this->value ),
		};
	}

	/**
	 * Millionths of a price, half up. In two steps, so that no product leaves the range of an integer.
	 */
	private static function part( int $price, int $millionths ): int {
		return intdiv( $price, self::WHOLE ) * $millionths + intdiv( ( $price % self::WHOLE ) * $millionths + intdiv( self::WHOLE, 2 ), self::WHOLE );
	}

	private static function digits( DiscountType $kind, int $decimals ): int {
		return $kind === DiscountType::Percentage ? self::PERCENT_DIGITS : $decimals;
	}
}
