/**
 * Makes the browser as slow as one and the same phone, however fast the machine is at the
 * moment: other programs of its host change the speed of a virtual machine within minutes.
 */
import { setTimeout } from 'node:timers/promises';
import { median } from './terminal-search/measure.mjs';

/** How much slower the phone is than the machine on which the limits were set. */
const SLOWER = 4;

/** Time of `work()` on that machine while nothing else ran on its host, in ms. */
const WORK_THERE = 25;

/** In ms: the last page has ended by then. */
const PAUSE = 500;

/** How many of the last measurements count: the speed changes from second to second, too. */
const LAST = 9;

/**
 * Runs in the page: what pages do at a press, several times. Scripts change elements, and
 * the browser calculates styles and the layout.
 *
 * @return {number[]} Milliseconds of each time.
 */
function work() {
	const list = document.createElement( 'ul' );
	document.body.append( list );
	const times = [];
	for ( let time = 0; time < 9; time++ ) {
		const start = performance.now();
		for ( let round = 0; round < 3; round++ ) {
			list.replaceChildren(
				...Array.from( { length: 100 }, ( _, index ) => {
					const item = document.createElement( 'li' );
					item.className = `item item-${ index % 7 }`;
					item.textContent = JSON.stringify( {
						index,
						words: 'viena dvi trys keturios'.split( ' ' ),
					} );
					return item;
				} )
			);
			list.style.inlineSize = `${ 200 + round }px`;
			list.getBoundingClientRect();
		}
		times.push( performance.now() - start );
	}
	list.remove();
	return times;
}

/** @type {number[]} Milliseconds. */
const measured = [];

/**
 * Measures in a new page: in one that is kept, the browser would optimize the code more and more.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {number}                             [times] How often.
 * @return {Promise<number>} The rate for `Emulation.setCPUThrottlingRate`.
 */
export async function measureThrottlingRate( browser, times = 1 ) {
	for ( let time = 0; time < times; time++ ) {
		await setTimeout( PAUSE );
		const page = await browser.newPage();
		measured.push( median( await page.evaluate( work ) ) );
		await page.close();
	}
	return Math.max(
		1,
		( SLOWER * WORK_THERE ) / median( measured.slice( -LAST ) )
	);
}

/** @return {string} How slow this machine was during the measurements. */
export const describeSpeed = () =>
	`The machine was ${ ( median( measured ) / WORK_THERE ).toFixed( 2 ) } times slower than the one on which the limits were set (${ ( Math.min( ...measured ) / WORK_THERE ).toFixed( 2 ) } to ${ ( Math.max( ...measured ) / WORK_THERE ).toFixed( 2 ) }); the CPU of the phone was the same.`;
