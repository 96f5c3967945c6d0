<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Search;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Search\Domain\ProductText;
use Vitrina\Companion\Search\Domain\Weight;

final class ProductTextTest extends TestCase {

	#[TestDox( '[SRCH-02] a product is found by title, codes, brand, categories and terms, each with its weight' )]
	public function test_entries(): void {
		$entries = ( new ProductText( 'Medaus žvakė', [ 'VZ-1' ], [ 'VZ-1-A' ], [ 'Bitė' ], [ 'Žvakės', 'Namams' ], [ 'Geltona' ] ) )->entries();
		self::assertEqualsCanonicalizing(
			[
				[ 'medaus', Weight::FIRST_OF_TITLE->value ],
				[ 'zvake', Weight::TITLE->value ],
				[ 'vz1', Weight::SKU->value ],
				[ 'vz1a', Weight::VARIATION_SKU->value ],
				[ 'vz', Weight::PART_OF_SKU->value ],
				[ '1', Weight::PART_OF_SKU->value ],
				[ 'a', Weight::PART_OF_SKU->value ],
				[ 'bite', Weight::BRAND->value ],
				[ 'zvakes', Weight::CATEGORY->value ],
				[ 'namams', Weight::CATEGORY->value ],
				[ 'geltona', Weight::TERM->value ],
			],
			$entries
		);
	}

	#[TestDox( '[SRCH-02] the same word with the same weight is indexed once' )]
	public function test_no_doubles(): void {
		$entries = ( new ProductText( 'Oda oda ODA', [], [], [], [ 'Oda', 'oda' ] ) )->entries();
		self::assertCount( 3, $entries );
		self::assertSame( $entries, array_values( array_unique( $entries, SORT_REGULAR ) ) );
	}

	#[TestDox( '[SRCH-02] a product without texts has no entries' )]
	public function test_empty(): void {
		self::assertSame( [], ( new ProductText( ' — ', [ '--' ] ) )->entries() );
	}
}
