<?php
/**
 * A group of things to filter by.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\Filters;

final readonly class Facet {
	/**
	 * @param string           $name   Its parameter.
	 * @param string           $label  As a shopper reads it, without HTML.
	 * @param list<FacetValue> $values In the order in which they are shown.
	 */
	public function __construct(
		public string $name,
		public string $label,
		public array $values,
	) {}
}
