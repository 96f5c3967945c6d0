<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Attribution;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Attribution\Domain\Reason;

final class ReasonTest extends TestCase {

	#[TestDox( '[ATT-02] a browser\'s own reasons are taken' )]
	public function test_own_reasons(): void {
		foreach ( [ 'no-consent', 'not-allowed', 'cookies-blocked', 'record-damaged', 'session-lost' ] as $word ) {
			self::assertSame( $word, Reason::sent( $word, Reason::NoJavaScript )?->value );
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
	#[TestDox( '[ATT-02] nothing else that is sent becomes a reason' )]
	public function test_others( mixed $sent ): void {
		self::assertNull( Reason::sent( $sent, Reason::StoreApi ) );
	}

	#[TestDox( '[ATT-02] where nothing is sent, the way of the order is the reason' )]
	public function test_nothing_sent(): void {
		self::assertSame( Reason::StoreApi, Reason::sent( null, Reason::StoreApi ) );
		self::assertSame( Reason::RestApi, Reason::of_maker( 'rest-api' ) );
		self::assertSame( Reason::Program, Reason::of_maker( 'subscription' ) );
		foreach ( [ 'checkout', 'store-api', 'admin' ] as $maker ) {
			self::assertNull( Reason::of_maker( $maker ) );
		}
	}

	#[TestDox( '[ATT-02] the script knows the same words' )]
	public function test_words_of_the_script(): void {
		$script = (string) file_get_contents( dirname( __DIR__, 5 ) . '/src/attribution/reason.ts' );
		preg_match( '/export type Reason =(.+?);/s', $script, $type );
		preg_match_all( "/'([a-z-]+)'/", $type[1] ?? '', $words );
		self::assertCount( 5, $words[1] );
		foreach ( $words[1] as $word ) {
			self::assertSame( $word, Reason::sent( $word, Reason::Program )?->value );
		}
	}
}
