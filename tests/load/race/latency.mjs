/**
 * What the guard costs a shopper who is alone with the shop.
 */
import { say } from '../../shop/say.mjs';
import { switchGuard } from './prepare.mjs';
import { Shopper } from './shopper.mjs';

/** Adds per turn: whatever else the machine does then hits both sides alike. */
const TURN = 10;

/**
 * @param {number[]} times
 * @return {number} The middle one.
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
 * @param {number}                               options.count    Adds with the guard, and as many without.
 */
export async function measureLatency( { shop, url, products, count } ) {
	/** @type {Record<'on' | 'off', number[]>} */
	const times = { on: [], off: [] };
	while ( times.on.length < count ) {
		for ( const state of /** @type {const} */ ( [ 'off', 'on' ] ) ) {
			switchGuard( shop, state === 'on' );
			const shopper = new Shopper( url );
			await shopper.add( products[ 0 ] ?? 0 );
			for ( let i = 1; i <= TURN; i++ ) {
				const began = performance.now();
				await shopper.add( products[ i ] ?? 0 );
				times[ state ].push( performance.now() - began );
			}
		}
	}
	const [ off, on ] = [ median( times.off ), median( times.on ) ];
	say(
		`One add, median of ${ times.on.length }: ${ off.toFixed( 1 ) } ms without the guard, ` +
			`${ on.toFixed( 1 ) } ms with it (${ ( on - off ).toFixed( 1 ) } ms more).`
	);
}
