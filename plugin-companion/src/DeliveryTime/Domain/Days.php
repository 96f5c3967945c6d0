<?php

declare( strict_types=1 );

namespace Vitrina\Companion\DeliveryTime\Domain;

/** Working days until a delivery (Civil Code, article 6.228-7: the time of delivery must be stated before the order). */
final readonly class Days {
	/** Maximum number of days. */
	public const MOST = 90;

	/**
	 * @param int $from 0 if only the longest time is known.
	 * @param int $to   0 if only the shortest time is known; otherwise at least $from.
	 */
	private function __construct(
		public int $from,
		public int $to,
	) {}

	/**
	 * Reads what the owner typed in two fields, in either order; one number is enough.
	 *
	 * @return ?self Null if neither field has a number from 1 to MOST: then nothing is shown.
	 */
	public static function read( mixed $from, mixed $to ): ?self {
		$from = self::number( $from );
		$to   = self::number( $to );
		if ( $from === 0 && $to === 0 ) {
			return null;
		}
		return $to === 0 ? new self( $from, 0 ) : new self( min( $from, $to ), max( $from, $to ) );
	}

	public static function parse( mixed $stored ): ?self {
		return is_string( $stored ) && preg_match( '/^(\d{1,2})-(\d{1,2})$/D', $stored, $found ) === 1 ? self::read( $found[1], $found[2] ) : null;
	}

	public function to_string(): string {
		return "{$this->from}-{$this->to}";
	}

	/** @return int 0 for anything but a number of days from 1 to MOST. */
	public static function number( mixed $value ): int {
		$number = is_string( $value ) && preg_match( '/^\s*\d{1,2}\s*$/D', $value ) === 1 ? (int) trim( $value ) : ( is_int( $value ) ? $value : 0 );
		return $number <= self::MOST ? max( 0, $number ) : 0;
	}
}
