<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

/** An area of a screen of wp-admin that scrolls sideways, also by keyboard, where its table is wider than the window. */
final class ScrollRegion {
	public static function open( string $name ): void {
		/** @var bool $has_style */
		static $has_style = false;
		if ( ! $has_style ) {
			$has_style = true;
			echo '<style>.vitrina-scroll{overflow-x:auto;overflow-wrap:normal}.vitrina-scroll:focus-visible{outline:2px solid;outline-offset:2px}</style>';
		}
		printf( '<div class="vitrina-scroll" role="region" aria-label="%s" tabindex="0">', esc_attr( $name ) );
	}

	public static function close(): void {
		echo '</div>';
	}
}
