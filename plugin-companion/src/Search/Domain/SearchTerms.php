<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Domain;

/** The words of a search query, normalized for the index. */
final readonly class SearchTerms {
	/** Maximum length of a query in characters; longer queries are pasted by mistake or sent by bots. */
	public const LENGTH = 200;

	/** Maximum number of words; further words hardly narrow the results. */
	private const MAX_WORDS = 6;

	/**
	 * @param list<string> $words  Folded and unique. A product must have all of them, in any order.
	 * @param string       $joined All words as one, to match SKUs.
	 */
	private function __construct(
		public array $words,
		public string $joined,
	) {}

	public static function of( string $query ): self {
		$query = mb_substr( mb_scrub( $query, 'UTF-8' ), 0, self::LENGTH, 'UTF-8' );
		$words = array_slice( array_values( array_unique( Words::of( $query ) ) ), 0, self::MAX_WORDS );
		return new self( $words, Words::joined( $query ) );
	}

	/** Only text with digits can be a code; otherwise the lookup of codes is skipped. */
	public function may_be_code(): bool {
		return preg_match( '/\d/', $this->joined ) === 1;
	}
}
