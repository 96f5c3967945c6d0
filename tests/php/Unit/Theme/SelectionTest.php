<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Theme\Filters\Request;
use Vitrina\Theme\Filters\Selection;

require_once dirname( __DIR__, 4 ) . '/theme/inc/filters/Selection.php';
require_once dirname( __DIR__, 4 ) . '/theme/inc/filters/Request.php';

final class SelectionTest extends TestCase {

	private const NAMES = [ 'filter_spalva', 'filter_turis', Selection::CATEGORIES, Selection::RATING, Selection::STOCK ];

	private static function random_selection( Randomizer $random ): Selection {
		$selection = new Selection();
		for ( $at = $random->getInt( 0, 6 ); $at > 0; $at-- ) {
			$selection = $selection->toggled( self::NAMES[ $random->getInt( 0, 4 ) ], "v{$random->getInt( 1, 4 )}" );
		}
		return new Selection( $selection->values, [], $random->getInt( 0, 2 ) === 0 ? '10.5' : '', '' );
	}

	/**
	 * @param list<string> $values
	 * @return list<string>
	 */
	private static function known( string $name, array $values ): array {
		return in_array( $name, self::NAMES, true ) ? $values : [];
	}

	#[TestDox( '[LIST-01] What is chosen is read again from its address; choosing and taking back leaves all as it was' )]
	public function test_list_01_an_address_holds_the_selection(): void {
		$random = new Randomizer( new Mt19937( 7 ) );
		for ( $at = 0; $at < 300; $at++ ) {
			$selection = self::random_selection( $random );
			$query     = $selection->to_query();
			$again     = Request::selection( Request::sanitize( $query ), self::known( ... ) );
			self::assertSame( $query, $again->to_query() );
			self::assertSame( $selection->count(), $again->count() );

			$name  = self::NAMES[ $random->getInt( 0, 4 ) ];
			$value = "v{$random->getInt( 1, 4 )}";
			self::assertSame( $query, $selection->toggled( $name, $value )->toggled( $name, $value )->to_query() );
		}
	}

	/**
	 * @return iterable<string, array{mixed, string|null}>
	 */
	public static function prices(): iterable {
		yield 'a comma' => [ '12,50', '12.5' ];
		yield 'a point' => [ ' 12.50 ', '12.5' ];
		yield 'nothing' => [ '', null ];
		yield 'a word' => [ 'abc', null ];
		yield 'a list' => [ [ '1' ], null ];
		yield 'below nothing' => [ '-1', null ];
		yield 'past all numbers' => [ '1e999', null ];
		yield 'too much' => [ '999999999999', '1000000000' ];
		yield 'a line' => [ "12\n", '12' ];
	}

	#[TestDox( '[LIST-01] A price is a number, or no limit' )]
	#[DataProvider( 'prices' )]
	public function test_list_01_prices( mixed $typed, ?string $read ): void {
		self::assertSame( $read, Request::sanitize( [ 'max_price' => $typed ] )['max_price'] ?? null );
	}

	#[TestDox( '[LIST-01] Others\' parameters are left alone; a value of whatever length stays a short text' )]
	public function test_list_01_others_are_left_alone(): void {
		$query = [
			'orderby' => [ 'x' ],
			's' => 'žvakė',
			3 => 'y',
			'filter_spalva' => str_repeat( 'a,', 5000 ),
		];
		$clean = Request::sanitize( $query );
		self::assertSame( [ 'x' ], $clean['orderby'] );
		self::assertSame( 'žvakė', $clean['s'] );
		self::assertSame( 'y', $clean[3] );
		self::assertIsString( $clean['filter_spalva'] );
		self::assertLessThan( 50, strlen( $clean['filter_spalva'] ) );
	}
}
