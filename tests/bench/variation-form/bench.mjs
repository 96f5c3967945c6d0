#!/usr/bin/env node
/**
 * Measures what a selection among 1,000 variations of three attributes costs a
 * shopper: script time, multiplied by four, with a click on a swatch and with the
 * select behind it, compared with WooCommerce's form for the same product in the
 * same run; and the bytes that they add to the page. A selection is shown at once;
 * if necessary a request is sent, and the details are shown with its response, each
 * in a frame of its own: the limit applies to each frame, the sum is printed below.
 * WooCommerce's form has all details in the page and sends no request.
 * A pointer rests on a swatch before it clicks, and the form may prefetch in the
 * meantime: that has a row of its own. Fails over the limits.
 * The limit in milliseconds belongs to the machine on which it was set; on a slower
 * machine it is multiplied by how much longer WooCommerce's form takes.
 * It needs a running shop: SHOP_NAME names it.
 */
import { gzipSync } from 'node:zlib';
import { openShop } from '../../shop/shop.mjs';
import { median } from '../terminal-search/measure.mjs';
import { openOurs, openWooCommerce, readProduct } from './forms.mjs';
import { startChromium } from './quiet-tab.mjs';
import { chromiumPath } from '../../chromium.mjs';
import { record } from '../figures.mjs';

/**
 * @typedef {import('./quiet-tab.mjs').Cost}     Cost
 * @typedef {import('./quiet-tab.mjs').QuietTab} QuietTab
 */

const rounds = Number( process.env.BENCH_ROUNDS ?? 9 );

/** Limits: script time of the worst selection in ms; gzipped bytes. */
const limits = { change: 16, bytes: 20 * 1024 };

/**
 * Time of WooCommerce's form for a selection after the first, on the machine of the
 * limit, in ms: the median of selections 2 to 6, 9 rounds.
 */
const WOOCOMMERCE_THERE = 30;

/** Time from a selection until its response, if any, is shown, in ms. */
const UNTIL_SHOWN = 1000;

/** How long the pointer rests on a swatch, in ms; a prefetched response has arrived by then. */
const REST = 600;

/**
 * Each selection is the index of an attribute and of its value: three that select a
 * variation, then others that each change the variation.
 */
const choices = /** @type {const} */ ( [
	[ 0, 1 ],
	[ 1, 2 ],
	[ 2, 3 ],
	[ 1, 4 ],
	[ 0, 5 ],
	[ 2, 6 ],
] );

/**
 * Moves the pointer to a choice, and makes it; elements are located beforehand.
 *
 * @typedef {{ near: () => Promise<unknown>, make: () => Promise<unknown> }}                       Choice
 * @typedef {( tab: QuietTab, attribute: number, value: number ) => Promise<Choice>} Choose
 */

/** @type {Choose} */
const bySelect = async ( tab, attribute, value ) => ( {
	near: async () => {},
	// The first option is the empty one.
	make: () => tab.evaluate( `choose( ${ attribute }, ${ value + 1 } )` ),
} );

/** @type {Choose} */
const bySwatch = async ( tab, attribute, value ) => {
	const row = `.variations tr:nth-child( ${ attribute + 1 } )`;
	const radio = `${ row } [role="radio"]:nth-child( ${ value + 1 } )`;
	const place = await tab.place( radio );
	// An attribute without swatches has its select.
	return place
		? { near: () => tab.hover( place ), make: () => tab.click( place ) }
		: await bySelect( tab, attribute, value );
};

const shop = await openShop( process.env.SHOP_NAME ?? 'shop' );
const product = readProduct( shop );
const browser = await startChromium( chromiumPath );

const contenders = {
	'ours, swatches': { open: openOurs, choose: bySwatch },
	'ours, selects': { open: openOurs, choose: bySelect },
	WooCommerce: { open: openWooCommerce, choose: bySelect },
};

/** @typedef {keyof typeof contenders} Contender */

const names = /** @type {Contender[]} */ ( Object.keys( contenders ) );

/**
 * @param {Contender} who
 * @return {Promise<{ near: Cost[], made: Cost[] }>} Script time of each selection, and of the hover before it.
 */
