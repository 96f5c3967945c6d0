<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Withdrawal;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\Companion\Withdrawal\Domain\Choice;
use Vitrina\Companion\Withdrawal\Domain\Deadline;
use Vitrina\Companion\Withdrawal\Domain\Exemption;
use Vitrina\Companion\Withdrawal\Domain\OrderLine;
use Vitrina\Companion\Withdrawal\Domain\Refunded;
use Vitrina\Companion\Withdrawal\Domain\ReturnSum;
use Vitrina\Companion\Withdrawal\Domain\Withdrawal;
use Vitrina\Companion\Withdrawal\Domain\WithdrawalNotice;
use Vitrina\Companion\Withdrawal\Domain\Withdrawn;

final class WithdrawnTest extends TestCase {

	private const NOTICE = [ 'Rūta', '1024', 'ruta@example.lt' ];

	#[TestDox( '[LAW-30] of 500 random orders, never more is withdrawn than was bought, no piece is lost, and the sums to return are together what was paid' )]
	public function test_random_sequences(): void {
		for ( $seed = 0; $seed < 500; $seed++ ) {
			$random = new Randomizer( new Mt19937( $seed ) );
			$lines  = [];
			$last   = $random->getInt( 1, 4 );
			for ( $id = 1; $id <= $last; $id++ ) {
				$lines[] = new OrderLine( $id, "Prekė {$id}", $random->getInt( 1, 5 ), $random->getInt( 0, 9999 ), $random->getInt( 1, 8 ) === 1 ? Exemption::MadeToMeasure : null );
			}
			$rows     = [];
			$refunds  = [];
			$accepted = [];
			for ( $moment = 1; $moment <= 12; $moment++ ) {
				$before = self::read( $rows, $lines, $refunds );
				if ( $random->getInt( 1, 4 ) === 1 ) {
					$refunds[] = new Refunded( $random->getInt( 1, $last ), $random->getInt( 1, 2 ), $moment );
					continue;
				}
				$sent = [];
				foreach ( $lines as $line ) {
					$sent[ $line->item_id ] = (string) $random->getInt( 0, 3 );
				}
				$choice = Choice::parse( $sent );
				$fits   = array_filter( $lines, static fn ( OrderLine $line ): bool => (int) $sent[ $line->item_id ] > $before->left( $line ) ) === [];
				self::assertSame( $fits, $choice->errors( $before ) === [], "seed {$seed}" );
				if ( ! $fits || $choice->is_empty() ) {
					continue;
				}
				$rows[] = ( new Withdrawal( new WithdrawalNotice( ...self::NOTICE ), $moment, $choice->lines( $before ), "token {$moment}" ) )->to_array();
				$after  = self::read( $rows, $lines, $refunds );
				foreach ( $lines as $line ) {
					$accepted[ $line->item_id ] = ( $accepted[ $line->item_id ] ?? 0 ) + (int) $sent[ $line->item_id ];
					self::assertSame( $accepted[ $line->item_id ], $after->ledger( $line )->withdrawn, "seed {$seed}" );
					self::assertSame( $before->left( $line ) - (int) $sent[ $line->item_id ], $after->left( $line ), "seed {$seed}" );
					self::assertLessThanOrEqual( $line->is_excluded() ? 0 : $line->bought, $accepted[ $line->item_id ], "seed {$seed}" );
				}
				self::assertNotNull( $after->find( "token {$moment}" ) );
			}
			$end = self::read( $rows, $lines, $refunds );
			self::assertCount( count( $rows ), $end->withdrawals );
			$paid = 0;
			$all  = true;
			foreach ( $lines as $line ) {
				$withdrawn = $end->ledger( $line )->withdrawn;
				$all       = $all && $withdrawn === $line->bought;
				$paid     += intdiv( $line->amount * $withdrawn * 2 + $line->bought, $line->bought * 2 );
			}
			self::assertSame( $paid + ( $all ? 299 : 0 ), array_sum( ReturnSum::of_each( $end, 299 ) ), "seed {$seed}" );
		}
	}

