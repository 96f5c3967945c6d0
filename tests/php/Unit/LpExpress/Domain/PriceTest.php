<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Domain;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Domain\FreeFrom;
use Vitrina\LpExpress\Domain\InstanceSettings;
use Vitrina\LpExpress\Domain\Method;

final class PriceTest extends TestCase {

	#[TestDox( '[TERM-01] delivery is free from the amount on, to the cent' )]
	public function test_free_from(): void {
		$free = new FreeFrom( 50.0, false );
		self::assertGreaterThan( 0.0, $free->remaining( 49.99, 0.0 ) );
		self::assertSame( 0.0, $free->remaining( 50.0, 0.0 ) );
		// 0.1 + 0.2 is not 0.3 as a float, but as an amount.
		self::assertSame( 0.0, ( new FreeFrom( 0.3, false ) )->remaining( 0.1 + 0.2 - 1e-12, 0.0 ) );
	}

	#[TestDox( '[TERM-01] the amount is compared after coupons, unless the setting says before' )]
	public function test_discount(): void {
		self::assertGreaterThan( 0.0, ( new FreeFrom( 50.0, false ) )->remaining( 55.0, 10.0 ) );
		self::assertSame( 0.0, ( new FreeFrom( 50.0, true ) )->remaining( 55.0, 10.0 ) );
	}

	#[TestDox( '[TERM-01] without an amount delivery is never free' )]
	public function test_never_free(): void {
		self::assertNull( ( new FreeFrom( null, false ) )->remaining( 1e9, 0.0 ) );
	}

	#[TestDox( '[TERM-01] settings of the older plugins are read' )]
	public function test_older_settings(): void {
		self::assertSame( '2,45', self::cost( [ 'cost' => '2,45' ] ) );
		self::assertSame( '3.10', self::cost( [ 'cost' => 'flat', 'fixed_cost' => '3.10' ] ) );
		self::assertSame( '3.10', self::cost( [ 'fixed_cost' => '3.10' ] ) );
		// Prices by weight are not supported: better no rate than a free one.
		self::assertSame( '', self::cost( [ 'cost' => 'weight', 'fixed_cost' => '3.10' ] ) );
		self::assertSame( '', self::cost( [ 'cost' => '' ] ) );
		self::assertSame( [ 'title' => 'x' ], InstanceSettings::migrate( [ 'title' => 'x' ] ) );
	}

	#[TestDox( '[TERM-01] an amount has a decimal comma or point; everything else is rejected' )]
	public function test_amounts(): void {
		self::assertSame( 2.45, InstanceSettings::amount( '2,45' ) );
		self::assertSame( 1234.5, InstanceSettings::amount( "1\u{a0}234.5" ) );
		self::assertSame( 0.0, InstanceSettings::amount( '0' ) );
		foreach ( [ '', '-1', 'weight', '1.2.3', null, [], '1e3', NAN ] as $value ) {
			self::assertNull( InstanceSettings::amount( $value ) );
		}
	}

	#[TestDox( '[TERM-01] every rate whose id starts with the method’s id is terminal delivery' )]
	public function test_rates(): void {
		self::assertTrue( Method::delivers_to_terminal( 'woo_lithuaniapost_lpexpress_terminal:7' ) );
		self::assertTrue( Method::delivers_to_terminal( 'woo_lithuaniapost_lpexpress_terminal' ) );
		self::assertFalse( Method::delivers_to_terminal( 'flat_rate:1' ) );
		self::assertFalse( Method::delivers_to_terminal( 'woo_lithuaniapost_lpexpress_courier:2' ) );
	}

	/**
	 * @param array<string, string> $stored
	 */
	private static function cost( array $stored ): mixed {
		return InstanceSettings::migrate( $stored )['cost'] ?? null;
	}
}
