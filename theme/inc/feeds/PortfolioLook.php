<?php
/**
 * How the items of a portfolio look.
 *
 * @package Vitrina
 */

declare( strict_types=1 );

namespace Vitrina\Theme\Feeds;

/** Each of a few words; none of them ever becomes a part of a path. */
final readonly class PortfolioLook {

	public const LEAST_COLUMNS = 2;
	public const MOST_COLUMNS  = 4;

	/** Shape of the pictures in a grid; masonry leaves them theirs. */
	public const ASPECTS = [ 'portrait', 'square', 'landscape' ];

	/** Words under a picture, or upon it. */
	public const STYLES = [ 'caption', 'overlay' ];

	/** How items come that were loaded. */
	public const ANIMATIONS = [ 'none', 'fade' ];

	/** Rows of a picture as high as a column is wide. */
	private const ROWS = 12;

	/**
	 * Keeps what was read.
	 *
	 * @param int    $columns    On a wide screen.
	 * @param bool   $is_masonry Whether pictures keep their shape.
	 * @param string $aspect     One of ASPECTS.
	 * @param string $style      One of STYLES.
	 * @param string $animation  One of ANIMATIONS.
	 */
	public function __construct(
		public int $columns,
		public bool $is_masonry,
		public string $aspect,
		public string $style,
		public string $animation,
	) {}

	/**
	 * Reads it from a call.
	 *
	 * @param Fields $fields The call's.
	 * @return self|null Null where one of the fields makes no sense.
	 */
	public static function from( Fields $fields ): ?self {
		$columns   = $fields->number( 'columns', 3, self::LEAST_COLUMNS, self::MOST_COLUMNS );
		$masonry   = $fields->choice( 'masonry', [ '0', '1' ] );
		$aspect    = $fields->choice( 'aspect', self::ASPECTS );
		$style     = $fields->choice( 'style', self::STYLES );
		$animation = $fields->choice( 'animation', self::ANIMATIONS );
		if ( $columns === null || $masonry === null || $aspect === null || $style === null || $animation === null ) {
			return null;
		}
		return new self( $columns, $masonry === '1', $aspect, $style, $animation );
	}

	/**
	 * As a call says it.
	 *
	 * @return array{columns: int, aspect: string, animation: string, masonry: int, style: string}
	 */
	public function to_fields(): array {
		return [
			'columns'   => $this->columns,
			'aspect'    => $this->aspect,
			'animation' => $this->animation,
			'masonry'   => $this->is_masonry ? 1 : 0,
			'style'     => $this->style,
		];
	}

	/**
	 * How many rows of the masonry a picture takes: twelve for one that is as high as wide. The
	 * widest and the highest are cut, or they would leave no room for the others.
	 *
	 * @param int $width  Of the picture, in pixels.
	 * @param int $height Of the picture, in pixels.
	 */
	public static function rows( int $width, int $height ): int {
		if ( $width < 1 || $height < 1 ) {
			return self::ROWS;
		}
		return max( 6, min( 18, (int) round( self::ROWS * $height / $width ) ) );
	}
}
