/** The dialog around the filters while they are over the page. */
import { loadStyles, showDialog } from '@vitrina/core';
import { find } from './find';

/** Marks the position of the filters in the page while they are in the dialog. */
const PLACE = 'filters-place';

/**
 * Puts the filters into a dialog at the end of the page.
 *
 * @param filters The element to move.
 */
export function wrap( filters: HTMLElement ): HTMLDialogElement {
	const place = document.createElement( 'template' );
	const panel = document.createElement( 'dialog' );
	place.id = PLACE;
	panel.className = 'filters-panel';
	panel.dataset.panel = 'filters';
	panel.setAttribute( 'aria-labelledby', 'filters-title' );
	// Closes at once: the core holds clicks on filters until their component is ready.
	panel.addEventListener(
		'click',
		( event ) => {
			if ( ( event.target as Element ).closest( '[data-panel-close]' ) ) {
				event.stopPropagation();
				// As Escape does; browsers from before 2025 have only `close()`.
				panel[ 'requestClose' in panel ? 'requestClose' : 'close' ]();
			}
		},
		true
	);
	filters.replaceWith( place );
	panel.append( filters );
	document.body.append( panel );
	return panel;
}

/**
 * Puts the filters back, and removes the dialog.
 *
 * @param panel The dialog, open or closed.
 */
export function unwrap( panel: HTMLElement ): void {
	document.getElementById( PLACE )?.replaceWith( ...panel.childNodes );
	panel.remove();
}

/** Whether the filters are beside the cards. */
export const isBeside = () =>
	document.querySelector( '.listing--sidebar' ) !== null &&
	matchMedia( '(min-width: 64rem)' ).matches;

/**
 * Opens the filters over the page before the script that handles them is loaded;
 * `openPanel()` does the rest then. Where they are beside the cards, their button is shown
 * only after that script has closed them.
 *
 * @param isLoaded Whether that script is loaded: it puts the filters back when the
 *                 panel has closed.
 */
export async function openEarly(
	isLoaded: () => boolean
): Promise< HTMLDialogElement | null > {
	await loadStyles( 'filters' );
	const filters = find( '#filters' );
	// The button may have been clicked twice while the styles were loading.
	if ( ! filters || filters.closest( 'dialog' ) ) {
		return null;
	}
	const panel = wrap( filters );
	panel.addEventListener( 'close', () => isLoaded() || unwrap( panel ) );
	void showDialog( panel );
	return panel;
}
