/**
 * Measures the time from an input to the next frame with Chromium's Event Timing,
 * for each act of a tour.
 *
 * @typedef {import('@playwright/test').Page}       Page
 * @typedef {import('@playwright/test').CDPSession} Session
 */

/** Shorter interactions have no entry, in ms. */
export const LEAST = 16;

/**
 * Runs in each page, before its scripts.
 *
 * @param {number} least Shorter interactions have no entry, in ms.
 */
function collectEvents( least ) {
	/** @type {any[]} */
	const entries = [];
	const observer = new PerformanceObserver( ( list ) => {
		entries.push( ...list.getEntries() );
	} );
	// Entries are delivered at an idle moment; takeRecords() also returns pending ones.
	/** @type {any} */ ( window ).takeInteractions = () =>
		[ ...entries.splice( 0 ), ...observer.takeRecords() ]
			.filter( ( { interactionId } ) => interactionId )
			.map( ( { duration } ) => duration );
	observer.observe(
		/** @type {any} */ ( {
			type: 'event',
			durationThreshold: least,
			buffered: true,
		} )
	);
}

/** @param {Page} page */
export const observe = ( page ) => page.addInitScript( collectEvents, LEAST );

/**
 * Measures one act: an input, and its effects until the page is idle again.
 *
 * @param {Page}                   page
 * @param {Session}                session
 * @param {number}                 rate    For `Emulation.setCPUThrottlingRate`.
 * @param {() => Promise<unknown>} act     One click or key.
 * @param {number}                 [rest]  Milliseconds until the next one.
 * @return {Promise<number>} Milliseconds from the input to the next paint; 0 where it was sooner than LEAST.
 */
export async function measureAct( page, session, rate, act, rest = 350 ) {
	await page.evaluate( () =>
		/** @type {any} */ ( window ).takeInteractions()
	);
	await session.send( 'Emulation.setCPUThrottlingRate', { rate } );
	await act();
	await page.waitForTimeout( rest );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 1 } );
	// Entries are delivered shortly after their frame.
	await page.waitForTimeout( 50 );
	return page.evaluate( () =>
		Math.max( 0, .../** @type {any} */ ( window ).takeInteractions() )
	);
}
