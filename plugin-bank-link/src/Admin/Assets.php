<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

use Vitrina\BankLink\Plugin;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\Runtime\Hookable;

/** The script of the settings page, which keeps "select all" in sync with the banks. */
final readonly class Assets implements Hookable {

	public function register_hooks(): void {
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	public function enqueue(): void {
		if ( filter_input( INPUT_GET, 'page' ) === 'wc-settings' && filter_input( INPUT_GET, 'section' ) === Settings::GATEWAY ) {
			$assets = Plugin::assets();
			$assets->enqueue( 'bank-selection', args: [ 'in_footer' => true ] );
			$assets->register_style( 'style-bank-selection', 'vitrina-bank-selection', is_inline: true );
			wp_enqueue_style( 'vitrina-bank-selection' );
		}
	}
}
