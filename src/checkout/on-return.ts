/** WooCommerce's cookie that says what the cart of this browser holds. */
const HASH = /(?:^|;\s*)woocommerce_cart_hash=([^;]*)/;

/**
 * Calls when what a tab shows may have grown old: it comes back into view, or
 * the browser brings a kept page back, or the shopper returns from another
 * window after the cart was changed there.
 *
 * @param root The page.
 * @param task Brings it up to date.
 */
export function whenBack( root: Document, task: () => void ): void {
	const hash = () => HASH.exec( root.cookie )?.[ 1 ];
	let left = hash();
	root.addEventListener( 'visibilitychange', () => {
		if ( root.visibilityState === 'visible' ) {
			left = hash();
			task();
		}
	} );
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			task();
		}
	} );
	// A card's field is a window of its own: going there and back changes no cart.
	window.addEventListener( 'blur', () => {
		left = hash();
	} );
	window.addEventListener( 'focus', () => {
		if ( hash() !== left ) {
			left = hash();
			task();
		}
	} );
}
