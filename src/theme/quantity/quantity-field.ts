import { canStep, raiseToMin, readLimits, step } from './quantity';

/**
 * Gives every quantity field its minus and plus. One listener for the page:
 * cart and product form replace their fields as they like.
 */
export function enhanceQuantityFields( root: Document ): void {
	refreshQuantityFields( root );

	root.addEventListener( 'click', ( event ) => {
		const button =
			event.target instanceof Element
				? event.target.closest< HTMLButtonElement >( '.quantity__step' )
				: null;
		const input = button && inputOf( button );
		if ( ! button || ! input ) {
			return;
		}
		const before = input.value;
		input.value = step(
			before,
			button.dataset.step === '-1' ? -1 : 1,
			readLimits( input )
		);
		if ( input.value !== before ) {
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
			input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	} );

	root.addEventListener( 'change', ( event ) => {
		if ( event.target instanceof HTMLInputElement ) {
			refreshButtons( event.target );
		}
	} );
}

/** Shows the buttons of fields that have just come into the page. */
export function refreshQuantityFields( root: ParentNode ): void {
	for ( const input of root.querySelectorAll< HTMLInputElement >(
		'.quantity input[type="number"]'
	) ) {
		input.value = raiseToMin( input.value, readLimits( input ) );
		refreshButtons( input );
	}
}

function refreshButtons( input: HTMLInputElement ): void {
	const can = canStep( input.value, readLimits( input ) );
	for ( const button of input
		.closest( '.quantity' )
		?.querySelectorAll< HTMLButtonElement >( '.quantity__step' ) ?? [] ) {
		button.hidden = input.readOnly;
		button.disabled = ! ( button.dataset.step === '-1'
			? can.down
			: can.up );
	}
}

function inputOf( button: Element ): HTMLInputElement | null {
	return (
		button
			.closest( '.quantity' )
			?.querySelector< HTMLInputElement >( 'input[type="number"]' ) ??
		null
	);
}
