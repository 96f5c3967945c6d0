import { settings } from '@vitrina/core';
import { withdraw } from '../core/complaint';

export type Outcome = 'added' | 'failed';

/**
 * Shows that a button's request is on its way.
 *
 * `aria-disabled` and not `disabled`: the button keeps the focus, and a click
 * while it loads is one more of the product.
 *
 * @param button An add-to-cart button.
 */
export function load( button: HTMLElement ): void {
	withdraw( button );
	button.classList.remove( 'added' );
	button.classList.add( 'loading' );
	button.setAttribute( 'aria-disabled', 'true' );
}

/**
 * Shows how a request ended.
 *
 * @param button  An add-to-cart button.
 * @param outcome What came of it.
 * @param isLast  Whether no other request of this button is waiting.
 */
export function settle(
	button: HTMLElement,
	outcome: Outcome,
	isLast: boolean
): void {
	if ( outcome === 'added' ) {
		addCartLink( button );
	}
	if ( isLast ) {
		button.classList.remove( 'loading' );
		button.classList.toggle( 'added', outcome === 'added' );
		button.removeAttribute( 'aria-disabled' );
	}
}

/**
 * Clears `added` from the buttons of a product that is no longer in the cart.
 *
 * @param selector  Add-to-cart buttons.
 * @param productId Whose.
 */
export function reset( selector: string, productId: string ): void {
	for ( const button of document.querySelectorAll< HTMLElement >(
		selector
	) ) {
		if ( button.dataset.product_id === productId ) {
			button.classList.remove( 'added' );
			button.parentElement?.querySelector( '.added_to_cart' )?.remove();
		}
	}
}

function addCartLink( button: HTMLElement ): void {
	const { cart, labels } = settings();
	if (
		! cart ||
		cart.isCart ||
		button.parentElement?.querySelector( '.added_to_cart' )
	) {
		return;
	}
	const link = document.createElement( 'a' );
	link.href = cart.url;
	link.className = 'added_to_cart wc-forward';
	link.title = labels.viewCart;
	link.textContent = labels.viewCart;
	button.after( link );
}
