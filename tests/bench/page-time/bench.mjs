#!/usr/bin/env node
/**
 * Compares pages without a page cache: this theme, Storefront with the same plugins, and
 * Storefront with WooCommerce alone, one request of each in turn. Each page contains the
 * same products; see equal-pages.php. Prints the medians of the time to first byte and
 * of the processor's time, and the number of queries.
 *
 * Fails over the limits. It needs two running shops: SHOP_NAME names this theme's,
 * STOREFRONT_NAME one that was started with `--theme storefront`. BENCH_PAGES names the
 * pages, separated by semicolons; without it, all are requested.
 */
import { median } from '../terminal-search/measure.mjs';
import { paths, request, withContenders } from './pages.mjs';
import { record } from '../figures.mjs';

/** @typedef {import('./pages.mjs').Response} Response */

const rounds = Number( process.env.BENCH_ROUNDS ?? 20 );

/** Maximum share of Storefront's time, and whether its number of queries is a limit too. */
const limits = {
	theirs: { time: 1, queries: true },
	alone: { time: 1.1, queries: false },
};

const pages = /** @type {(keyof typeof paths)[]} */ (
	process.env.BENCH_PAGES?.split( ';' ) ?? Object.keys( paths )
);

/** @type {Record<string, Record<string, string | number>>} */
const table = {};
/** @type {string[]} */
const failures = [];

await withContenders( async ( contenders ) => {
	const names = /** @type {(keyof typeof contenders)[]} */ (
		Object.keys( contenders )
	);
	for ( const page of pages ) {
		/** @type {Record<keyof typeof contenders, Response[]>} */
		const responses = { ours: [], theirs: [], alone: [] };
		for ( let round = -3; round < rounds; round++ ) {
			for ( const name of names ) {
				const response = await request( contenders[ name ], page );
				if ( round >= 0 ) {
					responses[ name ].push( response );
				}
			}
		}
		/**
		 * @param {keyof typeof contenders}              name
		 * @param {'time' | 'cpu' | 'queries' | 'cards'} key
		 * @return {number} The median.
		 */
		const of = ( name, key ) =>
			median( responses[ name ].map( ( response ) => response[ key ] ) );
		if ( of( 'ours', 'cards' ) !== of( 'theirs', 'cards' ) ) {
			failures.push(
				`${ page }: ${ of( 'ours', 'cards' ) } cards, Storefront ${ of( 'theirs', 'cards' ) }`
			);
		}
		table[ page ] = { cards: of( 'ours', 'cards' ) };
		for ( const [ title, key ] of /** @type {const} */ ( [
			[ 'ms', 'time' ],
			[ 'CPU ms', 'cpu' ],
			[ 'queries', 'queries' ],
		] ) ) {
			table[ page ][ title ] = names
				.map( ( name ) => of( name, key ).toFixed( 0 ) )
				.join( ' / ' );
		}
		for ( const [ name, limit ] of Object.entries( limits ) ) {
			const other = /** @type {keyof typeof limits} */ ( name );
			const ratio = of( 'ours', 'time' ) / of( other, 'time' );
			const cpu = of( 'ours', 'cpu' ) / of( other, 'cpu' );
			table[ page ][ `ratio to ${ other }` ] = ratio.toFixed( 2 );
			table[ page ][ `CPU to ${ other }` ] = cpu.toFixed( 2 );
			record( [
				{
					what: `server time, ${ page }${ other === 'alone' ? ', Storefront without our plugins' : '' }`,
					unit: 'ms',
					ours: of( 'ours', 'time' ),
					theirs: of( other, 'time' ),
					share: limit.time,
				},
			] );
			if ( ratio > limit.time ) {
				failures.push(
					`${ page }: ${ ratio.toFixed( 2 ) } of the time of ${ other }, limit ${ limit.time }`
				);
			}
			if ( limit.queries ) {
				record( [
					{
						what: `queries, ${ page }`,
						unit: '',
						ours: of( 'ours', 'queries' ),
						theirs: of( other, 'queries' ),
						share: 1,
					},
				] );
			}
			if (
				limit.queries &&
				of( 'ours', 'queries' ) > of( other, 'queries' )
			) {
				failures.push( `${ page }: more queries than ${ other }` );
			}
		}
	}
} );
console.log(
	`Ours / Storefront with the same plugins (theirs) / Storefront with WooCommerce only (alone), medians of ${ rounds }`
);
console.table( table );
if ( failures.length > 0 ) {
	console.error( `Over the limits:\n${ failures.join( '\n' ) }` );
	process.exitCode = 1;
}
