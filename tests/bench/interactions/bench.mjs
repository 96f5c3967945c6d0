#!/usr/bin/env node
/**
 * Measures interaction to next paint (INP): about 200 interactions on a CPU four
 * times slower (adjusted to the speed of this machine: tests/bench/phone-speed.mjs), and in
 * the same run the same interactions in Storefront, if it has the control. Fails if the
 * 98th percentile is over the limit, or over the allowed share of Storefront's. In
 * Storefront all variations are in the page, so that WooCommerce's form disables
 * impossible options, as ours does.
 *
 * It needs two running shops: SHOP_NAME names this theme's, STOREFRONT_NAME one
 * that was started with `--theme storefront`. Both are measured in turn, three times,
 * and the median of an interaction counts. BENCH_ONLY names the parts to measure,
 * BENCH_ROUNDS the number of times, BENCH_ACTS=1 prints each interaction.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startWorkbench } from '../../workbench/server.mjs';
import { openShop } from '../../shop/shop.mjs';
import { quantile } from '../terminal-search/measure.mjs';
import { LEAST, measureAct, observe } from './observer.mjs';
import { ours, shared, theirs } from './tours.mjs';
import { launchChromium } from '../../launch-chromium.mjs';
import { describeSpeed, measureThrottlingRate } from '../phone-speed.mjs';
import { waitForQuietMachine } from '../quiet-machine.mjs';
import { record } from '../figures.mjs';

/** @typedef {import('./tours.mjs').Part} Part */

/** In ms, and as a share of Storefront's time. */
const limits = { p98: 100, ratio: 0.6 };
const only = process.env.BENCH_ONLY;
const rounds = Number( process.env.BENCH_ROUNDS ?? 3 );

await waitForQuietMachine();

const shop = openShop( process.env.SHOP_NAME ?? 'shop' );
const storefront = openShop( process.env.STOREFRONT_NAME ?? 'storefront' );
const server = await startWorkbench( 0 );
const address = server.address();
const workbench = `http://127.0.0.1:${
	typeof address === 'object' ? address?.port : ''
}`;
const browser = await launchChromium();

/**
 * @param {string} base Address of the shop.
 * @param {Part}   part
 * @return {Promise<number[]>} Milliseconds of each act.
 */
async function measurePart( base, { path, bench, run } ) {
	const rate = await measureThrottlingRate( browser, 3 );
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 900 },
		locale: 'lt-LT',
		baseURL: base,
	} );
	const page = await context.newPage();
	await observe( page );
	const session = await context.newCDPSession( page );
	await page.goto( ( bench ? workbench : base ) + path, {
		waitUntil: 'load',
	} );
	await page.waitForTimeout( 2000 );
	/** @type {number[]} */
	const all = [];
	await run( page, async ( act, rest ) => {
		all.push( await measureAct( page, session, rate, act, rest ) );
	} );
	await context.close();
	if ( process.env.BENCH_ACTS ) {
		console.log( all.join( ' ' ) );
	}
	if ( all.every( ( ms ) => ! ms ) ) {
		throw new Error( `${ path }: the browser noted no act.` );
	}
	return all.map( ( ms ) => Math.max( ms, LEAST ) );
}

/**
 * @param {string}               who
 * @param {string}               base
 * @param {Record<string, Part>} parts
 * @return {Promise<Record<string, number[]>>} Milliseconds of each act, part by part.
 */
async function measureAll( who, base, parts ) {
	/** @type {Record<string, number[]>} */
	const found = {};
	for ( const [ name, part ] of Object.entries( parts ) ) {
		if ( ! only || name.includes( only ) ) {
			console.log( `${ who }: ${ name }…` );
			found[ name ] = await measurePart( base, part );
		}
	}
	return found;
}

const inline = join(
	storefront.root,
	'wordpress/wp-content/mu-plugins/inline-variations.php'
);

/** @typedef {Record<string, number[]>} Measured Milliseconds of each act, part by part. */

/** @type {{ other: Measured, both: Measured, own: Measured }[]} */
const measured = [];
for ( let round = 1; round <= rounds; round++ ) {
	console.log( `Round ${ round } of ${ rounds }` );
	copyFileSync( new URL( 'inline-variations.php', import.meta.url ), inline );
	const other = await measureAll(
		'Storefront',
		storefront.url,
		theirs
	).finally( () => rmSync( inline ) );
	measured.push( {
		other,
		both: await measureAll( 'ours', shop.url, shared ),
		own: await measureAll( 'ours', shop.url, ours ),
	} );
}

/**
 * @param {Measured[]} runs One for each round.
 * @return {Measured} The median of each act.
 */
const medians = ( [ first, ...more ] ) =>
	Object.fromEntries(
		Object.entries( first ?? {} ).map( ( [ name, acts ] ) => [
			name,
			acts.map( ( ms, at ) =>
				quantile(
					[ ms, ...more.map( ( run ) => run[ name ]?.[ at ] ?? ms ) ],
					0.5
				)
			),
		] )
	);
const other = medians( measured.map( ( round ) => round.other ) );
const both = medians( measured.map( ( round ) => round.both ) );
const own = medians( measured.map( ( round ) => round.own ) );
await browser.close();
server.close();

/** @param {number[]} acts */
const row = ( acts ) => ( {
	acts: acts.length,
	median: quantile( acts, 0.5 ).toFixed( 0 ),
	p98: quantile( acts, 0.98 ).toFixed( 0 ),
	worst: Math.max( ...acts ).toFixed( 0 ),
} );
const inOrder = ( /** @type {Record<string, number[]>} */ parts ) =>
	Object.values( parts ).flat();
const all = [ ...inOrder( both ), ...inOrder( own ) ];
console.log(
	'\nInput to next paint, CPU slowed 4×, ms (16 is the least that is measured)'
);
console.table( {
	...Object.fromEntries(
		Object.entries( both ).flatMap( ( [ name, acts ] ) => [
			[ name, row( acts ) ],
			[ `${ name }, Storefront`, row( other[ name ] ?? [] ) ],
		] )
	),
	...Object.fromEntries(
		Object.entries( own ).map( ( [ name, acts ] ) => [ name, row( acts ) ] )
	),
	'all of ours': row( all ),
	'ours, what both have': row( inOrder( both ) ),
	'Storefront, what both have': row( inOrder( other ) ),
} );
console.log( describeSpeed() );
const p98 = quantile( all, 0.98 );
const ratio =
	quantile( inOrder( both ), 0.98 ) / quantile( inOrder( other ), 0.98 );
console.log(
	`p98 ${ p98.toFixed( 0 ) } ms (limit ${ limits.p98 }); of Storefront's ${ ratio.toFixed( 2 ) } (limit ${ limits.ratio })`
);
record( [
	{
		what: `input to next paint, p98 of ${ all.length } acts`,
		unit: 'ms',
		ours: p98,
		limit: limits.p98,
	},
	{
		what: 'the same, p98 of what both have',
		unit: 'ms',
		ours: quantile( inOrder( both ), 0.98 ),
		theirs: quantile( inOrder( other ), 0.98 ),
		share: limits.ratio,
	},
	{
		what: 'the same, median of what both have',
		unit: 'ms',
		ours: quantile( inOrder( both ), 0.5 ),
		theirs: quantile( inOrder( other ), 0.5 ),
	},
] );
if ( p98 > limits.p98 || ratio > limits.ratio ) {
	console.error( 'Over the limit.' );
	process.exitCode = 1;
}
