<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Purchase;

use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Purchase;

/** Sells a password-protected product only to visitors who have entered the password. */
final readonly class ProtectedProducts implements Hookable {
	public function register_hooks(): void {
		// Named, not a closure: the theme recognizes this callback.
		add_filter( 'woocommerce_is_purchasable', [ Purchase::class, 'is_purchasable_for_visitor' ], 20, 2 );
		add_filter( 'woocommerce_variation_is_purchasable', [ Purchase::class, 'is_purchasable_for_visitor' ], 20, 2 );
	}
}
