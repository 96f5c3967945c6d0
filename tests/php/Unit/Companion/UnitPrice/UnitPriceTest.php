<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\UnitPrice;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\UnitPrice\Domain\NetContent;
use Vitrina\Companion\UnitPrice\Domain\Unit;
use Vitrina\Companion\UnitPrice\Domain\UnitPrice;
use Vitrina\Discounts\Domain\Engine;
use Vitrina\Tests\Unit\Discounts\RandomShop;

final class UnitPriceTest extends TestCase {

	private const NOW = 1_800_000_000;

	#[TestDox( '[LAW-10] 10,000 random products, variations and rules: the unit price is the paid price by the content, half up, of the lowest variation' )]
	public function test_random(): void {
		$shop  = new RandomShop( 20 );
		$shown = 0;
		for ( $number = 0; $number < 10_000; ++$number ) {
			$engine   = new Engine( array_map( RandomShop::rule( ... ), $shop->rules( self::NOW ) ) );
			$unit     = $shop->one( Unit::cases() );
			$packages = [];
			$expected = [];
			foreach ( $shop->lines() as $line ) {
				$price      = $engine->price_alone( RandomShop::item( $line ), self::NOW )->unit;
				$text       = $shop->number( 0, 9 ) === 0 ? '' : $shop->number( 0, 2000 ) . $shop->one( [ ',', '.' ] ) . $shop->number( 1, 999 );
				$content    = NetContent::parse( $text, $unit->value );
				$packages[] = [ $price, $content ];
				$expected[] = $content === null || $price === 0 ? null : self::naive( $price, $content->amount(), in_array( $unit, [ Unit::Gram, Unit::Millilitre ], true ) ? 1000 : 1 );
			}
			$result = UnitPrice::lowest( $packages );
			$known  = $expected === [] || in_array( null, $expected, true ) ? [ null ] : $expected;
			self::assertSame( min( $known ), $result?->amount, "cart {$number}" );
			self::assertSame( min( $known ) !== max( $known ), $result->is_from ?? false, "cart {$number}" );
			$shown += $result === null ? 0 : 1;
		}
		self::assertGreaterThan( 1000, $shown );
	}

	#[TestDox( '[LAW-10] a content is a positive decimal with up to 3 decimals; exactly one litre, kilogram or piece shows nothing' )]
	public function test_contents(): void {
		foreach ( [ '0', '-1', '1.2345', 'abc', '', '1e3', '0,000', '1000000000', "1\n2" ] as $bad ) {
			self::assertNull( NetContent::parse( $bad, 'ml' ), $bad );
		}
		self::assertNull( NetContent::parse( '1', 'oz' ) );
		self::assertSame( '0.75', NetContent::parse( ' 0,750 ', 'L' )?->amount() );
		self::assertSame( Unit::SquareMetre, NetContent::parse( '2', 'm²' )?->unit );
		foreach ( [ [ '1', 'l' ], [ '1000', 'ml' ], [ '1', 'kg' ], [ '1000', 'g' ], [ '1', 'pcs' ] ] as [ $amount, $unit ] ) {
			self::assertNull( UnitPrice::of( 1250, NetContent::parse( $amount, $unit ) ) );
		}
		self::assertSame( 2500, UnitPrice::of( 1250, NetContent::parse( '500', 'ml' ) )?->amount );
		self::assertNull( UnitPrice::lowest( [ [ 100, NetContent::parse( '5', 'ml' ) ], [ 100, NetContent::parse( '5', 'g' ) ] ] ) );
	}

	/** By hand: long division of the digits, then the first digit that is cut off decides. */
	private static function naive( int $price, string $amount, int $per ): int {
		[ $whole, $fraction ] = explode( '.', "{$amount}.0" );
		$divisor  = (int) ( $whole . str_pad( $fraction, 3, '0' ) );
		$rest     = 0;
		$quotient = '';
		foreach ( str_split( $price * $per . '0000' ) as $digit ) {
			$rest      = $rest * 10 + (int) $digit;
			$quotient .= (string) intdiv( $rest, $divisor );
			$rest     %= $divisor;
		}
		return (int) substr( $quotient, 0, -1 ) + ( (int) substr( $quotient, -1 ) >= 5 ? 1 : 0 );
	}
}
