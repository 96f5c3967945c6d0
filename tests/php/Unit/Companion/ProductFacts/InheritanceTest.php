<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\ProductFacts;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Companion\ProductFacts\Domain\Fields;
use Vitrina\Companion\ProductFacts\Domain\Inheritance;

final class InheritanceTest extends TestCase {

	#[TestDox( '[LAW-20] each unit comes as a whole from the nearest level that fills in one of its fields, as a naive search finds it' )]
	public function test_resolve(): void {
		$random = new Randomizer( new Mt19937( 988 ) );
		$fields = Fields::all( [ 'en', 'de' ] );
		for ( $round = 0; $round < 3000; $round++ ) {
			$levels = [];
			for ( $left = $random->getInt( 0, 5 ); $left > 0; $left-- ) {
				$level = [];
				foreach ( $fields as $field ) {
					if ( $random->getInt( 1, 5 ) === 1 ) {
						$level[ $field ] = $random->getInt( 1, 6 ) === 1 ? '' : (string) $random->getInt( 1, 9 );
					}
				}
				$levels[] = $level;
			}
			$expected = [];
			foreach ( Fields::UNITS as $unit ) {
				$of_unit = array_filter( $fields, static fn ( string $field ): bool => Fields::unit( $field ) === $unit );
				foreach ( $levels as $level ) {
					$filled = array_filter( array_intersect_key( $level, array_flip( $of_unit ) ), static fn ( string $value ): bool => $value !== '' );
					if ( $filled !== [] ) {
						$expected += $filled;
						break;
					}
				}
			}
			self::assertEquals( $expected, Inheritance::resolve( $levels )->values );
		}
	}

	#[TestDox( '[LAW-20] the deepest category comes first, then those above it; a category that is its own ancestor does not stop the shop' )]
	public function test_order(): void {
		$random = new Randomizer( new Mt19937( 1 ) );
		for ( $round = 0; $round < 2000; $round++ ) {
			$parents = [];
			for ( $id = 1; $id <= 9; $id++ ) {
				$parents[ $id ] = $random->getInt( 0, $id - 1 );
			}
			$assigned = array_values( array_unique( [ $random->getInt( 1, 9 ), $random->getInt( 1, 9 ) ] ) );
			$depth    = static function ( int $id ) use ( $parents ): int {
				$depth = 0;
				while ( $parents[ $id ] > 0 ) {
					$id = $parents[ $id ];
					++$depth;
				}
				return $depth;
			};
			$all      = [];
			foreach ( $assigned as $id ) {
				for ( ; $id > 0; $id = $parents[ $id ] ) {
					$all[] = $id;
				}
			}
			$expected = array_values( array_unique( $all ) );
			usort( $expected, static fn ( int $a, int $b ): int => [ $depth( $b ), $a ] <=> [ $depth( $a ), $b ] );
			self::assertSame( $expected, Inheritance::order( $assigned, $parents ) );
		}
		self::assertEqualsCanonicalizing( [ 1, 2 ], Inheritance::order( [ 1 ], [ 1 => 2, 2 => 1 ] ) );
	}

	#[TestDox( 'a stored value is valid, no longer than allowed, has no control characters, and stays as it is' )]
	public function test_clean(): void {
		$random = new Randomizer( new Mt19937( 19 ) );
		$pieces = [ 'UAB „Vaškas“', ' ', "\n", "\r\n", "\0", "\u{202E}", "\xff", '<script>', '"', '@', '.lt', 'https://', '7', 'LT', 'yes', '=1+1' ];
		for ( $round = 0; $round < 5000; $round++ ) {
			$text = '';
			for ( $left = $random->getInt( 0, 6 ); $left > 0; $left-- ) {
				$text .= str_repeat( $pieces[ $random->getInt( 0, count( $pieces ) - 1 ) ], $random->getInt( 1, 20 ) === 1 ? 900 : 1 );
			}
			foreach ( Fields::all( [ 'en' ] ) as $field ) {
				$clean = Fields::clean( $field, $text );
				if ( $clean === null ) {
					continue;
				}
				self::assertLessThanOrEqual( Fields::max_length( $field ), mb_strlen( $clean ) );
				self::assertSame( 0, preg_match( Fields::is_multiline( $field ) ? '/[^\P{C}\n]/u' : '/\p{C}/u', $clean ), $field );
				self::assertSame( $clean, Fields::clean( $field, $clean ) );
			}
		}
		foreach ( [ 'javascript:alert(1)', 'https://x', 'a@b', '"@b.lt', 'ftp://a.lt' ] as $contact ) {
			self::assertNull( Fields::clean( 'manufacturer_contact', $contact ), $contact );
		}
		foreach ( [ 'info@vaskas.lt', 'https://vaskas.lt', 'https://ąžuolas.lt/kontaktai?a=1' ] as $contact ) {
			self::assertSame( $contact, Fields::clean( 'manufacturer_contact', $contact ) );
		}
		self::assertNull( Fields::clean( 'warnings', [ 'x' ] ) );
		self::assertNull( Fields::clean( 'other', 'x' ) );
	}
}
