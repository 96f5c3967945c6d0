<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Domain;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Domain\TerminalId;

final class TerminalIdTest extends TestCase {

	use TestTrait;

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function not_ids(): array {
		return [
			'nothing'         => [ null ],
			'empty'           => [ '' ],
			'text'            => [ 'abc' ],
			'negative'        => [ '-101' ],
			'negative number' => [ -101 ],
			'zero'            => [ '0' ],
			'leading zero'    => [ '0101' ],
			'fraction'        => [ '10.1' ],
			'float'           => [ 101.0 ],
			'exponent'        => [ '1e3' ],
			'huge'            => [ str_repeat( '9', 16 ) ],
			'array'           => [ [ '101' ] ],
			'true'            => [ true ],
			'other digits'    => [ '１０１' ],
			'inner newline'   => [ "10\n1" ],
			'SQL'             => [ "101' OR 1=1" ],
		];
	}

	#[DataProvider( 'not_ids' )]
	#[TestDox( '[TERM-04] rejects an invalid id: $_dataName' )]
	public function test_refuses( mixed $value ): void {
		self::assertNull( TerminalId::parse( $value ) );
	}

	#[TestDox( '[TERM-04] an id is text, and the same number in JavaScript' )]
	public function test_keeps_digits(): void {
		self::assertSame( '8560', TerminalId::parse( '8560' ) );
		self::assertSame( '8560', TerminalId::parse( 8560 ) );
		self::assertSame( '8560', TerminalId::parse( " 8560\n" ) );
		$this->limitTo( 200 )->forAll( Generators::choose( 1, 999_999_999_999_999 ) )->then(
			static function ( int $number ): void {
				$id = TerminalId::parse( (string) $number );
				self::assertSame( (string) $number, $id );
				self::assertSame( $number, (int) (float) $id );
			}
		);
	}
}
