<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\FreeShipping;

/** A shipping method that is free, or becomes free with a larger cart. */
final readonly class Goal {
	/**
	 * @param float  $remaining Missing amount; 0 if it is free already.
	 * @param float  $threshold Amount from which it is free; 0 if it always is.
	 * @param string $missing   Message with %s for the missing amount.
	 * @param string $reached   Message when it is free.
	 */
	public function __construct(
		public float $remaining,
		public float $threshold,
		public string $missing,
		public string $reached,
	) {}

	/**
	 * Reads a row of the filter `vitrina_free_shipping_thresholds`; null if it is invalid.
	 *
	 * @param mixed $row Array with remaining, threshold, missing, reached.
	 */
	public static function of( mixed $row ): ?self {
		if ( ! is_array( $row ) || ! is_numeric( $row['remaining'] ?? null ) || ! is_numeric( $row['threshold'] ?? null ) ) {
			return null;
		}
		[ $missing, $reached ] = [ $row['missing'] ?? '', $row['reached'] ?? '' ];
		// The message must have exactly one placeholder, or sprintf() would fail.
		if ( ! is_string( $missing ) || ! is_string( $reached ) || $reached === '' || substr_count( str_replace( '%%', '', $missing ), '%s' ) !== 1 || substr_count( str_replace( '%%', '', $missing ), '%' ) !== 1 ) {
			return null;
		}
		return new self( max( 0.0, (float) $row['remaining'] ), max( 0.0, (float) $row['threshold'] ), $missing, $reached );
	}

	public function is_reached(): bool {
		return $this->remaining <= 0.0;
	}

	/** Progress of the cart towards the threshold, from 0 to 1. */
	public function progress(): float {
		if ( $this->is_reached() || $this->threshold <= 0.0 ) {
			return $this->is_reached() ? 1.0 : 0.0;
		}
		return max( 0.0, min( 1.0, 1 - $this->remaining / $this->threshold ) );
	}
}
