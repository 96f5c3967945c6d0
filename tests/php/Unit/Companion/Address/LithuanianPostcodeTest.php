<?php
/**
 * Tests of the Lithuanian postcode.
 *
 * @package Vitrina\Tests
 */

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Address;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Address\Domain\LithuanianPostcode;

final class LithuanianPostcodeTest extends TestCase {
	use TestTrait;

	#[TestDox( 'Every accepted spelling of one postcode is stored the same way' )]
	public function test_one_result(): void {
		$this->forAll( Generators::choose( 0, 99999 ), Generators::elements( 'LT-', 'LT', 'lt-', 'Lt ', 'LT - ', 'LT–', '', ' ', '-' ) )->then(
			static function ( int $number, string $prefix ): void {
				$digits = sprintf( '%05d', $number );
				$stored = LithuanianPostcode::parse( $prefix . $digits . ' ' )?->format();
				self::assertSame( 'LT-' . $digits, $stored );
				self::assertSame( $stored, LithuanianPostcode::parse( $stored )?->format() );
			}
		);
	}

	#[DataProvider( 'nonsense' )]
	#[TestDox( '"$text" is not a Lithuanian postcode' )]
	public function test_nonsense( string $text ): void {
		self::assertNull( LithuanianPostcode::parse( $text ) );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function nonsense(): array {
		return [ [ '' ], [ '0110' ], [ '011033' ], [ 'LV-1010' ], [ 'LT-0110' ], [ 'LTU01103' ], [ '01 103' ], [ "01103\nx" ], [ "\xff01103" ], [ '٠١١٠٣' ] ];
	}
}
