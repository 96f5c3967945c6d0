<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\Blocks\Domain\NumberField;
use Vitrina\Companion\Blocks\Domain\TextField;
use Vitrina\Companion\Blocks\Domain\TimeField;
use Vitrina\Companion\Blocks\Domain\WholeNumberField;
use Vitrina\Runtime\Islands;
use WP_Block;

/**
 * A number that counts up when it comes into view.
 *
 * @extends Block<array{number: float, decimals: int, before: string, after: string, label: string, duration: int}>
 */
final class Counter extends Block {
	public const NAME = 'counter';

	public function words(): array {
		return [
			'title'       => __( 'Counter', 'vitrina-companion' ),
			'description' => __( 'A number that counts up when it comes into view.', 'vitrina-companion' ),
			'icon'        => 'chart-bar',
		];
	}

	public function fields(): array {
		return [
			new NumberField( 'number', __( 'Number', 'vitrina-companion' ), 100, -999_999_999, 999_999_999, 0.001 ),
			new WholeNumberField( 'decimals', __( 'Decimals', 'vitrina-companion' ), 0, 0, 3 ),
			new TextField( 'before', __( 'Before the number', 'vitrina-companion' ) ),
			new TextField( 'after', __( 'After the number', 'vitrina-companion' ) ),
			new TextField( 'label', __( 'What is counted', 'vitrina-companion' ) ),
			// Animations longer than five seconds need a pause button (WCAG 2.2.2).
			new TimeField( 'duration', __( 'Duration in seconds', 'vitrina-companion' ), 2000, 100, 4500, 100 ),
		];
	}

	public function show( array $values, WP_Block $block ): void {
		Islands::open(
			self::NAME,
			[
				'number'    => round( $values['number'], $values['decimals'] ),
				'decimals'  => $values['decimals'],
				'duration'  => $values['duration'],
				'thousands' => self::separator( 'thousands_sep' ),
				'point'     => self::separator( 'decimal_point' ),
			],
			attributes: [ 'class' => 'vitrina-counter' ]
		);
		printf(
			'<p class="vitrina-counter__line"><span class="vitrina-counter__figure">%1$s<span class="vitrina-counter__number">%2$s</span>%3$s</span> <span class="vitrina-counter__label">%4$s</span></p>',
			esc_html( $values['before'] ),
			esc_html( number_format_i18n( $values['number'], $values['decimals'] ) ),
			esc_html( $values['after'] ),
			esc_html( $values['label'] )
		);
		Islands::close();
	}

	/** Separator of the locale, as `number_format_i18n` uses it. */
	private static function separator( string $name ): string {
		global $wp_locale;
		$separator = $wp_locale instanceof \WP_Locale ? $wp_locale->number_format[ $name ] ?? '' : '';
		return is_string( $separator ) ? html_entity_decode( $separator ) : '';
	}
}
