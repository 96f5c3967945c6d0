<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Setup;

use Vitrina\Runtime\Hookable;

/** Adds the plugin's steps to Vitrina → Setup, which the companion shows. */
final readonly class Setup implements Hookable {

	public function __construct(
		private TerminalsStep $terminals,
		private DeliveryStep $delivery,
	) {}

	public function register_hooks(): void {
		add_filter( 'vitrina_setup_steps', $this->add( ... ) );
	}

	private function add( mixed $steps ): mixed {
		return is_array( $steps ) ? [ ...$steps, $this->terminals, $this->delivery ] : $steps;
	}
}
