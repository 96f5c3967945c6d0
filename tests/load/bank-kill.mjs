#!/usr/bin/env node
/**
 * A worker is killed in the middle of a notice, at each of fifteen points: is
 * the order right after the next notice or poll, and is no claim left?
 */
import { parseArgs } from 'node:util';
import { ShopError, runMain, say } from '../shop/say.mjs';
import { openShop } from '../shop/shop.mjs';
import { poll, sendNotice } from './bank/deliver.mjs';
import {
	countClaims,
	installHooks,
	preparePayments,
	prepareProduct,
	readOrders,
	readStock,
	takeEvents,
} from './bank/prepare.mjs';

/** @typedef {import('../shop/handle.mjs').Shop} Shop */

const HELP = `node tests/load/bank-kill.mjs [--shop NAME]

  --times N   kills at each point (20)
  --point NAME  only this one`;

/** As in bank/hooks.php. */
const POINTS = [
	'before the attempt is read',
	'before the claim',
	'before the attempt is read again',
	'before the state is moved',
	'before the history is written',
	'before the other tries are read',
	'before the order is saved',
	'before the date of payment is saved',
	'before the note is written',
	'before the stock is moved',
	'before "stock reduced" is noted',
	'before a letter is sent',
	'before the letter is noted',
	'before the attempt is settled',
	'before the claim is released',
];

/**
 * @param {Shop}   shop
 * @param {number} product
 * @param {string} point
 * @param {number} times
 * @return {Promise<string[]>} What was not right.
 */
async function killAt( shop, product, point, times ) {
	const payments = preparePayments( shop, product, times );
	takeEvents( shop );
	shop.clearMails();
	const stock = readStock( shop, product );
	const more = `&bank-kill=${ encodeURIComponent( point ) }`;
	await Promise.all(
		payments.map( ( payment ) =>
			sendNotice( shop.url, payment, more ).catch( () => 0 )
		)
	);
	const killed = takeEvents( shop ).get( 'killed 0' ) ?? 0;
	// A minute later.
	shop.sql(
		'UPDATE wp_vitrina_payment_claims SET expires_at = expires_at - 61'
	);
	await Promise.all(
		payments.map( ( payment, at ) =>
			( at % 2 === 0 ? sendNotice : poll )( shop.url, payment )
		)
	);
	const mails = shop.mails();
	const faults = [];
	if ( killed !== times ) {
		faults.push( `${ killed } of ${ times } were killed` );
	}
	for ( const [ at, order ] of readOrders( shop, payments ).entries() ) {
		const letters = mails.filter(
			( { to } ) => String( to ) === payments[ at ]?.email
		).length;
		// Dead between a letter and the note of it, it is written again.
		const most = point === 'before the letter is noted' ? 2 : 1;
		const isRight =
			order.status === 'wc-processing' &&
			order.settled === 'paid' &&
			order.reduced === '1' &&
			order.dated === '1' &&
			letters >= 1 &&
			letters <= most;
		if ( ! isRight ) {
			faults.push( `${ JSON.stringify( order ) }, ${ letters } letters` );
		}
	}
	const moved = stock - readStock( shop, product );
	if ( moved !== times ) {
		faults.push( `${ moved } pieces of stock for ${ times } orders` );
	}
	shop.phpEval( "do_action( 'vitrina_bank_link_poll' ); return true;" );
	if ( countClaims( shop ) > 0 ) {
		faults.push( `${ countClaims( shop ) } claims left` );
	}
	return faults;
}

await runMain( async () => {
	const { values } = parseArgs( {
		options: {
			shop: { type: 'string', default: 'race' },
			times: { type: 'string', default: '20' },
			point: { type: 'string' },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( values.help ) {
		return say( HELP );
	}
	const shop = openShop( values.shop );
	const removeHooks = installHooks( shop );
	const product = prepareProduct( shop );
	let wrong = 0;
	try {
		for ( const point of values.point ? [ values.point ] : POINTS ) {
			const faults = await killAt(
				shop,
				product,
				point,
				Number( values.times )
			);
			wrong += faults.length;
			say(
				`  ${ point }: ${ faults.length === 0 ? 'right' : `\n    ${ faults.slice( 0, 3 ).join( '\n    ' ) }` }`
			);
		}
	} finally {
		removeHooks();
	}
	say(
		`  ${ values.point ? 1 : POINTS.length } points × ${ values.times } killed workers, ${ wrong } faults`
	);
	if ( wrong > 0 ) {
		throw new ShopError( 'A killed worker left something wrong.' );
	}
} );
