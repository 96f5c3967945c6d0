<?php
/**
 * What a word of a product counts for when somebody looks for it.
 *
 * Not for a product's rank alone: the numbers stand in the table. Whoever changes one raises
 * SearchSchema::VERSION.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Domain;

enum Weight: int {
	case FIRST_OF_TITLE = 60;
	case TITLE          = 40;
	case SKU            = 31;
	case VARIATION_SKU  = 30;
	case BRAND          = 25;
	case CATEGORY       = 20;
	case PART_OF_SKU    = 15;
	case TERM           = 10;

	/**
	 * What a whole word adds to the beginning of one; a whole SKU goes before everything.
	 */
	public const WHOLE     = 20;
	public const WHOLE_SKU = 400;

	/**
	 * By which the weight of a word with another ending is divided.
	 */
	public const ENDING = 4;

	/**
	 * By which the weight of a word with a typo is divided: behind all that match.
	 */
	public const TYPO = 10;

	/**
	 * Whether people mistype it as they do words. Codes are not guessed.
	 */
	public function is_word(): bool {
		return ! in_array( $this->value, self::codes(), true );
	}

	/**
	 * The weights of SKUs and of their parts.
	 *
	 * @return list<int>
	 */
	public static function codes(): array {
		return [ ...self::skus(), self::PART_OF_SKU->value ];
	}

	/**
	 * The weights of whole SKUs.
	 *
	 * @return list<int>
	 */
	public static function skus(): array {
		return [ self::SKU->value, self::VARIATION_SKU->value ];
	}
}
