<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\Blocks\Domain\LinesField;
use Vitrina\Companion\Blocks\Domain\SwitchField;
use Vitrina\Companion\Blocks\Domain\TextField;
use Vitrina\Companion\Blocks\Domain\TimeField;
use Vitrina\Runtime\Islands;
use WP_Block;

/**
 * A sentence with a part that types itself, one phrase after another. Without JavaScript, and for
 * screen readers, all phrases are present.
 *
 * @extends Block<array{before: string, phrases: list<string>, after: string, loop: bool, typeSpeed: int, backSpeed: int, startDelay: int, backDelay: int, cursor: string}>
 */
final class Typing extends Block {
	public const NAME = 'typing';

	public function words(): array {
		return [
			'title'       => __( 'Typing', 'vitrina-companion' ),
			'description' => __( 'A sentence with a part that types itself.', 'vitrina-companion' ),
			'icon'        => 'edit',
		];
	}

	public function fields(): array {
		return [
			new TextField( 'before', __( 'Text before the typed part', 'vitrina-companion' ) ),
			new LinesField( 'phrases', __( 'Phrases to type, one per line', 'vitrina-companion' ) ),
			new TextField( 'after', __( 'Text after the typed part', 'vitrina-companion' ) ),
			new SwitchField( 'loop', __( 'Start again after the last phrase', 'vitrina-companion' ), false ),
			// Defaults: spec §9.
			new TimeField( 'typeSpeed', __( 'Seconds per letter typed', 'vitrina-companion' ), 50, 10, 1000, 5 ),
			new TimeField( 'backSpeed', __( 'Seconds per letter deleted', 'vitrina-companion' ), 20, 5, 1000, 5 ),
			new TimeField( 'startDelay', __( 'Seconds before the first letter', 'vitrina-companion' ), 1000, 0, 10_000, 100 ),
			new TimeField( 'backDelay', __( 'Display time of a phrase in seconds', 'vitrina-companion' ), 1000, 0, 10_000, 100 ),
			new TextField( 'cursor', __( 'Cursor', 'vitrina-companion' ), '|' ),
		];
	}

	public function show( array $values, WP_Block $block ): void {
		if ( $values['phrases'] === [] ) {
			if ( wp_is_serving_rest_request() ) {
				printf( '<p>%s</p>', esc_html__( 'Enter the phrases in the block settings.', 'vitrina-companion' ) );
			}
			return;
		}
		Islands::open(
			self::NAME,
			[
				'loop'       => $values['loop'],
				'cursor'     => $values['cursor'],
				'typeSpeed'  => $values['typeSpeed'],
				'backSpeed'  => $values['backSpeed'],
				'startDelay' => $values['startDelay'],
				'backDelay'  => $values['backDelay'],
			],
			attributes: [ 'class' => 'vitrina-typing' ]
		);
		printf( '<p class="vitrina-typing__line">%s <span class="vitrina-typing__phrases">', esc_html( $values['before'] ) );
		foreach ( $values['phrases'] as $at => $phrase ) {
			printf(
				'<span class="vitrina-typing__phrase">%1$s%2$s</span>',
				esc_html( $phrase ),
				count( $values['phrases'] ) - 1 === $at ? '' : '<span>, </span>'
			);
		}
		printf( '</span> %s', esc_html( $values['after'] ) );
		RotationButton::show( __( 'Pause typing', 'vitrina-companion' ), __( 'Resume typing', 'vitrina-companion' ) );
		echo '</p>';
		Islands::close();
	}
}
