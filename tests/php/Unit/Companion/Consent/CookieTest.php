<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Consent;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Consent\Domain\Cookie;

final class CookieTest extends TestCase {

	use TestTrait;

	private const ROW = [
		'name'     => '_ga',
		'provider' => 'Google',
		'purpose'  => 'Counts visits.',
		'duration' => '2 years',
		'category' => 'statistics',
		'storage'  => 'cookie',
	];

	#[TestDox( '[LAW-64] a row is kept as it is; without a place it is a cookie' )]
	public function test_row(): void {
		self::assertSame( self::ROW, Cookie::parse( self::ROW )?->to_array() );
		self::assertSame( self::ROW, Cookie::parse( array_diff_key( self::ROW, [ 'storage' => '' ] ) )?->to_array() );
		self::assertSame( 'Counts visits.', Cookie::parse( [ 'purpose' => "  Counts\n\tvisits. " ] + self::ROW )?->purpose );
	}

	#[TestDox( '[LAW-64] a row that lacks a text, a category or a place is ignored' )]
	public function test_incomplete(): void {
		foreach ( self::ROW as $field => $text ) {
			foreach ( [ '', '  ', null, 5, [ $text ] ] as $bad ) {
				// A place that is missing is a cookie.
				self::assertNull( $field === 'storage' && $bad === null ? null : Cookie::parse( [ $field => $bad ] + self::ROW ), $field );
			}
		}
		foreach ( [ null, 'x', [], [ self::ROW ], [ 'category' => 'other' ] + self::ROW, [ 'storage' => 'database' ] + self::ROW ] as $bad ) {
			self::assertNull( Cookie::parse( $bad ) );
		}
	}

	#[TestDox( '[LAW-64] every text has one line and an end, whatever is sent' )]
	public function test_hostile(): void {
		$this->forAll( Generators::elements( 'name', 'provider', 'purpose', 'duration' ), Generators::string() )->then(
			static function ( string $field, string $text ): void {
				$row = Cookie::parse( [ $field => str_repeat( $text . "\xC3(\n", 200 ) ] + self::ROW )?->to_array();
				if ( $row === null ) {
					return;
				}
				self::assertTrue( mb_check_encoding( $row[ $field ], 'UTF-8' ) );
				self::assertStringNotContainsString( "\n", $row[ $field ] );
				self::assertLessThanOrEqual( $field === 'purpose' ? 500 : 100, mb_strlen( $row[ $field ] ) );
				self::assertSame( $row, Cookie::parse( $row )?->to_array() );
			}
		);
	}
}
