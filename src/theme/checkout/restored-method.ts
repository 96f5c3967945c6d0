/**
 * A browser that comes back to the checkout restores the chosen payment method
 * without a click. WooCommerce's script waits for clicks: with its next refresh
 * it would put back the method that the page was printed with.
 *
 * @param root The page.
 */
export function followRestoredMethod( root: Document ): void {
	const METHOD = 'input[name="payment_method"]';
	let clicked: EventTarget | null = null;
	root.addEventListener(
		'click',
		( { target } ) => {
			if ( ( target as Element ).matches( METHOD ) ) {
				clicked = target;
			}
		},
		true
	);
	const follow = () => {
		const chosen = root.querySelector< HTMLInputElement >(
			`${ METHOD }:checked`
		);
		if ( chosen && chosen !== clicked ) {
			chosen.click();
		}
	};
	root.addEventListener( 'change', ( { target } ) => {
		if ( ( target as Element ).matches( METHOD ) ) {
			follow();
		}
	} );
	window.addEventListener( 'pageshow', follow );
}
