#!/usr/bin/env node
/**
 * Measures the time from a tap on "add" in a listing on a phone until the cart's
 * counter has changed, on a CPU four times slower: this theme and Storefront with
 * WooCommerce's script, alternating in one run. Fails over the limit. It needs two
 * running shops: SHOP_NAME names this theme's, STOREFRONT_NAME one that was started
 * with `--theme storefront`.
 */
import { devices } from '@playwright/test';
import { openShop } from '../../shop/shop.mjs';
import { median } from '../terminal-search/measure.mjs';
import { launchChromium } from '../../launch-chromium.mjs';
import { record } from '../figures.mjs';

const rounds = Number( process.env.BENCH_ROUNDS ?? 15 );

/** Maximum share of Storefront's time. */
const limit = 0.6;

/** The button is the same in both themes; each has its own counter. */
const button = 'a.add_to_cart_button.ajax_add_to_cart, button.ajax_add_to_cart';

const contenders = {
	ours: {
		shop: openShop( process.env.SHOP_NAME ?? 'shop' ),
		counter: '.site-header .minicart-counter',
	},
	theirs: {
		shop: openShop( process.env.STOREFRONT_NAME ?? 'storefront' ),
		counter: '#site-header-cart .count',
	},
};

const browser = await launchChromium();

/**
 * Measures one tap of a visitor without a cart.
 *
 * @param {keyof typeof contenders} who
 * @return {Promise<number>} Milliseconds.
 */
async function measureTap( who ) {
	const { shop, counter } = contenders[ who ];
	const context = await browser.newContext( devices[ 'Pixel 7' ] );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await page.goto( `${ shop.url }/parduotuve/`, { waitUntil: 'load' } );
	await page.waitForTimeout( 1000 );
	const add = page.locator( button ).first();
	await add.scrollIntoViewIfNeeded();
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	// From touchstart to the frame that shows the number.
	const measured = page.evaluate(
		( selector ) =>
			new Promise( ( resolve ) => {
				const read = () =>
					document.querySelector( selector )?.textContent ?? '';
				const before = read();
				let startTime = 0;
				document.addEventListener(
					'touchstart',
					() => ( startTime = performance.now() ),
					{ once: true, capture: true }
				);
				const look = () => {
					if ( startTime && read() !== before ) {
						resolve( performance.now() - startTime );
					} else {
						window.requestAnimationFrame( look );
					}
				};
				look();
			} ),
		counter
	);
	await add.tap();
	const time = /** @type {number} */ ( await measured );
	await context.close();
	return time;
}

/** @type {Record<keyof typeof contenders, number[]>} */
const times = { ours: [], theirs: [] };
for ( let round = 0; round <= rounds; round++ ) {
	console.log( round ? `Round ${ round } of ${ rounds }…` : 'Warming up…' );
	// The order alternates too.
	for ( const who of round % 2
		? /** @type {const} */ ( [ 'theirs', 'ours' ] )
		: /** @type {const} */ ( [ 'ours', 'theirs' ] ) ) {
		const time = await measureTap( who );
		if ( round ) {
			times[ who ].push( time );
		}
	}
}
await browser.close();

const ours = median( times.ours );
const theirs = median( times.theirs );
console.log(
	`\nFrom the tap to the counter, CPU slowed 4×, medians of ${ rounds } rounds, ms`
);
console.table( {
	'this theme': { ms: ours.toFixed( 0 ) },
	Storefront: { ms: theirs.toFixed( 0 ) },
	ratio: { ms: ( ours / theirs ).toFixed( 2 ), limit },
} );
record( [
	{
		what: 'from a tap on "add" to the counter',
		unit: 'ms',
		ours,
		theirs,
		share: limit,
	},
] );
if ( ours / theirs > limit ) {
	console.error( 'Over the limit.' );
	process.exitCode = 1;
}
