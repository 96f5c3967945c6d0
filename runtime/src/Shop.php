<?php

declare( strict_types=1 );

namespace Vitrina\Runtime;

use WC_Cart;
use WC_Customer;
use WC_Product;
use WC_Session;

/**
 * The objects of WooCommerce that exist in this request. WooCommerce's docblocks declare
 * that all of them always exist, but a REST call has no cart, and a cron job no customer.
 */
final class Shop {

	public static function cart(): ?WC_Cart {
		$cart = self::part( 'cart' );
		return $cart instanceof WC_Cart ? $cart : null;
	}

	public static function session(): ?WC_Session {
		$session = self::part( 'session' );
		return $session instanceof WC_Session ? $session : null;
	}

	public static function customer(): ?WC_Customer {
		$customer = self::part( 'customer' );
		return $customer instanceof WC_Customer ? $customer : null;
	}

	/**
	 * The product of the current post. WooCommerce loaded it when the post was set up; loading it
	 * again takes as long as printing its card.
	 */
	public static function current_product(): ?WC_Product {
		$id      = get_the_ID();
		$product = $GLOBALS['product'] ?? null;
		if ( ! $product instanceof WC_Product || $product->get_id() !== $id ) {
			$product = wc_get_product( $id );
		}
		return $product instanceof WC_Product ? $product : null;
	}

	/** Whether this shop ships a product. External products are sold and shipped by another trader. */
	public static function sends( WC_Product $product ): bool {
		return ! $product->is_type( 'external' ) && $product->needs_shipping();
	}

	/** @return int Id of the unpaid order that was made from this visitor's cart; 0 if there is none. */
	public static function awaiting_order(): int {
		$id = self::session()?->get( 'order_awaiting_payment' );
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * Stops WooCommerce from saving customer and session on shutdown, in a request that must not overwrite
	 * them with what it read at its start. WooCommerce would also save what another plugin changed in them.
	 */
	public static function save_no_session(): void {
		$customer = self::customer();
		$session  = self::session();
		if ( $customer !== null ) {
			remove_action( 'shutdown', [ $customer, 'save' ], 10 );
		}
		if ( $session !== null ) {
			remove_action( 'shutdown', [ $session, 'save_data' ], 20 );
		}
	}

	private static function part( string $name ): mixed {
		return get_object_vars( WC() )[ $name ] ?? null;
	}
}
