<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Domain;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Domain\InvalidTerminal;
use Vitrina\LpExpress\Domain\RejectionReason;
use Vitrina\LpExpress\Domain\SubmittedTerminal;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\TerminalValidator;
use Vitrina\Tests\Unit\LpExpress\Support\MemoryTerminals;

final class TerminalValidatorTest extends TestCase {

	/**
	 * @return array<string, array{SubmittedTerminal, ?string, string, string|RejectionReason}>
	 */
	public static function cases(): array {
		return [
			'posted'                              => [ SubmittedTerminal::value( '101' ), null, 'LT', '101' ],
			'posted beats saved'                  => [ SubmittedTerminal::value( '102' ), '101', 'LT', '102' ],
			'nothing posted, saved'               => [ SubmittedTerminal::absent(), '101', 'LT', '101' ],
			'nothing at all'                      => [ SubmittedTerminal::absent(), null, 'LT', RejectionReason::Missing ],
			'empty posted, although one is saved' => [ SubmittedTerminal::value( '' ), '101', 'LT', RejectionReason::Missing ],
			'array posted, although one is saved' => [ SubmittedTerminal::value( [ '101' ] ), '101', 'LT', RejectionReason::Missing ],
			'null posted, although one is saved'  => [ SubmittedTerminal::value( null ), '101', 'LT', RejectionReason::Missing ],
			'unknown'                             => [ SubmittedTerminal::value( '999' ), null, 'LT', RejectionReason::Unknown ],
			'saved one is gone'                   => [ SubmittedTerminal::absent(), '999', 'LT', RejectionReason::Unknown ],
			'other country'                       => [ SubmittedTerminal::value( '501' ), null, 'LT', RejectionReason::OtherCountry ],
			'saved for another country'           => [ SubmittedTerminal::absent(), '101', 'LV', RejectionReason::OtherCountry ],
			'no country'                          => [ SubmittedTerminal::value( '101' ), null, '', RejectionReason::OtherCountry ],
		];
	}

	#[DataProvider( 'cases' )]
	#[TestDox( '[TERM-07] decides the same for every road to an order: $_dataName' )]
	public function test_decides( SubmittedTerminal $posted, ?string $saved, string $country, string|RejectionReason $expected ): void {
		$referee = new TerminalValidator(
			MemoryTerminals::of(
				new Terminal( '101', 'LT', 'Kaunas', 'Maxima', 'Savanorių pr. 247' ),
				new Terminal( '102', 'LT', 'Vilnius', 'Akropolis', 'Ozo g. 25' ),
				new Terminal( '501', 'LV', 'Liepāja', 'Maxima', 'Klaipēdas iela 62' )
			)
		);
		try {
			$came_to = $referee->decide( $posted, $saved, $country )->id;
		} catch ( InvalidTerminal $refused ) {
			$came_to = $refused->reason;
		}
		self::assertSame( $expected, $came_to );
	}
}
