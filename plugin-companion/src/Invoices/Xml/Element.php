<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

/** An XML element with text or with other elements in it. */
final readonly class Element {
	/**
	 * @param string                $name       As it is written, with a prefix if it has one.
	 * @param string|list<self>     $content
	 * @param array<string, string> $attributes
	 */
	public function __construct(
		public string $name,
		public string|array $content = '',
		public array $attributes = [],
	) {}

	/** Children that are null are left out. */
	public static function group( string $name, ?self ...$children ): self {
		return new self( $name, array_values( array_filter( $children ) ) );
	}

	/** @param array<string, string> $attributes */
	public static function unless_empty( string $name, string $text, array $attributes = [] ): ?self {
		return $text === '' ? null : new self( $name, $text, $attributes );
	}
}
