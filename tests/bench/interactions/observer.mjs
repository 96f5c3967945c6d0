/**
 * The time from an input to the next frame, as Chromium itself measures it
 * (Event Timing), for each act of a tour.
 *
 * @typedef {import('@playwright/test').Page}       Page
 * @typedef {import('@playwright/test').CDPSession} Session
 */

/** How much slower than this machine a shopper's phone is. */
const SLOW_DOWN = 4;

/** What is shorter than this has no entry, in ms. */
const LEAST = 16;

/** Runs in each page, before its scripts. */
function collectEvents() {
	/** @type {any} */ ( window ).events = [];
	new PerformanceObserver( ( list ) => {
		for ( const { duration, interactionId } of /** @type {any[]} */ (
			list.getEntries()
		) ) {
			if ( interactionId ) {
				/** @type {any} */ ( window ).events.push( duration );
			}
		}
	} ).observe(
		/** @type {any} */ ( {
			type: 'event',
			durationThreshold: LEAST,
			buffered: true,
		} )
	);
}

/** @param {Page} page */
export const observe = ( page ) => page.addInitScript( collectEvents );

/**
 * One act: an input, and what follows it until the page is at rest again.
 *
 * @param {Page}                   page
 * @param {Session}                session
 * @param {() => Promise<unknown>} act     One click or key.
 * @param {number}                 [rest]  Milliseconds until the next one.
 * @return {Promise<number>} Milliseconds from the input to the next paint.
 */
export async function measureAct( page, session, act, rest = 350 ) {
	await page.evaluate( () => {
		/** @type {any} */ ( window ).events.length = 0;
	} );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN } );
	await act();
	await page.waitForTimeout( rest );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 1 } );
	// Entries come a moment after their frame.
	await page.waitForTimeout( 50 );
	return page.evaluate(
		( least ) => Math.max( least, .../** @type {any} */ ( window ).events ),
		LEAST
	);
}
