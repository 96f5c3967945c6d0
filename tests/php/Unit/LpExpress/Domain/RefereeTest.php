<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Domain;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Domain\Posted;
use Vitrina\LpExpress\Domain\Referee;
use Vitrina\LpExpress\Domain\Refused;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\TerminalRefused;
use Vitrina\Tests\Unit\LpExpress\Support\MemoryTerminals;

final class RefereeTest extends TestCase {

	/**
	 * @return array<string, array{Posted, ?string, string, string|Refused}>
	 */
	public static function cases(): array {
		return [
			'posted'                              => [ Posted::value( '101' ), null, 'LT', '101' ],
			'posted beats saved'                  => [ Posted::value( '102' ), '101', 'LT', '102' ],
			'nothing posted, saved'               => [ Posted::absent(), '101', 'LT', '101' ],
			'nothing at all'                      => [ Posted::absent(), null, 'LT', Refused::Missing ],
			'empty posted, although one is saved' => [ Posted::value( '' ), '101', 'LT', Refused::Missing ],
			'array posted, although one is saved' => [ Posted::value( [ '101' ] ), '101', 'LT', Refused::Missing ],
			'null posted, although one is saved'  => [ Posted::value( null ), '101', 'LT', Refused::Missing ],
			'unknown'                             => [ Posted::value( '999' ), null, 'LT', Refused::Unknown ],
			'saved one is gone'                   => [ Posted::absent(), '999', 'LT', Refused::Unknown ],
			'other country'                       => [ Posted::value( '501' ), null, 'LT', Refused::OtherCountry ],
			'saved for another country'           => [ Posted::absent(), '101', 'LV', Refused::OtherCountry ],
			'no country'                          => [ Posted::value( '101' ), null, '', Refused::OtherCountry ],
		];
	}

	#[DataProvider( 'cases' )]
	#[TestDox( '[TERM-07] decides the same for every road to an order: $_dataName' )]
	public function test_decides( Posted $posted, ?string $saved, string $country, string|Refused $expected ): void {
		$referee = new Referee(
			MemoryTerminals::of(
				new Terminal( '101', 'LT', 'Kaunas', 'Maxima', 'Savanorių pr. 247' ),
				new Terminal( '102', 'LT', 'Vilnius', 'Akropolis', 'Ozo g. 25' ),
				new Terminal( '501', 'LV', 'Liepāja', 'Maxima', 'Klaipēdas iela 62' )
			)
		);
		try {
			$came_to = $referee->decide( $posted, $saved, $country )->id;
		} catch ( TerminalRefused $refused ) {
			$came_to = $refused->reason;
		}
		self::assertSame( $expected, $came_to );
	}
}
