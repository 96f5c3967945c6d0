<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice\Domain;

/** The price of a litre, kilogram, metre, square metre or piece. */
final readonly class UnitPrice {
	/** In minor units. Larger prices are typing errors, and would overflow an integer when they are multiplied. */
	private const MAX_PRICE = 1_000_000_000_000;

	/**
	 * @param int  $amount  Price of one unit, in minor units.
	 * @param Unit $unit    A standard unit.
	 * @param bool $is_from Whether it is the lowest of several different unit prices.
	 */
	private function __construct(
		public int $amount,
		public Unit $unit,
		public bool $is_from = false,
	) {}

	/**
	 * @param int|null $price The price that the shopper pays for one package, in minor units; null if there is none.
	 * @return self|null Null if no unit price is shown.
	 */
	public static function of( ?int $price, ?NetContent $content ): ?self {
		return self::lowest( [ [ $price, $content ] ] );
	}

	/**
	 * The lowest unit price of the variations of a product. Null if a variation has no price or no content, if their
	 * standard units differ, or if each package contains exactly one standard unit.
	 *
	 * @param list<array{int|null, NetContent|null}> $packages Price in minor units, and content, of each variation.
	 */
	public static function lowest( array $packages ): ?self {
		$amounts      = [];
		$unit         = null;
		$all_standard = true;
		foreach ( $packages as [ $price, $content ] ) {
			if ( $price === null || $price <= 0 || $price > self::MAX_PRICE || $content === null || ( $unit !== null && $unit !== $content->unit->standard() ) ) {
				return null;
			}
			$unit         = $content->unit->standard();
			$amounts[]    = $content->unit_price( $price );
			$all_standard = $all_standard && $content->is_standard();
		}
		return $amounts === [] || $all_standard ? null : new self( min( $amounts ), $unit, min( $amounts ) !== max( $amounts ) );
	}
}
