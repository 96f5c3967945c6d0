import { settings } from '@vitrina/core';
import { clearButtonError } from '../core/button-error';

export type Outcome = 'added' | 'failed';

/**
 * Shows that a button's request is pending.
 *
 * Sets `aria-disabled` and not `disabled`: the button keeps the focus, and a click
 * while it is loading adds one more of the product.
 */
export function showLoading( button: HTMLElement ): void {
	clearButtonError( button );
	button.classList.remove( 'added' );
	button.classList.add( 'loading' );
	button.setAttribute( 'aria-disabled', 'true' );
}

/** Shows how a request ended. `isLast`: no other request of this button is waiting. */
export function showOutcome(
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

/** Clears `added` from the buttons of a product that is no longer in the cart. */
export function resetButtons( selector: string, productId: string ): void {
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
