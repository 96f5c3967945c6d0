<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Swatches;

/** How the swatches of a variation form behave. */
final readonly class FormSettings {

	/**
	 * @param string|null $name_separator      Text between an attribute's label and the name of its selected value; null if
	 *                                         the name is not shown.
	 * @param bool        $clears_on_reselect  Whether a click on the selected value clears it.
	 * @param bool        $selects_unavailable Whether a value that the other selections exclude can be selected; they are then
	 *                                         cleared.
	 * @param bool        $selects_sold_out    Whether a value that is out of stock can be selected.
	 * @param int         $stock_threshold     The stock is shown up to this number of pieces; 0 for never.
	 */
	public function __construct(
		public ?string $name_separator = ':',
		public bool $clears_on_reselect = false,
		public bool $selects_unavailable = false,
		public bool $selects_sold_out = false,
		public int $stock_threshold = 0,
	) {}
}
