import Cookies from 'js-cookie';

/**
 * The hash of the visitor's cart as the server last said it; empty without one.
 */
export function cartHash(): string {
	return Cookies.get( 'woocommerce_cart_hash' ) ?? '';
}

/**
 * Whether the visitor has a cart. WooCommerce's session cookie itself cannot be
 * read by a script; these two come and go with it.
 */
export function hasCart(): boolean {
	return (
		Number( Cookies.get( 'woocommerce_items_in_cart' ) ) > 0 ||
		cartHash() !== ''
	);
}
