/**
 * Trials: each with a new shopper, all requests at once, then the cart is read.
 */
import { ShopError, printLine } from '../../shop/output.mjs';
import { RACER } from './prepare.mjs';
import { Shopper } from './shopper.mjs';

/** @typedef {import('./mixes.mjs').Action} Action */
/** @typedef {import('./mixes.mjs').Mix} Mix */

/**
 * @typedef {Object} Outcome
 * @property {number} sent     Number of requested changes.
 * @property {number} lost     Changes that are not in the cart.
 * @property {number} carts    Carts with lost changes.
 * @property {number} rejected Requests with an error status.
 */

/**
 * @param {Object}   options
 * @param {string}   options.url
 * @param {number[]} options.products
 * @param {Mix}      options.mix
 * @param {number}   options.trials
 * @param {number}   options.parallel
 * @param {string}   options.terminal A terminal of the shop; '' if it has none: then another add replaces it.
 * @return {Promise<Outcome>} The sum of all trials.
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
	const sum = { sent: 0, lost: 0, carts: 0, rejected: 0 };
	const startTime = Date.now();
	const actions = Array.from(
		{ length: parallel },
		( _, i ) =>
			mix.actions[
				Math.floor( mix.double ? i / 2 : i ) % mix.actions.length
			] ?? mix.actions[ 0 ]
	);
	for ( let trial = 1; trial <= trials; trial++ ) {
		const one = await runTrial(
			url,
			products,
			/** @type {Action[]} */ ( actions ),
			mix,
			terminal
		);
		sum.sent += one.sent;
		sum.lost += one.lost;
		sum.rejected += one.rejected;
		sum.carts += one.lost > 0 ? 1 : 0;
		if ( trial % 20 === 0 || trial === trials ) {
			printLine(
				`  ${ trial } carts, ${ sum.carts } of them miss ${ sum.lost } of ${ sum.sent } changes`
			);
		}
	}
	const share = ( ( 100 * sum.lost ) / sum.sent ).toFixed( 1 );
	const seconds = ( ( Date.now() - startTime ) / 1000 ).toFixed( 0 );
	printLine(
		`  lost ${ share } %, ${ sum.rejected } rejected, ${ seconds } s`
	);
	if ( sum.rejected > 0 ) {
		throw new ShopError(
			`${ sum.rejected } requests were rejected: the trials prove nothing.`
		);
	}
	return sum;
}

/**
 * @param {string}   url
 * @param {number[]} products
 * @param {Action[]} actions
 * @param {Mix}      mix      Describes the shopper.
 * @param {string}   wanted   The terminal to select, or ''.
 */
async function runTrial( url, products, actions, mix, wanted ) {
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
		shopper.setNewcomerCookie();
	} else {
		await startSession( shopper, first );
		expect( first );
	}
	if ( mix.devices ) {
		const own = others.shift() ?? first;
		const second = new Shopper( url );
		await startSession( second, own );
		expect( own );
		devices.push( second );
	}
	if ( mix.login ) {
		for ( const device of devices ) {
			await device.logIn( RACER );
		}
	}
	// Items that were in the cart before can be lost too, but are not parallel changes.
	let sent = -expected.size;

	let terminal = '';
	let tapped = first;
	const requests = actions.map( ( action, i ) => {
		const device = devices[ i % devices.length ] ?? shopper;
		if ( action.kind === 'read' ) {
			return () => device.request( action.path ?? '/' );
		}
		if ( action.kind === 'terminal' && wanted ) {
			terminal = wanted;
			return () => device.selectTerminal( wanted );
		}
		const isSecondTap = mix.double && i % 2 === 1;
		if ( ! isSecondTap ) {
			tapped =
				action.kind === 'again' ? first : ( others.shift() ?? first );
		}
		const product = tapped;
		expect( product );
		return () =>
			action.kind === 'store'
				? device.addByStoreApi( product )
				: device.add( product );
	} );
	const responses = await Promise.all( requests.map( ( send ) => send() ) );

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
	const rejected = responses.filter(
		( { status }, i ) => status >= 400 && actions[ i ]?.kind !== 'read'
	).length;
	return { sent, lost, rejected };
}

/**
 * The first item creates the session.
 *
 * @param {Shopper} shopper
 * @param {number}  product
 */
async function startSession( shopper, product ) {
	await shopper.add( product );
	await shopper.readCart();
	await shopper.readState();
}
