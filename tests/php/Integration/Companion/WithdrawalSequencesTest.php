<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\Companion;

use PHPUnit\Framework\Attributes\TestDox;
use Vitrina\Tests\Fixtures\RandomWithdrawals;
use Vitrina\Tests\Integration\Support\FastRun;
use Vitrina\Tests\Integration\Theme\ThemeTestCase;

/** Several withdrawals of an order, one after another. VITRINA_WITHDRAWALS is the number of orders. */
final class WithdrawalSequencesTest extends ThemeTestCase {

	/** Orders of one PHP process. */
	private const BATCH = 10;

	#[TestDox( '[LAW-30] [LAW-32] random declarations on real orders: never more than was bought, none is lost, and each has one pair of e-mails' )]
	public function test_random_sequences(): void {
		$wanted = getenv( 'VITRINA_WITHDRAWALS' );
		$orders = is_numeric( $wanted ) ? (int) $wanted : FastRun::times( 2, 20 );
		for ( $first = 1; $first <= $orders; $first += self::BATCH ) {
			$seeds = range( $first, min( $orders, $first + self::BATCH - 1 ) );
			self::assertSame( [], self::shop()->run( static fn (): array => array_merge( ...array_map( RandomWithdrawals::faults( ... ), $seeds ) ) ) );
		}
	}
}
