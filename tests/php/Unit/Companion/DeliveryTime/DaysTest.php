<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\DeliveryTime;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\DeliveryTime\Domain\Days;

final class DaysTest extends TestCase {

	#[TestWith( [ '1', '3', '1-3' ] )]
	#[TestWith( [ '3', '1', '1-3' ] )]
	#[TestWith( [ '2', '', '2-0' ] )]
	#[TestWith( [ '', '2', '0-2' ] )]
	#[TestWith( [ ' 1 ', '90', '1-90' ] )]
	#[TestWith( [ '', '', null ] )]
	#[TestWith( [ '0', '0', null ] )]
	#[TestWith( [ '91', '', null ] )]
	#[TestWith( [ '-1', '1.5', null ] )]
	#[TestWith( [ [ '1' ], '<b>2', null ] )]
	#[TestWith( [ "1\n2", null, null ] )]
	#[TestDox( '[LAW-71] what the owner typed is a number of working days, or nothing; “at least” alone names no longest time' )]
	public function test_read( mixed $from, mixed $to, ?string $expected ): void {
		self::assertSame( $expected, Days::read( $from, $to )?->to_string() );
	}

	#[TestDox( '[LAW-71] of 5,000 random pairs each is read from the order as it was stored, with the smaller number first' )]
	public function test_stored(): void {
		mt_srand( 71 );
		for ( $run = 0; $run < 5000; $run++ ) {
			[ $from, $to ] = [ mt_rand( -5, 99 ), mt_rand( -5, 99 ) ];
			$days          = Days::read( (string) $from, (string) $to );
			$known         = array_filter( [ $from, $to ], static fn ( int $number ): bool => $number > 0 && $number <= Days::MOST );
			self::assertSame( $known === [], $days === null, "{$from} {$to}" );
			if ( $days !== null ) {
				self::assertSame( max( [ 0, ...$known ] ), max( $days->from, $days->to ) );
				self::assertSame( isset( $known[1] ), $days->to > 0, 'Without "at most" there is no longest time.' );
				self::assertTrue( $days->to === 0 || $days->from <= $days->to );
				self::assertEquals( $days, Days::parse( $days->to_string() ) );
			}
		}
		foreach ( [ '', '1', '1-', '1-2-3', '100-200', '1-2 ', [ '1-2' ], null ] as $bad ) {
			self::assertNull( Days::parse( $bad ) );
		}
	}
}
