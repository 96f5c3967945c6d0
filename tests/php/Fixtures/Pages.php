<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Fixtures;

/**
 * Pages of the shop. Runs inside WordPress.
 */
final class Pages {

	/**
	 * @return string Path of the page that contains a shortcode.
	 */
	public static function path_with_shortcode( string $shortcode ): string {
		$pages = get_posts(
			[
				'post_type'   => 'page',
				's'           => "[{$shortcode}]",
				'numberposts' => 1,
			]
		);
		return wp_make_link_relative( get_permalink( $pages[0] ) );
	}
}
