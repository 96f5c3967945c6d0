<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\Blocks\Domain\SwitchField;
use Vitrina\Companion\Blocks\Domain\TextField;
use Vitrina\Companion\Blocks\Domain\TimeField;
use Vitrina\Companion\Blocks\Domain\WholeNumberField;
use Vitrina\Runtime\Islands;
use WP_Block;

/**
 * A carousel: inner blocks in one row that slides.
 *
 * @extends Block<array{label: string, columns: int, phoneColumns: int, centred: bool, autoplay: bool, interval: int}>
 */
final class Carousel extends Block {
	public const NAME = 'carousel';

	public function words(): array {
		return [
			'title'       => __( 'Carousel', 'vitrina-companion' ),
			'description' => __( 'A sliding row. Each block inside is a card.', 'vitrina-companion' ),
			'icon'        => 'images-alt',
		];
	}

	public function fields(): array {
		return [
			new TextField( 'label', __( 'Name for screen readers', 'vitrina-companion' ), __( 'Slides', 'vitrina-companion' ) ),
			new WholeNumberField( 'columns', __( 'Columns on a wide screen', 'vitrina-companion' ), 4, 1, 6 ),
			new WholeNumberField( 'phoneColumns', __( 'Columns on a phone', 'vitrina-companion' ), 1, 1, 2 ),
			new SwitchField( 'centred', __( 'Highlight the middle card and show its neighbours at the edges', 'vitrina-companion' ), false ),
			new SwitchField( 'autoplay', __( 'Advance automatically', 'vitrina-companion' ), false ),
			// Spec §9: 2500 ms.
			new TimeField( 'interval', __( 'Seconds before it moves on', 'vitrina-companion' ), 2500, 1500, 60_000, 500 ),
		];
	}

	public function inner(): array {
		return [ 'core/group', 'core/image', 'core/cover', 'core/quote', 'core/media-text' ];
	}

	/** The component src/widgets/carousel renders the same markup. */
	public function show( array $values, WP_Block $block ): void {
		$slides = Slides::of( $block );
		if ( $slides === [] ) {
			return;
		}
		Islands::open(
			self::NAME,
			[
				'autoplay' => $values['autoplay'],
				'interval' => $values['interval'],
			],
			attributes: [
				'class' => 'vitrina-carousel' . ( $values['centred'] ? ' is-centred' : '' ),
				'style' => sprintf( '--columns:%1$d;--phone-columns:%2$d', $values['centred'] ? 1 : $values['columns'], $values['phoneColumns'] ),
			] + Slides::region( $values['label'] )
		);
		echo '<div class="vitrina-carousel__bar">';
		if ( $values['autoplay'] ) {
			RotationButton::show( __( 'Stop the slides', 'vitrina-companion' ), __( 'Resume the slides', 'vitrina-companion' ) );
		}
		echo '</div>';
		Slides::show(
			self::NAME,
			$slides,
			[
				'data-previous' => __( 'Previous', 'vitrina-companion' ),
				'data-next'     => __( 'Next', 'vitrina-companion' ),
			] + ( $values['autoplay'] ? [ 'aria-live' => 'off' ] : [] )
		);
		Islands::close();
	}
}
