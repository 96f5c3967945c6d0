<?php
/** The free shipping bar of the mini cart. */

declare( strict_types=1 );

namespace Vitrina\Theme;

use Vitrina\Runtime\FreeShipping\Bar;
use Vitrina\Runtime\FreeShipping\Goals;

add_filter( 'woocommerce_add_to_cart_fragments', __NAMESPACE__ . '\free_shipping_fragment' );

/**
 * Adds the free shipping bar of the visitor's cart to the cart fragments.
 *
 * @param array<string, string> $fragments Selector → HTML.
 * @return array<string, string>
 */
function free_shipping_fragment( array $fragments ): array {
	$fragments['.free-shipping-progress-bar'] = output_of( fn () => Bar::print( Goals::of( WC()->cart ) ) );
	return $fragments;
}
