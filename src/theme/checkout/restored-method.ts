/**
 * After Back, the browser restores the selected payment method without a click.
 * WooCommerce's script only handles clicks: its next refresh would select the method
 * that the page was printed with.
 */
export function applyRestoredMethod( root: Document ): void {
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
	const apply = () => {
		const selected = root.querySelector< HTMLInputElement >(
			`${ METHOD }:checked`
		);
		if ( selected && selected !== clicked ) {
			selected.click();
		}
	};
	root.addEventListener( 'change', ( { target } ) => {
		if ( ( target as Element ).matches( METHOD ) ) {
			apply();
		}
	} );
	window.addEventListener( 'pageshow', apply );
}
