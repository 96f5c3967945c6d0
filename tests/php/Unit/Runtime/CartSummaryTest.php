<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Runtime\CartSummary;

final class CartSummaryTest extends TestCase {

	#[TestDox( '[STATE-01] counts items and hashes as WooCommerce does' )]
	public function test_counts_pieces_and_hashes_as_woocommerce_does(): void {
		$cart = [
			'a' => [ 'quantity' => 2 ],
			'b' => [ 'quantity' => '1.5' ],
		];
		self::assertSame(
			[
				'count' => 3.5,
				'hash'  => md5( '{"a":{"quantity":2},"b":{"quantity":"1.5"}}12.90' ),
			],
			CartSummary::summarize( $cart, [ 'total' => '12.90' ] )
		);
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function nothings(): iterable {
		yield 'no session' => [ null ];
		yield 'an empty cart' => [ [] ];
		yield 'rubbish' => [ 'a:0:{}' ];
	}

	#[DataProvider( 'nothings' )]
	#[TestDox( '[STATE-01] an empty cart has count 0 and no hash' )]
	public function test_has_nothing_to_count( mixed $cart ): void {
		self::assertSame( [ 'count' => 0, 'hash' => '' ], CartSummary::summarize( $cart, null ) );
	}

	#[TestDox( '[STATE-01] skips invalid lines' )]
	public function test_passes_over_lines_it_cannot_read(): void {
		$cart = [ 'a' => 'x', 'b' => [ 'quantity' => 'many' ], 'c' => [ 'quantity' => 1 ] ];
		self::assertSame( 1, CartSummary::summarize( $cart, [] )['count'] );
	}
}
