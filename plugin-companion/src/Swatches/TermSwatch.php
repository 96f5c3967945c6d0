<?php
/**
 * What a term of an attribute looks like, as it is kept.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Swatches;

use Vitrina\Companion\Swatches\Domain\HexColor;

/**
 * The meta keys are those of the common swatches plugin, so that a shop keeps
 * its data whichever of the two is active.
 */
final readonly class TermSwatch {
	public const COLOR        = 'product_attribute_color';
	public const IMAGE        = 'product_attribute_image';
	public const SECOND_COLOR = 'secondary_color';
	private const IS_DUAL     = 'is_dual_color';

	/**
	 * @param string $color        `#` and hexadecimal digits, or empty.
	 * @param string $second_color As `$color`; the other half of a circle of two.
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
			HexColor::read( get_term_meta( $term_id, self::COLOR, true ) ),
			$is_dual ? HexColor::read( get_term_meta( $term_id, self::SECOND_COLOR, true ) ) : '',
			self::read_image( get_term_meta( $term_id, self::IMAGE, true ) ),
		);
	}

	/**
	 * @param array<array-key, mixed> $fields What was sent, under the names of the meta.
	 */
	public static function read( array $fields ): self {
		$color = HexColor::read( $fields[ self::COLOR ] ?? null );
		return new self(
			$color,
			$color === '' ? '' : HexColor::read( $fields[ self::SECOND_COLOR ] ?? null ),
			self::read_image( $fields[ self::IMAGE ] ?? null ),
		);
	}

	public function save( int $term_id ): void {
		self::keep( $term_id, self::COLOR, $this->color );
		self::keep( $term_id, self::SECOND_COLOR, $this->second_color );
		self::keep( $term_id, self::IS_DUAL, $this->second_color === '' ? '' : 'yes' );
		self::keep( $term_id, self::IMAGE, $this->image === 0 ? '' : (string) $this->image );
	}

	private static function keep( int $term_id, string $key, string $value ): void {
		if ( $value === '' ) {
			delete_term_meta( $term_id, $key );
		} else {
			update_term_meta( $term_id, $key, $value );
		}
	}

	/**
	 * Only a picture of the media library: any other file would be a broken image in the shop.
	 */
	private static function read_image( mixed $value ): int {
		$id = is_scalar( $value ) ? absint( $value ) : 0;
		return $id > 0 && wp_attachment_is_image( $id ) ? $id : 0;
	}
}
