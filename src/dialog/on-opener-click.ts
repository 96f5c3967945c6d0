import { isModified, listen, type Cleanup } from '@vitrina/core';

/**
 * Calls a function when a link or button that opens something is clicked. A
 * click that asks for a new tab, and one that another script has handled, stay
 * the browser's.
 *
 * @param selector Of the openers, which may come and go.
 * @param open     Called with the opener.
 */
export function onOpenerClick< Opener extends HTMLElement >(
	selector: string,
	open: ( opener: Opener ) => void
): Cleanup {
	return listen< MouseEvent >( document, 'click', ( event ) => {
		const opener = ( event.target as Element ).closest?.< Opener >(
			selector
		);
		if ( opener && ! event.defaultPrevented && ! isModified( event ) ) {
			event.preventDefault();
			open( opener );
		}
	} );
}
