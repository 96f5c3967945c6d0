import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * A font that arrives late moves the letters of a line by some pixels: its
 * fallback has the same height, but not the same width of each letter. Anything
 * that a person would see is above this limit.
 */
const LIMIT = 0.01;

/**
 * Adds up the layout shifts without user input of each page that is opened from
 * now on.
 *
 * @param page The page.
 */
export async function recordLayoutShifts( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		Object.assign( window, { layoutShift: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const { value, hadRecentInput } = entry as PerformanceEntry & {
					value: number;
					hadRecentInput: boolean;
				};
				( window as any ).layoutShift += hadRecentInput ? 0 : value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
}

/**
 * Fails if the page's content has shifted.
 *
 * @param page    A page after recordLayoutShifts().
 * @param message What the failure is called.
 */
export async function expectNoLayoutShift(
	page: Page,
	message?: string
): Promise< void > {
	expect(
		await page.evaluate( () => ( window as any ).layoutShift ),
		message
	).toBeLessThan( LIMIT );
}
