import { nextPaint } from '@vitrina/core';
import { find } from './find';

/** Key in local storage for the mode of the display switch (spec §3). */
const KEY = 'display';

/** Handles a click on the switch: sets the mode and stores it for the next page. */
export function chooseDisplay( event: Event ): void {
	const button = ( event.target as Element ).closest< HTMLElement >(
		'button[data-display]'
	);
	const mode = button?.dataset.display;
	if ( ! mode ) {
		return;
	}
	// The cards outside the window are laid out after the paint that shows the new mode.
	const cards = find( '.listing ul.products' );
	cards?.classList.add( 'is-settling' );
	document.documentElement.dataset.display = mode;
	void nextPaint().then( () => cards?.classList.remove( 'is-settling' ) );
	try {
		window.localStorage.setItem( KEY, mode );
	} catch {
		// Without storage the mode is set for this page only.
	}
	showDisplay();
}

/** Marks the pressed button; an inline script has read the storage. */
export function showDisplay(): void {
	const mode = document.documentElement.dataset.display || 'grid';
	for ( const button of document.querySelectorAll< HTMLElement >(
		'button[data-display]'
	) ) {
		button.ariaPressed = String( button.dataset.display === mode );
	}
}
