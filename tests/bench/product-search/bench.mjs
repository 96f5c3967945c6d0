#!/usr/bin/env node
/**
 * Measures the server's time for live search in shops with 1,000, 10,000 and 50,000
 * products: suggestions from our index, and the searches of WordPress and
 * WooCommerce in the same run. It starts and stops a shop of its own. Fails over
 * the limits at 10,000 products.
 *
 *     node tests/bench/product-search/bench.mjs
 *
 * BENCH_SIZES sets the numbers of products, BENCH_ROUNDS the rounds, BENCH_PORT the port.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { root } from '../../../bin/run.mjs';
import { startShop } from '../../shop/shop.mjs';
import { quantile } from '../terminal-search/measure.mjs';
import { makeQueries } from './queries.mjs';
import { record } from '../figures.mjs';

const sizes = ( process.env.BENCH_SIZES ?? '1000,10000,50000' )
	.split( ',' )
	.map( Number );
const rounds = Number( process.env.BENCH_ROUNDS ?? 5 );
const port = Number( process.env.BENCH_PORT ?? 8894 );

/**
 * Limits of issue 7, at 10,000 products. If a request that WordPress rejects takes
 * longer, the machine is too slow or too busy, and a search may take that long.
 */
const limits = { products: 10_000, p95: 60, own: 3 };

const here = ( /** @type {string} */ name ) =>
	path.join( root, 'tests/bench/product-search', name );

const groups = makeQueries();
const queries = [ ...new Set( Object.values( groups ).flat() ) ];

const both = ( /** @type {number[]} */ values ) => ( {
	p50: quantile( values, 0.5 ).toFixed( 1 ),
	p95: quantile( values, 0.95 ).toFixed( 1 ),
} );

const ticks = Number(
	execFileSync( 'getconf', [ 'CLK_TCK' ], { encoding: 'utf8' } )
);

/**
 * CPU time of the shop's PHP-FPM and MariaDB since they started, which hardly
 * depends on other programs on the machine.
 *
 * @param {string} folder Folder of the shop.
 * @return {number} Milliseconds.
 */
function readCpuTime( folder ) {
	const fields = ( /** @type {string} */ pid ) => {
		try {
			const text = readFileSync( `/proc/${ pid }/stat`, 'utf8' );
			return text.slice( text.lastIndexOf( ')' ) + 2 ).split( ' ' );
		} catch {
			return [];
		}
	};
	const command = ( /** @type {string} */ pid ) => {
		try {
			return readFileSync( `/proc/${ pid }/cmdline`, 'utf8' );
		} catch {
			return '';
		}
	};
	const pids = readdirSync( '/proc' ).filter( ( name ) =>
		/^\d+$/.test( name )
	);
	const own = new Set(
		pids.filter( ( pid ) => command( pid ).includes( folder ) )
	);
	let sum = 0;
	for ( const pid of pids ) {
		const [ , parent = '', ...rest ] = fields( pid );
		if ( own.has( pid ) || own.has( parent ) ) {
			// utime and stime, fields 14 and 15 of proc(5); the first three are cut off here.
			sum += Number( rest[ 9 ] ?? 0 ) + Number( rest[ 10 ] ?? 0 );
		}
	}
	return ( sum * 1000 ) / ticks;
}

/**
 * @param {string} url
 * @return {Promise<number>} Milliseconds until the end of the response.
 */
async function time( url ) {
	const began = performance.now();
	// One connection for each request, because nginx closes keep-alive connections during a later one.
	const [ answer ] = await once( get( url, { agent: false } ), 'response' );
	await readText( answer );
	return performance.now() - began;
}

const shop = await startShop( {
	name: 'search-bench',
	port,
	fresh: true,
	asHosted: true,
} );
const ajax = `${ shop.url }/wp-admin/admin-ajax.php?action=`;
const addresses = {
	suggestions: ( /** @type {string} */ query ) =>
		`${ ajax }goya_search_products_ajax&query=${ encodeURIComponent( query ) }`,
	"WooCommerce's Store API": ( /** @type {string} */ query ) =>
		`${ shop.url }/wp-json/wc/store/v1/products?per_page=5&search=${ encodeURIComponent( query ) }`,
	'an empty call': () => `${ ajax }vitrina_nothing`,
};

/**
 * @typedef {{ ms: number[], cpu: number, calls: number }} Measured
 * @typedef {{ rows: string, mb: string }}                 Table
 * @typedef {{ products: number, seconds: number, words: Table, typos: Table }} Filled
 * @typedef {'index' | 'wordpress'}                        Who
 * @typedef {Record<string, Record<Who, number[]> & { own: number }>} Inside
 */

