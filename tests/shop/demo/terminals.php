<?php
/**
 * Makes up parcel terminals. The same counts give the same list, every time
 * and everywhere. Towns and streets are real, terminals are not: each says so
 * in its name.
 *
 * @package Vitrina
 */

declare(strict_types=1);

namespace Vitrina\Demo;

/**
 * The list as CSV.
 *
 * @param array<string, int> $counts How many, by country.
 */
function terminals_csv( array $counts ): string {
	$lines = array( 'terminal_id,name,address,city,postcode,country,latitude,longitude' );
	foreach ( terminals( $counts ) as $row ) {
		$lines[] = implode( ',', array_map( static fn( $cell ): string => '"' . str_replace( '"', '""', (string) $cell ) . '"', $row ) );
	}
	return implode( "\n", $lines ) . "\n";
}

/**
 * The list as rows.
 *
 * @param array<string, int> $counts How many, by country.
 * @return list<array{int, string, string, string, string, string, string, string}>
 */
function terminals( array $counts ): array {
	$places = json_decode( (string) file_get_contents( __DIR__ . '/content/terminals.json' ), true, 16, JSON_THROW_ON_ERROR );
	$rows   = array();
	foreach ( $counts as $country => $count ) {
		$plan = $places[ $country ];
		$pick = new \Random\Randomizer( new \Random\Engine\Mt19937( 7 ) );
		foreach ( share_out( array_column( $plan['cities'], 1 ), $count ) as $at => $here ) {
			list( $city, , $latitude, $longitude, $postcode ) = $plan['cities'][ $at ];
			for ( $number = 0; $number < $here; $number++ ) {
				$street = $plan['streets'][ $pick->getInt( 0, count( $plan['streets'] ) - 1 ) ];
				$host   = $plan['hosts'][ $pick->getInt( 0, count( $plan['hosts'] ) - 1 ) ];
				// Big towns spread wider than small ones.
				$reach  = 0.008 + 0.0009 * min( $here, 60 );
				$rows[] = array(
					$plan['first_id'] + count( $rows ),
					"$host (demo)",
					$street . ' ' . $pick->getInt( 1, 180 ) . ( 0 === $pick->getInt( 0, 5 ) ? 'A' : '' ),
					$city,
					str_pad( (string) ( $postcode + $pick->getInt( 0, 90 ) ), $plan['digits'], '0', STR_PAD_LEFT ),
					$country,
					number_format( $latitude + $reach * ( $pick->getInt( -1000, 1000 ) / 1000 ), 5, '.', '' ),
					number_format( $longitude + 1.7 * $reach * ( $pick->getInt( -1000, 1000 ) / 1000 ), 5, '.', '' ),
				);
			}
		}
	}
	return $rows;
}

/**
 * Shares a number out by weight; every place gets one as long as there is one.
 *
 * @param list<int> $weights Weights, the heaviest first.
 * @param int       $count   What is shared.
 * @return list<int>
 */
function share_out( array $weights, int $count ): array {
	$shares = array();
	$left   = $count;
	$sum    = array_sum( $weights );
	foreach ( $weights as $at => $weight ) {
		$shares[ $at ] = min( $left, max( 1, (int) floor( $count * $weight / $sum ) ) );
		$left         -= $shares[ $at ];
	}
	$shares[0] += $left;
	return $shares;
}
