<?php
/**
 * One thing to filter by.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\Filters;

final readonly class FacetValue {
	/**
	 * @param string       $value      As the address has it.
	 * @param string       $label      As a shopper reads it, without HTML.
	 * @param int          $count      Products with it that all other filters leave.
	 * @param string       $background CSS background of its swatch; empty for none.
	 * @param list<string> $kin        Values that go when this one comes.
	 * @param int          $depth      0 at the top.
	 */
	public function __construct(
		public string $value,
		public string $label,
		public int $count,
		public string $background = '',
		public array $kin = [],
		public int $depth = 0,
	) {}
}
