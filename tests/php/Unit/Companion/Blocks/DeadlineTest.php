<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Blocks;

use DateTimeInterface;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Companion\Blocks\Domain\Deadline;

final class DeadlineTest extends TestCase {
	/**
	 * @return array<string, array{string, float, string, string}>
	 */
	public static function moments(): array {
		return [
			'winter in Lithuania'   => [ '2026-12-24T18:00', 2, '2026-12-24T18:00:00+02:00', 'UTC+2' ],
			'summer in Lithuania'   => [ '2026-06-24T00:00', 3, '2026-06-24T00:00:00+03:00', 'UTC+3' ],
			'west of Greenwich'     => [ '2026-12-31T23:59:59', -3.5, '2026-12-31T23:59:59-03:30', 'UTC−3:30' ],
			'the hour of quarters'  => [ '2028-02-29T12:00', 5.75, '2028-02-29T12:00:00+05:45', 'UTC+5:45' ],
			'an offset in between'  => [ '2026-01-01T00:00', 2.1, '2026-01-01T00:00:00+02:00', 'UTC+2' ],
			'no offset'             => [ '2026-01-01T00:00', 0, '2026-01-01T00:00:00+00:00', 'UTC+0' ],
		];
	}

	#[DataProvider( 'moments' )]
	#[TestDox( '[FX-01] a countdown ends at its local time in its UTC offset: $_dataName' )]
	public function test_dates( string $date, float $hours, string $iso, string $offset ): void {
		$deadline = Deadline::parse( $date, $hours );
		self::assertNotNull( $deadline );
		self::assertSame( [ $iso, $offset ], [ $deadline->time->format( DateTimeInterface::ATOM ), $deadline->offset() ] );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function no_moments(): array {
		return [
			'nothing'         => [ '' ],
			'words'           => [ 'tomorrow' ],
			'a day alone'     => [ '2026-12-24' ],
			'30 February'     => [ '2026-02-30T10:00' ],
			'the 25th hour'   => [ '2026-12-24T24:01' ],
			'another zone'    => [ '2026-12-24T18:00+05:00' ],
			'a second line'   => [ "2026-12-24T18:00\n" ],
			'markup'          => [ '2026-12-24T18:00"><script>' ],
		];
	}

	#[DataProvider( 'no_moments' )]
	#[TestDox( '[FX-01] an invalid date is rejected: $_dataName' )]
	public function test_invalid_dates( string $date ): void {
		self::assertNull( Deadline::parse( $date, 2 ) );
	}

	#[TestDox( '[FX-01] for any date and offset, the local time is unchanged and the remaining time adds up' )]
	public function test_any_text(): void {
		$random = new Randomizer( new Mt19937( 11 ) );
		for ( $time = 0; $time < 2000; $time++ ) {
			$in_utc   = $random->getInt( 0, 4_000_000_000 );
			$date     = gmdate( 'Y-m-d\TH:i:s', $in_utc );
			$quarters = $random->getInt( -48, 56 );
			$deadline = Deadline::parse( $date, $quarters / 4 );
			self::assertNotNull( $deadline );
			self::assertSame( $in_utc - $quarters * 900, $deadline->time->getTimestamp() );

			$before = $random->getInt( 0, 100_000_000 );
			$now    = $deadline->time->getTimestamp() - $before;
			$left   = $deadline->left( $now );
			self::assertSame( $before, $left['days'] * 86400 + $left['hours'] * 3600 + $left['minutes'] * 60 + $left['seconds'] );
			self::assertTrue( $left['hours'] < 24 && $left['minutes'] < 60 && $left['seconds'] < 60 );
			self::assertSame( $before === 0, $deadline->is_over( $now ) );
			self::assertSame( [ 0, 0, 0, 0 ], array_values( $deadline->left( $now + $before + 1 ) ) );
		}
	}
}
