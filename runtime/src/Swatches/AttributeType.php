<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Swatches;

/** The type of an attribute: decides whether its values are swatches. */
final class AttributeType {
	/** Types without pictures whose values are buttons: of Variation Swatches for WooCommerce. */
	private const LABEL_TYPES = [ 'button', 'radio' ];

	/** The type of an attribute such as `pa_colour`; empty for a product's custom attribute. */
	public static function of( string $taxonomy ): string {
		foreach ( wc_get_attribute_taxonomies() as $attribute ) {
			$name = is_object( $attribute ) ? $attribute->attribute_name ?? '' : '';
			if ( is_string( $name ) && wc_attribute_taxonomy_name( $name ) === $taxonomy ) {
				return is_object( $attribute ) && is_string( $attribute->attribute_type ?? null ) ? $attribute->attribute_type : '';
			}
		}
		return '';
	}

	public static function has_swatches( string $type ): bool {
		return Swatch::is_visual( $type ) || in_array( $type, self::LABEL_TYPES, true );
	}
}
