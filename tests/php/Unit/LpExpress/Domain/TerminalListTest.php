<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Domain;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Domain\Collation;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\TerminalList;

final class TerminalListTest extends TestCase {

	use TestTrait;

	/**
	 * @return array<string, array{bool}>
	 */
	public static function collations(): array {
		return [
			'with intl'    => [ true ],
			'without intl' => [ false ],
		];
	}

	#[DataProvider( 'collations' )]
	#[TestDox( '[TERM-04] big cities come first, the rest in Lithuanian alphabetical order ($_dataName)' )]
	public function test_order_of_cities( bool $with_intl ): void {
		$cities = [ 'Zarasai', 'Žagarė', 'Šilutė', 'Skuodas', 'Ylakiai', 'Ignalina', 'Jurbarkas', 'Čekiškė', 'Ąžuolynas', 'Anykščiai', 'Panevėžys', 'Kaunas', 'Vilnius', 'Šiauliai' ];
		$list   = TerminalList::sorted( array_map( self::in( ... ), $cities, array_keys( $cities ) ), new Collation( $with_intl ) );
		self::assertSame(
			[ 'Vilnius', 'Kaunas', 'Šiauliai', 'Panevėžys', 'Anykščiai', 'Ąžuolynas', 'Čekiškė', 'Ignalina', 'Ylakiai', 'Jurbarkas', 'Skuodas', 'Šilutė', 'Zarasai', 'Žagarė' ],
			array_column( $list->groups(), 'text' )
		);
	}

	#[DataProvider( 'collations' )]
	#[TestDox( '[TERM-04] house numbers sort as numbers ($_dataName)' )]
	public function test_order_in_a_city( bool $with_intl ): void {
		$at   = static fn ( string $id, string $address ): Terminal => new Terminal( $id, 'LT', 'Kaunas', 'Iki', $address );
		$list = TerminalList::sorted( [ $at( '1', 'Ozo g. 110' ), $at( '2', 'Ozo g. 9' ), $at( '3', 'Ozo g. 25' ) ], new Collation( $with_intl ) );
		self::assertSame( [ '2', '3', '1' ], array_column( $list->terminals, 'id' ) );
	}

	#[TestDox( '[TERM-04] groups hold { id: number, text }' )]
	public function test_groups(): void {
		$list = TerminalList::sorted( [ new Terminal( '101', 'LT', 'Kaunas', 'Maxima', 'Savanorių pr. 247' ) ] );
		self::assertSame(
			[
				[
					'text'     => 'Kaunas',
					'children' => [
						[
							'id'   => 101,
							'text' => 'Maxima, Savanorių pr. 247',
						],
					],
				],
			],
			$list->groups()
		);
	}

	#[TestDox( '[TERM-04] grouping keeps every terminal once and does not depend on the input order' )]
	public function test_grouping_is_a_partition(): void {
		$this->limitTo( 100 )->forAll( Generators::seq( Generators::elements( 'Vilnius', 'Žagarė', 'Ylakiai', '2025', 'Zarasai', 'Neringa' ) ) )->then(
			static function ( array $cities ): void {
				$terminals = [];
				foreach ( $cities as $index => $city ) {
					$terminals[] = self::in( is_string( $city ) ? $city : '', (int) $index );
				}
				$list   = TerminalList::sorted( $terminals );
				$groups = $list->groups();
				$ids    = array_merge( ...array_map( static fn ( array $group ): array => array_column( $group['children'], 'id' ), $groups ) );
				sort( $ids );
				self::assertSame( array_map( static fn ( Terminal $terminal ): int => (int) $terminal->id, $terminals ), $ids );
				self::assertCount( count( array_unique( array_column( $groups, 'text' ) ) ), $groups );
				self::assertSame( $list->version(), TerminalList::sorted( array_reverse( $terminals ) )->version() );
			}
		);
	}

	#[TestDox( '[TERM-09] the version changes with anything a shopper could see' )]
	public function test_version(): void {
		$version = static fn ( string ...$fields ): string => TerminalList::sorted( [ new Terminal( ...$fields ) ] )->version();
		$base    = $version( '1', 'LT', 'Kaunas', 'Iki', 'Ozo g. 1' );
		self::assertNotSame( $base, $version( '2', 'LT', 'Kaunas', 'Iki', 'Ozo g. 1' ) );
		self::assertNotSame( $base, $version( '1', 'LT', 'Kaunas', 'Iki', 'Ozo g. 2' ) );
		self::assertNotSame( $base, $version( '1', 'LT', 'Kaunas', 'IkiO', 'zo g. 1' ) );
		self::assertSame( $base, $version( '1', 'LT', 'Kaunas', 'Iki', 'Ozo g. 1' ) );
	}

	#[TestDox( '[TERM-06] the label of a terminal is "name - address, city"' )]
	public function test_label(): void {
		self::assertSame( 'Maxima - Savanorių pr. 247, Kaunas', ( new Terminal( '1', 'LT', 'Kaunas', 'Maxima', 'Savanorių pr. 247' ) )->label() );
		self::assertSame( 'Paštas - Nida', ( new Terminal( '1', 'LT', 'Nida', 'Paštas', '' ) )->label() );
	}

	private static function in( string $city, int $index ): Terminal {
		return new Terminal( (string) ( 100 + $index ), 'LT', $city, 'Maxima', "Gatvė {$index}" );
	}
}
