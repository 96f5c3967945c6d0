<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Sections;

use Vitrina\Companion\Blocks\Domain\TextField;

/**
 * The sign-up form of the newsletter. Pages with this block show nothing in its place while the plugin is
 * deactivated; pages with the shortcode would show raw text.
 *
 * @extends Section<array{title: string}>
 */
final class Newsletter extends Section {
	public const NAME = 'front-newsletter';

	public function words(): array {
		return [
			'title'       => __( 'Front page: newsletter', 'vitrina-companion' ),
			'description' => __( 'The form to sign up for news.', 'vitrina-companion' ),
			'icon'        => 'email',
		];
	}

	public function fields(): array {
		return [ new TextField( 'title', __( 'Heading', 'vitrina-companion' ) ) ];
	}

	protected function show_with_any_theme( array $values ): void {
		self::print_title( $values['title'] !== '' ? $values['title'] : __( 'News by e-mail', 'vitrina-companion' ) );
		echo do_shortcode( '[vitrina_newsletter]' );
	}
}
