<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Storage;

use Vitrina\Companion\Search\Domain\ResolvedQuery;
use Vitrina\Companion\Search\Domain\SearchTerms;
use Vitrina\Companion\Search\Domain\Typo;
use Vitrina\Companion\Search\Domain\Weight;
use Vitrina\Companion\Search\Domain\Words;
use Vitrina\Runtime\Database;

/**
 * The index: words of products, and pieces of words for finding mistyped ones.
 *
 * It contains only publicly searchable products: published, without a password, not excluded from search.
 */
final readonly class SearchIndex {
	/** Maximum number of candidates for a mistyped word; more would only be noise. */
	private const MAX_NEAR_WORDS = 24;

	private const ROWS_PER_INSERT = 500;

	public static function words_table(): string {
		return Database::connection()->prefix . 'vitrina_search_words';
	}

	public static function typos_table(): string {
		return Database::connection()->prefix . 'vitrina_search_typos';
	}

	/**
	 * Resolves each word of a query by one SQL query. A word is used as typed if words in the index begin with
	 * its stem; otherwise it is resolved to the words that begin with it except for a typo.
	 *
	 * @return ResolvedQuery|null Null if none of the words is in the index.
	 */
	public function resolve( SearchTerms $terms ): ?ResolvedQuery {
		$parts  = [];
		$values = [];
		if ( $terms->may_be_code() ) {
			$parts[] = "(SELECT -1 AS term, '' AS word FROM %i WHERE word LIKE %s AND weight IN (%d, %d) LIMIT 1)";
			array_push( $values, self::words_table(), $this->prefix_pattern( $terms->joined ), ...Weight::skus() );
		}
		foreach ( $terms->words as $place => $word ) {
			$stem    = $this->prefix_pattern( Words::stem( $word ) );
			$parts[] = "(SELECT %d AS term, '' AS word FROM %i WHERE word LIKE %s LIMIT 1)";
			array_push( $values, $place, self::words_table(), $stem );
			$pieces = Typo::pieces_of_term( $word );
			if ( $pieces !== [] ) {
				$placeholders = implode( ',', array_fill( 0, count( $pieces ), '%s' ) );
				$parts[]      = "(SELECT DISTINCT %d AS term, word FROM %i WHERE piece IN ({$placeholders}) AND NOT EXISTS (SELECT 1 FROM %i WHERE word LIKE %s))";
				array_push( $values, $place, self::typos_table(), ...[ ...$pieces, self::words_table(), $stem ] );
			}
		}
		$found = [];
		foreach ( $parts === [] ? [] : Database::select( implode( ' UNION ALL ', $parts ), ...$values ) as $row ) {
			$found[ (int) $row['term'] ][] = (string) $row['word'];
		}
		return isset( $found[-1] ) ? new ResolvedQuery( [], true ) : $this->choose_near_words( $terms, $found );
	}

	/**
	 * An SQL query that returns `product_id` and `score`, one row per matching product.
	 *
	 * @return string The prepared query.
	 */
	public function found_sql( SearchTerms $terms, ResolvedQuery $resolved ): string {
		if ( $resolved->is_code ) {
			return $this->prepare( $this->code_sql(), [ $terms->joined, self::words_table(), $this->prefix_pattern( $terms->joined ) ] );
		}
		$parts  = [];
		$values = [];
		foreach ( $resolved->near as $place => $near ) {
			$word    = $terms->words[ $place ];
			$parts[] = $near === [] ? $this->prefix_sql() : $this->near_sql( count( $near ) );
			array_push( $values, ...( $near === [] ? [ $this->prefix_pattern( $word ), $word, self::words_table(), $this->prefix_pattern( Words::stem( $word ) ) ] : [ self::words_table(), ...$near ] ) );
		}
		if ( count( $parts ) === 1 ) {
			return $this->prepare( $parts[0], $values );
		}
		return $this->prepare( sprintf( 'SELECT product_id, SUM(score) AS score FROM (%s) AS vitrina_parts GROUP BY product_id HAVING COUNT(*) = %d', implode( ' UNION ALL ', $parts ), count( $parts ) ), $values );
	}

	/** Whether read_best() can be used: WordPress still supports databases without window functions. */
	public function can_read_best(): bool {
		$db     = Database::connection();
		$server = $db->db_server_info();
		return preg_match( '/(\d+\.\d+\.\d+)-MariaDB/i', $server, $found ) === 1
			? version_compare( $found[1], '10.2', '>=' )
			: version_compare( (string) $db->db_version(), '8.0', '>=' );
	}

	/**
	 * Reads the best matches by one SQL query; of equal scores, the newest product comes first.
	 *
	 * @return array{ids: list<int>, total: int} IDs in order; total number of matches.
	 */
	public function read_best( SearchTerms $terms, ResolvedQuery $resolved, int $limit ): array {
		$found = $this->found_sql( $terms, $resolved );
		$rows  = Database::rows( $this->best_sql( $found, $limit ) );
		return [
			'ids'   => array_map( static fn ( array $row ): int => (int) $row['product_id'], $rows ),
			'total' => (int) ( $rows[0]['total'] ?? 0 ),
		];
	}

	/**
	 * Updates the entries of some products. Only changed rows are written.
	 *
	 * @param array<int, list<array{string, int}>> $entries Word and weight by product; an empty list removes the product.
	 */
	public function replace( array $entries ): void {
		if ( $entries === [] ) {
			return;
		}
		$known   = $this->entries_of( array_keys( $entries ) );
		$missing = [];
		$gone    = $known;
		foreach ( $entries as $product_id => $of_product ) {
			foreach ( $of_product as [ $word, $weight ] ) {
				$key = "{$product_id} {$weight} {$word}";
				if ( ! isset( $known[ $key ] ) ) {
					$missing[ $key ] = [ $word, $product_id, $weight ];
				}
				unset( $gone[ $key ] );
			}
		}
		$this->insert_words( array_values( $missing ) );
		$this->delete_words( array_values( $gone ) );
	}

	/**
	 * Deletes the entries of deleted products, and the pieces of words that no product's text contains any
	 * more (codes have no pieces).
	 */
	public function prune(): void {
		Database::execute( "DELETE words FROM %i AS words LEFT JOIN %i AS posts ON posts.ID = words.product_id AND posts.post_type = 'product' WHERE posts.ID IS NULL", self::words_table(), Database::connection()->posts );
		Database::execute( 'DELETE typos FROM %i AS typos LEFT JOIN %i AS words ON words.word = typos.word AND words.weight NOT IN (%d, %d, %d) WHERE words.word IS NULL', self::typos_table(), self::words_table(), ...Weight::codes() );
	}

	/**
	 * @param array<int, list<string>> $found By position of the word: '' if words in the index begin with its stem, otherwise words that share a piece with it.
	 */
	private function choose_near_words( SearchTerms $terms, array $found ): ?ResolvedQuery {
		$near = [];
		foreach ( $terms->words as $place => $word ) {
			$meant = array_filter( $found[ $place ] ?? [], static fn ( string $other ): bool => $other === '' || Typo::is_near( $word, $other ) );
			if ( $meant !== [] ) {
				$near[ $place ] = array_slice( array_values( array_filter( $meant, static fn ( string $other ): bool => $other !== '' ) ), 0, self::MAX_NEAR_WORDS );
			}
		}
		return $near === [] ? null : new ResolvedQuery( $near );
	}

	private function code_sql(): string {
		return sprintf( 'SELECT product_id, MAX(weight + (word = %%s) * %d) AS score FROM %%i WHERE word LIKE %%s AND weight IN (%s) GROUP BY product_id', Weight::WHOLE_SKU, implode( ',', Weight::skus() ) );
	}

	/** A word that is a whole SKU gets WHOLE_SKU here, too, because an SKU without digits is not searched as a code. */
	private function prefix_sql(): string {
		$skus = implode( ',', Weight::skus() );
		return sprintf( 'SELECT product_id, MAX(CASE WHEN word LIKE %%s THEN weight + (word = %%s) * (CASE WHEN weight IN (%s) THEN %d ELSE %d END) ELSE weight / %d END) AS score FROM %%i WHERE word LIKE %%s GROUP BY product_id', $skus, Weight::WHOLE_SKU, Weight::WHOLE, Weight::ENDING );
	}

	private function near_sql( int $count ): string {
		return sprintf( 'SELECT product_id, MAX(weight) / %d AS score FROM %%i WHERE word IN (%s) GROUP BY product_id', Weight::TYPO, implode( ',', array_fill( 0, $count, '%s' ) ) );
	}

	private function best_sql( string $found, int $limit ): string {
		return "SELECT product_id, COUNT(*) OVER () AS total FROM ({$found}) AS vitrina_found ORDER BY score DESC, product_id DESC LIMIT {$limit}";
	}

	private function prefix_pattern( string $word ): string {
		return Database::connection()->esc_like( $word ) . '%';
	}

	/**
	 * @param list<int> $ids Product IDs.
	 * @return array<string, array{string, int, int}> Word, product and weight, by a key of all three.
	 */
	private function entries_of( array $ids ): array {
		$placeholders = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$known        = [];
		foreach ( Database::select( "SELECT word, product_id, weight FROM %i WHERE product_id IN ({$placeholders})", self::words_table(), ...$ids ) as $row ) {
			$known[ "{$row['product_id']} {$row['weight']} {$row['word']}" ] = [ (string) $row['word'], (int) $row['product_id'], (int) $row['weight'] ];
		}
		return $known;
	}

	/** @param list<array{string, int, int}> $rows Word, product, weight. */
	private function insert_words( array $rows ): void {
		$this->insert( self::words_table(), '(word, product_id, weight)', '(%s, %d, %d)', $rows );
		$pieces = [];
		foreach ( $rows as [ $word, , $weight ] ) {
			if ( ! isset( $pieces[ $word ] ) && Weight::tryFrom( $weight )?->is_word() === true ) {
				$pieces[ $word ] = array_map( static fn ( string $piece ): array => [ $piece, $word ], Typo::pieces_of_word( $word ) );
			}
		}
		$this->insert( self::typos_table(), '(piece, word)', '(%s, %s)', array_merge( ...array_values( $pieces ) ) );
	}

	/**
	 * @param literal-string         $columns
	 * @param literal-string         $placeholders
	 * @param list<list<int|string>> $rows
	 */
	private function insert( string $table, string $columns, string $placeholders, array $rows ): void {
		foreach ( array_chunk( $rows, self::ROWS_PER_INSERT ) as $chunk ) {
			$all = implode( ',', array_fill( 0, count( $chunk ), $placeholders ) );
			Database::execute( "INSERT IGNORE INTO %i {$columns} VALUES {$all}", $table, ...array_merge( ...$chunk ) );
		}
	}

	/** @param list<array{string, int, int}> $rows Word, product, weight. */
	private function delete_words( array $rows ): void {
		foreach ( array_chunk( $rows, self::ROWS_PER_INSERT ) as $chunk ) {
			$all = implode( ' OR ', array_fill( 0, count( $chunk ), '(word = %s AND product_id = %d AND weight = %d)' ) );
			Database::execute( "DELETE FROM %i WHERE {$all}", self::words_table(), ...array_merge( ...$chunk ) );
		}
	}

	/** @param list<int|string> $values */
	private function prepare( string $query, array $values ): string {
		// @phpstan-ignore argument.type (As many placeholders as there are values.)
		return (string) Database::connection()->prepare( $query, $values ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The queries above contain only placeholders.
	}
}
