<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Vitrina\Runtime\Hookable;

/** Registers the gateway. */
final readonly class Gateways implements Hookable {

	public function register_hooks(): void {
		add_filter( 'woocommerce_payment_gateways', $this->add( ... ) );
	}

	/** @param mixed $gateways Class names. */
	public function add( mixed $gateways ): mixed {
		return is_array( $gateways ) ? [ ...$gateways, Gateway::class ] : $gateways;
	}
}
