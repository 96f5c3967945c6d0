<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Runtime;

use PHPUnit\Framework\TestCase;
use Vitrina\Runtime\LoadingOrder;

final class LoadingOrderTest extends TestCase {

	public function test_dependencies_come_first_and_once(): void {
		$graph = [
			'widget'     => [ 'react-dom', 'react', 'core' ],
			'react-dom'  => [ 'react' ],
			'react'      => [],
			'core'       => [],
			'not-for-us' => [ 'react' ],
		];
		self::assertSame( [ 'react', 'react-dom', 'core', 'widget' ], LoadingOrder::sort( 'widget', $graph ) );
	}

	public function test_circular_dependency(): void {
		self::assertSame( [ 'b', 'a' ], LoadingOrder::sort( 'a', [ 'a' => [ 'b' ], 'b' => [ 'a' ] ] ) );
	}

	public function test_unknown_dependency_loads_nothing(): void {
		self::assertSame( [], LoadingOrder::sort( 'a', [ 'a' => [ 'b' ], 'b' => [ 'gone' ] ] ) );
		self::assertSame( [], LoadingOrder::sort( 'gone', [] ) );
	}
}
