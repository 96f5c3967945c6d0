import { isModified, listen, type Cleanup } from '@vitrina/core';

/**
 * Calls a function when a link or button that opens something is clicked. Clicks
 * that open a new tab, or that another script has handled, are ignored.
 *
 * @param selector Selector of the openers, which may be added later.
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
