<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Runtime\Hookable;

/**
 * Prints the line of links that our theme has in its footer, for other themes. In Storefront the line is inside the
 * footer, because Storefront's bar for phones covers what is below the footer; in others it is below the footer.
 */
final class FooterLine implements Hookable {
	public function register_hooks(): void {
		add_action( 'storefront_footer', $this->print_once( ... ), 15 );
		add_action( 'wp_footer', $this->print_once( ... ), 5 );
	}

	private function print_once(): void {
		if ( did_action( 'vitrina_footer_line' ) > 0 ) {
			return;
		}
		ob_start();
		/** This action is documented in theme/parts/footer.php. */
		do_action( 'vitrina_footer_line' );
		$line = trim( (string) ob_get_clean() );
		if ( $line !== '' ) {
			echo '<p class="vitrina-footer-line" style="padding:1em;text-align:center">' . $line . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by those who print into the line.
		}
	}
}
