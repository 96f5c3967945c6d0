<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Prices;

use DateTimeImmutable;
use DateTimeZone;
use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Prices\Domain\Price;
use Vitrina\Companion\Prices\Domain\PriceChange;
use Vitrina\Companion\Prices\Domain\PriceHistory;

final class PriceHistoryTest extends TestCase {

	use TestTrait;

	private const NEVER = '1970-01-01 00:00 UTC';

	/**
	 * @return array<string, array{list<array{string, int|null, bool}>, int|null, int}>
	 */
	public static function histories(): array {
		return [
			'nothing written' => [ [], null, 0 ],
			'not reduced' => [ [ [ '2026-01-01', 1000, false ] ], null, 0 ],
			'one price for months, then a reduction' => [ [ [ '2026-01-01', 1000, false ], [ '2026-06-01', 800, true ] ], 1000, 20 ],
			'raised before it was reduced' => [ [ [ '2026-01-01', 1000, false ], [ '2026-05-20', 1250, false ], [ '2026-06-01', 900, true ] ], 1000, 10 ],
			'raised, then reduced to what it was' => [ [ [ '2026-01-01', 1000, false ], [ '2026-05-20', 1250, false ], [ '2026-06-01', 1000, true ] ], 1000, 0 ],
			'dearer than a month ago although reduced' => [ [ [ '2026-01-01', 1000, false ], [ '2026-05-20', 1500, false ], [ '2026-06-01', 1200, true ] ], 1000, 0 ],
			'a cheap day just outside of the thirty' => [ [ [ '2026-01-01', 1000, false ], [ '2026-05-01', 500, false ], [ '2026-05-02', 1000, false ], [ '2026-06-01', 800, true ] ], 1000, 20 ],
			'a cheap day just inside' => [ [ [ '2026-01-01', 1000, false ], [ '2026-05-01', 500, false ], [ '2026-05-02 00:01', 1000, false ], [ '2026-06-01', 800, true ] ], 500, 0 ],
			'growing step by step' => [ [ [ '2026-01-01', 1000, false ], [ '2026-06-01', 900, true ], [ '2026-06-10', 800, true ], [ '2026-07-20', 700, true ] ], 1000, 30 ],
			'growing after a rise' => [ [ [ '2026-01-01', 1000, false ], [ '2026-06-01', 700, true ], [ '2026-06-10', 800, true ] ], 700, 0 ],
			'a second reduction soon after the first' => [ [ [ '2026-01-01', 1000, false ], [ '2026-06-01', 800, true ], [ '2026-06-05', 1000, false ], [ '2026-06-15', 800, true ] ], 800, 0 ],
			'a second reduction later' => [ [ [ '2026-01-01', 1000, false ], [ '2026-06-01', 800, true ], [ '2026-06-05', 1000, false ], [ '2026-07-15', 800, true ] ], 1000, 20 ],
			'a lasting price cut before the reduction' => [ [ [ '2026-01-01', 1000, false ], [ '2026-04-01', 900, false ], [ '2026-06-01', 720, true ] ], 900, 20 ],
			'known for a week alone' => [ [ [ '2026-05-25', 1000, false ], [ '2026-06-01', 800, true ] ], null, 0 ],
			'sold for a week alone' => [ [ [ self::NEVER, null, false ], [ '2026-05-25', 1000, false ], [ '2026-06-01', 800, true ] ], 1000, 20 ],
			'reduced from its first day' => [ [ [ self::NEVER, null, false ], [ '2026-06-01', 800, true ] ], null, 0 ],
			'reduced when first written down' => [ [ [ '2026-06-01', 800, true ] ], null, 0 ],
			'away and back reduced' => [ [ [ '2026-01-01', 1000, false ], [ '2026-06-01', 800, true ], [ '2026-06-02', null, false ], [ '2026-06-20', 800, true ] ], 800, 0 ],
			'away for long' => [ [ [ '2026-01-01', 1000, false ], [ '2026-03-01', null, false ], [ '2026-06-01', 800, true ] ], null, 0 ],
			'down to nothing' => [ [ [ '2026-01-01', 1000, false ], [ '2026-06-01', 0, true ] ], 1000, 100 ],
		];
	}

