<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Runtime\Hookable;
use WP_REST_Request;

/** The templates as patterns of the editor. They are built only when the editor asks for patterns. */
final class Patterns implements Hookable {
	private const ROUTE = '/wp/v2/block-patterns/patterns';

	public function register_hooks(): void {
		add_filter( 'rest_request_before_callbacks', $this->register_for( ... ), 10, 3 );
	}

	private function register_for( mixed $response, mixed $handler, mixed $request ): mixed {
		if ( $request instanceof WP_REST_Request && $request->get_route() === self::ROUTE && current_user_can( 'edit_pages' ) ) {
			self::register();
		}
		return $response;
	}

	private static function register(): void {
		foreach ( array_keys( Templates::titles() ) as $name ) {
			foreach ( Templates::languages() as $locale => $language ) {
				$template = Templates::build( $name, $locale );
				register_block_pattern(
					"vitrina/{$name}-" . strtolower( substr( $locale, 0, 2 ) ),
					[
						/* translators: 1: title of a page, 2: language. */
						'title'      => sprintf( __( '%1$s: template (%2$s)', 'vitrina-companion' ), $template['title'], $language ),
						'content'    => $template['content'],
						'categories' => [ 'text' ],
						'postTypes'  => [ 'page' ],
					]
				);
			}
		}
	}
}
