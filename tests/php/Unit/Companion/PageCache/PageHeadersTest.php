<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\PageCache;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\PageCache\Domain\PageHeaders;

final class PageHeadersTest extends TestCase {

	/**
	 * @return iterable<string, array{int, int, bool}>
	 */
	public static function lifetimes(): iterable {
		yield 'nothing is scheduled' => [ 3600, PHP_INT_MAX, true ];
		yield 'a sale ends in a minute' => [ 60, 1060, true ];
		yield 'a sale ended just now' => [ 1, 1000, true ];
		yield 'something has changed meanwhile' => [ 1, PHP_INT_MAX, false ];
	}

	#[DataProvider( 'lifetimes' )]
	#[TestDox( 'How long caches may hold a page: $_dataName' )]
	public function test_lifetime( int $seconds, int $expires, bool $is_current ): void {
		self::assertSame(
			[ 'Cache-Control' => "public, max-age=0, s-maxage={$seconds}" ],
			( new PageHeaders( 3600, [] ) )->of_shared_page( [ 'all' ], $expires, 1000, $is_current )
		);
	}

	#[TestDox( 'Each cache gets the tags in its own header' )]
	public function test_tags(): void {
		$headers = ( new PageHeaders( 3600, [ 'xkey' => ' ', 'Cache-Tag' => ',' ] ) )->of_shared_page( [ 'all', 'p7' ], PHP_INT_MAX, 1000, true );
		unset( $headers['Cache-Control'] );
		self::assertSame( [ 'xkey' => 'all p7', 'Cache-Tag' => 'all,p7' ], $headers );
	}
}