	/**
	 * @param list<array{string, int|null, bool}> $changes
	 */
	#[DataProvider( 'histories' )]
	#[TestDox( '[DISC-05] the lowest price of the 30 days before a reduction: $_dataName' )]
	public function test_lowest( array $changes, ?int $lowest, int $percent ): void {
		$history = self::history( $changes );
		self::assertSame( $lowest, $history->lowest_before_reduction() );
		self::assertSame( $percent, $history->reduction_percent() );
	}

	#[TestDox( '[DISC-05] thirty days are counted in the shop\'s time zone, across both clock changes' )]
	public function test_days_of_the_shop(): void {
		// 00:30 in Vilnius is still the day before in UTC, and an hour is missing or doubled between.
		foreach ( [ '2026-04-20', '2026-11-10' ] as $day ) {
			$from  = new DateTimeImmutable( "{$day} 00:30", self::vilnius() );
			$first = $from->setTime( 0, 0 )->modify( '-30 days' );
			$cheap = static fn ( DateTimeImmutable $until ): PriceHistory => new PriceHistory(
				[
					new PriceChange( new Price( 500 ), 0 ),
					new PriceChange( new Price( 1000 ), $until->getTimestamp() ),
					new PriceChange( new Price( 800, true ), $from->getTimestamp() ),
				],
				self::vilnius()
			);
			self::assertSame( 1000, $cheap( $first )->lowest_before_reduction(), $day );
			self::assertSame( 500, $cheap( $first->modify( '+1 second' ) )->lowest_before_reduction(), $day );
		}
	}

	#[TestDox( '[DISC-05] agrees with an hourly log of prices, for random changes' )]
	public function test_against_a_diary(): void {
		$this->limitTo( 400 );
		$this->forAll(
			Generators::choose( 0, 364 ),
			Generators::elements( 'Europe/Vilnius', 'UTC', 'America/St_Johns', 'Australia/Lord_Howe' ),
			Generators::seq( Generators::tuple( Generators::choose( 1, 24 * 25 ), Generators::elements( null, 700, 800, 900, 1000 ), Generators::bool() ) ),
			Generators::bool()
		)->then(
			function ( int $day, string $zone, array $steps, bool $is_new ): void {
				$timezone = new DateTimeZone( $zone );
				$start    = ( new DateTimeImmutable( '2026-01-01', $timezone ) )->modify( "+{$day} days" )->getTimestamp();
				$now      = $start - $start % 3600;
				$first    = $is_new ? [ new PriceChange( Price::none(), 0 ) ] : [];
				$changes  = [ ...$first, ...self::changes_of( array_slice( $steps, 0, 8 ), $now ) ];
				$history  = new PriceHistory( $changes, $timezone );
				self::assertSame( self::by_diary( $changes, ( end( $changes )->since ?? $now ) + 3600, $timezone ), $history->lowest_before_reduction() );
			}
		);
	}

	#[TestDox( '[DISC-05] pruned changes are never needed, now or later' )]
	public function test_pruning(): void {
		$this->limitTo( 200 );
		$step = Generators::tuple( Generators::choose( 1, 24 * 25 ), Generators::elements( null, 700, 800, 900, 1000 ), Generators::bool() );
		$this->forAll( Generators::seq( $step ), Generators::seq( $step ) )->then(
			function ( array $before, array $after ): void {
				$changes = self::changes_of( $before, 1767225600 );
				$now     = end( $changes )->since ?? 1767225600;
				$needed  = ( new PriceHistory( $changes, self::vilnius() ) )->needed_since( $now );
				$older   = array_filter( $changes, static fn ( PriceChange $change ): bool => $change->since <= $needed );
				$kept    = array_slice( $changes, max( 0, count( $older ) - 1 ) );
				foreach ( [ null, ...self::changes_of( $after, $now ) ] as $next ) {
					$changes = [ ...$changes, ...array_filter( [ $next ] ) ];
					$kept    = [ ...$kept, ...array_filter( [ $next ] ) ];
					self::assertSame(
						( new PriceHistory( $changes, self::vilnius() ) )->lowest_before_reduction(),
						( new PriceHistory( $kept, self::vilnius() ) )->lowest_before_reduction()
					);
				}
			}
		);
	}

