<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PHPUnit\Framework\TestCase;
use Vitrina\Runtime\LoadingOrder;

final class LoadingOrderTest extends TestCase {

	public function test_what_a_script_needs_comes_before_it_and_once(): void {
		$graph = [
			'widget'     => [ 'react-dom', 'react', 'core' ],
			'react-dom'  => [ 'react' ],
			'react'      => [],
			'core'       => [],
			'not-for-us' => [ 'react' ],
		];
		self::assertSame( [ 'react', 'react-dom', 'core', 'widget' ], LoadingOrder::sort( 'widget', $graph ) );
	}

	public function test_a_circle_ends(): void {
		self::assertSame( [ 'b', 'a' ], LoadingOrder::sort( 'a', [ 'a' => [ 'b' ], 'b' => [ 'a' ] ] ) );
	}

	public function test_nothing_is_loaded_when_a_neighbour_is_unknown(): void {
		self::assertSame( [], LoadingOrder::sort( 'a', [ 'a' => [ 'b' ], 'b' => [ 'gone' ] ] ) );
		self::assertSame( [], LoadingOrder::sort( 'gone', [] ) );
	}
}
