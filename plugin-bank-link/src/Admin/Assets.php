<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Admin;

use Vitrina\BankLink\Wp\BuiltAsset;
use Vitrina\BankLink\Wp\Settings;
use Vitrina\Runtime\Hookable;

/**
 * The script of the settings page, which keeps "select all" in sync with the banks.
 */
final readonly class Assets implements Hookable {

	private const HANDLE = 'vitrina-bank-selection';

	public function register_hooks(): void {
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	public function enqueue(): void {
		if ( filter_input( INPUT_GET, 'page' ) === 'wc-settings' && filter_input( INPUT_GET, 'section' ) === Settings::GATEWAY ) {
			( new BuiltAsset( 'bank-selection' ) )->register( self::HANDLE );
			wp_enqueue_script( self::HANDLE );
			wp_enqueue_style( self::HANDLE );
		}
	}
}