	/**
	 * @param list<array<string, mixed>> $rows
	 * @param list<OrderLine>            $lines
	 * @param list<Refunded>             $refunds
	 */
	private static function read( array $rows, array $lines, array $refunds ): Withdrawn {
		return new Withdrawn( array_values( array_filter( array_map( Withdrawal::parse( ... ), $rows ) ) ), $lines, $refunds );
	}

	#[TestDox( '[LAW-30] a refund that returns the money of a withdrawal takes nothing away from what is left; one of its own does' )]
	public function test_refunds(): void {
		$line      = new OrderLine( 7, 'Žvakė', 3 );
		$one       = static fn ( int $moment ): array => ( new Withdrawal( new WithdrawalNotice( ...self::NOTICE ), $moment, Choice::of( [ 7 => 1 ] )->lines( new Withdrawn( [], [ $line ] ) ) ) )->to_array();
		$withdrawn = self::read( [ $one( 10 ) ], [ $line ], [ new Refunded( 7, 1, 20 ) ] );
		self::assertSame( [ 2, 0 ], [ $withdrawn->left( $line ), $withdrawn->ledger( $line )->open ] );
		self::assertSame( 1, self::read( [ $one( 10 ) ], [ $line ], [ new Refunded( 7, 1, 5 ) ] )->left( $line ) );
		self::assertSame( 1, self::read( [ $one( 10 ) ], [ $line ], [ new Refunded( 7, 2, 20 ) ] )->left( $line ) );
		self::assertSame( 0, self::read( [], [ $line ], [ new Refunded( 7, 9, 20 ) ] )->left( $line ) );
	}

	#[TestDox( '[LAW-30] withdrawals that were stored before the lines are read as they were: all of the order, or goods in words' )]
	public function test_old(): void {
		$lines = [ new OrderLine( 1, 'Rankšluostis', 2 ), new OrderLine( 2, 'Kvepalai', 1 ) ];
		$old   = static fn ( string $goods ): array => [
			'received_at' => 5,
			'name' => 'R',
			'order' => '1',
			'email' => 'r@example.lt',
			'goods' => $goods,
		];
		self::assertTrue( self::read( [ $old( '' ) ], $lines, [] )->is_complete() );
		self::assertTrue( self::read( [ [ 'received_at' => 5 ] ], $lines, [] )->is_complete() );
		self::assertSame( [ 2 => 1 ], self::read( [ $old( 'rankšluostis  × 2' ) ], $lines, [] )->all_left() );
		$words = self::read( [ $old( 'vieną rankšluostį' ) ], $lines, [] );
		self::assertSame( [
			1 => 2,
			2 => 1,
		], $words->all_left() );
		self::assertSame( [ 'vieną rankšluostį' ], $words->withdrawals[0]->goods() );
		self::assertSame( [ null ], ReturnSum::of_each( $words, 299 ) );
	}

	/** @return array<string, array{string, array<int, int>, list<string>}> */
	public static function goods(): array {
		return [
			'all of the order'    => [ '', [], [] ],
			'words'               => [ 'vieną rankšluostį, Rūta', [ 1 => 2, 2 => 1 ], [ '…' ] ],
			'a line, and a name'  => [ "rankšluostis  × 2\nRūta", [ 2 => 1 ], [ 'Rankšluostis × 2' ] ],
		];
	}

