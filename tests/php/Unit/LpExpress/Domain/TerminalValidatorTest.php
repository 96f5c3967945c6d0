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
use Vitrina\Tests\Unit\LpExpress\Support\InMemoryTerminals;

final class TerminalValidatorTest extends TestCase {

	/**
	 * @return array<string, array{SubmittedTerminal, ?string, string, string|RejectionReason}>
	 */
	public static function cases(): array {
		return [
			'submitted'                              => [ SubmittedTerminal::value( '101' ), null, 'LT', '101' ],
			'submitted beats saved'                  => [ SubmittedTerminal::value( '102' ), '101', 'LT', '102' ],
			'nothing submitted, saved'               => [ SubmittedTerminal::missing(), '101', 'LT', '101' ],
			'neither submitted nor saved'            => [ SubmittedTerminal::missing(), null, 'LT', RejectionReason::Missing ],
			'empty submitted, although one is saved' => [ SubmittedTerminal::value( '' ), '101', 'LT', RejectionReason::Missing ],
			'array submitted, although one is saved' => [ SubmittedTerminal::value( [ '101' ] ), '101', 'LT', RejectionReason::Missing ],
			'null submitted, although one is saved'  => [ SubmittedTerminal::value( null ), '101', 'LT', RejectionReason::Missing ],
			'unknown'                                => [ SubmittedTerminal::value( '999' ), null, 'LT', RejectionReason::Unknown ],
			'saved one no longer exists'             => [ SubmittedTerminal::missing(), '999', 'LT', RejectionReason::Unknown ],
			'other country'                          => [ SubmittedTerminal::value( '501' ), null, 'LT', RejectionReason::OtherCountry ],
			'saved for another country'              => [ SubmittedTerminal::missing(), '101', 'LV', RejectionReason::OtherCountry ],
			'no country'                             => [ SubmittedTerminal::value( '101' ), null, '', RejectionReason::OtherCountry ],
		];
	}

	#[DataProvider( 'cases' )]
	#[TestDox( '[TERM-07] resolves the terminal in the same way for every checkout: $_dataName' )]
	public function test_resolves( SubmittedTerminal $posted, ?string $saved, string $country, string|RejectionReason $expected ): void {
		$validator = new TerminalValidator(
			InMemoryTerminals::of(
				new Terminal( '101', 'LT', 'Kaunas', 'Maxima', 'Savanorių pr. 247' ),
				new Terminal( '102', 'LT', 'Vilnius', 'Akropolis', 'Ozo g. 25' ),
				new Terminal( '501', 'LV', 'Liepāja', 'Maxima', 'Klaipēdas iela 62' )
			)
		);
		try {
			$came_to = $validator->resolve( $posted, $saved, $country )->id;
		} catch ( InvalidTerminal $invalid ) {
			$came_to = $invalid->reason;
		}
		self::assertSame( $expected, $came_to );
	}
}
