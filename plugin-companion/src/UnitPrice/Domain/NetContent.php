<?php

declare( strict_types=1 );

namespace Vitrina\Companion\UnitPrice\Domain;

/** How much a package contains: "750 ml", "1,5 kg". */
final readonly class NetContent {
	private const DECIMALS = 3;
	private const ONE      = 1000;

	/** @param int $thousandths Amount in thousandths of the unit; positive, below 1,000,000,000. */
	private function __construct(
		public int $thousandths,
		public Unit $unit,
	) {}

	/** @return self|null Null unless the amount is positive, with up to 3 decimals (comma or point), and the unit is known. */
	public static function parse( string $amount, string $unit ): ?self {
		$known = Unit::parse( $unit );
		if ( $known === null || preg_match( '/\A(\d{1,6})(?:[.,](\d{1,3}))?\z/', trim( $amount ), $parts ) !== 1 ) {
			return null;
		}
		$thousandths = (int) ( $parts[1] . str_pad( $parts[2] ?? '', self::DECIMALS, '0' ) );
		return $thousandths > 0 ? new self( $thousandths, $known ) : null;
	}

	/** The amount with a decimal point and without trailing zeros, such as "1.5". */
	public function amount(): string {
		$fraction = rtrim( sprintf( '%03d', $this->thousandths % self::ONE ), '0' );
		return intdiv( $this->thousandths, self::ONE ) . ( $fraction === '' ? '' : ".{$fraction}" );
	}

	/** Whether the package contains exactly one standard unit: its unit price is its price, and is not repeated. */
	public function is_standard(): bool {
		return $this->thousandths === self::ONE * $this->unit->per_standard();
	}

	/**
	 * The price of a standard unit, rounded half up.
	 *
	 * @param int $price Price of the package in minor units; at most 1,000,000,000,000.
	 * @return int In minor units.
	 */
	public function unit_price( int $price ): int {
		$thousandths = self::ONE * $this->unit->per_standard();
		return intdiv( 2 * $price * $thousandths + $this->thousandths, 2 * $this->thousandths );
	}
}
