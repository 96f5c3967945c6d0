import { openOnClick, type Opened } from '../open-on-click';
import { canStep, raiseToMin, readLimits } from './limits';

/**
 * Gives every quantity field its minus and plus. One listener for the page:
 * cart, fragments and quick view replace their fields as they like, and those
 * that come later are made ready as they come.
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

	openOnClick( root, '.quantity__step', () =>
		import( /* webpackChunkName: "quantity" */ './buttons' ).catch(
			() => native
		)
	);

	root.addEventListener( 'change', ( event ) => {
		if ( event.target instanceof HTMLInputElement ) {
			refreshButtons( event.target );
		}
	} );
}

/** Without their part the buttons do what the field's own arrows do. */
const native: Opened = {
	prepare: () => Promise.reject(),
	open( button ) {
		const input =
			button.parentElement!.querySelector< HTMLInputElement >( 'input' )!;
		input[ button.dataset.step === '-1' ? 'stepDown' : 'stepUp' ]();
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	},
};

/** Makes the fields ready that are in the page, or have just come into it. */
function refreshQuantityFields( root: ParentNode ): void {
	for ( const input of root.querySelectorAll< HTMLInputElement >(
		'.quantity input[type="number"]'
	) ) {
		input.value = raiseToMin( input.value, readLimits( input ) );
		refreshButtons( input );
	}
}

/** Says which of its two buttons can still do something. */
export function refreshButtons( input: HTMLInputElement ): void {
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
