<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Filters;

/** One filter value. */
final readonly class FacetValue {
	/**
	 * @param string       $value      Value in the URL.
	 * @param string       $label      Shown text, without HTML.
	 * @param int          $count      Number of products that have this value and match all other filters.
	 * @param string       $background CSS background of its swatch, or empty.
	 * @param list<string> $kin        Values that are deselected when this one is selected.
	 * @param int          $depth      Depth in the tree, from 0.
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
