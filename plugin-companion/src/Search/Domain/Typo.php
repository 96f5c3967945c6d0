<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Domain;

/**
 * One typo: a letter inserted, missing or replaced, or two neighbours swapped.
 *
 * Candidates are found by pieces: the beginning of a word with one letter removed. If a word and the
 * typed text differ by one typo, their beginnings share such a piece, wherever the typo is:
 * https://en.wikipedia.org/wiki/Approximate_string_matching (deletion
 * neighbourhood). Only the beginning has pieces, because suggestions are shown before the whole word is typed.
 */
final class Typo {
	/** Minimum letters of a word that is corrected: shorter words are similar to almost any word. */
	public const MIN_LENGTH = 4;

	/** Maximum letters of the beginning of a word from which pieces are made. With six, few words share a piece. */
	private const HEAD = 6;

	/** Letters of the longest piece; also the width of the table's column. */
	public const PIECE = self::HEAD - 1;

	/**
	 * The pieces stored for a word of the index.
	 *
	 * @param string $word Folded.
	 * @return list<string>
	 */
	public static function pieces_of_word( string $word ): array {
		$letters = mb_str_split( $word, 1, 'UTF-8' );
		$pieces  = [];
		for ( $head = self::MIN_LENGTH; $head <= self::HEAD; $head++ ) {
			$pieces = [ ...$pieces, ...self::pieces_of_head( $letters, $head ) ];
		}
		return array_values( array_unique( $pieces ) );
	}

	/**
	 * The pieces to look up for a typed word; an empty list if it is too short.
	 *
	 * @param string $term Folded.
	 * @return list<string>
	 */
	public static function pieces_of_term( string $term ): array {
		$letters = mb_str_split( $term, 1, 'UTF-8' );
		$count   = count( $letters );
		return $count < self::MIN_LENGTH ? [] : array_values( array_unique( self::pieces_of_head( $letters, min( $count, self::HEAD ) ) ) );
	}

	/** Whether a word begins with the typed text, except for one typo. */
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
		return self::is_prefix( $typed, $shared + 1, $meant, $shared + 1 )
			|| self::is_prefix( $typed, $shared, $meant, $shared + 1 )
			|| self::is_prefix( $typed, $shared + 1, $meant, $shared )
			|| ( $is_swapped && self::is_prefix( $typed, $shared + 2, $meant, $shared + 2 ) );
	}

	/**
	 * @param list<string> $letters
	 * @return list<string>
	 */
	private static function pieces_of_head( array $letters, int $head ): array {
		if ( count( $letters ) < $head ) {
			// A word that is one letter shorter than the head is a piece of the word that it becomes with that letter.
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
	 * Whether the typed text from $here on is a prefix of the word from $there on.
	 *
	 * @param list<string> $typed
	 * @param list<string> $meant
	 */
	private static function is_prefix( array $typed, int $here, array $meant, int $there ): bool {
		$rest = array_slice( $typed, $here );
		return $there <= count( $meant ) && array_slice( $meant, $there, count( $rest ) ) === $rest;
	}
}