/**
 * Sends requests of one client one after another, alternating between the addresses.
 *
 * @return {Promise<Record<string, Measured>>} By address.
 */
async function measureCalls() {
	/** @type {Record<string, Measured>} */
	const measured = {};
	for ( const [ name, address ] of Object.entries( addresses ) ) {
		measured[ name ] = await measureCall( address, 0 );
	}
	for ( let round = 1; round <= rounds; round++ ) {
		for ( const [ name, address ] of Object.entries( addresses ) ) {
			// The Store API is slow in a large shop.
			if ( ! name.includes( 'Store' ) || round === 1 ) {
				const { ms, cpu } = await measureCall(
					address,
					queries.length
				);
				const sum = /** @type {Measured} */ ( measured[ name ] );
				sum.ms.push( ...ms );
				sum.cpu += cpu;
				sum.calls += ms.length;
			}
		}
	}
	return measured;
}

/**
 * @param {(query: string) => string} address
 * @param {number}                    count   Number of measured requests; 0 only warms up.
 * @return {Promise<Measured>} Result without the warm-up.
 */
async function measureCall( address, count ) {
	const ms = [];
	const before = readCpuTime( shop.root );
	for ( const query of queries.slice( 0, count || 5 ) ) {
		ms.push( await time( address( query ) ) );
	}
	return count
		? { ms, cpu: readCpuTime( shop.root ) - before, calls: count }
		: { ms: [], cpu: 0, calls: 0 };
}

let isOver = false;
try {
	for ( const size of sizes ) {
		const filled = /** @type {Filled} */ (
			shop.phpFile( here( 'fill.php' ), {
				BENCH_PRODUCTS: String( size ),
			} ).value
		);
		console.log( `\n${ size } generated products, and the demo's:` );
		console.log(
			`index of ${ filled.products } products built in ${ filled.seconds } s; ` +
				`${ filled.words.rows } words ${ filled.words.mb } MB, ` +
				`${ filled.typos.rows } pieces ${ filled.typos.mb } MB`
		);
		const inside = /** @type {Inside} */ (
			shop.phpFile( here( 'ask.php' ), {
				BENCH_QUERIES: JSON.stringify( queries ),
				BENCH_ROUNDS: String( rounds ),
			} ).value
		);
		/** @type {( asked: string[], who: Who ) => number[]} */
		const collect = ( asked, who ) =>
			asked.flatMap( ( query ) => inside[ query ]?.[ who ] ?? [] );
		console.log( '\nInside PHP, WP_Query alone, ms' );
		console.table(
			Object.fromEntries(
				Object.entries( { ...groups, all: queries } ).map(
					( [ name, asked ] ) => {
						const ours = both( collect( asked, 'index' ) );
						const theirs = both( collect( asked, 'wordpress' ) );
						return [
							name,
							{
								p50: ours.p50,
								p95: ours.p95,
								'WordPress p50': theirs.p50,
								'WordPress p95': theirs.p95,
								'own queries': Math.max(
									...asked.map(
										( query ) => inside[ query ]?.own ?? 0
									)
								),
							},
						];
					}
				)
			)
		);
		const calls = await measureCalls();
		console.log( '\nOver HTTP on PHP-FPM, the whole call, ms' );
		console.table(
			Object.fromEntries(
				Object.entries( calls ).map(
					( [ name, { ms, cpu, calls: count } ] ) => [
						name,
						{
							...both( ms ),
							'mean CPU time': ( cpu / count ).toFixed( 1 ),
						},
					]
				)
			)
		);
		const own = Math.max(
			...queries.map( ( query ) => inside[ query ]?.own ?? 0 )
		);
		const p95 = quantile( calls.suggestions?.ms ?? [], 0.95 );
		const empty = quantile( calls[ 'an empty call' ]?.ms ?? [], 0.95 );
		if ( empty > limits.p95 ) {
			console.log(
				`A call that WordPress refuses takes ${ empty.toFixed( 1 ) } ms here: that is the limit now, not ${ limits.p95 }.`
			);
		}
		record( [
			{
				what: `suggestions among ${ size } products, p95; a call that WordPress refuses`,
				unit: 'ms',
				ours: p95,
				theirs: empty,
				...( size === limits.products
					? { limit: Math.max( limits.p95, empty ) }
					: {} ),
			},
		] );
		isOver ||=
			own > limits.own ||
			( size === limits.products && p95 > Math.max( limits.p95, empty ) );
	}
} finally {
	await shop.stop();
}
if ( isOver ) {
	console.error(
		`Over the limit: ${ limits.p95 } ms at ${ limits.products } products, ${ limits.own } queries.`
	);
	process.exitCode = 1;
}
