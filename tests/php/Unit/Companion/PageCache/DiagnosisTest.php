<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\PageCache;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\PageCache\Domain\Diagnosis;
use Vitrina\Companion\PageCache\Domain\Problem;

final class DiagnosisTest extends TestCase {

	private const SHARED = [ 'cache-control' => 'public, max-age=0, s-maxage=600' ];

	/**
	 * @return iterable<string, array{list<Problem>, Diagnosis}>
	 */
	public static function shops(): iterable {
		yield 'no cache' => [ [], new Diagnosis( [], [], [], '', [], false, true ) ];
		yield 'Varnish that is purged' => [ [], new Diagnosis( [ 'Varnish' ], [ 'Varnish' ], [], '', self::SHARED, true, false ) ];
		yield 'Varnish that is not purged' => [ [ Problem::NotPurged ], new Diagnosis( [], [ 'Varnish' ], [], '', [], false, true ) ];
		yield 'Cloudflare that stores no pages' => [ [], new Diagnosis( [], [ 'Cloudflare' ], [], '', [ 'cf-cache-status' => 'DYNAMIC' ], false, true ) ];
		yield 'Cloudflare that does' => [ [ Problem::NotPurged ], new Diagnosis( [], [ 'Cloudflare' ], [], '', [ 'cf-cache-status' => 'HIT' ], false, true ) ];
		yield 'a cache that does not respond' => [ [ Problem::DoesNotRespond ], new Diagnosis( [ 'Varnish' ], [], [ 'Varnish: HTTP 405' ], 'HTTP 405', self::SHARED, true, false ) ];
		yield 'a purge that failed' => [ [ Problem::Failed ], new Diagnosis( [ 'Varnish' ], [], [], 'HTTP 503', self::SHARED, true, false ) ];
		yield 'a front page with a cookie' => [ [ Problem::NotStored ], new Diagnosis( [ 'Varnish' ], [], [], '', [ 'cache-control' => 'private, no-store' ], true, false ) ];
		yield 'a front page that was not received' => [ [], new Diagnosis( [ 'Varnish' ], [], [], '', null, true, false ) ];
		yield 'a plugin that needs no headers' => [ [], new Diagnosis( [ 'WP Rocket' ], [], [], '', [], false, false ) ];
		yield 'scheduled work that waits for visitors' => [ [ Problem::NoCron ], new Diagnosis( [ 'Varnish' ], [], [], '', self::SHARED, true, true ) ];
	}

	/**
	 * @param list<Problem> $problems
	 */
	#[DataProvider( 'shops' )]
	#[TestDox( 'What is wrong with $_dataName' )]
	public function test_problems( array $problems, Diagnosis $diagnosis ): void {
		self::assertSame( $problems, $diagnosis->problems() );
	}

	#[TestDox( 'Caches are known by their headers' )]
	public function test_caches(): void {
		self::assertSame( [ 'Varnish', 'Cloudflare' ], Diagnosis::caches( [ 'host', 'cf-ray', 'x-varnish', 'cf-cache-status' ] ) );
		self::assertSame( [], Diagnosis::caches( [ 'host', 'accept' ] ) );
	}
}
