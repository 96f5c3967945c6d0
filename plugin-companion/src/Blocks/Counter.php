<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\Blocks\Domain\NumberField;
use Vitrina\Companion\Blocks\Domain\TextField;
use WP_Block;

/** A number that counts up when it comes into view. */
final class Counter implements Block {
	public function name(): string {
		return 'counter';
	}

	public function words(): array {
		return [
			'title'       => __( 'Counter', 'vitrina-companion' ),
			'description' => __( 'A number that counts up when it comes into view.', 'vitrina-companion' ),
			'icon'        => 'chart-bar',
		];
	}

	public function fields(): array {
		return [ self::number(), self::decimals(), self::before(), self::after(), self::label(), self::duration() ];
	}

	public function inner(): array {
		return [];
	}

	private static function number(): NumberField {
		return new NumberField( 'number', __( 'Number', 'vitrina-companion' ), 100, -999_999_999, 999_999_999, 0.001 );
	}

	private static function decimals(): NumberField {
		return new NumberField( 'decimals', __( 'Decimals', 'vitrina-companion' ), 0, 0, 3 );
	}

	private static function before(): TextField {
		return new TextField( 'before', __( 'Before the number', 'vitrina-companion' ) );
	}

	private static function after(): TextField {
		return new TextField( 'after', __( 'After the number', 'vitrina-companion' ) );
	}

	private static function label(): TextField {
		return new TextField( 'label', __( 'What is counted', 'vitrina-companion' ) );
	}

	/** Animations longer than five seconds need a pause button (WCAG 2.2.2). */
	private static function duration(): NumberField {
		return new NumberField( 'duration', __( 'Duration, in milliseconds', 'vitrina-companion' ), 2000, 100, 4500, 100 );
	}

	public function show( array $attributes, WP_Block $block ): void {
		$number   = self::number()->read( $attributes );
		$decimals = self::decimals()->whole( $attributes );
		Box::show(
			$this->name(),
			[
				'number'    => round( $number, $decimals ),
				'decimals'  => $decimals,
				'duration'  => self::duration()->whole( $attributes ),
				'thousands' => self::separator( 'thousands_sep' ),
				'point'     => self::separator( 'decimal_point' ),
			],
			[],
			static function () use ( $attributes, $number, $decimals ): void {
				printf(
					'<p class="vitrina-counter__line"><span class="vitrina-counter__figure">%1$s<span class="vitrina-counter__number">%2$s</span>%3$s</span> <span class="vitrina-counter__label">%4$s</span></p>',
					esc_html( self::before()->read( $attributes ) ),
					esc_html( number_format_i18n( $number, $decimals ) ),
					esc_html( self::after()->read( $attributes ) ),
					esc_html( self::label()->read( $attributes ) )
				);
			}
		);
	}

	/** Separator of the locale, as `number_format_i18n` uses it. */
	private static function separator( string $name ): string {
		global $wp_locale;
		$separator = $wp_locale instanceof \WP_Locale ? $wp_locale->number_format[ $name ] ?? '' : '';
		return is_string( $separator ) ? html_entity_decode( $separator ) : '';
	}
}
