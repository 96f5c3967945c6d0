import { listen, nextPaint } from '@vitrina/core';

/**
 * Resolves after the next paint, or as soon as the page is hidden or left: such a page is
 * not painted again, but its requests must be sent. nextPaint() lacks this, because the
 * core script that contains it is at its size limit.
 */
export const paintOrLeave = (): Promise< unknown > =>
	new Promise( ( resolve ) => {
		// Also fires, after `pagehide`, when the visitor goes to another page.
		listen( document, 'visibilitychange', resolve, { once: true } );
		void nextPaint().then( resolve );
	} );
