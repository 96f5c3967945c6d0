<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Prices\Domain;

/** The price of a product at one time. */
final readonly class Price {
	/**
	 * @param int|null $amount     In minor units; null if the product cannot be bought: not published, or without a price.
	 * @param bool     $is_reduced Whether a higher price is crossed out for all visitors.
	 */
	public function __construct(
		public ?int $amount,
		public bool $is_reduced = false,
	) {}

	public static function none(): self {
		return new self( null );
	}

	/**
	 * @param float|null $price The effective price in major units; null if the product cannot be bought.
	 * @param float      $regular  The price without a reduction, in major units.
	 * @param int $decimals Decimals of the minor unit.
	 */
	public static function of( ?float $price, float $regular, int $decimals ): self {
		if ( $price === null || ! is_finite( $price ) || $price < 0 ) {
			return self::none();
		}
		$amount = self::minor( $price, $decimals );
		return new self( $amount, $amount < self::minor( $regular, $decimals ) );
	}

	/**
	 * The price of a variable product: the lowest of its variations. It is reduced only if all variations
	 * have the same reduced price.
	 *
	 * @param list<self> $prices Prices of the variations.
	 */
	public static function lowest_of( array $prices ): self {
		$sold = array_values( array_filter( $prices, static fn ( self $price ): bool => $price->amount !== null ) );
		if ( $sold === [] ) {
			return self::none();
		}
		$amounts = array_map( static fn ( self $price ): int => (int) $price->amount, $sold );
		$reduced = array_filter( $sold, static fn ( self $price ): bool => $price->is_reduced );
		return new self( min( $amounts ), min( $amounts ) === max( $amounts ) && count( $reduced ) === count( $sold ) );
	}

	public function equals( self $other ): bool {
		return $this->amount === $other->amount && $this->is_reduced === $other->is_reduced;
	}

	private static function minor( float $price, int $decimals ): int {
		return (int) round( $price * 10 ** $decimals );
	}
}
