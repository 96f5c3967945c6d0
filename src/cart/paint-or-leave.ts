import { listen, nextPaint } from '@vitrina/core';

/**
 * Resolves after the next paint, or as soon as the page is hidden or left: such a page
 * paints no more, and what waits must still be sent.
 */
export const paintOrLeave = (): Promise< unknown > =>
	new Promise( ( resolve ) => {
		// Also fires, after `pagehide`, when the visitor goes to another page.
		listen( document, 'visibilitychange', resolve, { once: true } );
		void nextPaint().then( resolve );
	} );
