<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Domain;

use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\TerminalList;
use Vitrina\LpExpress\Domain\TerminalMap;

final class TerminalMapTest extends TestCase {

	public function test_empty_when_too_few_have_coordinates(): void {
		self::assertNull( TerminalMap::from_list( self::at( array_fill( 0, 19, [ 54.7, 25.3 ] ) ) ) );
		self::assertNull( TerminalMap::from_list( self::at( array_fill( 0, 40, [ null, null ] ) ) ) );
	}

	public function test_equal_coordinates_are_one_dot(): void {
		$map = TerminalMap::from_list( self::at( array_fill( 0, 40, [ 54.7, 25.3 ] ) ) );
		self::assertNotNull( $map );
		self::assertCount( 1, $map->dots );
	}

	public function test_projection(): void {
		$places = [];
		foreach ( range( 0, 30 ) as $step ) {
			$places[] = [ 53.9 + $step * 0.08, 21 + ( $step * 7 % 31 ) * 0.19 ];
		}
		$places[] = [ 56.4, 21.0 ];
		$map      = TerminalMap::from_list( self::at( $places ) );
		self::assertNotNull( $map );
		self::assertContains( [ 0.0, 0.0 ], $map->dots );
		foreach ( $map->dots as [ $x, $y ] ) {
			self::assertGreaterThanOrEqual( 0, $x );
			self::assertLessThanOrEqual( $map->width, $x );
			self::assertGreaterThanOrEqual( 0, $y );
			self::assertLessThanOrEqual( $map->height + 2, $y );
		}
	}

	/**
	 * @param list<array{?float, ?float}> $places
	 */
	private static function at( array $places ): TerminalList {
		$terminals = [];
		foreach ( $places as $index => [ $lat, $lng ] ) {
			$terminals[] = new Terminal( (string) ( $index + 1 ), 'LT', 'Vilnius', 'Maxima', 'Gedimino pr. 1', 'LT-01103', $lat, $lng );
		}
		return TerminalList::in_stored_order( $terminals );
	}
}
