<?php
/**
 * Makes up parcel terminals. The same counts give the same list, every time
 * and everywhere. Towns and streets are real, terminals are not: each says so
 * in its name.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Demo;

/**
 * The list as CSV.
 *
 * @param array<string, int> $counts How many, by country.
 */
function terminals_csv( array $counts ): string {
	$lines = array( 'terminal_id,name,address,city,postcode,country,latitude,longitude' );
	foreach ( terminals( $counts ) as $row ) {
		$lines[] = implode( ',', array_map( static fn( int|string $cell ): string => '"' . str_replace( '"', '""', (string) $cell ) . '"', $row ) );
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
	$places = Data::read( __DIR__ . '/content/terminals.json' );
	$rows   = [];
	foreach ( $counts as $country => $count ) {
		$plan    = $places->data( $country );
		$pick    = new \Random\Randomizer( new \Random\Engine\Mt19937( 7 ) );
		$cities  = array_values( $plan->data( 'cities' )->each() );
		$weights = array_map( static fn( Data $city ): int => (int) $city->number( 1 ), $cities );
		foreach ( share_out( $weights, $count ) as $at => $here ) {
			for ( $number = 0; $number < $here; $number++ ) {
				$id     = (int) $plan->number( 'first_id' ) + count( $rows );
				$rows[] = terminal( $pick, $plan, $cities[ $at ], $id, $country, $here );
			}
		}
	}
	return $rows;
}

/**
 * One terminal.
 *
 * @param \Random\Randomizer $pick    Picks the same every time.
 * @param Data               $plan    The country's hosts and streets.
 * @param Data               $city    Its name, weight, place and postcode.
 * @param int                $id      The terminal's number.
 * @param string             $country Its country.
 * @param int                $here    How many the city has.
 * @return array{int, string, string, string, string, string, string, string}
 */
function terminal( \Random\Randomizer $pick, Data $plan, Data $city, int $id, string $country, int $here ): array {
	$streets = $plan->texts( 'streets' );
	$hosts   = $plan->texts( 'hosts' );
	$street  = $streets[ $pick->getInt( 0, count( $streets ) - 1 ) ];
	$host    = $hosts[ $pick->getInt( 0, count( $hosts ) - 1 ) ];
	// Big towns spread wider than small ones.
	$reach = 0.008 + 0.0009 * min( $here, 60 );
	return [
		$id,
		"$host (demo)",
		$street . ' ' . $pick->getInt( 1, 180 ) . ( $pick->getInt( 0, 5 ) === 0 ? 'A' : '' ),
		$city->text( 0 ),
		str_pad( (string) ( (int) $city->number( 4 ) + $pick->getInt( 0, 90 ) ), (int) $plan->number( 'digits' ), '0', STR_PAD_LEFT ),
		$country,
		number_format( $city->number( 2 ) + $reach * ( $pick->getInt( -1000, 1000 ) / 1000 ), 5, '.', '' ),
		number_format( $city->number( 3 ) + 1.7 * $reach * ( $pick->getInt( -1000, 1000 ) / 1000 ), 5, '.', '' ),
	];
}

/**
 * Shares a number out by weight; every place gets one as long as there is one.
 *
 * @param list<int> $weights Weights, the heaviest first.
 * @param int       $count   What is shared.
 * @return list<int>
 */
function share_out( array $weights, int $count ): array {
	$shares = [];
	$left   = $count;
	$sum    = array_sum( $weights );
	foreach ( $weights as $weight ) {
		$share    = min( $left, max( 1, (int) floor( $count * $weight / $sum ) ) );
		$shares[] = $share;
		$left    -= $share;
	}
	$first = array_shift( $shares );
	return [ $left + (int) $first, ...$shares ];
}
