<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Attribution;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Attribution\Domain\Reason;

final class ReasonTest extends TestCase {

	#[TestDox( '[ATT-02] a browser\'s own reasons are accepted' )]
	public function test_own_reasons(): void {
		foreach ( [ 'no-consent', 'not-allowed', 'cookies-blocked', 'record-damaged', 'session-lost' ] as $word ) {
			self::assertSame( $word, Reason::from_request( $word, Reason::NoJavaScript )?->value );
		}
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function others(): array {
		return [
			'known origin'       => [ '' ],
			'a server\'s reason' => [ 'rest-api' ],
			'a script'           => [ '<script>alert(1)</script>' ],
			'a list'             => [ [ 'no-consent' ] ],
			'a number'           => [ 1 ],
			'true'               => [ true ],
		];
	}

	#[DataProvider( 'others' )]
	#[TestDox( '[ATT-02] other values from the request are rejected' )]
	public function test_others( mixed $sent ): void {
		self::assertNull( Reason::from_request( $sent, Reason::StoreApi ) );
	}

	#[TestDox( '[ATT-02] without a value from the request, the source of the order is the reason' )]
	public function test_nothing_sent(): void {
		self::assertSame( Reason::StoreApi, Reason::from_request( null, Reason::StoreApi ) );
		self::assertSame( Reason::RestApi, Reason::from_created_via( 'rest-api' ) );
		self::assertSame( Reason::Program, Reason::from_created_via( 'subscription' ) );
		foreach ( [ 'checkout', 'store-api', 'admin' ] as $maker ) {
			self::assertNull( Reason::from_created_via( $maker ) );
		}
	}

	#[TestDox( '[ATT-02] the script has the same values' )]
	public function test_reasons_of_the_script(): void {
		$script = (string) file_get_contents( dirname( __DIR__, 5 ) . '/src/attribution/reason.ts' );
		preg_match( '/export type Reason =(.+?);/s', $script, $type );
		preg_match_all( "/'([a-z-]+)'/", $type[1] ?? '', $words );
		self::assertCount( 5, $words[1] );
		foreach ( $words[1] as $word ) {
			self::assertSame( $word, Reason::from_request( $word, Reason::Program )?->value );
		}
	}
}
