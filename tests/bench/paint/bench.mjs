#!/usr/bin/env node
/**
 * Compares when pages are painted: the first and the largest content (FCP and LCP) of a
 * first visit, and how far the content moves (CLS). This theme and Storefront with the
 * same plugins and products, in turn, on a phone of 390 px with a CPU four times slower
 * (adjusted to the speed of this machine: tests/bench/phone-speed.mjs) and a connection of
 * 1.6 Mbit/s with 150 ms latency. Each page is measured as the server makes it, and again
 * as a cache in front of the server delivers it.
 *
 * Fails over the limits. It needs two running shops: SHOP_NAME names this theme's,
 * STOREFRONT_NAME one that was started with `--theme storefront`. BENCH_PAGES names the
 * pages, separated by semicolons; BENCH_ROUNDS sets the number of visits of each.
 */
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../chromium.mjs';
import { finish } from '../figures.mjs';
import { openSlowLine } from '../first-press/slow-line.mjs';
import { paths, withContenders } from '../page-time/pages.mjs';
import { describeSpeed, measureThrottlingRate } from '../phone-speed.mjs';
import { waitForQuietMachine } from '../quiet-machine.mjs';
import { median } from '../terminal-search/measure.mjs';

/** @typedef {import('../figures.mjs').Figure} Figure */
/** @typedef {import('../page-time/pages.mjs').Contender} Contender */
/** @typedef {{ fcp: number, lcp: number, cls: number }} Paint Milliseconds, and the layout shift. */

const rounds = Number( process.env.BENCH_ROUNDS ?? 5 );

/** Maximum share of Storefront's time: pages that the server makes. */
const shares = {
	front: 0.7,
	listing: 0.7,
	'simple product': 0.7,
	'12 variations': 0.7,
	cart: 0.8,
	checkout: 0.8,
};

/** The same, when both come from a cache. A page with a cart in it is not cached. */
const cached = {
	share: 0.6,
	pages: [ 'front', 'listing', 'simple product', '12 variations' ],
};

const MAX_SHIFT = 0.01;

const pages = /** @type {(keyof typeof shares)[]} */ (
	process.env.BENCH_PAGES?.split( ';' ) ?? Object.keys( shares )
);

await waitForQuietMachine();

const lines = {
	made: await openSlowLine( { latency: 150, down: 1.6e6 / 8 } ),
	cached: await openSlowLine( {
		latency: 150,
		down: 1.6e6 / 8,
		isCache: true,
	} ),
};

/** Runs in each page, before its scripts. */
function observe() {
	const seen = { lcp: 0, cls: 0 };
	/** @type {any} */ ( window ).paint = seen;
	new PerformanceObserver( ( list ) => {
		for ( const { startTime } of list.getEntries() ) {
			seen.lcp = startTime;
		}
	} ).observe( { type: 'largest-contentful-paint', buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const entry of /** @type {any[]} */ ( list.getEntries() ) ) {
			seen.cls += entry.value;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Contender}                          contender
 * @param {keyof typeof shares}                page
 * @param {number}                             rate      How much slower than the machine the CPU is.
 * @return {Promise<Paint>} Of one first visit.
 */
async function visit( browser, { shop, headers, cart }, page, rate ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
		locale: 'lt-LT',
		extraHTTPHeaders: headers,
	} );
	const isPersonal = page === 'cart' || page === 'checkout';
	await context.addCookies(
		( isPersonal ? cart : '' )
			.split( '; ' )
			.filter( Boolean )
			.map( ( pair ) => {
				const at = pair.indexOf( '=' );
				return {
					name: pair.slice( 0, at ),
					value: pair.slice( at + 1 ),
					url: shop.url,
				};
			} )
	);
	const tab = await context.newPage();
	await tab.addInitScript( observe );
	const session = await context.newCDPSession( tab );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate } );
	await tab.goto( shop.url + paths[ page ], { waitUntil: 'load' } );
	await tab.waitForTimeout( 1500 );
	const paint = await tab.evaluate( () => ( {
		fcp:
			performance.getEntriesByName( 'first-contentful-paint' )[ 0 ]
				?.startTime ?? NaN,
		.../** @type {any} */ ( window ).paint,
	} ) );
	await context.close();
	return paint;
}

/** @type {Record<string, Record<string, string>>} */
const table = {};
/** @type {Figure[]} */
const figures = [];

/**
 * @param {string}                    from       Who delivers the pages, for the table.
 * @param {keyof typeof lines}        line
 * @param {keyof typeof shares}       page
 * @param {Record<string, Contender>} contenders
 * @param {number}                    share      Maximum share of Storefront's time.
 */
async function compare( from, line, page, contenders, share ) {
	/** @type {Record<string, Paint[]>} */
	const seen = { ours: [], theirs: [] };
	const browser = await chromium.launch( {
		executablePath: chromiumPath,
		args: [ '--no-sandbox' ],
		proxy: { server: lines[ line ].address, bypass: '<-loopback>' },
	} );
	// The first visit of each fills the caches of the server.
	for ( let round = 0; round <= rounds; round++ ) {
		const rate = await measureThrottlingRate( browser );
		for ( const who of [ 'ours', 'theirs' ] ) {
			const paint = await visit(
				browser,
				/** @type {Contender} */ ( contenders[ who ] ),
				page,
				rate
			);
			if ( round > 0 ) {
				seen[ who ]?.push( paint );
			}
		}
	}
	await browser.close();
	/** @type {( who: string, kind: keyof Paint ) => number} */
	const of = ( who, kind ) =>
		median( ( seen[ who ] ?? [] ).map( ( paint ) => paint[ kind ] ) );
	/** @type {Record<string, string>} */
	const row = {};
	for ( const kind of /** @type {const} */ ( [ 'fcp', 'lcp' ] ) ) {
		const [ ours, theirs ] = [ of( 'ours', kind ), of( 'theirs', kind ) ];
		figures.push( {
			what: `${ kind.toUpperCase() }, ${ page }${ from }`,
			unit: 'ms',
			ours,
			theirs,
			share,
		} );
		row[ kind.toUpperCase() ] =
			`${ ours.toFixed( 0 ) } / ${ theirs.toFixed( 0 ) }`;
		row[ `${ kind.toUpperCase() }, ratio` ] = ( ours / theirs ).toFixed(
			2
		);
	}
	figures.push( {
		what: `layout shift, ${ page }${ from }`,
		unit: '',
		ours: of( 'ours', 'cls' ),
		theirs: of( 'theirs', 'cls' ),
		limit: MAX_SHIFT,
	} );
	row.CLS = `${ of( 'ours', 'cls' ).toFixed( 3 ) } / ${ of( 'theirs', 'cls' ).toFixed( 3 ) }`;
	row[ 'ratio, limit' ] = String( share );
	table[ page + from ] = row;
}

await withContenders( async ( { ours, theirs } ) => {
	for ( const page of pages ) {
		console.log( `${ page }…` );
		await compare( '', 'made', page, { ours, theirs }, shares[ page ] );
		if ( cached.pages.includes( page ) ) {
			await compare(
				', from a cache',
				'cached',
				page,
				{ ours, theirs },
				cached.share
			);
		}
	}
} );
lines.made.close();
lines.cached.close();
console.log( `\nOurs / Storefront's, ms, medians of ${ rounds } first visits` );
console.table( table );
console.log( describeSpeed() );
finish( figures );
