<?php
/**
 * Tests of the names and the order of session locks.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Session;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Storage\LockName;

final class LockNameTest extends TestCase {
	use TestTrait;

	#[TestDox( 'A name has at most 64 characters and differs between shops on one server' )]
	public function test_name(): void {
		$names = [ LockName::of( 'shop', 'wp_', 't_1' ), LockName::of( 'shop', 'wp_2_', 't_1' ), LockName::of( 'other', 'wp_', 't_1' ), LockName::of( 'shop', 'wp_', 't_2' ) ];
		self::assertCount( 4, array_unique( $names ) );
		self::assertLessThanOrEqual( 64, max( array_map( strlen( ... ), $names ) ) );
	}

	#[TestDox( 'Sessions are locked in one order, guests before users, each once' )]
	public function test_order(): void {
		$this->forAll( Generators::seq( Generators::elements( 't_a', 't_b', '1', '2', '10', '' ) ) )->then(
			static function ( mixed $drawn ): void {
				$keys     = array_values( array_filter( (array) $drawn, is_string( ... ) ) );
				$shuffled = $keys;
				shuffle( $shuffled );
				$order = LockName::in_order( $keys );
				self::assertSame( $order, LockName::in_order( $shuffled ) );
				foreach ( $order as $place => $key ) {
					self::assertTrue( LockName::may_wait_for( $key, array_slice( $order, 0, $place ) ) );
				}
			}
		);
		self::assertSame( [ 't_a', 't_b', '7' ], LockName::in_order( [ '7', 't_b', '', 't_a', '7' ] ) );
	}

	#[TestDox( 'The holder of a later session does not wait for an earlier one' )]
	public function test_no_deadlock(): void {
		self::assertTrue( LockName::may_wait_for( '7', [ 't_a' ] ) );
		self::assertFalse( LockName::may_wait_for( 't_a', [ '7' ] ) );
		self::assertFalse( LockName::may_wait_for( '2', [ 't_a', '7' ] ) );
	}
}
