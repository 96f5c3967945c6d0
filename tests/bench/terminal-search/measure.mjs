/**
 * @typedef {import('@playwright/test').Page}       Page
 * @typedef {import('@playwright/test').CDPSession} Session
 */

/** How much slower a shopper's phone is assumed to be than this machine. */
const slowDown = 4;

/**
 * @param {number[]} values
 * @return {number} The median.
 */
export function median( values ) {
	const sorted = [ ...values ].sort( ( one, other ) => one - other );
	return sorted[ Math.floor( sorted.length / 2 ) ] ?? NaN;
}

/**
 * @param {number[]} values
 * @param {number}   share  Such as 0.95.
 * @return {number} The quantile: this share of the values is not larger.
 */
export function quantile( values, share ) {
	const sorted = [ ...values ].sort( ( one, other ) => one - other );
	const at = Math.ceil( share * sorted.length ) - 1;
	return sorted[ Math.max( 0, at ) ] ?? NaN;
}

/**
 * @param {Session} session
 * @return {Promise<number>} Script time since the page was opened, in ms.
 */
async function readScriptTime( session ) {
	const { metrics } = await session.send( 'Performance.getMetrics' );
	const found = metrics.find(
		( metric ) => metric.name === 'ScriptDuration'
	);
	return ( found?.value ?? 0 ) * 1000;
}

/**
 * Measures the script time of one action, including its effects in the next frames.
 *
 * @param {Page}                page
 * @param {Session}             session
 * @param {() => Promise<void>} act
 * @return {Promise<number>} Milliseconds on the slowed CPU.
 */
export async function measure( page, session, act ) {
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: slowDown } );
	const before = await readScriptTime( session );
	await act();
	await page.waitForTimeout( 250 );
	const after = await readScriptTime( session );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 1 } );
	return after - before;
}

/** Queries of shoppers: a town, a prefix without accents, a street, a house number. */
const queries = [ 'siau', 'kaun', 'žirm', '247' ];

/**
 * Runs one round with the picker on the page.
 *
 * @param {Page}   page
 * @param {string} button Selector of its opener.
 * @param {string} rows   Selector of the rows in the page.
 */
export async function measureRound( page, button, rows ) {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	// Located before: Playwright's search through three thousand options also runs
	// script in the page, about a quarter of the measured time.
	const box = await page.locator( button ).boundingBox();
	if ( ! box ) {
		throw new Error( `"${ button }" is not to be seen.` );
	}
	const opening = await measure( page, session, () =>
		page.mouse.click( box.x + box.width / 2, box.y + box.height / 2 )
	);
	await page.waitForSelector( rows );
	const keys = [];
	for ( const query of queries ) {
		for ( const letter of query ) {
			keys.push(
				await measure( page, session, () =>
					page.keyboard.type( letter )
				)
			);
		}
		for ( const letter of query ) {
			keys.push(
				await measure( page, session, () =>
					page.keyboard.press( letter ? 'Backspace' : '' )
				)
			);
		}
	}
	const nodes = await page.locator( rows ).count();
	await session.detach();
	return { opening, keys, nodes };
}
