<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Runtime\Hookable;
use WP_REST_Request;

/** The pages of a shop as patterns of the editor. They are built only when the editor asks for patterns. */
final class Patterns implements Hookable {
	private const ROUTES   = '/wp/v2/block-patterns/';
	private const CATEGORY = 'vitrina-pages';

	public function register_hooks(): void {
		add_filter( 'rest_request_before_callbacks', $this->register_for( ... ), 10, 3 );
	}

	private function register_for( mixed $response, mixed $handler, mixed $request ): mixed {
		if ( $request instanceof WP_REST_Request && str_starts_with( $request->get_route(), self::ROUTES ) && current_user_can( 'edit_pages' ) ) {
			self::register();
		}
		return $response;
	}

	private static function register(): void {
		register_block_pattern_category( self::CATEGORY, [ 'label' => __( 'Pages of a shop', 'vitrina-companion' ) ] );
		$start = [
			'title'   => __( 'Start page', 'vitrina-companion' ),
			'content' => PageTexts::start( story: PageTexts::story() ),
		];
		foreach ( compact( 'start' ) + PageTexts::all() as $name => $page ) {
			register_block_pattern(
				"vitrina/page-{$name}",
				[
					'title'      => $page['title'],
					'content'    => $page['content'],
					'categories' => [ self::CATEGORY ],
					// The editor offers patterns of this block type when a page is created.
					'blockTypes' => [ 'core/post-content' ],
					'postTypes'  => [ 'page' ],
				]
			);
		}
	}
}
