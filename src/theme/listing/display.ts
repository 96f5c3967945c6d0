/** Spec §3: the mode of the display switch, in the local storage. */
const KEY = 'display';

/**
 * A press on the switch: the mode holds at once, and on the next page.
 *
 * @param event Of the page.
 */
export function chooseDisplay( event: Event ): void {
	const button = ( event.target as Element ).closest< HTMLElement >(
		'button[data-display]'
	);
	const mode = button?.dataset.display;
	if ( ! mode ) {
		return;
	}
	document.documentElement.dataset.display = mode;
	try {
		window.localStorage.setItem( KEY, mode );
	} catch {
		// Then it holds for this page.
	}
	showDisplay();
}

/** Says which of the buttons is pressed; the page's own script has read the storage. */
export function showDisplay(): void {
	const mode = document.documentElement.dataset.display || 'grid';
	for ( const button of document.querySelectorAll< HTMLElement >(
		'button[data-display]'
	) ) {
		button.ariaPressed = String( button.dataset.display === mode );
	}
}
