<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Head;

use Vitrina\Runtime\Hookable;

/** Removes tags that neither browsers nor crawlers use; the first also tells attackers the version of WordPress. */
final class HeadTags implements Hookable {
	public function register_hooks(): void {
		remove_action( 'wp_head', 'wp_generator' );
		remove_action( 'wp_head', 'rsd_link' );
		remove_action( 'wp_head', 'wp_shortlink_wp_head' );
	}
}
