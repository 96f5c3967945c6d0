<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Swatches;

use WP_Term;

/** The swatch of one attribute value. */
final readonly class Swatch {
	/**
	 * Attribute types whose terms have colours or images: those of the plugin Variation Swatches for
	 * WooCommerce, which Vitrina Companion provides too, and WooCommerce's own type.
	 */
	private const VISUAL_TYPES = [ 'color', 'image', 'wc-visual' ];

	/** Meta keys of a term's image: of Variation Swatches for WooCommerce, and of Vitrina Companion. */
	private const IMAGE_KEYS = [ 'product_attribute_image', 'image' ];

	/**
	 * @param 'color'|'image'|'label' $kind
	 * @param string                  $value        Value in the select.
	 * @param string                  $title        Shown name.
	 * @param string                  $color        `#` and hexadecimal digits; only for kind `color`.
	 * @param string                  $second_color Like `$color`; empty if there is one colour.
	 * @param int                     $image        Attachment ID; only for kind `image`.
	 */
	private function __construct(
		public string $kind,
		public string $value,
		public string $title,
		public string $color = '',
		public string $second_color = '',
		public int $image = 0,
	) {}

	public static function label( string $value, string $title ): self {
		return new self( 'label', $value, $title );
	}

	/**
	 * The swatch of a term: colour or image, or a label if it has neither.
	 *
	 * @param string $title Name of the term after plugins' filters.
	 */
	public static function of_term( WP_Term $term, string $type, string $title ): self {
		if ( ! self::is_visual( $type ) ) {
			return self::label( $term->slug, $title );
		}
		$image = $type === 'color' ? 0 : self::image_of( $term->term_id );
		if ( $image > 0 ) {
			return new self( 'image', $term->slug, $title, image: $image );
		}
		$color = $type === 'image' ? '' : self::color_of( $term->term_id, 'product_attribute_color', 'color' );
		if ( $color === '' ) {
			return self::label( $term->slug, $title );
		}
		$is_dual = get_term_meta( $term->term_id, 'is_dual_color', true ) === 'yes';
		return new self( 'color', $term->slug, $title, $color, $is_dual ? self::color_of( $term->term_id, 'secondary_color' ) : '' );
	}

	/**
	 * IDs of the pictures that are stored for terms; the pictures may have been deleted.
	 *
	 * @param array<array-key, WP_Term> $terms
	 * @return list<int>
	 */
	public static function image_ids( array $terms ): array {
		wp_lazyload_term_meta( array_column( $terms, 'term_id' ) );
		$ids = [];
		foreach ( $terms as $term ) {
			foreach ( self::IMAGE_KEYS as $key ) {
				$ids[] = get_term_meta( $term->term_id, $key, true );
			}
		}
		return array_values( array_diff( wp_parse_id_list( $ids ), [ 0 ] ) );
	}

	/** Whether the terms of an attribute of this type have colours or images. */
	public static function is_visual( string $type ): bool {
		return in_array( $type, self::VISUAL_TYPES, true );
	}

	/** The swatch's CSS background: a picture, one colour, or two halves; empty for a label. */
	public function background(): string {
		if ( $this->image > 0 ) {
			return sprintf( "url('%s') center/cover", esc_url( (string) wp_get_attachment_image_url( $this->image, 'woocommerce_gallery_thumbnail' ) ) );
		}
		return $this->second_color === ''
			? $this->color
			: "linear-gradient(135deg,{$this->color} 50%,{$this->second_color} 50%)";
	}

	/** The first valid colour in these meta keys. Other plugins write them, so the value is validated. */
	private static function color_of( int $term_id, string ...$keys ): string {
		foreach ( $keys as $key ) {
			$meta  = get_term_meta( $term_id, $key, true );
			$color = is_string( $meta ) ? sanitize_hex_color( $meta ) : '';
			if ( is_string( $color ) && $color !== '' ) {
				return $color;
			}
		}
		return '';
	}

	private static function image_of( int $term_id ): int {
		foreach ( self::IMAGE_KEYS as $key ) {
			$meta  = get_term_meta( $term_id, $key, true );
			$image = is_scalar( $meta ) ? absint( $meta ) : 0;
			if ( $image > 0 && wp_attachment_is_image( $image ) ) {
				return $image;
			}
		}
		return 0;
	}
}
