<?php
/**
 * What somebody looks for, as the index is asked.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Domain;

final readonly class SearchTerms {
	/**
	 * Letters of a query that are read; more were pasted by mistake, or by a robot.
	 */
	public const LENGTH = 200;

	/**
	 * Words that are looked for; further ones hardly narrow it.
	 */
	private const MOST = 6;

	/**
	 * @param list<string> $words  Folded, each once. A product must have all of them, in any order.
	 * @param string       $joined All as one word, as a SKU may be.
	 */
	private function __construct(
		public array $words,
		public string $joined,
	) {}

	public static function of( string $query ): self {
		$query = mb_substr( mb_scrub( $query, 'UTF-8' ), 0, self::LENGTH, 'UTF-8' );
		$words = array_slice( array_values( array_unique( Words::of( $query ) ) ), 0, self::MOST );

		return new self( $words, Words::joined( $query ) );
	}

	/**
	 * Codes have digits; of what has none nobody need ask.
	 */
	public function may_be_code(): bool {
		return preg_match( '/\d/', $this->joined ) === 1;
	}
}
