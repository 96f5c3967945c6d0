<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Search;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Search\Domain\SearchTerms;
use Vitrina\Companion\Search\Domain\Words;

final class WordsTest extends TestCase {
	use TestTrait;

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function texts(): iterable {
		yield 'all nine letters' => [ 'ąčęėįšųūž', 'aceeisuuz' ];
		yield 'capitals' => [ 'ĄČĘĖĮŠŲŪŽ', 'aceeisuuz' ];
		yield 'marks of their own' => [ "z\u{30C}vake\u{307}", 'zvake' ];
		yield 'signs between' => [ '  Žvakė „Medus & vaškas“, 200 ml!', 'zvake medus vaskas 200 ml' ];
		yield 'a code' => [ 'VK-101/B', 'vk 101 b' ];
		yield 'markup' => [ '<script>alert(1)</script>', 'script alert 1 script' ];
		yield 'no UTF-8' => [ "zva\xC5ke", 'zva ke' ];
		yield 'signs alone' => [ "%_'\"\\;--", '' ];
		yield 'another alphabet' => [ 'Свеча', 'свеча' ];
		yield 'a final sigma' => [ 'ΑΣ ας', 'ασ ασ' ];
	}

	#[DataProvider( 'texts' )]
	#[TestDox( '[SRCH-02] folds $_dataName' )]
	public function test_fold( string $text, string $folded ): void {
		self::assertSame( $folded, Words::fold( $text ) );
	}

	#[TestDox( '[SRCH-02] folding removes case, accents and normal form, and is idempotent' )]
	public function test_fold_is_the_same_for_all_forms(): void {
		$letters = Generators::seq( Generators::elements( ...mb_str_split( 'ąčęėįšųūžĄČĘĖĮŠŲŪŽabcXYZ019 -,' ) ) );
		$plain   = [ 'ą' => 'a', 'č' => 'c', 'ę' => 'e', 'ė' => 'e', 'į' => 'i', 'š' => 's', 'ų' => 'u', 'ū' => 'u', 'ž' => 'z' ];
		$this->limitTo( 500 )->forAll( $letters )->then(
			function ( array $letters ) use ( $plain ): void {
				$text   = implode( '', array_filter( $letters, is_string( ... ) ) );
				$folded = Words::fold( $text );
				self::assertSame( $folded, Words::fold( $folded ) );
				self::assertSame( $folded, Words::fold( mb_strtoupper( $text ) ) );
				self::assertSame( $folded, Words::fold( (string) normalizer_normalize( $text, \Normalizer::FORM_D ) ) );
				self::assertSame( $folded, Words::fold( strtr( mb_strtolower( $text ), $plain ) ) );
				self::assertMatchesRegularExpression( '/^([a-z0-9]+( [a-z0-9]+)*)?$/D', $folded );
			}
		);
	}

	#[TestDox( '[SRCH-02] without intl the Latin letters fold the same' )]
	public function test_fold_without_intl(): void {
		for ( $code = 0xC0; $code <= 0x17F; $code++ ) {
			$letter = mb_strtolower( mb_chr( $code ) );
			$marks  = (string) preg_replace( '/\p{M}+/u', '', (string) normalizer_normalize( $letter, \Normalizer::FORM_D ) );
			self::assertSame( $marks, Words::strip_latin_marks( $letter ), $letter );
		}
	}

	/**
	 * @return iterable<string, array{list<string>}>
	 */
	public static function inflected(): iterable {
		yield 'perfume' => [ [ 'kvepalai', 'kvepalu', 'kvepalams', 'kvepalais', 'kvepaluose' ] ];
		yield 'a candle' => [ [ 'zvakes', 'zvakei', 'zvake', 'zvakems', 'zvakese' ] ];
		yield 'a gift' => [ [ 'dovana', 'dovanos', 'dovanai', 'dovanu', 'dovanoms' ] ];
	}

	/**
	 * @param list<string> $words
	 */
	#[DataProvider( 'inflected' )]
	#[TestDox( '[SRCH-02] the cases of a word share a stem: $_dataName' )]
	public function test_stem( array $words ): void {
		self::assertCount( 1, array_unique( array_map( Words::stem( ... ), $words ) ) );
		self::assertGreaterThanOrEqual( 4, mb_strlen( Words::stem( $words[0] ) ) );
	}

	#[TestDox( '[SRCH-02] a stem is the beginning of its word, with at least four letters, or the whole word' )]
	public function test_stem_is_a_prefix(): void {
		$this->limitTo( 500 )->forAll( Generators::seq( Generators::elements( 'a', 'i', 'o', 'u', 's', 'm', 'k', '1' ) ) )->then(
			function ( array $letters ): void {
				$word = 'k' . implode( '', array_filter( $letters, is_string( ... ) ) );
				$stem = Words::stem( $word );
				self::assertTrue( $stem !== '' && str_starts_with( $word, $stem ), $word );
				self::assertTrue( $stem === $word || mb_strlen( $stem ) >= 4, $word );
			}
		);
	}

	#[TestDox( '[SRCH-01] a query of any length becomes a few words of bounded length' )]
	public function test_limited_number_of_terms(): void {
		foreach ( [ str_repeat( 'ž', 20000 ), str_repeat( 'a b c d e ', 2000 ), str_repeat( "\xFF", 10000 ), "\0\0" ] as $query ) {
			$terms = SearchTerms::of( $query );
			self::assertLessThanOrEqual( 6, count( $terms->words ) );
			foreach ( [ ...$terms->words, $terms->joined ] as $word ) {
				self::assertLessThanOrEqual( Words::LENGTH, mb_strlen( $word ) );
			}
		}
	}

	#[TestDox( '[SRCH-02] a code can also be found as one word' )]
	public function test_joined(): void {
		self::assertSame( 'vk101', SearchTerms::of( 'VK-101' )->joined );
		self::assertTrue( SearchTerms::of( 'VK-101' )->may_be_code() );
		self::assertFalse( SearchTerms::of( 'medaus žvakė' )->may_be_code() );
	}
}
