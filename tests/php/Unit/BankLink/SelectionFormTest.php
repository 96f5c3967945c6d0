<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\BankLink;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\BankLink\Domain\Amount;
use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\BankMark;
use Vitrina\BankLink\Domain\Banks;
use Vitrina\BankLink\Domain\Catalogue;
use Vitrina\BankLink\Domain\SelectionForm;

final class SelectionFormTest extends TestCase {

	private const SHOWN = [ 'LT-A', 'LT-B', 'LT-C' ];

	#[TestDox( '[BANK-02] without JavaScript, only a change of "select all" applies to all banks' )]
	public function test_select_all(): void {
		self::assertSame( self::SHOWN, ( new SelectionForm( self::SHOWN, [ 'LT-B' ], true, false ) )->selection() );
		self::assertSame( [], ( new SelectionForm( self::SHOWN, self::SHOWN, false, true ) )->selection() );
		// One bank unchecked; without JavaScript "select all" stays checked.
		self::assertSame( [ 'LT-A', 'LT-C' ], ( new SelectionForm( self::SHOWN, [ 'LT-A', 'LT-C' ], true, true ) )->selection() );
		self::assertSame( self::SHOWN, ( new SelectionForm( self::SHOWN, self::SHOWN, false, false ) )->selection() );
	}

	#[TestDox( '[BANK-02] with JavaScript, exactly the checked banks are stored, for every selection before and after' )]
	public function test_with_a_script(): void {
		foreach ( range( 0, 7 ) as $before ) {
			foreach ( range( 0, 7 ) as $now ) {
				$ticked = array_values( array_filter( self::SHOWN, static fn ( int $at ): bool => ( $now >> $at & 1 ) === 1, ARRAY_FILTER_USE_KEY ) );
				self::assertSame( $ticked, ( new SelectionForm( self::SHOWN, [ 'LT-X', ...$ticked ], $now === 7, $before === 7 ) )->selection() );
			}
		}
	}

	#[TestDox( '[BANK-01] positions sort the banks; invalid positions come last' )]
	public function test_order(): void {
		$places = [
			'LT-A' => '3',
			'LT-B' => '-1',
			'LT-C' => '1',
		];
		self::assertSame( [ 'LT-C', 'LT-A', 'LT-B' ], SelectionForm::order( self::SHOWN, $places ) );
		self::assertSame( self::SHOWN, SelectionForm::order( self::SHOWN, [ 'LT-A' => [ '9' ] ] ) );
	}

	#[TestDox( '[BANK-01] a selected bank that the provider no longer lists stays, marked, and is not offered; an unselected one is removed; a new one is not selected' )]
	public function test_refreshed(): void {
		$old   = new Banks( [ new Bank( 'HABALT22', 'Swedbank', 'LT' ), new Bank( 'CBVILT2X', 'SEB', 'LT' ), new Bank( 'AGBLLT2X', 'Luminor', 'LT' ) ], [ 'LT-HABALT22', 'LT-CBVILT2X' ] );
		$known = $old->merged_with( [ new Bank( 'CBVILT2X', 'SEB', 'LT' ), new Bank( 'REVOLT21', 'Revolut', 'LT' ) ] );
		$now   = new Banks( $known, [ 'LT-HABALT22', 'LT-CBVILT2X' ] );
		self::assertSame( [ 'LT-CBVILT2X', 'LT-REVOLT21', 'LT-HABALT22' ], array_keys( $now->known ) );
		self::assertTrue( $now->known['LT-HABALT22']->is_delisted );
		self::assertSame( [ 'LT-CBVILT2X' ], array_keys( $now->offered() ) );
		self::assertNull( $now->find_offered( 'LT-HABALT22' ) );
		// Listed again, it is selected as before.
		$back = new Banks( $now->merged_with( [ new Bank( 'HABALT22', 'Swedbank', 'LT' ) ] ), [ 'LT-HABALT22' ] );
		self::assertNotNull( $back->find_offered( 'LT-HABALT22' ) );
	}

	#[TestDox( '[BANK-03] only an offered bank is accepted' )]
	public function test_accept(): void {
		$banks = new Banks( Catalogue::banks(), [ 'LT-HABALT22' ] );
		self::assertSame( 'Swedbank', $banks->find_offered( 'LT-HABALT22' )?->name );
		foreach ( [ null, '', 'LT-CBVILT2X', 'lt-habalt22', 'HABALT22', [ 'LT-HABALT22' ], 1, 'LT-HABALT22 ' ] as $posted ) {
			self::assertNull( $banks->find_offered( $posted ) );
		}
	}

	#[TestDox( '[BANK-01] invalid banks in a list are left out' )]
	public function test_bank_of(): void {
		$good = [
			'bic'     => 'HABALT22XXX',
			'name'    => ' Swedbank ',
			'country' => 'LT',
		];
		self::assertSame( 'Swedbank', Bank::from_data( $good )?->name );
		foreach ( [ 'bic' => '../x', 'name' => '  ', 'country' => 'lt' ] as $field => $value ) {
			self::assertNull( Bank::from_data( [ $field => $value ] + $good ) );
			self::assertNull( Bank::from_data( [ $field => [ $value ] ] + $good ) );
		}
		self::assertNull( Bank::from_data( 'HABALT22' ) );
	}

	#[TestDox( '[BANK-03] every bank has a mark, and names in it are escaped' )]
	public function test_marks(): void {
		foreach ( [ 'Swedbank' => 'Sw', 'SEB' => 'SEB', 'LKU kredito unijos' => 'LKU', 'Šiaulių bankas' => 'ŠB', 'Coop Pank' => 'Coop', '–' => '?' ] as $name => $letters ) {
			self::assertSame( $letters, ( new BankMark( $name ) )->letters() );
		}
		$svg = ( new BankMark( '"><script>' ) )->svg();
		self::assertNotFalse( simplexml_load_string( $svg ) );
		self::assertStringNotContainsString( '<script', $svg );
	}

	#[TestDox( '[BANK-04] amounts are exact: every cent from 0.01 to 2,000.00 as a number and as text' )]
	public function test_amounts(): void {
		for ( $minor = 1; $minor <= 200_000; $minor++ ) {
			$text = Amount::decimal( $minor );
			if ( Amount::parse( $text ) !== $minor || Amount::parse( json_decode( $text ) ) !== $minor ) {
				self::fail( $text );
			}
		}
		self::assertNull( Amount::parse( 0.001 ) );
		self::assertNull( Amount::parse( NAN ) );
		self::assertNull( Amount::parse( INF ) );
		self::assertNull( Amount::parse( true ) );
		self::assertSame( 99_999_999_99, Amount::parse( '99999999.99' ) );
	}
}
