<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Blocks\Sections;

use Vitrina\Companion\Blocks\Domain\TextField;

/**
 * The newest posts.
 *
 * @extends Section<array{title: string}>
 */
final class Journal extends Section {
	public const NAME = 'front-journal';

	public function words(): array {
		return [
			'title'       => __( 'Front page: journal', 'vitrina-companion' ),
			'description' => __( 'The three newest posts.', 'vitrina-companion' ),
			'icon'        => 'welcome-write-blog',
		];
	}

	public function fields(): array {
		return [ new TextField( 'title', __( 'Heading', 'vitrina-companion' ) ) ];
	}

	protected function show_with_any_theme( array $values ): void {
		$posts = do_blocks( '<!-- wp:latest-posts {"postsToShow":3,"displayPostDate":true} /-->' );
		if ( str_contains( $posts, '<li' ) ) {
			self::print_title( $values['title'] !== '' ? $values['title'] : __( 'Journal', 'vitrina-companion' ) );
			echo $posts; // phpcs:ignore WordPress.Security.EscapeOutput -- By WordPress.
		}
	}
}
