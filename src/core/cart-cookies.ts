/** The last cart hash that the server sent; empty without a cart. */
export const cartHash = (): string => cartCookie( 'woocommerce_cart_hash' );

/**
 * Whether the visitor has a cart. WooCommerce's session cookie itself cannot be
 * read by a script; these two cookies are set and deleted with it.
 */
export function hasCart(): boolean {
	return (
		Number( cartCookie( 'woocommerce_items_in_cart' ) ) > 0 ||
		cartHash() !== ''
	);
}

/**
 * Returns the value of a cookie; '' if it is missing. The value is not decoded,
 * because numbers and hashes are never encoded.
 *
 * @param name Letters and underscores.
 */
export const cartCookie = ( name: string ): string =>
	document.cookie.match( `(?:^|; )${ name }=([^;]*)` )?.[ 1 ] ?? '';
