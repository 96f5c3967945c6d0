<?php

declare( strict_types=1 );

namespace Vitrina\Theme\Look;

/** The corners of controls and pictures, and the size of the logo, in the form of `settings.custom` in theme.json. */
final readonly class Shape {

	/** Name → radius of controls and of pictures; theme.json has the values of `soft`. */
	public const CORNERS = [
		'square' => [ '0px', '0px' ],
		'soft'   => [ '4px', '2px' ],
		'round'  => [ '12px', '8px' ],
	];

	/** Name → smallest and largest width of the logo, in CSS pixels. */
	public const LOGO_WIDTHS = [
		'phone' => [ 40, 160 ],
		'wide'  => [ 40, 320 ],
	];

	/** The header's height without the space around the logo. */
	private const LOGO_HEIGHT = 'calc(var(--header) - 1rem)';

	/** @param array<string, mixed> $custom */
	private function __construct( public array $custom ) {}

	/**
	 * @param string $corners A key of CORNERS; any other gives `soft`.
	 * @param int    $phone   Width of the logo on a phone, in CSS pixels; 0 for as wide as its height allows.
	 * @param int    $wide    Width of the logo on a wide screen, likewise.
	 */
	public static function of( string $corners, int $phone, int $wide ): self {
		[ $control, $picture ] = self::CORNERS[ $corners ] ?? self::CORNERS['soft'];

		$logo = array_filter(
			[
				'phone' => self::logo_width( 'phone', $phone ),
				'wide'  => self::logo_width( 'wide', $wide ),
			],
			static fn ( int $width ): bool => $width > 0
		);
		$logo = array_map( static fn ( int $width ): string => "{$width}px", $logo );
		return new self(
			[ 'radius' => compact( 'control', 'picture' ) ] +
			( $logo === [] ? [] : [ 'logo' => $logo + [ 'height' => self::LOGO_HEIGHT ] ] )
		);
	}

	/**
	 * @param key-of<self::LOGO_WIDTHS> $screen
	 * @param int                       $width  Width of the logo in CSS pixels.
	 * @return int 0, or a width between the smallest and the largest.
	 */
	public static function logo_width( string $screen, int $width ): int {
		[ $smallest, $largest ] = self::LOGO_WIDTHS[ $screen ];
		return $width <= 0 ? 0 : min( max( $width, $smallest ), $largest );
	}

	/** @return array<string, string> Variable of theme.json → value. */
	public function variables(): array {
		$variables = [];
		foreach ( $this->custom as $group => $values ) {
			foreach ( is_array( $values ) ? $values : [] as $name => $value ) {
				$variables[ "--wp--custom--{$group}--{$name}" ] = is_string( $value ) ? $value : '';
			}
		}
		return $variables;
	}
}
