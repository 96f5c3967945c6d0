import { scan, isModified } from '@vitrina/core';
import { canStep, raiseToMin, readLimits } from './limits';
import { stepField } from './step-field';

/**
 * Makes the minus and plus buttons of all quantity fields work. The fields of product
 * forms become a component (src/widgets/quantity) on the first interaction; those of
 * the cart do not, as WooCommerce's script replaces them after each step. Fields that
 * are added later are prepared too.
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

	// Components handle their own buttons; this is for fields without a component.
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

/** Prepares the quantity fields in an element. */
function refreshQuantityFields( root: ParentNode ): void {
	let hasIslands = false;
	for ( const input of root.querySelectorAll< HTMLInputElement >(
		'.quantity input[type="number"]'
	) ) {
		input.value = raiseToMin( input.value, readLimits( input ) );
		refreshButtons( input );
		const field = input.closest< HTMLElement >( 'form.cart .quantity' );
		if ( field && ! field.dataset.island ) {
			// WooCommerce's template does not allow attributes there.
			field.dataset.island = 'quantity';
			field.dataset.islandLoad = 'interaction';
			hasIslands = true;
		}
	}
	if ( hasIslands ) {
		scan();
	}
}

/** Disables the buttons that cannot change the value. */
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
