<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Vitrina\LpExpress\Domain\FreeFrom;
use Vitrina\Runtime\FreeShipping\AmountRule;
use Vitrina\Runtime\FreeShipping\CartAmounts;
use Vitrina\Runtime\FreeShipping\Goal;

final class FreeShippingTest extends TestCase {

	/**
	 * @return iterable<string, array{string, float, bool, ?float}>
	 */
	public static function borders(): iterable {
		yield 'a cent is missing' => [ 'min_amount', 49.99, false, 0.01 ];
		yield 'exactly enough' => [ 'min_amount', 50.0, false, 0.0 ];
		yield 'a sum of floats that is enough' => [ 'min_amount', 49.9 + 0.1, false, 0.0 ];
		yield 'more than enough' => [ 'min_amount', 51.0, false, 0.0 ];
		yield 'a coupon instead' => [ 'either', 1.0, true, 0.0 ];
		yield 'an amount instead of a coupon' => [ 'either', 20.0, false, 30.0 ];
		yield 'both, and no coupon' => [ 'both', 60.0, false, null ];
		yield 'both, and no amount' => [ 'both', 48.0, true, 2.0 ];
		yield 'a coupon only' => [ 'coupon', 60.0, false, null ];
		yield 'a coupon only, given' => [ 'coupon', 0.0, true, 0.0 ];
		yield 'always' => [ '', 0.0, false, 0.0 ];
	}

	/**
	 * [CART-09] What is missing, at the borders.
	 */
	#[DataProvider( 'borders' )]
	public function test_cart_09_borders( string $requires, float $subtotal, bool $has_coupon, ?float $expected ): void {
		$remaining = ( new AmountRule( $requires, 50.0, false ) )->remaining( new CartAmounts( $subtotal, 0.0, $has_coupon, 2 ) );
		self::assertSame( $expected, $remaining );
	}

	/**
	 * [CART-09] The named amount is enough, and a cent less is not, whatever the settings.
	 */
	public function test_cart_09_what_is_named_is_just_enough(): void {
		$random = new Randomizer( new Mt19937( 5 ) );
		for ( $round = 0; $round < 20000; $round++ ) {
			$decimals = $random->getInt( 0, 3 );
			$unit     = 10 ** -$decimals;
			$minimum  = $random->getInt( 0, 200000 ) / 10 ** $random->getInt( 0, 4 );
			$subtotal = $random->getInt( 0, 20000 ) / 10 ** $random->getInt( 0, 3 );
			$discount = min( $subtotal, $random->getInt( 0, 5000 ) / 100 );
			$rule     = new AmountRule( 'min_amount', $minimum, $random->getInt( 0, 1 ) === 1 );
			$missing  = $rule->remaining( new CartAmounts( $subtotal, $discount, false, $decimals ) );
			$case     = "{$minimum} of {$subtotal} - {$discount}, {$decimals} decimals";
			self::assertNotNull( $missing );
			self::assertSame( 0.0, $rule->remaining( new CartAmounts( $subtotal + $missing, $discount, false, $decimals ) ), $case );
			if ( $missing > 0 ) {
				self::assertGreaterThan( 0.0, $rule->remaining( new CartAmounts( $subtotal + $missing - $unit, $discount, false, $decimals ) ), $case );
			}
		}
	}

	/**
	 * [CART-09] The terminal's own rule: nothing is missing exactly where it is reached.
	 */
	public function test_cart_09_the_terminal_says_the_same_of_amount_and_of_free(): void {
		$random = new Randomizer( new Mt19937( 6 ) );
		for ( $round = 0; $round < 20000; $round++ ) {
			$free     = new FreeFrom( $random->getInt( 0, 10000 ) / 100, $random->getInt( 0, 1 ) === 1 );
			$subtotal = $random->getInt( 0, 10000 ) / 100;
			$discount = $random->getInt( 0, 3000 ) / 100;
			$missing  = $free->remaining( $subtotal, $discount );
			self::assertNotNull( $missing );
			self::assertSame( 0.0, $free->remaining( $subtotal + $missing, $discount ) );
			self::assertFalse( $missing > 0.0 && $free->remaining( $subtotal + $missing - 0.01, $discount ) === 0.0 );
		}
		self::assertNull( ( new FreeFrom( null, true ) )->remaining( 1e6, 0.0 ) );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function bad_rows(): iterable {
		$row = [
			'remaining' => 1,
			'threshold' => 2,
			'missing'   => '%s more',
			'reached'   => 'Free',
		];
		yield 'no list' => [ 'text' ];
		yield 'no amount' => [ [ 'remaining' => 'much' ] + $row ];
		yield 'no place for the amount' => [ [ 'missing' => 'more' ] + $row ];
		yield 'two places' => [ [ 'missing' => '%s of %s' ] + $row ];
		yield 'another placeholder' => [ [ 'missing' => '%s of %d' ] + $row ];
		yield 'nothing to say' => [ [ 'reached' => '' ] + $row ];
	}

	/**
	 * [CART-09] What another plugin gives is printed only where it can be.
	 */
	#[DataProvider( 'bad_rows' )]
	public function test_cart_09_a_row_that_cannot_be_said_is_left_out( mixed $row ): void {
		self::assertNull( Goal::of( $row ) );
	}

	/**
	 * [CART-09] A bar never leaves its track.
	 */
	public function test_cart_09_progress(): void {
		$goal = fn ( float $remaining, float $threshold ): Goal => new Goal( $remaining, $threshold, '%s', 'x' );
		self::assertSame( 0.75, $goal( 5.0, 20.0 )->progress() );
		self::assertSame( 0.0, $goal( 30.0, 20.0 )->progress() );
		self::assertSame( 0.0, $goal( 1.0, 0.0 )->progress() );
		self::assertSame( 1.0, $goal( 0.0, 0.0 )->progress() );
		self::assertSame( '100 %% wool, %s', Goal::of( [ 'remaining' => '1', 'threshold' => 2, 'missing' => '100 %% wool, %s', 'reached' => 'x' ] )?->missing );
	}
}
