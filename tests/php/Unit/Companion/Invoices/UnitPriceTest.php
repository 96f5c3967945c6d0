<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Invoices\Domain\Line;
use Vitrina\Companion\Invoices\Xml\UnitPrice;

final class UnitPriceTest extends TestCase {
	#[TestDox( '[LAW-54] the price of one has as few decimals as give the net of the line; otherwise it is the price of all' )]
	#[DataProvider( 'lines' )]
	public function test_price( string $quantity, int $net, string $price, string $base ): void {
		$unit = UnitPrice::of( new Line( 'A', '', $quantity, $net, 0, 0 ) );
		self::assertSame( [ $price, $base ], [ $unit->price, $unit->base ] );
	}

	/** @return list<array{string, int, string, string}> */
	public static function lines(): array {
		return [
			[ '1', 1999, '19.99', '' ],
			[ '3', 1000, '3.333', '' ],
			[ '2', -500, '2.50', '' ],
			[ '0.5', 1000, '20.00', '' ],
			[ '2.000', 1000, '5.00', '' ],
			[ '1000', 1, '0.00001', '' ],
			[ '7', 0, '0.00', '' ],
			[ '0.000001', 100_000_000, '1000000000000.00', '' ],
			[ '30000000', 1, '0.01', '30000000' ],
			[ '0.3333333', 1000, '10.00', '0.3333333' ],
			[ '2', 200_000_000, '2000000.00', '2' ],
			[ '999999999999.999999', 99_999_999, '999999.99', '999999999999.999999' ],
		];
	}

	#[TestDox( '[LAW-54] quantity × price, rounded, is the net of 20,000 random lines' )]
	public function test_random(): void {
		mt_srand( 543 );
		for ( $round = 0; $round < 20_000; $round++ ) {
			$thousandths = mt_rand( 1, 90_000 );
			$net         = mt_rand( 0, 2_000_000 );
			$unit        = UnitPrice::of( new Line( 'A', '', sprintf( '%d.%03d', intdiv( $thousandths, 1000 ), $thousandths % 1000 ), $net, 0, 0 ) );
			self::assertSame( '', $unit->base );
			// In billionths of the currency, so that nothing is a float.
			$exact = $thousandths * (int) str_replace( '.', '', $unit->price ) * 10 ** ( 6 - strlen( explode( '.', $unit->price )[1] ) );
			self::assertSame( $net, intdiv( $exact + 5_000_000, 10_000_000 ), "$thousandths × {$unit->price}" );
		}
	}
}
