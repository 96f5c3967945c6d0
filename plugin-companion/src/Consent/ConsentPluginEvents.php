<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent;

use Vitrina\Companion\Visitors\Consent;
use Vitrina\Runtime\BuiltAssets;
use Vitrina\Runtime\Hookable;

/** Forwards events of another plugin's consent bar, received through the WP Consent API. */
final readonly class ConsentPluginEvents implements Hookable {
	private const EVENTS = 'other-bar-events';

	public function __construct( private Consent $consent, private BuiltAssets $files ) {}

	public function register_hooks(): void {
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
	}

	private function enqueue(): void {
		if ( class_exists( 'WP_Consent_API' ) && ! $this->consent->has_own_bar() ) {
			$this->files->enqueue( self::EVENTS );
		}
	}
}
