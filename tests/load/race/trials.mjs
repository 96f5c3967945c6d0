/**
 * The trials: a fresh shopper each, all requests at once, then a look into the cart.
 */
import { ShopError, say } from '../../shop/say.mjs';
import { RACER } from './prepare.mjs';
import { Shopper } from './shopper.mjs';

/** @typedef {import('./mixes.mjs').Deed} Deed */
/** @typedef {import('./mixes.mjs').Mix} Mix */

/**
 * @typedef {Object} Outcome
 * @property {number} sent    Changes that the shop was asked for.
 * @property {number} lost    Changes that are not in the cart.
 * @property {number} carts   Carts that miss something.
 * @property {number} refused Requests that were not answered with 200.
 */

/**
 * @param {Object}   options
 * @param {string}   options.url
 * @param {number[]} options.products
 * @param {Mix}      options.mix
 * @param {number}   options.trials
 * @param {number}   options.parallel
 * @param {string}   options.terminal A terminal of the shop; '' when it has none, and another add takes its place.
 * @return {Promise<Outcome>} What came of them.
 */
export async function runTrials( {
	url,
	products,
	mix,
	trials,
	parallel,
	terminal,
} ) {
	/** @type {Outcome} */
	const sum = { sent: 0, lost: 0, carts: 0, refused: 0 };
	const began = Date.now();
	const deeds = Array.from(
		{ length: parallel },
		( _, i ) =>
			mix.deeds[
				Math.floor( mix.double ? i / 2 : i ) % mix.deeds.length
			] ?? mix.deeds[ 0 ]
	);
	for ( let trial = 1; trial <= trials; trial++ ) {
		const one = await runTrial(
			url,
			products,
			/** @type {Deed[]} */ ( deeds ),
			mix,
			terminal
		);
		sum.sent += one.sent;
		sum.lost += one.lost;
		sum.refused += one.refused;
		sum.carts += one.lost > 0 ? 1 : 0;
		if ( trial % 20 === 0 || trial === trials ) {
			say(
				`  ${ trial } carts, ${ sum.carts } of them miss ${ sum.lost } of ${ sum.sent } changes`
			);
		}
	}
	const share = ( ( 100 * sum.lost ) / sum.sent ).toFixed( 1 );
	const seconds = ( ( Date.now() - began ) / 1000 ).toFixed( 0 );
	say( `  lost ${ share } %, ${ sum.refused } refused, ${ seconds } s` );
	if ( sum.refused > 0 ) {
		throw new ShopError(
			`${ sum.refused } requests were refused: the trials say nothing.`
		);
	}
	return sum;
}

/**
 * @param {string}   url
 * @param {number[]} products
 * @param {Deed[]}   deeds
 * @param {Mix}      mix      Who the shopper is.
 * @param {string}   wanted   The terminal to choose, or ''.
 */
async function runTrial( url, products, deeds, mix, wanted ) {
	const others = [ ...products ];
	const first = others.shift() ?? 0;
	/** @type {Map<number, number>} */
	const expected = new Map();
	/** @param {number} product */
	const expect = ( product ) =>
		expected.set( product, ( expected.get( product ) ?? 0 ) + 1 );

	const shopper = new Shopper( url );
	const devices = [ shopper ];
	if ( mix.newcomer ) {
		shopper.introduce();
	} else {
		await begin( shopper, first );
		expect( first );
	}
	if ( mix.devices ) {
		const own = others.shift() ?? first;
		const second = new Shopper( url );
		await begin( second, own );
		expect( own );
		devices.push( second );
	}
	if ( mix.login ) {
		for ( const device of devices ) {
			await device.logIn( RACER );
		}
	}
	// What is in the cart before is at stake too, but was no parallel change.
	let sent = -expected.size;

	let terminal = '';
	let tapped = first;
	const requests = deeds.map( ( deed, i ) => {
		const device = devices[ i % devices.length ] ?? shopper;
		if ( deed.kind === 'read' ) {
			return () => device.ask( deed.path ?? '/' );
		}
		if ( deed.kind === 'terminal' && wanted ) {
			terminal = wanted;
			return () => device.selectTerminal( wanted );
		}
		const isSecondTap = mix.double && i % 2 === 1;
		if ( ! isSecondTap ) {
			tapped =
				deed.kind === 'again' ? first : ( others.shift() ?? first );
		}
		const product = tapped;
		expect( product );
		return () =>
			deed.kind === 'store'
				? device.addByStoreApi( product )
				: device.add( product );
	} );
	const answers = await Promise.all( requests.map( ( send ) => send() ) );

	const cart = await shopper.readCart();
	if ( mix.login ) {
		await shopper.emptyCart();
	}
	sent += terminal ? 1 : 0;
	let lost = terminal === cart.terminal || ! terminal ? 0 : 1;
	for ( const [ product, quantity ] of expected ) {
		sent += quantity;
		lost += Math.abs( quantity - ( cart.quantities.get( product ) ?? 0 ) );
	}
	const refused = answers.filter(
		( { status }, i ) => status >= 400 && deeds[ i ]?.kind !== 'read'
	).length;
	return { sent, lost, refused };
}

/**
 * The first item makes the session.
 *
 * @param {Shopper} shopper
 * @param {number}  product
 */
async function begin( shopper, product ) {
	await shopper.add( product );
	await shopper.readCart();
	await shopper.readState();
}
