<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Consent;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Consent\Domain\Choice;

final class ChoiceTest extends TestCase {

	use TestTrait;

	private const GOOD = [
		'number' => '0123456789abcdef',
		'choice' => 'psm',
		'texts'  => '0123456789ab',
	];

	#[TestDox( '[LAW-60] what our script reports is read as it was sent' )]
	public function test_good(): void {
		foreach ( [ '', 'p', 's', 'm', 'ps', 'pm', 'sm', 'psm' ] as $letters ) {
			foreach ( [ '', 'fedcba9876543210' ] as $previous ) {
				$choice = Choice::parse( [ 'choice' => $letters, 'previous' => $previous, 'ip' => '127.0.0.1' ] + self::GOOD );
				self::assertNotNull( $choice );
				self::assertSame( [ 'number' => '0123456789abcdef', 'letters' => $letters, 'texts' => '0123456789ab', 'previous' => $previous ], get_object_vars( $choice ) );
			}
		}
		self::assertSame( '', Choice::parse( self::GOOD )?->previous );
	}

	#[TestDox( '[LAW-60] anything else is refused, for every field' )]
	public function test_bad(): void {
		$bad = [ null, 1, true, [ 'psm' ], "psm\n", 'mp', 'PSM', 'x', '0123456789ABCDEF', "0123456789abcdef\n", "0123456789ab\n", str_repeat( 'a', 17 ), '<b>', "\0" ];
		foreach ( [ 'number', 'choice', 'texts', 'previous' ] as $field ) {
			foreach ( $bad as $value ) {
				// The first choice replaces none.
				$is_fine = $field === 'previous' && $value === null;
				self::assertSame( $is_fine, Choice::parse( [ $field => $value ] + self::GOOD ) !== null, $field . ' ' . json_encode( $value ) );
			}
		}
		foreach ( [ 'number', 'choice', 'texts' ] as $field ) {
			self::assertNull( Choice::parse( array_diff_key( self::GOOD, [ $field => '' ] ) ), $field );
		}
		self::assertNull( Choice::parse( [ 'previous' => self::GOOD['number'] ] + self::GOOD ), 'replaces itself' );
		$this->forAll( Generators::elements( 'number', 'choice', 'texts', 'previous' ), Generators::string() )->then(
			static function ( string $field, string $value ): void {
				$choice = Choice::parse( [ $field => $value ] + self::GOOD );
				self::assertTrue( $choice === null || preg_match( '/^[0-9a-fpsm|]*$/D', "{$choice->number}|{$choice->letters}|{$choice->texts}|{$choice->previous}" ) === 1 );
			}
		);
	}

	#[TestDox( '[LAW-61] a number is found as people type it, with dashes, spaces and capitals' )]
	public function test_readable(): void {
		self::assertSame( '0123-4567-89ab-cdef', Choice::readable( self::GOOD['number'] ) );
		$this->forAll( Generators::seq( Generators::elements( ...str_split( '0123456789abcdef' ) ) ), Generators::elements( '-', ' ', '' ) )->then(
			/** @param list<string> $digits */
			static function ( array $digits, string $mark ): void {
				/** @var list<string> $digits */
				$number = str_pad( substr( implode( '', $digits ), 0, 16 ), 16, '0' );
				self::assertSame( $number, Choice::from_readable( strtoupper( implode( $mark, str_split( $number, 4 ) ) ) . $mark ) );
			}
		);
	}
}
