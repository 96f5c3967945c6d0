<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\Blocks\Domain\ChoiceField;
use Vitrina\Companion\Blocks\Domain\SwitchField;
use Vitrina\Companion\Blocks\Domain\TextField;
use Vitrina\Companion\Blocks\Domain\TimeField;
use Vitrina\Runtime\Islands;
use WP_Block;

/**
 * A slideshow: shows one inner block at a time and advances automatically. Without JavaScript the
 * blocks form a scrollable row.
 *
 * @extends Block<array{label: string, animation: string, autoplay: bool, interval: int, speed: int, loop: bool}>
 */
final class Slideshow extends Block {
	public const NAME = 'slideshow';

	public function words(): array {
		return [
			'title'       => __( 'Slideshow', 'vitrina-companion' ),
			'description' => __( 'Slides shown one after another. Each block inside is a slide.', 'vitrina-companion' ),
			'icon'        => 'slides',
		];
	}

	public function fields(): array {
		return [
			new TextField( 'label', __( 'Name for screen readers', 'vitrina-companion' ), __( 'Slides', 'vitrina-companion' ) ),
			new ChoiceField(
				'animation',
				__( 'Transition', 'vitrina-companion' ),
				[
					'fade'  => __( 'Fade', 'vitrina-companion' ),
					'slide' => __( 'Slide', 'vitrina-companion' ),
				]
			),
			new SwitchField( 'autoplay', __( 'Advance automatically', 'vitrina-companion' ), true ),
			// Spec §9: 7000 ms.
			new TimeField( 'interval', __( 'Display time of a slide in seconds', 'vitrina-companion' ), 7000, 2000, 60_000, 500 ),
			// Spec §9: 600 ms.
			new TimeField( 'speed', __( 'Transition time in seconds', 'vitrina-companion' ), 600, 0, 3000, 50 ),
			new SwitchField( 'loop', __( 'Start again after the last slide', 'vitrina-companion' ), true ),
		];
	}

	public function inner(): array {
		return [ 'core/cover', 'core/image', 'core/group', 'core/media-text', 'core/columns' ];
	}

	public function show( array $values, WP_Block $block ): void {
		$slides = Slides::of( $block );
		if ( $slides === [] ) {
			return;
		}
		Islands::open(
			self::NAME,
			array_diff_key( $values, [ 'label' => '' ] ),
			attributes: Slides::region( $values['label'] ) + [
				'style' => "--speed:{$values['speed']}ms",
				'class' => 'vitrina-slideshow',
			]
		);
		$is_show = count( $slides ) > 1;
		if ( $is_show ) {
			$this->print_controls( count( $slides ), $values['autoplay'] );
		}
		Slides::show( self::NAME, $slides, $is_show && $values['autoplay'] ? [ 'aria-live' => 'off' ] : [] );
		Islands::close();
	}

	/** The component src/widgets/slideshow renders the same markup. */
	private function print_controls( int $count, bool $has_autoplay ): void {
		echo '<div class="vitrina-slideshow__controls">';
		if ( $has_autoplay ) {
			RotationButton::show( __( 'Stop the slides', 'vitrina-companion' ), __( 'Resume the slides', 'vitrina-companion' ) );
		}
		$button = '<button type="button" class="vitrina-slideshow__button" data-step="%1$s" aria-label="%2$s"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="%3$s"/></svg></button>';
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- The template is a constant.
		printf( $button, '-1', esc_attr__( 'Previous', 'vitrina-companion' ), 'm15 5-7 7 7 7' );
		printf( '<span class="vitrina-slideshow__place" aria-hidden="true"><span>1</span> / %s</span>', esc_html( (string) $count ) );
		printf( $button, '1', esc_attr__( 'Next', 'vitrina-companion' ), 'm9 5 7 7-7 7' );
		// phpcs:enable
		echo '</div>';
	}
}
