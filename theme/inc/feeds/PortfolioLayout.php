<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Feeds;

/** How the items of a portfolio are displayed. Every value is from a fixed list; none is used in a file path. */
final readonly class PortfolioLayout {
	public const MIN_COLUMNS = 2;
	public const MAX_COLUMNS = 4;

	/** Aspect ratio of pictures in a grid; masonry keeps each picture's own. */
	public const ASPECTS = [ 'portrait', 'square', 'landscape' ];

	/** Where the caption is: below the picture, or over it. */
	public const STYLES = [ 'caption', 'overlay' ];

	/** Animation of items that are added. */
	public const ANIMATIONS = [ 'none', 'fade' ];

	/** Number of grid rows that a square picture takes in the masonry layout. */
	private const ROWS = 12;

	/**
	 * @param int    $columns    Columns on a wide screen.
	 * @param bool   $is_masonry Whether pictures keep their aspect ratio.
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

	/** Reads the layout from a request; null if a field is invalid. */
	public static function from( Fields $fields ): ?self {
		$columns   = $fields->number( 'columns', 3, self::MIN_COLUMNS, self::MAX_COLUMNS );
		$masonry   = $fields->choice( 'masonry', [ '0', '1' ] );
		$aspect    = $fields->choice( 'aspect', self::ASPECTS );
		$style     = $fields->choice( 'style', self::STYLES );
		$animation = $fields->choice( 'animation', self::ANIMATIONS );
		if ( $columns === null || $masonry === null || $aspect === null || $style === null || $animation === null ) {
			return null;
		}
		return new self( $columns, $masonry === '1', $aspect, $style, $animation );
	}

	/** @return array{columns: int, aspect: string, animation: string, masonry: int, style: string} The layout as fields of a request. */
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
	 * How many rows of the masonry a picture takes: twelve if it is square or its size is unknown, otherwise 6 to
	 * 18. Very wide and very high pictures are cropped, so that room is left for others.
	 *
	 * @param mixed $width  Width of the picture in pixels, as its metadata have it: some plugins store it as text.
	 * @param mixed $height Height of the picture in pixels, likewise.
	 */
	public static function rows( mixed $width, mixed $height ): int {
		$width  = is_numeric( $width ) ? (int) $width : 0;
		$height = is_numeric( $height ) ? (int) $height : 0;
		if ( $width < 1 || $height < 1 ) {
			return self::ROWS;
		}
		return max( 6, min( 18, (int) round( self::ROWS * $height / $width ) ) );
	}
}
