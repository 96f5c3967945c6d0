<?php
/**
 * Tests of merging the changes of two requests to one session.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Session;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Session\Domain\SessionMerge;

final class SessionMergeTest extends TestCase {
	use TestTrait;

	#[TestDox( 'Merged quantities are the same as after sequential requests' )]
	public function test_steps_add_up(): void {
		$steps = Generators::associative(
			[
				'a' => Generators::choose( 0, 3 ),
				'b' => Generators::choose( 0, 3 ),
				'c' => Generators::choose( 0, 3 ),
			]
		);
		$this->forAll( $steps, $steps, $steps )->then(
			static function ( mixed ...$drawn ): void {
				[ $base, $mine, $theirs ] = array_map( self::numbers( ... ), $drawn );
				$merged = self::merge( self::cart( $base ), self::cart( self::plus( $base, $mine ) ), self::cart( self::plus( $base, $theirs ) ) );
				self::assertEquals( array_filter( self::plus( self::plus( $base, $mine ), $theirs ), self::is_some( ... ) ), self::quantities( $merged ) );
			}
		);
	}

	#[TestDox( 'A request that only calculates shipping keeps an item that was added meanwhile' )]
	public function test_read_request_keeps_item(): void {
		$base   = self::cart( [ 'a' => 1 ] ) + [ 'cart_totals' => 'old' ];
		$merged = self::merge( $base, $base + [ 'shipping_for_package_0' => 'rates' ], [ 'cart_totals' => 'new' ] + self::cart( [ 'a' => 1, 'b' => 1 ] ) );
		self::assertEquals( [ 'a' => 1, 'b' => 1 ], self::quantities( $merged ) );
		self::assertSame( 'rates', $merged['shipping_for_package_0'] );
		self::assertSame( 'new', $merged['cart_totals'], 'Nothing clashed: the totals hold.' );
	}

	#[TestDox( 'Totals of a merged cart are removed, so that WooCommerce recalculates them' )]
	public function test_totals(): void {
		$base   = self::cart( [ 'a' => 1 ] ) + [ 'cart_totals' => '1' ];
		$merged = self::merge( $base, [ 'cart_totals' => '2' ] + self::cart( [ 'a' => 2 ] ), [ 'cart_totals' => '3' ] + self::cart( [ 'a' => 3 ] ) );
		self::assertArrayNotHasKey( 'cart_totals', $merged );
		self::assertEquals( [ 'a' => 4 ], self::quantities( $merged ) );
	}

	#[TestDox( 'An item that one request removes is gone unless the other added to it' )]
	public function test_removal(): void {
		$base = self::cart( [ 'a' => 2, 'b' => 1 ] );
		self::assertEquals( [ 'b' => 2 ], self::quantities( self::merge( $base, self::cart( [ 'b' => 1 ] ), self::cart( [ 'a' => 2, 'b' => 2 ] ) ) ) );
		self::assertEquals( [ 'a' => 1, 'b' => 1 ], self::quantities( self::merge( $base, self::cart( [ 'b' => 1 ] ), self::cart( [ 'a' => 3, 'b' => 1 ] ) ) ) );
	}

	#[TestDox( 'A cart that was emptied meanwhile contains only the added items' )]
	public function test_emptied(): void {
		self::assertEquals( [ 'b' => 1 ], self::quantities( self::merge( self::cart( [ 'a' => 2 ] ), self::cart( [ 'a' => 2, 'b' => 1 ] ), [] ) ) );
		self::assertSame( [], self::merge( self::cart( [ 'a' => 2 ] ), [], [] ) );
	}

	#[TestDox( 'Coupons, notices and address lines of both are kept' )]
	public function test_entries_with_several_values(): void {
		$pack   = static fn( array $values ): array => array_map( serialize( ... ), $values );
		$merged = self::merge(
			$pack( [ 'applied_coupons' => [ 'x' ], 'wc_notices' => [ 'error' => [ 'shown' ] ], 'customer' => [ 'city' => 'Vilnius', 'phone' => '1' ] ] ),
			$pack( [ 'applied_coupons' => [ 'x', 'mine' ], 'customer' => [ 'city' => 'Kaunas', 'phone' => '1' ] ] ),
			$pack( [ 'applied_coupons' => [ 'theirs' ], 'wc_notices' => [ 'error' => [ 'shown', 'new' ] ], 'customer' => [ 'city' => 'Vilnius', 'phone' => '2' ] ] )
		);
		self::assertSame( [ 'theirs', 'mine' ], self::value( $merged, 'applied_coupons' ) );
		self::assertSame( [ 'error' => [ 'new' ] ], self::value( $merged, 'wc_notices' ) );
		self::assertEquals( [ 'city' => 'Kaunas', 'phone' => '2' ], self::value( $merged, 'customer' ) );
	}

	#[TestDox( 'For a single value the later change wins' )]
	public function test_later_value_wins(): void {
		self::assertSame( [ 'chosen' => 'mine' ], self::merge( [ 'chosen' => 'old' ], [ 'chosen' => 'mine' ], [ 'chosen' => 'theirs' ] ) );
	}

	/**
	 * @param array<array-key, mixed> $base   As read.
	 * @param array<array-key, mixed> $mine   As left.
	 * @param array<array-key, mixed> $stored As stored by now.
	 * @return array<array-key, mixed>
	 */
	private static function merge( array $base, array $mine, array $stored ): array {
		$decode = static fn( mixed $value ): mixed => is_string( $value ) && str_starts_with( $value, 'a:' ) ? unserialize( $value, [ 'allowed_classes' => false ] ) : $value;

		return ( new SessionMerge( $decode, serialize( ... ) ) )->merge( $base, $mine, $stored );
	}

	/**
	 * @param array<string, int> $quantities By item key.
	 * @return array<string, string>
	 */
	private static function cart( array $quantities ): array {
		return [ 'cart' => serialize( array_map( static fn( int $quantity ): array => [ 'quantity' => $quantity ], array_filter( $quantities, self::is_some( ... ) ) ) ) ];
	}

	/**
	 * @return array<string, int>
	 */
	private static function numbers( mixed $drawn ): array {
		$numbers = [];
		foreach ( (array) $drawn as $key => $number ) {
			$numbers[ (string) $key ] = is_int( $number ) ? $number : 0;
		}

		return $numbers;
	}

	private static function is_some( int $quantity ): bool {
		return $quantity > 0;
	}

	/**
	 * @param array<string, int> $one   Quantities.
	 * @param array<string, int> $other More of them.
	 * @return array<string, int>
	 */
	private static function plus( array $one, array $other ): array {
		foreach ( $other as $key => $quantity ) {
			$one[ $key ] = ( $one[ $key ] ?? 0 ) + $quantity;
		}

		return $one;
	}

	/**
	 * @param array<array-key, mixed> $session A session.
	 * @return array<array-key, mixed>
	 */
	private static function quantities( array $session ): array {
		return array_map( static fn( mixed $item ): mixed => is_array( $item ) ? $item['quantity'] : null, self::value( $session, 'cart' ) );
	}

	/**
	 * @param array<array-key, mixed> $session A session.
	 * @return array<array-key, mixed>
	 */
	private static function value( array $session, string $key ): array {
		$stored = $session[ $key ] ?? 'a:0:{}';

		return is_string( $stored ) ? (array) unserialize( $stored, [ 'allowed_classes' => false ] ) : [];
	}
}
