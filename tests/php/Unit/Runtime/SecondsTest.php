<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Runtime\Seconds;

final class SecondsTest extends TestCase {

	/** @return array<string, array{mixed, int}> */
	public static function typed(): array {
		return [
			'a whole number'            => [ '3', 3000 ],
			'a decimal point'           => [ '0.35', 350 ],
			'a decimal comma'           => [ '0,35', 350 ],
			'a number'                  => [ 0.03, 30 ],
			'nothing'                   => [ '', 0 ],
			'less than nothing'         => [ '-2', 0 ],
			'a word'                    => [ 'soon', 0 ],
			'a list'                    => [ [ '3' ], 0 ],
			'more than a day'           => [ '1e99', 86_400_000 ],
			'more digits than are kept' => [ '0.0004', 0 ],
		];
	}

	#[TestDox( '[SET-01] a time typed in seconds is stored in milliseconds' )]
	#[DataProvider( 'typed' )]
	public function test_to_milliseconds( mixed $typed, int $stored ): void {
		self::assertSame( $stored, Seconds::to_milliseconds( $typed ) );
	}

	#[TestDox( '[SET-01] a stored time is shown in seconds; saving it unchanged keeps it' )]
	public function test_round_trip(): void {
		foreach ( [ 0, 1, 30, 280, 350, 3000, 60_000, 86_400_000 ] as $stored ) {
			self::assertSame( $stored, Seconds::to_milliseconds( Seconds::of( (string) $stored ) ) );
		}
		self::assertSame( '0.28', Seconds::of( 280 ) );
		self::assertSame( '60', Seconds::of( '60000' ) );
		self::assertSame( '0', Seconds::of( 'x' ) );
	}
}
