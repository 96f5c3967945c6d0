#!/usr/bin/env node
/**
 * Measures the time from Back on a product page until its card is painted again,
 * with the focus, in a listing with ten more loaded pages: from the back/forward
 * cache, and without it. It starts and stops a shop of its own. Fails over the
 * limit, or if the card has moved.
 *
 *     node tests/bench/back-to-card/bench.mjs
 *
 * BENCH_ROUNDS sets the number of rounds, BENCH_PORT the port.
 */
import { startShop } from '../../shop/shop.mjs';
import {
	goBackToList,
	scrollToCard,
	loadPages,
	PAGES,
} from '../../e2e/listing-pages.mjs';
import { launchChromium } from '../../launch-chromium.mjs';
import { record } from '../figures.mjs';

const rounds = Number( process.env.BENCH_ROUNDS ?? 7 );
const port = Number( process.env.BENCH_PORT ?? 8895 );

/** The limit of issue 7, in ms. */
const limit = 300;

/**
 * @param {string}  url      Address of the shop.
 * @param {boolean} hasCache Whether the browser uses its back/forward cache.
 * @return {Promise<import('../../e2e/listing-pages.mjs').Return[]>} One for each round.
 */
async function measure( url, hasCache ) {
	const browser = await launchChromium( {
		ignoreDefaultArgs: hasCache
			? [ '--disable-back-forward-cache' ]
			: false,
	} );
	try {
		const page = await browser.newPage( {
			baseURL: url,
			viewport: { width: 390, height: 844 },
		} );
		await page.goto( '/parduotuve/' );
		await loadPages( page, PAGES );
		const place = await scrollToCard( page, 30 );
		const returns = [];
		while ( returns.length < rounds ) {
			const back = await goBackToList( page, place );
			const moved = Math.abs( back.top - place.top );
			if ( back.focused !== place.id || ! ( moved <= 2 ) ) {
				throw new Error(
					`Not the same position: ${ JSON.stringify( { place, back } ) }`
				);
			}
			if ( back.isFromCache !== hasCache ) {
				throw new Error( 'The browser used the other way.' );
			}
			returns.push( back );
		}
		return returns;
	} finally {
		await browser.close();
	}
}

const median = ( /** @type {number[]} */ values ) =>
	values.sort( ( one, other ) => one - other )[
		Math.floor( values.length / 2 )
	] ?? NaN;

const shop = await startShop( { name: 'bench-back', port, asHosted: true } );
try {
	shop.phpEval(
		`update_option( 'woocommerce_catalog_columns', 4 ); update_option( 'woocommerce_catalog_rows', 1 ); return true;`
	);
	for ( const hasCache of [ true, false ] ) {
		const returns = await measure( shop.url, hasCache );
		const time = median( returns.map( ( back ) => back.time ) );
		const cpu = median( returns.map( ( back ) => back.cpu ) );
		const isOver = time > limit;
		console.log(
			`${ hasCache ? 'from bfcache   ' : 'without bfcache' }  ${ time.toFixed( 0 ) } ms until the card is painted (its process computed ${ cpu.toFixed( 0 ) } ms; limit ${ limit } ms${ isOver ? ': OVER' : '' })`
		);
		record( [
			{
				what: `Back to a card among eleven pages, ${ hasCache ? 'from' : 'without' } the browser's cache of pages`,
				unit: 'ms',
				ours: time,
				limit,
			},
		] );
		process.exitCode ||= isOver ? 1 : 0;
	}
} finally {
	await shop.stop();
}
