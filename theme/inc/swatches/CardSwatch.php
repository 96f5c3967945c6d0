<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Swatches;

use Vitrina\Runtime\Swatches\Swatch;

/** One swatch on a card, and what the card shows when it is selected. */
final readonly class CardSwatch {
	/**
	 * @param int    $image       Attachment ID; 0 to keep the product's own image.
	 * @param string $price_html  Price HTML; empty to keep the product's own price.
	 * @param bool   $is_in_stock Whether any variation with this value is in stock.
	 */
	public function __construct(
		public Swatch $swatch,
		public int $image,
		public string $price_html,
		public bool $is_in_stock,
	) {}
}
