<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches;

use Vitrina\Companion\Swatches\Domain\HexColor;

/**
 * The stored swatch of an attribute term.
 * The meta keys are those of the plugin Variation Swatches for WooCommerce, so that both plugins use the same data.
 */
final readonly class TermSwatch {
	public const COLOR        = 'product_attribute_color';
	public const IMAGE        = 'product_attribute_image';
	public const SECOND_COLOR = 'secondary_color';
	private const IS_DUAL     = 'is_dual_color';

	/**
	 * @param string $color        `#` and hexadecimal digits, or empty.
	 * @param string $second_color Like `$color`; the second half of a two-colour swatch.
	 * @param int    $image        An attachment's ID, or 0.
	 */
	private function __construct(
		public string $color,
		public string $second_color,
		public int $image,
	) {}

	public static function of( int $term_id ): self {
		$is_dual = get_term_meta( $term_id, self::IS_DUAL, true ) === 'yes';
		return new self(
			HexColor::parse( get_term_meta( $term_id, self::COLOR, true ) ),
			$is_dual ? HexColor::parse( get_term_meta( $term_id, self::SECOND_COLOR, true ) ) : '',
			self::read_image( get_term_meta( $term_id, self::IMAGE, true ) ),
		);
	}

	/** @param array<array-key, mixed> $fields Submitted fields, by meta key. */
	public static function from_fields( array $fields ): self {
		$color = HexColor::parse( $fields[ self::COLOR ] ?? null );
		return new self(
			$color,
			$color === '' ? '' : HexColor::parse( $fields[ self::SECOND_COLOR ] ?? null ),
			self::read_image( $fields[ self::IMAGE ] ?? null ),
		);
	}

	public function save( int $term_id ): void {
		self::save_meta( $term_id, self::COLOR, $this->color );
		self::save_meta( $term_id, self::SECOND_COLOR, $this->second_color );
		self::save_meta( $term_id, self::IS_DUAL, $this->second_color === '' ? '' : 'yes' );
		self::save_meta( $term_id, self::IMAGE, $this->image === 0 ? '' : (string) $this->image );
	}

	private static function save_meta( int $term_id, string $key, string $value ): void {
		if ( $value === '' ) {
			delete_term_meta( $term_id, $key );
		} else {
			update_term_meta( $term_id, $key, $value );
		}
	}

	/** Accepts only images of the media library: other files would be broken images in the shop. */
	private static function read_image( mixed $value ): int {
		$id = is_scalar( $value ) ? absint( $value ) : 0;
		return $id > 0 && wp_attachment_is_image( $id ) ? $id : 0;
	}
}
