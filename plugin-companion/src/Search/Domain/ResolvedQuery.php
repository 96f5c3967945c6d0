<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Domain;

/** A query resolved against the words in the index. */
final readonly class ResolvedQuery {
	/**
	 * @param array<int, list<string>> $near    By position of the word: candidates for a mistyped word, or an empty list for a word that is used as typed. Unknown words are left out.
	 * @param bool                     $is_code Whether a code begins with the whole query; then only codes are searched.
	 */
	public function __construct(
		public array $near,
		public bool $is_code = false,
	) {}
}
