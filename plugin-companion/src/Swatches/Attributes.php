<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches;

use Vitrina\Companion\Swatches\Domain\SwatchType;

/** The attributes of the shop that have swatches. */
final class Attributes {
	public static function type_of( string $taxonomy ): ?SwatchType {
		return self::types()[ $taxonomy ] ?? null;
	}

	/** @return array<string, SwatchType> Taxonomy → type. */
	public static function types(): array {
		$types = [];
		foreach ( wc_get_attribute_taxonomies() as $attribute ) {
			if ( ! is_object( $attribute ) || ! isset( $attribute->attribute_name, $attribute->attribute_type ) ) {
				continue;
			}
			$type = is_string( $attribute->attribute_type ) ? SwatchType::tryFrom( $attribute->attribute_type ) : null;
			if ( $type !== null && is_string( $attribute->attribute_name ) ) {
				$types[ wc_attribute_taxonomy_name( $attribute->attribute_name ) ] = $type;
			}
		}
		return $types;
	}
}
