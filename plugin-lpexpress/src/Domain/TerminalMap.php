<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/** The terminals of a country as dots of a small decorative map. */
final readonly class TerminalMap {

	private const WIDTH      = 320;
	private const MIN_POINTS = 20;

	/**
	 * @param list<array{float, float}> $dots   Coordinates (x, y) in units of the drawing, without duplicates.
	 * @param int                       $height Height of the drawing, in its units; its width is WIDTH.
	 */
	private function __construct(
		public array $dots,
		public int $height,
		public int $width = self::WIDTH,
	) {}

	/**
	 * Draws the terminals to scale: a degree of longitude is shorter than a degree of latitude, by the cosine of the latitude.
	 *
	 * @return self|null Null when too few terminals have coordinates.
	 */
	public static function from_list( TerminalList $list ): ?self {
		$points = [];
		foreach ( $list->terminals as $terminal ) {
			if ( $terminal->lat !== null && $terminal->lng !== null ) {
				$points[] = [ $terminal->lng, $terminal->lat ];
			}
		}
		if ( count( $points ) < self::MIN_POINTS ) {
			return null;
		}
		[ $lngs, $lats ]  = [ array_column( $points, 0 ), array_column( $points, 1 ) ];
		[ $west, $north ] = [ min( $lngs ), max( $lats ) ];
		$longitude_scale  = cos( deg2rad( array_sum( $lats ) / count( $lats ) ) );
		$scale            = self::WIDTH / max( ( max( $lngs ) - $west ) * $longitude_scale, 0.1 );
		$dots             = [];
		foreach ( $points as [ $lng, $lat ] ) {
			// Positions are rounded to a grid of 4 units, so that terminals close together share one dot.
			$x               = 4 * round( ( $lng - $west ) * $longitude_scale * $scale / 4 );
			$y               = 4 * round( ( $north - $lat ) * $scale / 4 );
			$dots[ "$x,$y" ] = [ $x, $y ];
		}
		return new self( array_values( $dots ), (int) ceil( ( $north - min( $lats ) ) * $scale ) );
	}
}
