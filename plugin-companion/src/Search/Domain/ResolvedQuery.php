<?php
/**
 * What a query means in this shop.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Domain;

final readonly class ResolvedQuery {
	/**
	 * @param array<int, list<string>> $near    By the place of a word: the words that are meant by a
	 *                                          mistyped one; none where it is to be taken as typed.
	 *                                          A word that the shop does not know is left out.
	 * @param bool                     $is_code Whether a code of the shop begins like all of it
	 *                                          together; then nothing else is meant.
	 */
	public function __construct(
		public array $near,
		public bool $is_code = false,
	) {}
}
