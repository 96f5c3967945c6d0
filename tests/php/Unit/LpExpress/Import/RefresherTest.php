<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\LpExpress\Import;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\LpExpress\Api\ApiException;
use Vitrina\LpExpress\Api\Failure;
use Vitrina\LpExpress\Api\TerminalSource;
use Vitrina\LpExpress\Domain\Row;
use Vitrina\LpExpress\Import\Refresher;
use Vitrina\Tests\Unit\LpExpress\Support\InMemoryTerminals;

final class RefresherTest extends TestCase {

	#[TestDox( '[TERM-09] replaces the lists of all countries at once' )]
	public function test_success(): void {
		$terminals = new InMemoryTerminals();
		$outcome   = ( new Refresher( self::source( [ 'LT' => 20, 'LV' => 10, 'EE' => 5 ] ), $terminals ) )->refresh();
		self::assertTrue( $outcome->succeeded() );
		self::assertSame( [ 'LT' => 20, 'LV' => 10, 'EE' => 5 ], $outcome->counts );
		self::assertSame( 1, $terminals->replaced );
	}

	#[TestDox( '[TERM-09] if one country fails, is empty or is half as long, all current lists stay' )]
	public function test_failures(): void {
		$terminals = new InMemoryTerminals();
		( new Refresher( self::source( [ 'LT' => 20, 'LV' => 10, 'EE' => 10 ] ), $terminals ) )->refresh();
		$held = array_map( $terminals->version( ... ), Refresher::COUNTRIES );
		foreach (
			[
				'unreachable'  => new ApiException( Failure::Unreachable ),
				'bad_answer'   => new ApiException( Failure::InvalidResponse ),
				'no_terminals' => 0,
				'too_few'      => 4,
			] as $failure => $response
		) {
			$outcome = ( new Refresher( self::source( [ 'LT' => 21, 'LV' => 10, 'EE' => $response ] ), $terminals ) )->refresh();
			self::assertSame( $failure, $outcome->failure );
			self::assertSame( 'EE', $outcome->country );
			self::assertSame( $held, array_map( $terminals->version( ... ), Refresher::COUNTRIES ) );
		}
	}

	#[TestDox( '[TERM-09] requests no further country after a failure' )]
	public function test_stops(): void {
		$requests = [];
		( new Refresher( self::source( [ 'LT' => new ApiException( Failure::LoginRejected ) ] ), new InMemoryTerminals() ) )->refresh(
			static function ( string $country ) use ( &$requests ): void {
				$requests[] = $country;
			}
		);
		self::assertSame( [ 'LT' ], $requests );
	}

	#[TestDox( '[TERM-09] a failed query is recorded as a failure' )]
	public function test_storage(): void {
		$outcome = ( new Refresher( self::source( [ 'LT' => 1, 'LV' => 1, 'EE' => 1 ] ), new InMemoryTerminals( [], true ) ) )->refresh();
		self::assertSame( 'storage', $outcome->failure );
	}

	/**
	 * @param array<string, int|ApiException> $responses Number of terminals by country.
	 */
	private static function source( array $responses ): TerminalSource {
		return new class( $responses ) implements TerminalSource {
			/**
			 * @param array<string, int|ApiException> $responses
			 */
			public function __construct( private array $responses ) {}

			public function terminals( string $country ): iterable {
				$response = $this->responses[ $country ];
				if ( $response instanceof ApiException ) {
					throw $response;
				}
				for ( $row = 1; $row <= $response; ++$row ) {
					yield new Row(
						$row,
						[
							'id'   => crc32( $country ) + $row,
							'city' => 'City',
							'name' => "Terminal {$row}",
						]
					);
				}
			}
		};
	}
}