async function measureChoices( who ) {
	const { open, choose } = contenders[ who ];
	const tab = await browser.open();
	await open( tab, shop, product );
	const near = [];
	const made = [];
	for ( const [ attribute, value ] of choices ) {
		const choice = await choose( tab, attribute, value );
		near.push( await tab.measure( choice.near, REST ) );
		made.push( await tab.measure( choice.make, UNTIL_SHOWN ) );
	}
	if ( ! ( await tab.evaluate( isShown ) ) ) {
		throw new Error( `${ who }: the choices led to no variation.` );
	}
	await tab.close();
	return { near, made };
}

/** The panel shows the price of the selected variation. */
const isShown = `/\\d,\\d\\d/.test( document.querySelector( '.single_variation' ).textContent )`;

/** @type {Record<Contender, Array<{ near: Cost[], made: Cost[] }>>} */
const times = { 'ours, swatches': [], 'ours, selects': [], WooCommerce: [] };
for ( let round = 1; round <= rounds; round++ ) {
	console.log( `Round ${ round } of ${ rounds }…` );
	for ( const who of names ) {
		times[ who ].push( await measureChoices( who ) );
	}
}
await browser.stop();

/** @param {string} address */
async function readSize( address ) {
	const html = await ( await fetch( address ) ).text();
	return gzipSync( html, { level: 6 } ).length;
}
const many = await readSize( shop.url + product.path );
const twelve = await readSize( `${ shop.url }/produktas/dvylika-spalvu/` );
const inline = gzipSync( product.inline, { level: 6 } ).length;

/**
 * @param {Contender}       who
 * @param {'near' | 'made'} [part]
 * @param {keyof Cost}      [kind]
 */
const byChoice = ( who, part = 'made', kind = 'atOnce' ) =>
	choices.map( ( _, choice ) =>
		median(
			times[ who ].map(
				( round ) => round[ part ][ choice ]?.[ kind ] ?? NaN
			)
		)
	);

/** @param {number[]} all */
const row = ( all ) => ( {
	...Object.fromEntries(
		all.map( ( time, choice ) => [
			`choice ${ choice + 1 }`,
			time.toFixed( 1 ),
		] )
	),
	worst: Math.max( ...all ).toFixed( 1 ),
} );

const [ , ...laterChoices ] = byChoice( 'WooCommerce' );
const slowness = Math.max( 1, median( laterChoices ) / WOOCOMMERCE_THERE );
const limit = limits.change * slowness;

console.log(
	`\n1,000 variations of three attributes, CPU taken as 4× slower, ms of script for each choice, medians of ${ rounds } rounds; limit ${
		limits.change
	}${
		slowness > 1
			? `, here ${ limit.toFixed( 1 ) }: WooCommerce's form takes ${ slowness.toFixed( 2 ) } times what it took where the limit was set`
			: ''
	}`
);
console.table( {
	'a pointer on a swatch': row( byChoice( 'ours, swatches', 'near' ) ),
	...Object.fromEntries(
		names.flatMap( ( who ) => [
			[ who, row( byChoice( who ) ) ],
			[
				`${ who }, with the answer`,
				row( byChoice( who, 'made', 'whole' ) ),
			],
		] )
	),
} );
console.log( 'Bytes of the page, gzipped' );
console.table( {
	'page with 1,000': { ours: many, WooCommerce: many + inline },
	'page with 12': { ours: twelve },
	'more than with 12': { ours: many - twelve, limit: limits.bytes },
} );

const worst = Math.max(
	...byChoice( 'ours, swatches', 'near' ),
	...byChoice( 'ours, swatches' ),
	...byChoice( 'ours, selects' )
);
record( [
	{
		what: "a choice among 1,000 variations, the slowest; WooCommerce's form",
		unit: 'ms of script',
		ours: worst,
		theirs: Math.max( ...byChoice( 'WooCommerce' ) ),
		limit,
	},
] );
if ( worst > limit || many - twelve > limits.bytes ) {
	console.error( 'Over the limit.' );
	process.exitCode = 1;
}
