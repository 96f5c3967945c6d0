<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Invoices\Domain\Apportion;
use Vitrina\Companion\Invoices\Domain\Credit;
use Vitrina\Companion\Invoices\Domain\Line;
use Vitrina\Companion\Invoices\Domain\Rest;
use Vitrina\Companion\Invoices\Domain\Sale;
use Vitrina\Companion\Invoices\Domain\SaleItem;
use Vitrina\Companion\Invoices\Domain\Series;
use Vitrina\Companion\Invoices\Domain\TaxRow;

/** The lines of documents: their sums are those of the order and of its refunds. */
final class SaleTest extends TestCase {

	/**
	 * @param list<Line> $lines
	 * @return array<int, array{int, int}> Net and VAT by rate, without rates of nothing.
	 */
	private static function sums( array $lines ): array {
		$sums = [];
		foreach ( TaxRow::of_lines( $lines ) as $row ) {
			$sums[ $row->rate ] = [ $row->net, $row->tax ];
		}
		return array_filter( $sums, static fn ( array $sum ): bool => $sum !== [ 0, 0 ] );
	}

	/** @param list<Line> $lines */
	private static function tax( array $lines ): int {
		return array_sum( array_column( $lines, 'tax' ) );
	}

	#[TestDox( '[LAW-47] 5,000 random orders: lines add up to the total and the VAT of the order, also by rate; no line is more than cents away from what was computed' )]
	public function test_orders(): void {
		for ( $seed = 1; $seed <= 5000; $seed++ ) {
			$sale  = ( new RandomSale( $seed ) )->order();
			$lines = $sale->lines();
			self::assertSame( [ Sale::minor( $sale->total ), Sale::minor( $sale->tax ), count( $sale->items ) ], [ Rest::gross( $lines ), self::tax( $lines ), count( $lines ) ], "seed {$seed}" );
			foreach ( TaxRow::of_lines( $lines ) as $row ) {
				self::assertEqualsWithDelta( ( $sale->taxes[ $row->rate ] ?? 0.0 ) * 100, $row->tax, 1.0, "seed {$seed}, VAT of rate {$row->rate}" );
				$net = array_sum( array_map( static fn ( SaleItem $item ): float => $item->rate === $row->rate ? $item->net * 100 : 0.0, $sale->items ) );
				self::assertEqualsWithDelta( $net, $row->net, count( $lines ) / 2 + 1, "seed {$seed}, net of rate {$row->rate}" );
			}
			foreach ( $sale->items as $index => $item ) {
				self::assertEqualsWithDelta( $item->gross() * 100, $lines[ $index ]->net + $lines[ $index ]->tax, 2.0, "seed {$seed}, line {$index}" );
				self::assertSame( [ $item->name, $item->rate ], [ $lines[ $index ]->name, $lines[ $index ]->rate ] );
			}
		}
	}

	#[TestDox( '[LAW-48] 2,000 random orders with refunds: each credit note is what was given back; invoice less credit notes is what is left, net and VAT of each rate, and nothing after the whole was given back' )]
	public function test_refunds(): void {
		for ( $seed = 1; $seed <= 2000; $seed++ ) {
			$random   = new RandomSale( $seed );
			$sale     = $random->order();
			$invoice  = $sale->lines();
			$credited = [];
			$left     = Rest::gross( $invoice );
			for ( $number = $random->int( 0, 4 ); $number > 0 && $left > 0; $number-- ) {
				$refund = $random->refund( $sale, $left );
				$rest   = Rest::of( $invoice, $credited );
				$lines  = Credit::lines( $refund, $rest, 'Grąžinimas' );
				self::assertSame( Sale::minor( $refund->total ), Rest::gross( $lines ), "seed {$seed}" );
				array_push( $credited, ...$lines );
				$left -= Rest::gross( $lines );
			}
			$rest = Rest::of( $invoice, $credited );
			self::assertSame( $left, Rest::gross( $rest ), "seed {$seed}" );
			self::assertSame( $left === 0, self::sums( $rest ) === [], "seed {$seed}" );
			self::assertSame( self::sums( $invoice ), self::sums( [ ...$credited, ...$rest ] ), "seed {$seed}" );
			// A cancelled order: the last credit note has all that is left.
			self::assertSame( [], self::sums( Rest::of( $invoice, [ ...$credited, ...$rest ] ) ), "seed {$seed}" );
		}
	}

	#[TestDox( '[LAW-47] an amount is rounded to its neighbour; what is missing goes to the largest remainders, and zero stays zero' )]
	public function test_apportion(): void {
		self::assertSame( [ 1 => 34, 5 => 33, 6 => 33 ], Apportion::to( 100, [ 1 => 33.4, 5 => 33.3, 6 => 33.3 ] ) );
		self::assertSame( [ 0, 2, -1 ], Apportion::to( 1, [ 0.0, 1.6, -0.9 ] ) );
		self::assertSame( [ 0, 7 ], Apportion::to( 7, [ 0.0, 2.2 ] ) );
		self::assertSame( [ 2, 1 ], Apportion::to( 3, [ 0.0, 0.0 ] ) );
		self::assertSame( [], Apportion::to( 3, [] ) );
	}

	#[TestDox( '[LAW-47] a total that was changed by more than rounding has a line of its own' )]
	public function test_other(): void {
		$item = new SaleItem( 'Staltiesė', 'ST-1', '2', 82.644628, 17.355372, 2100 );
		$sale = new Sale( [ $item ], 90.0, 17.36, false, 'Kita' );
		self::assertSame( [ [ 8264, 1736, 2100 ], [ -1000, 0, 0 ] ], array_map( static fn ( Line $line ): array => [ $line->net, $line->tax, $line->rate ], $sale->lines() ) );
	}

	#[TestDox( '[LAW-48] a refund of an amount is divided by rate, in proportion to what is left' )]
	public function test_amount(): void {
		$rest  = [ new Line( 'Staltiesė', '', '1', 10_000, 2_100, 2100 ), new Line( 'Knyga', '', '1', 10_000, 500, 500 ) ];
		$lines = Credit::lines( new Sale( [], 22.6, 0.0, false, '' ), $rest, 'Nuolaida' );
		self::assertSame( [ [ 'Nuolaida', 1000, 210, 2100 ], [ 'Nuolaida', 1000, 50, 500 ] ], array_map( static fn ( Line $line ): array => [ $line->name, $line->net, $line->tax, $line->rate ], $lines ) );
	}

	#[TestDox( '[LAW-45] a series is letters, digits and signs between them' )]
	public function test_series(): void {
		self::assertSame( [ 'VIT', 'A', 'SF/26-1', '', '', '', '', '' ], array_map( Series::clean( ... ), [ ' vit ', 'a', 'sf/26-1', '-A', 'A-', 'Ž', '<b>', 'ABCDEFGHIJKLM' ] ) );
	}
}
