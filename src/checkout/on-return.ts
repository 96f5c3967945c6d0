/** WooCommerce's cookie with a hash of the cart's content. */
const CART_HASH = /(?:^|;\s*)woocommerce_cart_hash=([^;]*)/;

/**
 * Calls a function when a tab may show outdated data: it becomes visible, is
 * restored from the back-forward cache, or gets the focus after the cart was changed
 * in another window.
 */
export function onReturn( root: Document, task: () => void ): void {
	const hash = () => CART_HASH.exec( root.cookie )?.[ 1 ];
	let lastHash = hash();
	root.addEventListener( 'visibilitychange', () => {
		if ( root.visibilityState === 'visible' ) {
			lastHash = hash();
			task();
		}
	} );
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			task();
		}
	} );
	// Focusing the iframe of a card field also blurs the window, but changes no cart.
	window.addEventListener( 'blur', () => {
		lastHash = hash();
	} );
	window.addEventListener( 'focus', () => {
		if ( hash() !== lastHash ) {
			lastHash = hash();
			task();
		}
	} );
}
