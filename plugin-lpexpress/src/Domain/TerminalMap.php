<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

/**
 * The terminals of a country as dots of a small drawing: where they are, not a map to navigate by.
 */
final readonly class TerminalMap {

	private const WIDTH = 320;

	/**
	 * @param list<array{float, float}> $dots   In the drawing's units, each place once.
	 * @param int                       $height Of the drawing; it is WIDTH units wide.
	 */
	private function __construct(
		public array $dots,
		public int $height,
		public int $width = self::WIDTH,
	) {}

	/**
	 * A degree of longitude is shorter than one of latitude by the cosine of where one stands.
	 *
	 * @return self|null Null when too few terminals say where they are.
	 */
	public static function of( TerminalList $list ): ?self {
		$places = [];
		foreach ( $list->terminals as $terminal ) {
			if ( $terminal->lat !== null && $terminal->lng !== null ) {
				$places[] = [ $terminal->lng, $terminal->lat ];
			}
		}
		if ( count( $places ) < 20 ) {
			return null;
		}
		[ $lngs, $lats ]  = [ array_column( $places, 0 ), array_column( $places, 1 ) ];
		[ $west, $north ] = [ min( $lngs ), max( $lats ) ];
		$shrink           = cos( deg2rad( array_sum( $lats ) / count( $lats ) ) );
		$scale            = self::WIDTH / max( ( max( $lngs ) - $west ) * $shrink, 0.1 );
		$dots             = [];
		foreach ( $places as [ $lng, $lat ] ) {
			// Places closer than a dot is wide are one dot.
			$x               = 4 * round( ( $lng - $west ) * $shrink * $scale / 4 );
			$y               = 4 * round( ( $north - $lat ) * $scale / 4 );
			$dots[ "$x,$y" ] = [ $x, $y ];
		}
		return new self( array_values( $dots ), (int) ceil( ( $north - min( $lats ) ) * $scale ) );
	}
}
