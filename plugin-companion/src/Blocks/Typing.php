<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use Vitrina\Companion\Blocks\Domain\LinesField;
use Vitrina\Companion\Blocks\Domain\NumberField;
use Vitrina\Companion\Blocks\Domain\SwitchField;
use Vitrina\Companion\Blocks\Domain\TextField;
use WP_Block;

/**
 * A sentence with a part that types itself, one phrase after another. Without JavaScript, and for
 * screen readers, all phrases are present.
 */
final class Typing implements Block {
	public function name(): string {
		return 'typing';
	}

	public function words(): array {
		return [
			'title'       => __( 'Typing', 'vitrina-companion' ),
			'description' => __( 'A sentence with a part that types itself.', 'vitrina-companion' ),
			'icon'        => 'edit',
		];
	}

	public function fields(): array {
		return [ self::before(), self::phrases(), self::after(), self::loop(), ...array_values( self::times() ), self::cursor() ];
	}

	public function inner(): array {
		return [];
	}

	private static function before(): TextField {
		return new TextField( 'before', __( 'Text before the typed part', 'vitrina-companion' ) );
	}

	private static function phrases(): LinesField {
		return new LinesField( 'phrases', __( 'Phrases to type, one per line', 'vitrina-companion' ) );
	}

	private static function after(): TextField {
		return new TextField( 'after', __( 'Text after the typed part', 'vitrina-companion' ) );
	}

	private static function loop(): SwitchField {
		return new SwitchField( 'loop', __( 'Start again after the last phrase', 'vitrina-companion' ), false );
	}

	private static function cursor(): TextField {
		return new TextField( 'cursor', __( 'Cursor', 'vitrina-companion' ), '|' );
	}

	/**
	 * Spec §9, in milliseconds.
	 *
	 * @return array<string, NumberField>
	 */
	private static function times(): array {
		return [
			'typeSpeed'  => new NumberField( 'typeSpeed', __( 'Milliseconds per letter typed', 'vitrina-companion' ), 50, 10, 1000, 5 ),
			'backSpeed'  => new NumberField( 'backSpeed', __( 'Milliseconds per letter deleted', 'vitrina-companion' ), 20, 5, 1000, 5 ),
			'startDelay' => new NumberField( 'startDelay', __( 'Milliseconds before the first letter', 'vitrina-companion' ), 1000, 0, 10_000, 100 ),
			'backDelay'  => new NumberField( 'backDelay', __( 'Display time of a phrase in milliseconds', 'vitrina-companion' ), 1000, 0, 10_000, 100 ),
		];
	}

	public function show( array $attributes, WP_Block $block ): void {
		$phrases = self::phrases()->read( $attributes );
		if ( $phrases === [] ) {
			if ( wp_is_serving_rest_request() ) {
				printf( '<p>%s</p>', esc_html__( 'Enter the phrases in the block settings.', 'vitrina-companion' ) );
			}
			return;
		}
		Box::show(
			$this->name(),
			[
				'loop'   => self::loop()->read( $attributes ),
				'cursor' => self::cursor()->read( $attributes ),
				...array_map( static fn ( NumberField $time ): int => $time->whole( $attributes ), self::times() ),
			],
			[],
			function () use ( $attributes, $phrases ): void {
				$this->print( $attributes, $phrases );
			}
		);
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param list<string>            $phrases
	 */
	private function print( array $attributes, array $phrases ): void {
		printf( '<p class="vitrina-typing__line">%s <span class="vitrina-typing__phrases">', esc_html( self::before()->read( $attributes ) ) );
		foreach ( $phrases as $at => $phrase ) {
			printf(
				'<span class="vitrina-typing__phrase">%1$s%2$s</span>',
				esc_html( $phrase ),
				count( $phrases ) - 1 === $at ? '' : '<span>, </span>'
			);
		}
		printf( '</span> %s', esc_html( self::after()->read( $attributes ) ) );
		RotationButton::show( __( 'Pause typing', 'vitrina-companion' ), __( 'Resume typing', 'vitrina-companion' ) );
		echo '</p>';
	}
}
