<?php
/**
 * One typo: a letter too many, missing, another, or two that changed places.
 *
 * Words that may be meant are found by what is left of a beginning when one letter is taken out
 * of it. If a word and what was typed differ by one typo, their beginnings share such a piece,
 * wherever the typo is: https://en.wikipedia.org/wiki/Approximate_string_matching (deletion
 * neighbourhood). The pieces are of the beginning alone, because people see suggestions before
 * they have typed the whole word.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Domain;

final class Typo {
	/**
	 * Below it almost any word is near.
	 */
	public const SHORTEST = 4;

	/**
	 * Letters of a beginning that are looked at. With six, a piece is shared by few words.
	 */
	private const HEAD = 6;

	/**
	 * Letters of the longest piece; the column of the table is as wide.
	 */
	public const PIECE = self::HEAD - 1;

	/**
	 * The pieces under which a word of the shop is found.
	 *
	 * @param string $word Folded.
	 * @return list<string>
	 */
	public static function pieces_of_word( string $word ): array {
		$letters = mb_str_split( $word, 1, 'UTF-8' );
		$pieces  = [];
		for ( $head = self::SHORTEST; $head <= self::HEAD; $head++ ) {
			$pieces = [ ...$pieces, ...self::pieces_of_head( $letters, $head ) ];
		}

		return array_values( array_unique( $pieces ) );
	}

	/**
	 * The pieces by which to look for what was typed; none where it is too short.
	 *
	 * @param string $term Folded.
	 * @return list<string>
	 */
	public static function pieces_of_term( string $term ): array {
		$letters = mb_str_split( $term, 1, 'UTF-8' );
		$count   = count( $letters );

		return $count < self::SHORTEST ? [] : array_values( array_unique( self::pieces_of_head( $letters, min( $count, self::HEAD ) ) ) );
	}

	/**
	 * Whether a word begins with what was typed, but for one typo.
	 */
	public static function is_near( string $term, string $word ): bool {
		$typed  = mb_str_split( $term, 1, 'UTF-8' );
		$meant  = mb_str_split( $word, 1, 'UTF-8' );
		$shared = self::shared_letters( $typed, $meant );
		if ( count( $typed ) === $shared ) {
			return true;
		}
		$is_swapped = isset( $typed[ $shared + 1 ], $meant[ $shared + 1 ] )
			&& $typed[ $shared ] === $meant[ $shared + 1 ]
			&& $typed[ $shared + 1 ] === $meant[ $shared ];

		return self::is_beginning( $typed, $shared + 1, $meant, $shared + 1 )
			|| self::is_beginning( $typed, $shared, $meant, $shared + 1 )
			|| self::is_beginning( $typed, $shared + 1, $meant, $shared )
			|| ( $is_swapped && self::is_beginning( $typed, $shared + 2, $meant, $shared + 2 ) );
	}

	/**
	 * @param list<string> $letters
	 * @return list<string>
	 */
	private static function pieces_of_head( array $letters, int $head ): array {
		if ( count( $letters ) < $head ) {
			// A word that lacks one letter is a piece of the longer one.
			return count( $letters ) === $head - 1 ? [ implode( '', $letters ) ] : [];
		}
		$pieces = [];
		for ( $without = 0; $without < $head; $without++ ) {
			$kept = array_slice( $letters, 0, $head );
			unset( $kept[ $without ] );
			$pieces[] = implode( '', $kept );
		}

		return $pieces;
	}

	/**
	 * @param list<string> $one
	 * @param list<string> $other
	 */
	private static function shared_letters( array $one, array $other ): int {
		$shared = 0;
		while ( isset( $one[ $shared ], $other[ $shared ] ) && $one[ $shared ] === $other[ $shared ] ) {
			$shared++;
		}

		return $shared;
	}

	/**
	 * Whether what is typed from here on is the beginning of what the word holds from there on.
	 *
	 * @param list<string> $typed
	 * @param list<string> $meant
	 */
	private static function is_beginning( array $typed, int $here, array $meant, int $there ): bool {
		$rest = array_slice( $typed, $here );

		return $there <= count( $meant ) && array_slice( $meant, $there, count( $rest ) ) === $rest;
	}
}
