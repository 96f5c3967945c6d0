<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Runtime\Hookable;

/** Answers modules that ask who sells; see SellerDetails. */
final class SellerForModules implements Hookable {
	public function register_hooks(): void {
		// Before the filters of other plugins, which replace the seller.
		add_filter( 'vitrina_seller', static fn ( mixed $seller ): mixed => $seller ?? Seller::saved(), PHP_INT_MIN );
		// If other filters return something that is no Seller, the saved one is used.
		add_filter( 'vitrina_seller', static fn ( mixed $seller ): Seller => $seller instanceof Seller ? $seller : Seller::saved(), PHP_INT_MAX );
	}
}
