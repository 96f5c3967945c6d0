<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Newsletter;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Newsletter\Domain\Condition;
use Vitrina\Companion\Newsletter\Domain\ConfirmationToken;
use Vitrina\Companion\Newsletter\Domain\CsvCell;
use Vitrina\Companion\Newsletter\Domain\Field;
use Vitrina\Companion\Newsletter\Domain\Form;

final class FormTest extends TestCase {

	use TestTrait;

	/**
	 * @return iterable<string, array{string, array<string, list<string>>, bool|null}>
	 */
	public static function conditions(): iterable {
		/** @var list<array{written: string, given: array<string, list<string>>, met: bool|null}> $table */
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/contract/newsletter-conditions.json' ), true );
		foreach ( $table as $row ) {
			yield json_encode( $row, JSON_THROW_ON_ERROR ) => [ $row['written'], $row['given'], $row['met'] ];
		}
	}

	/**
	 * @param array<string, list<string>> $given
	 */
	#[DataProvider( 'conditions' )]
	#[TestDox( '[NEWS-01] a condition gives the same result as in the browser: $_dataName' )]
	public function test_conditions( string $written, array $given, ?bool $met ): void {
		$condition = Condition::parse( $written );
		self::assertSame( $met, $condition?->is_met( $given[ $condition->field ] ?? [] ) );
	}

	#[TestDox( '[NEWS-01] only visible fields are required, for every choice' )]
	public function test_required(): void {
		$this->forAll( Generators::elements( 'a', 'b', 'c', '', '*' ), Generators::elements( '', 'x' ) )->then(
			static function ( string $chosen, string $typed ): void {
				$form = self::form( [ 'name' => 'more', 'required' => 'yes', 'show-if' => 'choice:a|b' ] );
				$read = $form->read( [ 'choice' => $chosen, 'more' => $typed ] );
				$is_shown = in_array( $chosen, [ 'a', 'b' ], true );
				self::assertSame( $is_shown && $typed === '' ? [ 'more' ] : [], $read->missing );
				self::assertSame( $is_shown && $typed !== '', isset( $read->values['more'] ) );
			}
		);
	}

	#[TestDox( '[NEWS-01] only the form\'s fields are stored, with at most 500 characters each' )]
	public function test_hostile(): void {
		$this->forAll( Generators::string(), Generators::string() )->then(
			static function ( string $name, string $value ): void {
				$read = self::form( [ 'name' => 'more' ] )->read( [ $name => $value, 'more' => str_repeat( $value, 50 ), 'choice' => [ [ $value ] ] ] );
				self::assertSame( [], array_diff( array_keys( $read->values ), [ 'choice', 'more' ] ) );
				self::assertLessThanOrEqual( 500, mb_strlen( $read->values['more'] ?? '' ) );
			}
		);
	}

	#[TestDox( '[NEWS-01] a URL starts with http' )]
	public function test_url(): void {
		$field = Field::parse( [ 'name' => 'site', 'type' => 'url' ] );
		self::assertNotNull( $field );
		self::assertSame( [ '', 'http://a.lt', 'https://a.lt', 'http://javascript:alert(1)' ], array_map( $field->clean( ... ), [ ' ', 'a.lt', 'https://a.lt', 'javascript:alert(1)' ] ) );
	}

	#[TestDox( '[NEWS-01] no CSV cell starts like a formula' )]
	public function test_csv(): void {
		$this->forAll( Generators::elements( '=', '+', '-', '@', "\t", "\r", "\n", ' =', '|', '%' ), Generators::string() )->then(
			static function ( string $start, string $rest ): void {
				self::assertStringStartsWith( "'", CsvCell::of( $start . $rest ) );
			}
		);
		self::assertSame( "'=1", CsvCell::of( '=1' ) );
		self::assertSame( 'ruta@example.lt', CsvCell::of( 'ruta@example.lt' ) );
	}

	#[TestDox( '[FIX-29] no CSV cell starts like a formula if a spreadsheet splits by semicolons, commas or tabs' )]
	public function test_csv_split(): void {
		$this->forAll( Generators::elements( ';', ',', "\t" ), Generators::elements( '', ' ', '"', '""', "'" ), Generators::elements( '=', '+', '-', '@', '|', '%' ), Generators::string(), Generators::string() )->then(
			static function ( string $comma, string $before, string $start, string $first, string $rest ): void {
				$file = fopen( 'php://memory', 'w+' );
				assert( $file !== false );
				fputcsv( $file, [ 'a', CsvCell::of( $first . $comma . $before . $start . $rest ) ], ',', '"', '' );
				rewind( $file );
				foreach ( (array) preg_split( '/[;,\t\r\n]/', (string) stream_get_contents( $file ) ) as $cell ) {
					self::assertDoesNotMatchRegularExpression( '/\A["\s]*[=+\-@|%]/', (string) $cell );
				}
			}
		);
	}

	#[TestDox( '[NEWS-01] a token is valid for one purpose, one sign-up and seven days' )]
	public function test_confirmation_token(): void {
		$token  = new ConfirmationToken( 'secret' );
		$made   = $token->create( 'confirm', 1, 'a@b.lt', 1000 );
		$end    = 1000 + 7 * 86400;
		self::assertTrue( $token->is_valid( $made, 'confirm', 1, 'a@b.lt', 1000, $end ) );
		self::assertFalse( $token->is_valid( $made, 'confirm', 1, 'a@b.lt', 1000, $end + 1 ) );
		self::assertFalse( $token->is_valid( $made, 'leave', 1, 'a@b.lt', 1000, 1000 ) );
		self::assertFalse( $token->is_valid( $made, 'confirm', 2, 'a@b.lt', 1000, 1000 ) );
		self::assertFalse( $token->is_valid( $made, 'confirm', 1, 'b@b.lt', 1000, 1000 ) );
		self::assertFalse( ( new ConfirmationToken( 'another' ) )->is_valid( $made, 'confirm', 1, 'a@b.lt', 1000, 1000 ) );
		self::assertFalse( $token->is_valid( '', 'confirm', 1, 'a@b.lt', 1000, 1000 ) );
	}

	/**
	 * @param array<string, string> $written
	 */
	private static function form( array $written ): Form {
		$fields = array_map( Field::parse( ... ), [ [ 'name' => 'email', 'type' => 'email' ], [ 'name' => 'choice' ], $written ] );

		return new Form( '1', 'x', array_values( array_filter( $fields ) ) );
	}
}