	/**
	 * @param array<int, int> $left
	 * @param list<string>    $kept
	 */
	#[DataProvider( 'goods' )]
	#[TestDox( '[LAW-30] erasing the personal data of a withdrawal that was stored in words does not change what is left of the order: $_dataName' )]
	public function test_erased( string $goods, array $left, array $kept ): void {
		$lines  = [ new OrderLine( 1, 'Rankšluostis', 2 ), new OrderLine( 2, 'Kvepalai', 1 ) ];
		$before = new Withdrawn( [ new Withdrawal( new WithdrawalNotice( 'Rūta', '1', 'ruta@example.lt', $goods ), 5 ) ], $lines );
		$rows   = array_map( static fn ( Withdrawal $one ): array => array_filter( $one->to_array(), static fn ( mixed $value ): bool => $value !== '' && $value !== [] ), $before->without_person() );
		$after  = self::read( $rows, $lines, [] );
		self::assertSame( [ $left, $left ], [ $before->all_left(), $after->all_left() ] );
		self::assertSame( $kept, $after->withdrawals[0]->goods() );
		self::assertSame( ReturnSum::of_each( $before, 299 ), ReturnSum::of_each( $after, 299 ) );
		self::assertStringNotContainsString( 'Rūta', (string) json_encode( $rows, JSON_UNESCAPED_UNICODE ) );
	}

	#[TestDox( 'the delivery is returned once, with the withdrawal that completes the order' )]
	public function test_delivery(): void {
		$line = new OrderLine( 1, 'Muilas', 3, 1000 );
		$rows = array_map( static fn ( int $moment ): array => ( new Withdrawal( new WithdrawalNotice( ...self::NOTICE ), $moment, Choice::of( [ 1 => 1 ] )->lines( new Withdrawn( [], [ $line ] ) ) ) )->to_array(), [ 1, 2, 3 ] );
		self::assertSame( [ 333, 334, 632 ], ReturnSum::of_each( self::read( $rows, [ $line ], [] ), 299 ) );
	}

	#[TestDox( '[LAW-30] nothing but a number up to what is left is accepted' )]
	public function test_choice(): void {
		$withdrawn = new Withdrawn( [], [ new OrderLine( 1, 'A', 2 ), new OrderLine( 2, 'B', 1, 0, Exemption::Perishable ) ] );
		foreach ( [ '-1', '1.5', '1e1', 'x', '3', '9999999', [ '1' ], "1\n2", null ] as $bad ) {
			self::assertSame( [ 1 ], Choice::parse( [ 1 => $bad ] )->errors( $withdrawn ) );
		}
		self::assertSame( [ 2 ], Choice::parse( [
			1 => '1',
			2 => '1',
		] )->errors( $withdrawn ) );
		self::assertSame( [ 9 ], Choice::parse( [ 9 => '1' ] )->errors( $withdrawn ) );
		self::assertSame( [], Choice::parse( [
			1 => ' 2 ',
			2 => '',
		] )->errors( $withdrawn ) );
		self::assertTrue( Choice::parse( [
			1 => '0',
			2 => '',
		] )->is_empty() );
	}

	/** @return array<string, array{string, string}> */
	public static function deliveries(): array {
		return [
			'a weekday'                         => [ '2026-06-01 23:30', '2026-06-15' ],
			'a Saturday is followed by Monday'  => [ '2026-05-30 08:00', '2026-06-15' ],
			'a holiday on a Wednesday'          => [ '2026-06-10 08:00', '2026-06-25' ],
			'Christmas, then a weekend'         => [ '2026-12-10 08:00', '2026-12-28' ],
			'Easter Monday'                     => [ '2026-03-23 08:00', '2026-04-07' ],
			'the change of clocks'              => [ '2026-10-19 08:00', '2026-11-03' ],
		];
	}

	#[DataProvider( 'deliveries' )]
	#[TestDox( '[LAW-31] 14 days from the delivery, to the end of a working day: $_dataName' )]
	public function test_deadline( string $delivered, string $last ): void {
		$zone = new DateTimeZone( 'Europe/Vilnius' );
		self::assertSame( "{$last} 23:59:59", Deadline::after( new DateTimeImmutable( $delivered, $zone ) )->format( 'Y-m-d H:i:s' ) );
	}
}
