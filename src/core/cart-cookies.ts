/** The hash of the visitor's cart as the server last said it; empty without one. */
export const cartHash = (): string => read( 'woocommerce_cart_hash' );

/**
 * Whether the visitor has a cart. WooCommerce's session cookie itself cannot be
 * read by a script; these two come and go with it.
 */
export function hasCart(): boolean {
	return (
		Number( read( 'woocommerce_items_in_cart' ) ) > 0 || cartHash() !== ''
	);
}

/** A number or a hash: nothing in it is ever encoded. */
const read = ( name: string ): string =>
	document.cookie.match( `(?:^|; )${ name }=([^;]*)` )?.[ 1 ] ?? '';
