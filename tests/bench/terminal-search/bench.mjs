#!/usr/bin/env node
/**
 * Measures what 3,000 terminals cost a shopper: script time to open the picker and
 * to type, on a CPU four times slower, compared with a plain select2 with the same
 * terminals in the same run; and the bytes that they add to the page. Fails over
 * the limits.
 */
import { gzipSync } from 'node:zlib';
import { startWorkbench } from '../../workbench/server.mjs';
import { measureRound, median, quantile } from './measure.mjs';
import { count, list, select, select2Page, select2Scripts } from './page.mjs';
import { launchChromium } from '../../launch-chromium.mjs';
import { record } from '../figures.mjs';

const rounds = Number( process.env.BENCH_ROUNDS ?? 9 );

const limits = {
	opening: 80,
	key: 16,
	slowKey: 32,
	nodes: 60,
	bytes: 60 * 1024,
};

/**
 * @typedef {import('@playwright/test').Browser}        Browser
 * @typedef {Awaited<ReturnType<typeof measureRound>>}  Round
 */

/**
 * @param {Browser} browser
 * @param {string}  base    Address of the workbench.
 * @return {Promise<Round>} Times of our picker.
 */
async function runOurs( browser, base ) {
	const page = await browser.newPage();
	await page.goto( `${ base }/terminal-picker?count=${ count }` );
	await page.waitForSelector( '[data-island-state="ready"]', {
		state: 'attached',
	} );
	// Waits for work that is done at idle time.
	await page.waitForTimeout( 1000 );
	const round = await measureRound(
		page,
		'.vitrina-terminal-picker__open',
		'[role="listbox"] > div > div'
	);
	await page.close();
	return round;
}

/**
 * @param {Browser} browser
 * @return {Promise<Round>} Times of a plain select2.
 */
async function runSelect2( browser ) {
	const page = await browser.newPage();
	await page.setContent( select2Page );
	for ( const path of select2Scripts ) {
		await page.addScriptTag( { path } );
	}
	await page.evaluate( 'jQuery( "select" ).select2()' );
	await page.waitForTimeout( 1000 );
	const round = await measureRound(
		page,
		'.select2-selection',
		'.select2-results__option'
	);
	await page.close();
	return round;
}

/**
 * Summarises all rounds: the medians, and the 95th percentile of the keys. The
 * slowest key is the median of the rounds' slowest keys.
 *
 * @param {Round[]} all
 */
function summarise( all ) {
	const keystrokes = all.flatMap( ( { keys } ) => keys );
	return {
		opening: median( all.map( ( { opening } ) => opening ) ),
		key: median( keystrokes ),
		slowKey: quantile( keystrokes, 0.95 ),
		worstKey: Math.max(
			...( all[ 0 ]?.keys ?? [] ).map( ( _, key ) =>
				median( all.map( ( { keys } ) => keys[ key ] ?? NaN ) )
			)
		),
		nodes: Math.max( ...all.map( ( { nodes } ) => nodes ) ),
	};
}

const server = await startWorkbench( 0 );
const address = /** @type {import('node:net').AddressInfo} */ (
	server.address()
);
const browser = await launchChromium();

/** @type {{ ours: Round[], select2: Round[] }} */
const results = { ours: [], select2: [] };
for ( let round = 1; round <= rounds; round++ ) {
	console.log( `Round ${ round } of ${ rounds }…` );
	results.ours.push(
		await runOurs( browser, `http://127.0.0.1:${ address.port }` )
	);
	results.select2.push( await runSelect2( browser ) );
}
await browser.close();
server.close();

const ours = summarise( results.ours );
const theirs = summarise( results.select2 );
const selectBytes = gzipSync( select, { level: 6 } ).length;
const listBytes = gzipSync( list, { level: 6 } ).length;

console.log(
	`\n${ count } terminals, CPU slowed 4×, script time, ${ rounds } rounds`
);
console.table( {
	'opening, ms': {
		ours: ours.opening.toFixed( 1 ),
		select2: theirs.opening.toFixed( 1 ),
		limit: limits.opening,
	},
	'keystroke, median, ms': {
		ours: ours.key.toFixed( 1 ),
		select2: theirs.key.toFixed( 1 ),
		limit: limits.key,
	},
	'keystroke, p95, ms': {
		ours: ours.slowKey.toFixed( 1 ),
		select2: theirs.slowKey.toFixed( 1 ),
		limit: limits.slowKey,
	},
	'dearest keystroke, ms': {
		ours: ours.worstKey.toFixed( 1 ),
		select2: theirs.worstKey.toFixed( 1 ),
	},
	'rows in the page': {
		ours: ours.nodes,
		select2: theirs.nodes,
		limit: limits.nodes,
	},
	'native select, bytes gz': { ours: selectBytes },
	'list call, bytes gz': { ours: listBytes },
	'both, bytes gz': { ours: selectBytes + listBytes, limit: limits.bytes },
} );

record( [
	{
		what: 'opening the picker with 3,000 terminals; select2',
		unit: 'ms of script',
		ours: ours.opening,
		theirs: theirs.opening,
		limit: limits.opening,
	},
	{
		what: 'a letter in it, median; select2',
		unit: 'ms of script',
		ours: ours.key,
		theirs: theirs.key,
		limit: limits.key,
	},
	{
		what: 'a letter in it, p95; select2',
		unit: 'ms of script',
		ours: ours.slowKey,
		theirs: theirs.slowKey,
		limit: limits.slowKey,
	},
] );
const isOver =
	ours.opening > limits.opening ||
	ours.key > limits.key ||
	ours.slowKey > limits.slowKey ||
	ours.nodes > limits.nodes ||
	selectBytes + listBytes > limits.bytes;
if ( isOver ) {
	console.error( 'Over the limit.' );
	process.exitCode = 1;
}
