<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Search\Domain;

/** All searchable texts of a product. */
final readonly class ProductText {
	/**
	 * @param list<string> $skus The product's own SKU and EAN.
	 * @param list<string> $variation_skus SKUs and EANs of its variations.
	 * @param list<string> $brands         Names of brands.
	 * @param list<string> $categories Names, including those of ancestors.
	 * @param list<string> $terms Names of tags and attribute values.
	 */
	public function __construct(
		public string $title,
		public array $skus = [],
		public array $variation_skus = [],
		public array $brands = [],
		public array $categories = [],
		public array $terms = [],
	) {}

	/** @return list<array{string, int}> Word and weight, each pair once. */
	public function entries(): array {
		$title   = Words::of( $this->title );
		$entries = [
			...self::weigh( Weight::FIRST_OF_TITLE, array_slice( $title, 0, 1 ) ),
			...self::weigh( Weight::TITLE, array_slice( $title, 1 ) ),
			...self::weigh( Weight::SKU, array_map( Words::joined( ... ), $this->skus ) ),
			...self::weigh( Weight::VARIATION_SKU, array_map( Words::joined( ... ), $this->variation_skus ) ),
			...self::weigh( Weight::PART_OF_SKU, self::parts( [ ...$this->skus, ...$this->variation_skus ] ) ),
			...self::weigh( Weight::BRAND, self::words( $this->brands ) ),
			...self::weigh( Weight::CATEGORY, self::words( $this->categories ) ),
			...self::weigh( Weight::TERM, self::words( $this->terms ) ),
		];
		return array_values( $entries );
	}

	/**
	 * @param list<string> $words
	 * @return array<string, array{string, int}>
	 */
	private static function weigh( Weight $weight, array $words ): array {
		$entries = [];
		foreach ( $words as $word ) {
			if ( $word !== '' ) {
				$entries[ "{$word} {$weight->value}" ] = [ $word, $weight->value ];
			}
		}
		return $entries;
	}

	/**
	 * @param list<string> $texts
	 * @return list<string>
	 */
	private static function words( array $texts ): array {
		return array_merge( ...array_map( Words::of( ... ), $texts ) );
	}

	/**
	 * The parts of codes that have several parts. A code with one part is left out, because whole codes are
	 * indexed anyway.
	 *
	 * @param list<string> $codes
	 * @return list<string>
	 */
	private static function parts( array $codes ): array {
		$parts = array_map( Words::of( ... ), $codes );
		return array_merge( ...array_filter( $parts, static fn ( array $of_product ): bool => count( $of_product ) > 1 ) );
	}
}
