export type ButtonState = 'enabled' | 'selection-needed' | 'is-unavailable';

/**
 * Sets the state of the add-to-cart button. A "disabled" button can still be focused and
 * clicked: the click shows the reason.
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
	const container = form.querySelector(
		'.woocommerce-variation-add-to-cart'
	);
	const name = 'woocommerce-variation-add-to-cart';
	container?.classList.toggle( `${ name }-enabled`, isEnabled );
	container?.classList.toggle( `${ name }-disabled`, ! isEnabled );
}
