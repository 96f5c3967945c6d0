<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Swatches;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Swatches\Domain\HexColor;

final class HexColorTest extends TestCase {
	/**
	 * @return array<string, array{mixed, string}>
	 */
	public static function values(): array {
		return [
			'six digits'      => [ '#B9762b', '#b9762b' ],
			'three digits'    => [ ' #FFF ', '#fff' ],
			'no hash'         => [ 'b9762b', '' ],
			'four digits'     => [ '#1234', '' ],
			'a name'          => [ 'red', '' ],
			'more style'      => [ '#fff;background:url(//evil.example)', '' ],
			'markup'          => [ '#fff"><script>', '' ],
			'a second line'   => [ "#ffffff\n;x", '' ],
			'a function'      => [ 'rgb(1,2,3)', '' ],
			'a list'          => [ [ '#ffffff' ], '' ],
			'nothing'         => [ null, '' ],
			'a number'        => [ 123456, '' ],
		];
	}

	#[DataProvider( 'values' )]
	#[TestDox( '[PROD-06] accepts only hexadecimal colours: $_dataName' )]
	public function test_reads( mixed $value, string $kept ): void {
		self::assertSame( $kept, HexColor::parse( $value ) );
	}
}
