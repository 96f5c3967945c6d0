<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Domain;

/**
 * Weight of a word of a product in the search.
 *
 * The values are stored in the table: increase SearchSchema::VERSION when you change one.
 */
enum Weight: int {
	case FIRST_OF_TITLE = 60;
	case TITLE          = 40;
	case SKU            = 31;
	case VARIATION_SKU  = 30;
	case BRAND          = 25;
	case CATEGORY       = 20;
	case PART_OF_SKU    = 15;
	case TERM           = 10;

	/** Added if the query has the whole word, not only its beginning. More is added for a whole SKU, which ranks first. */
	public const WHOLE     = 20;
	public const WHOLE_SKU = 400;

	/** Divisor of the weight for a word that has only its stem in common with the query. */
	public const ENDING = 4;

	/** Divisor of the weight for a word found despite a typo, so that it ranks after all exact matches. */
	public const TYPO = 10;

	/** Whether typos are corrected for words of this weight. They are not corrected for codes. */
	public function is_word(): bool {
		return ! in_array( $this->value, self::codes(), true );
	}

	/** @return list<int> Weights of SKUs and of their parts. */
	public static function codes(): array {
		return [ ...self::skus(), self::PART_OF_SKU->value ];
	}

	/** @return list<int> Weights of whole SKUs. */
	public static function skus(): array {
		return [ self::SKU->value, self::VARIATION_SKU->value ];
	}
}
