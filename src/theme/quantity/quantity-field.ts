import { scan, isModified } from '@vitrina/core';
import { canStep, raiseToMin, readLimits } from './limits';
import { stepField } from './step-field';

/**
 * Gives every quantity field its minus and plus. Those of a product's form are a
 * component (src/widgets/quantity) from the first touch on; those of the cart are
 * WooCommerce's, whose script replaces them after each step, and stay as they
 * are. One listener for the page: cart, fragments and quick view bring fields as
 * they like, and those that come later are made ready as they come.
 */
export function enhanceQuantityFields( root: Document ): void {
	refreshQuantityFields( root );

	new MutationObserver( ( changes ) => {
		for ( const { addedNodes } of changes ) {
			for ( const node of addedNodes ) {
				if ( node instanceof Element ) {
					refreshQuantityFields( node );
				}
			}
		}
	} ).observe( root.body, { childList: true, subtree: true } );

	// Components answer for their own; this is for where none is, or has failed.
	root.addEventListener( 'click', ( event ) => {
		const button = ( event.target as Element ).closest?.< HTMLElement >(
			'.quantity__step'
		);
		const input = button
			?.closest( '.quantity' )
			?.querySelector< HTMLInputElement >( 'input[type="number"]' );
		if ( input && ! isModified( event ) ) {
			stepField( input, button?.dataset.step === '-1' ? -1 : 1 );
		}
	} );

	root.addEventListener( 'change', ( event ) => {
		if ( event.target instanceof HTMLInputElement ) {
			refreshButtons( event.target );
		}
	} );
}

/** Makes the fields ready that are in the page, or have just come into it. */
function refreshQuantityFields( root: ParentNode ): void {
	let hasIslands = false;
	for ( const input of root.querySelectorAll< HTMLInputElement >(
		'.quantity input[type="number"]'
	) ) {
		input.value = raiseToMin( input.value, readLimits( input ) );
		refreshButtons( input );
		const field = input.closest< HTMLElement >( 'form.cart .quantity' );
		if ( field && ! field.dataset.island ) {
			// WooCommerce's template has no place for attributes.
			field.dataset.island = 'quantity';
			field.dataset.islandLoad = 'interaction';
			hasIslands = true;
		}
	}
	if ( hasIslands ) {
		scan();
	}
}

/** Says which of its two buttons can still do something. */
function refreshButtons( input: HTMLInputElement ): void {
	const field = input.closest< HTMLElement >( '.quantity' );
	if ( ! field || field.dataset.islandState === 'ready' ) {
		return;
	}
	const can = canStep( input.value, readLimits( input ) );
	for ( const button of field.querySelectorAll< HTMLButtonElement >(
		'.quantity__step'
	) ) {
		button.hidden = input.readOnly;
		button.disabled = ! ( button.dataset.step === '-1'
			? can.down
			: can.up );
	}
}
