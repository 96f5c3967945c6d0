<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

use WC_Product;

/** What visitors may see and buy, for the theme's pages and the plugins' requests. */
final class Purchase {
	/** The largest quantity that is accepted; more is a typing error or an attack. */
	private const MAX_QUANTITY = 100000;

	/** Whether a form's quantity is valid. A grouped product sends one quantity per child, some of them 0 or empty. */
	public static function is_quantity( mixed $quantity ): bool {
		if ( is_array( $quantity ) ) {
			return array_filter( $quantity, static fn ( mixed $one ): bool => $one !== '' && $one !== '0' && ! self::is_quantity( $one ) ) === [];
		}
		return is_string( $quantity ) && is_numeric( $quantity ) && (float) $quantity > 0 && (float) $quantity <= self::MAX_QUANTITY;
	}

	/** Whether the visitor may see the page of a product. */
	public static function is_shown_to_visitor( WC_Product $product ): bool {
		return ( $product->get_status() === 'publish' || current_user_can( 'edit_post', $product->get_id() ) )
			&& ! post_password_required( $product->get_id() );
	}

	/**
	 * A password-protected product can be bought only by visitors who have entered the password: otherwise
	 * the cart would reveal its name and price. The companion adds this method as a filter. It is in the
	 * runtime, because the theme recognizes it by name: the theme's cached variations contain its result.
	 */
	public static function is_purchasable_for_visitor( mixed $is_purchasable, mixed $product ): bool {
		return (bool) $is_purchasable && $product instanceof WC_Product && ! post_password_required( $product->get_parent_id() > 0 ? $product->get_parent_id() : $product->get_id() );
	}
}
