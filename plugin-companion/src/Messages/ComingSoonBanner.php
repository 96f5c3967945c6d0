<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Messages;

use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;

/** Makes WooCommerce's "coming soon" banner for shop managers dismissible where WooCommerce's own script is not loaded. */
final readonly class ComingSoonBanner implements Hookable {
	public function __construct( private BuiltAssets $files ) {}

	public function register_hooks(): void {
		// After the theme has dequeued scripts that it does not need.
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ), 110 );
	}

	/** Only for users who see the banner: their pages are never cached. */
	private function enqueue(): void {
		if ( get_option( 'woocommerce_coming_soon' ) !== 'yes' || ! current_user_can( 'manage_woocommerce' ) || wp_script_is( 'woocommerce' ) ) {
			return;
		}
		$this->files->enqueue( 'coming-soon-banner' );
		$this->files->enqueue_style( 'coming-soon-banner' );
		wp_add_inline_script( 'vitrina-coming-soon-banner', 'var vitrinaComingSoon=' . wp_json_encode( [ 'dismiss' => __( 'Dismiss', 'vitrina-companion' ) ], JSON_HEX_TAG ) . ';', 'before' );
	}
}
