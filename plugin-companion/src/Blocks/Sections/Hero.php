<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Sections;

use Vitrina\Companion\Blocks\Domain\TextField;

/**
 * One sentence and one button, over the featured image of the page.
 *
 * @extends Section<array{sentence: string, button: string}>
 */
final class Hero extends Section {
	public const NAME = 'front-hero';

	public function words(): array {
		return [
			'title'       => __( 'Front page: picture and sentence', 'vitrina-companion' ),
			'description' => __( 'One sentence and a button to the shop. The picture is the featured image of the page.', 'vitrina-companion' ),
			'icon'        => 'cover-image',
		];
	}

	public function fields(): array {
		return [
			new TextField( 'sentence', __( 'Sentence; without one, the excerpt or title of the page', 'vitrina-companion' ) ),
			new TextField( 'button', __( 'Text of the button', 'vitrina-companion' ) ),
		];
	}

	/** Prints only sentence and button, because another theme shows title and featured image of the page itself. */
	protected function show_with_any_theme( array $values ): void {
		$button = $values['button'] !== '' ? $values['button'] : __( 'See all products', 'vitrina-companion' );
		self::print_title( $values['sentence'] );
		printf(
			'<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="%s">%s</a></div></div>',
			esc_url( wc_get_page_permalink( 'shop' ) ),
			esc_html( $button )
		);
	}
}
