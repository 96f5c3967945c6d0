/**
 * Measures what the guard costs a single shopper.
 */
import { printLine } from '../../shop/output.mjs';
import { setGuard } from './prepare.mjs';
import { Shopper } from './shopper.mjs';

/** Adds per round: short rounds, so that other load on the machine affects both sides alike. */
const ROUND = 10;

/**
 * @param {number[]} times
 * @return {number} The median.
 */
function median( times ) {
	const sorted = [ ...times ].sort( ( a, b ) => a - b );
	return sorted[ Math.floor( sorted.length / 2 ) ] ?? NaN;
}

/**
 * @param {Object}                               options
 * @param {import('../../shop/handle.mjs').Shop} options.shop
 * @param {string}                               options.url
 * @param {number[]}                             options.products
 * @param {number}                               options.count    Number of adds with the guard, and without it.
 */
export async function measureLatency( { shop, url, products, count } ) {
	/** @type {Record<'on' | 'off', number[]>} */
	const times = { on: [], off: [] };
	while ( times.on.length < count ) {
		for ( const state of /** @type {const} */ ( [ 'off', 'on' ] ) ) {
			setGuard( shop, state === 'on' );
			const shopper = new Shopper( url );
			await shopper.add( products[ 0 ] ?? 0 );
			for ( let i = 1; i <= ROUND; i++ ) {
				const startTime = performance.now();
				await shopper.add( products[ i ] ?? 0 );
				times[ state ].push( performance.now() - startTime );
			}
		}
	}
	const [ off, on ] = [ median( times.off ), median( times.on ) ];
	printLine(
		`One add, median of ${ times.on.length }: ${ off.toFixed( 1 ) } ms without the guard, ` +
			`${ on.toFixed( 1 ) } ms with it (${ ( on - off ).toFixed( 1 ) } ms more).`
	);
}
