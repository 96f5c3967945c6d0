<?php
/**
 * One swatch on a card, and what the card shows when it is chosen.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\Swatches;

final readonly class CardSwatch {
	/**
	 * @param Swatch $swatch      How it looks.
	 * @param int    $image       An attachment's ID; 0 where the product's own image stays.
	 * @param string $price_html  Empty where the product's own price stays.
	 * @param bool   $is_in_stock Whether any variation of this value is.
	 */
	public function __construct(
		public Swatch $swatch,
		public int $image,
		public string $price_html,
		public bool $is_in_stock,
	) {}
}
