<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Filters;

/** A group of filter values. */
final readonly class Facet {
	/**
	 * @param string           $name   URL parameter.
	 * @param string           $label  Shown text, without HTML.
	 * @param list<FacetValue> $values In display order.
	 */
	public function __construct(
		public string $name,
		public string $label,
		public array $values,
	) {}
}
