export type ButtonState = 'enabled' | 'selection-needed' | 'is-unavailable';

/**
 * Sets the add-to-cart button. A "disabled" one stays focusable and clickable:
 * the click says why.
 */
export function setButton( form: HTMLFormElement, state: ButtonState ): void {
	const isEnabled = state === 'enabled';
	for ( const button of form.querySelectorAll(
		'.single_add_to_cart_button'
	) ) {
		button.classList.toggle( 'disabled', ! isEnabled );
		for ( const name of [ 'selection-needed', 'is-unavailable' ] ) {
			button.classList.toggle( `wc-variation-${ name }`, name === state );
		}
		button.setAttribute( 'aria-disabled', String( ! isEnabled ) );
	}
	const box = form.querySelector( '.woocommerce-variation-add-to-cart' );
	const name = 'woocommerce-variation-add-to-cart';
	box?.classList.toggle( `${ name }-enabled`, isEnabled );
	box?.classList.toggle( `${ name }-disabled`, ! isEnabled );
}
