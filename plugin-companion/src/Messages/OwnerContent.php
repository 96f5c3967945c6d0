<?php
/**
 * What an owner has written into a setting, as HTML.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion\Messages;

final class OwnerContent {
	/**
	 * First made harmless, then drawn: what blocks and shortcodes add (a form) is their own to escape.
	 */
	public static function render( string $written ): string {
		$safe = wp_kses_post( $written );

		return do_shortcode( shortcode_unautop( has_blocks( $safe ) ? do_blocks( $safe ) : wpautop( $safe ) ) );
	}
}
