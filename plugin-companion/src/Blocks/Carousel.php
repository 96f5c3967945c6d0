<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\Blocks\Domain\NumberField;
use Vitrina\Companion\Blocks\Domain\SwitchField;
use Vitrina\Companion\Blocks\Domain\TextField;
use WP_Block;

/** A carousel: inner blocks in one row that slides. */
final class Carousel implements Block {
	public function name(): string {
		return 'carousel';
	}

	public function words(): array {
		return [
			'title'       => __( 'Carousel', 'vitrina-companion' ),
			'description' => __( 'A sliding row. Each block inside is a card.', 'vitrina-companion' ),
			'icon'        => 'images-alt',
		];
	}

	public function fields(): array {
		return [ self::label(), self::columns(), self::phone_columns(), self::is_centred(), self::autoplay(), self::interval() ];
	}

	public function inner(): array {
		return [ 'core/group', 'core/image', 'core/cover', 'core/quote', 'core/media-text' ];
	}

	private static function label(): TextField {
		return new TextField( 'label', __( 'Name for screen readers', 'vitrina-companion' ), __( 'Slides', 'vitrina-companion' ) );
	}

	private static function columns(): NumberField {
		return new NumberField( 'columns', __( 'Columns on a wide screen', 'vitrina-companion' ), 4, 1, 6 );
	}

	private static function phone_columns(): NumberField {
		return new NumberField( 'phoneColumns', __( 'Columns on a phone', 'vitrina-companion' ), 1, 1, 2 );
	}

	private static function is_centred(): SwitchField {
		return new SwitchField( 'centred', __( 'Highlight the middle card and show its neighbours at the edges', 'vitrina-companion' ), false );
	}

	private static function autoplay(): SwitchField {
		return new SwitchField( 'autoplay', __( 'Advance automatically', 'vitrina-companion' ), false );
	}

	/** Spec §9: 2500 ms. */
	private static function interval(): NumberField {
		return new NumberField( 'interval', __( 'Milliseconds before it moves on', 'vitrina-companion' ), 2500, 1500, 60_000, 500 );
	}

	public function show( array $attributes, WP_Block $block ): void {
		$slides = Slides::of( $block );
		if ( $slides === [] ) {
			return;
		}
		$is_centred = self::is_centred()->read( $attributes );
		$autoplay   = self::autoplay()->read( $attributes );
		$style      = sprintf( '--columns:%1$d;--phone-columns:%2$d', $is_centred ? 1 : self::columns()->whole( $attributes ), self::phone_columns()->whole( $attributes ) );
		Box::show(
			$this->name(),
			[
				'autoplay' => $autoplay,
				'interval' => self::interval()->whole( $attributes ),
			],
			[
				'class' => 'vitrina-carousel' . ( $is_centred ? ' is-centred' : '' ),
				'style' => $style,
			] + Slides::region( self::label()->read( $attributes ) ),
			// The component src/widgets/carousel renders the same markup.
			function () use ( $slides, $autoplay ): void {
				echo '<div class="vitrina-carousel__bar">';
				if ( $autoplay ) {
					RotationButton::show( __( 'Stop the slides', 'vitrina-companion' ), __( 'Resume the slides', 'vitrina-companion' ) );
				}
				echo '</div>';
				Slides::show(
					$this->name(),
					$slides,
					[
						'data-previous' => __( 'Previous', 'vitrina-companion' ),
						'data-next'     => __( 'Next', 'vitrina-companion' ),
					] + ( $autoplay ? [ 'aria-live' => 'off' ] : [] )
				);
			}
		);
	}
}
