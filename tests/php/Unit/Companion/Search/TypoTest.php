<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Search;

use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Vitrina\Companion\Search\Domain\Typo;

final class TypoTest extends TestCase {
	use TestTrait;

	/**
	 * @param array<array-key, mixed> $letters As they were made up.
	 */
	private static function text( array $letters, int $length ): string {
		return implode( '', array_slice( array_filter( $letters, is_string( ... ) ), 0, $length ) );
	}

	/**
	 * The edit distance between a term and the nearest prefix of a word, with swapped neighbours as one edit:
	 * the textbook's table, without optimisations.
	 */
	private static function distance_to_beginning( string $term, string $word ): int {
		$typed = mb_str_split( $term );
		$meant = mb_str_split( $word );
		$table = [ range( 0, count( $meant ) ) ];
		foreach ( $typed as $i => $letter ) {
			$table[ $i + 1 ] = [ $i + 1 ];
			foreach ( $meant as $j => $other ) {
				$best = min( $table[ $i ][ $j + 1 ] + 1, $table[ $i + 1 ][ $j ] + 1, $table[ $i ][ $j ] + ( $letter === $other ? 0 : 1 ) );
				if ( $i > 0 && $j > 0 && $letter === $meant[ $j - 1 ] && $typed[ $i - 1 ] === $other ) {
					$best = min( $best, $table[ $i - 1 ][ $j - 1 ] + 1 );
				}
				$table[ $i + 1 ][ $j + 1 ] = $best;
			}
		}
		return min( $table[ count( $typed ) ] );
	}

	#[TestDox( '[SRCH-02] a word is near exactly if its edit distance is at most one' )]
	public function test_is_near_agrees_with_reference(): void {
		// With few letters, similar and different words are about equally frequent.
		$letters = Generators::seq( Generators::elements( 'a', 'b', 'č' ) );
		$this->limitTo( 2000 )->forAll( $letters, $letters )->then(
			function ( array $typed, array $meant ): void {
				$term = self::text( $typed, 8 );
				$word = self::text( $meant, 10 );
				self::assertSame( self::distance_to_beginning( $term, $word ) <= 1, Typo::is_near( $term, $word ), "{$term} {$word}" );
			}
		);
	}

	#[TestDox( '[SRCH-02] all near words share a piece, so that no typo is missed' )]
	public function test_similar_words_share_a_piece(): void {
		$letters = Generators::seq( Generators::elements( 'a', 'b', 'c' ) );
		$this->limitTo( 3000 )->forAll( $letters, $letters )->then(
			function ( array $typed, array $meant ): void {
				$term   = self::text( $typed, 9 );
				$word   = self::text( $meant, 9 );
				$shared = array_intersect( Typo::pieces_of_term( $term ), Typo::pieces_of_word( $word ) );
				self::assertTrue( $shared !== [] || mb_strlen( $term ) < Typo::MIN_LENGTH || self::distance_to_beginning( $term, $word ) > 1, "{$term} {$word}" );
			}
		);
	}

	/**
	 * Every kind of typo at every position of a word, for every typed length.
	 */
	#[TestDox( '[SRCH-02] each typo at each place of a word is found, from four letters on' )]
	public function test_every_single_typo(): void {
		$word    = 'bergamote';
		$letters = mb_str_split( $word );
		$typed   = [];
		foreach ( $letters as $place => $letter ) {
			$without = $letters;
			unset( $without[ $place ] );
			$typed[] = implode( '', $without );
			$typed[] = implode( '', array_replace( $letters, [ $place => 'x' ] ) );
			$typed[] = substr_replace( $word, 'x', $place, 0 );
			if ( isset( $letters[ $place + 1 ] ) ) {
				$typed[] = implode( '', array_replace( $letters, [ $place => $letters[ $place + 1 ], $place + 1 => $letter ] ) );
			}
		}
		foreach ( $typed as $whole ) {
			for ( $length = Typo::MIN_LENGTH; $length <= strlen( $whole ); $length++ ) {
				$term = substr( $whole, 0, $length );
				self::assertTrue( Typo::is_near( $term, $word ), $term );
				self::assertNotSame( [], array_intersect( Typo::pieces_of_term( $term ), Typo::pieces_of_word( $word ) ), $term );
			}
		}
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function short(): array {
		return [
			'nothing'       => [ '' ],
			'one letter'    => [ 'a' ],
			'three letters' => [ 'zva' ],
		];
	}

	#[DataProvider( 'short' )]
	#[TestDox( '[SRCH-02] typos of shorter words are not corrected: $term' )]
	public function test_short_terms( string $term ): void {
		self::assertSame( [], Typo::pieces_of_term( $term ) );
	}

	#[TestDox( '[SRCH-02] a piece fits its column' )]
	public function test_length_of_pieces(): void {
		foreach ( [ 'kvepalai', 'abc', 'žžžžžžžž', 'ab' ] as $word ) {
			foreach ( [ ...Typo::pieces_of_word( $word ), ...Typo::pieces_of_term( $word ) ] as $piece ) {
				self::assertLessThanOrEqual( Typo::PIECE, mb_strlen( $piece ) );
			}
		}
	}
}
