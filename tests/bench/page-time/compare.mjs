/**
 * Compares the pages of two shops, one request of each in turn, and prints a table.
 */
import { finish } from '../figures.mjs';
import { median } from '../terminal-search/measure.mjs';
import { paths, request, withContenders } from './pages.mjs';

/** @typedef {import('../figures.mjs').Figure} Figure */
/** @typedef {import('./pages.mjs').Response} Response */

/**
 * @typedef {Object} Rival
 * @property {'theirs' | 'alone'} name    Storefront with our plugins, or without.
 * @property {string}             suffix  Appended to the names of its figures.
 * @property {number}             time    Limit of our time, as a share of its time.
 * @property {boolean}            queries Whether we may not make more queries than it.
 */

const rounds = Number( process.env.BENCH_ROUNDS ?? 40 );

const pages = /** @type {(keyof typeof paths)[]} */ (
	process.env.BENCH_PAGES?.split( ';' ) ?? Object.keys( paths )
);

/**
 * @param {Rival[]}                                rivals
 * @param {Parameters<typeof withContenders>[ 1 ]} [shops] Those that the environment names by default.
 */
export async function comparePages( rivals, shops ) {
	/** @type {Record<string, Record<string, string | number>>} */
	const table = {};
	/** @type {Figure[]} */
	const figures = [];
	/** @type {string[]} */
	const errors = [];
	const names = /** @type {const} */ ( [
		'ours',
		...rivals.map( ( { name } ) => name ),
	] );
	await withContenders( async ( contenders ) => {
		/** @type {Map<keyof typeof paths, Record<keyof typeof contenders, Response[]>>} */
		const all = new Map(
			pages.map( ( page ) => [
				page,
				{ ours: [], theirs: [], alone: [] },
			] )
		);
		// Each round requests all pages, so that a few slow seconds of the machine do not affect one page only.
		for ( let round = -3; round < rounds; round++ ) {
			for ( const [ page, responses ] of all ) {
				// Each theme comes first in every second round.
				for ( const name of round % 2 ? names.toReversed() : names ) {
					const response = await request( contenders[ name ], page );
					if ( round >= 0 ) {
						responses[ name ].push( response );
					}
				}
			}
		}
		for ( const [ page, responses ] of all ) {
			/**
			 * @param {keyof typeof contenders}              name
			 * @param {'time' | 'cpu' | 'queries' | 'cards'} key
			 * @return {number} The median.
			 */
			const of = ( name, key ) =>
				median(
					responses[ name ].map( ( response ) => response[ key ] )
				);
			/**
			 * The two requests of a round follow each other, and the machine is as fast for one as for
			 * the other. Medians of all rounds would compare the times when it was fast with those when
			 * it was slow.
			 *
			 * @param {keyof typeof contenders} name
			 * @param {'time' | 'cpu'}          key
			 * @return {number} Ours to the other's, the median of all rounds.
			 */
			const ratioTo = ( name, key ) =>
				median(
					responses.ours.map(
						( response, round ) =>
							response[ key ] /
							( responses[ name ][ round ]?.[ key ] ?? NaN )
					)
				);
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
			for ( const { name, suffix, time, queries } of rivals ) {
				// Without our plugins, WooCommerce's own search runs, and finds other products.
				if (
					name === 'theirs' &&
					of( 'ours', 'cards' ) !== of( name, 'cards' )
				) {
					errors.push(
						`${ page } has ${ of( 'ours', 'cards' ) } products, and ${ of( name, 'cards' ) } in Storefront.`
					);
				}
				table[ page ][ `ratio to ${ name }` ] = ratioTo(
					name,
					'time'
				).toFixed( 2 );
				table[ page ][ `CPU to ${ name }` ] = ratioTo(
					name,
					'cpu'
				).toFixed( 2 );
				figures.push( {
					what: `server time, ${ page }${ suffix }`,
					unit: 'ms',
					ours: of( 'ours', 'time' ),
					theirs: of( name, 'time' ),
					ratio: ratioTo( name, 'time' ),
					share: time,
				} );
				if ( queries ) {
					figures.push( {
						what: `queries, ${ page }${ suffix }`,
						unit: '',
						ours: of( 'ours', 'queries' ),
						theirs: of( name, 'queries' ),
						share: 1,
					} );
				}
			}
		}
	}, shops );
	console.log(
		`${ names.join( ' / ' ) }, medians of ${ rounds } (theirs: Storefront with the same plugins; alone: Storefront with WooCommerce only)`
	);
	console.table( table );
	finish( figures, errors );
}