	#[TestDox( '[DISC-05] a reduced price that is not recorded yet starts its reduction now' )]
	public function test_present_price(): void {
		$history = self::history( [ [ '2026-01-01', 1000, false ] ] );
		$now     = self::moment( '2026-06-01' );
		self::assertSame( $history, $history->with_current( new PriceChange( new Price( 1000 ), $now ) ) );
		self::assertSame( 1000, $history->with_current( new PriceChange( new Price( 750, true ), $now ) )->lowest_before_reduction() );
	}

	/**
	 * @param array<array-key, mixed> $steps Hours after the one before, amount, whether it is reduced.
	 * @return list<PriceChange>
	 */
	private static function changes_of( array $steps, int $now ): array {
		$changes = [];
		/** @var array{int, int|null, bool} $step */
		foreach ( $steps as $step ) {
			[ $hours, $amount, $is_reduced ] = $step;

			$now      += $hours * 3600;
			$changes[] = new PriceChange( new Price( $amount, $is_reduced && $amount !== null ), $now );
		}
		return $changes;
	}

	/**
	 * The naive reference: looks up the price of every hour, finds the reduction's first hour by
	 * walking back, and collects what applied on the thirty days before it and on its own day.
	 *
	 * @param list<PriceChange> $changes
	 */
	private static function by_diary( array $changes, int $now, DateTimeZone $timezone ): ?int {
		$at   = static function ( int $hour ) use ( $changes ): ?Price {
			$price = null;
			foreach ( $changes as $change ) {
				$price = $change->since <= $hour ? $change->price : $price;
			}
			return $price;
		};
		$hour = $now - 3600;
		if ( $at( $hour )?->is_reduced !== true ) {
			return null;
		}
		while ( $at( $hour - 3600 )?->is_reduced === true && $at( $hour - 3600 )->amount >= $at( $hour )?->amount ) {
			$hour -= 3600;
		}
		$day_of = static fn ( int $moment ): string => ( new DateTimeImmutable( "@{$moment}" ) )->setTimezone( $timezone )->format( 'Y-m-d' );
		$days   = [];
		for ( $back = 0; $back <= 30; ++$back ) {
			$days[] = ( new DateTimeImmutable( $day_of( $hour ) . ' 12:00', new DateTimeZone( 'UTC' ) ) )->modify( "-{$back} days" )->format( 'Y-m-d' );
		}
		$lowest = null;
		// Half-hour zones begin their days between two full hours of UTC.
		for ( $moment = $hour - 1800; in_array( $day_of( $moment ), $days, true ); $moment -= 1800 ) {
			$price = $at( $moment );
			if ( $price === null ) {
				return null;
			}
			$lowest = $price->amount === null ? $lowest : min( $lowest ?? $price->amount, $price->amount );
		}
		return $lowest;
	}

	/**
	 * @param list<array{string, int|null, bool}> $changes
	 */
	private static function history( array $changes ): PriceHistory {
		return new PriceHistory(
			array_map( static fn ( array $change ): PriceChange => new PriceChange( new Price( $change[1], $change[2] ), self::moment( $change[0] ) ), $changes ),
			self::vilnius()
		);
	}

	private static function moment( string $when ): int {
		return ( new DateTimeImmutable( $when, self::vilnius() ) )->getTimestamp();
	}

	private static function vilnius(): DateTimeZone {
		return new DateTimeZone( 'Europe/Vilnius' );
	}
}
