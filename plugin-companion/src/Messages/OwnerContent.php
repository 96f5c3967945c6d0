<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Messages;

/** Renders the owner's text from a setting as HTML. */
final class OwnerContent {
	/** Sanitizes first and renders afterwards: blocks and shortcodes (such as a form) escape their own output. */
	public static function render( string $written ): string {
		$safe = wp_kses_post( $written );
		return do_shortcode( shortcode_unautop( has_blocks( $safe ) ? do_blocks( $safe ) : wpautop( $safe ) ) );
	}
}
