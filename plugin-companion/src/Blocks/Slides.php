<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks;

use WP_Block;

/** Renders the blocks inside a slideshow or a carousel, each in its own element (WAI-ARIA, carousel pattern). */
final class Slides {
	/** Maximum number of slides. */
	private const MOST = 40;

	/** @return list<string> Rendered HTML of each block that is not empty. */
	public static function of( WP_Block $block ): array {
		$slides = [];
		foreach ( $block->inner_blocks as $inner ) {
			$slides[] = trim( (string) $inner?->render() );
		}
		return array_slice( array_values( array_filter( $slides, static fn ( string $slide ): bool => $slide !== '' ) ), 0, self::MOST );
	}

	/** @return array<string, string> Attributes of the outer element. */
	public static function region( string $label ): array {
		return [
			'role'                 => 'region',
			'aria-roledescription' => __( 'carousel', 'vitrina-companion' ),
			'aria-label'           => $label === '' ? __( 'Slides', 'vitrina-companion' ) : $label,
		];
	}

	/**
	 * The components of src/components/slides render the same markup.
	 *
	 * @param list<string>          $slides     HTML of each slide, from of().
	 * @param array<string, string> $attributes More attributes of the scroll container.
	 */
	public static function show( string $name, array $slides, array $attributes = [] ): void {
		// Without JavaScript the container can be scrolled with the keyboard.
		printf( '<div class="%s" tabindex="0"', esc_attr( "vitrina-{$name}__slides" ) );
		foreach ( $attributes as $attribute => $value ) {
			printf( ' %1$s="%2$s"', esc_attr( $attribute ), esc_attr( $value ) );
		}
		echo '>';
		foreach ( $slides as $at => $slide ) {
			printf(
				'<div class="%1$s" role="group" aria-roledescription="%2$s" aria-label="%3$s" data-server-html>',
				esc_attr( "vitrina-{$name}__slide" ),
				esc_attr__( 'slide', 'vitrina-companion' ),
				/* translators: 1: number of a slide, 2: how many there are. */
				esc_attr( sprintf( __( '%1$s of %2$s', 'vitrina-companion' ), $at + 1, count( $slides ) ) )
			);
			echo $slide; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Rendered and escaped by the block itself.
			echo '</div>';
		}
		echo '</div>';
	}
}
