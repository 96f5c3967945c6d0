/** The last cart hash that the server sent; empty without a cart. */
export const cartHash = (): string => cartCookie( 'woocommerce_cart_hash' );

/**
 * Whether the visitor has a cart. WooCommerce's session cookie itself cannot be
 * read by a script; these two come and go with it.
 */
export function hasCart(): boolean {
	return (
		Number( cartCookie( 'woocommerce_items_in_cart' ) ) > 0 ||
		cartHash() !== ''
	);
}

/**
 * A cookie by its name, or an empty text: for numbers and hashes, in which nothing
 * is ever encoded.
 *
 * @param name Letters and underscores.
 */
export const cartCookie = ( name: string ): string =>
	document.cookie.match( `(?:^|; )${ name }=([^;]*)` )?.[ 1 ] ?? '';
