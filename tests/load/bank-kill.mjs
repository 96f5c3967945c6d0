#!/usr/bin/env node
/**
 * A worker is killed while it handles a webhook, at each of fifteen points: is
 * the order correct after the next webhook or poll, and is no lock left?
 */
import { parseArgs } from 'node:util';
import { ShopError, runMain, printLine } from '../shop/output.mjs';
import { openShop } from '../shop/shop.mjs';
import { poll, sendNotice } from './bank/deliver.mjs';
import {
	countLocks,
	installHooks,
	createPayments,
	createProduct,
	readOrders,
	readStock,
	readNewEvents,
} from './bank/prepare.mjs';

/** @typedef {import('../shop/handle.mjs').Shop} Shop */

const HELP = `node tests/load/bank-kill.mjs [--shop NAME]

  --times N   kills at each point (20)
  --point NAME  only this one
  --every N   only every Nth point (1)`;

/** The points of bank/hooks.php. */
const POINTS = [
	'before the attempt is read',
	'before the lock is acquired',
	'before the attempt is read again',
	'before the state is changed',
	'before the history is written',
	'before the other attempts are read',
	'before the order is saved',
	'before the date of payment is saved',
	'before the note is written',
	'before the stock is reduced',
	'before "stock reduced" is saved',
	'before an e-mail is sent',
	'before the e-mail is recorded',
	'before the attempt is settled',
	'before the lock is released',
];

/**
 * @param {Shop}   shop
 * @param {number} product
 * @param {string} point
 * @param {number} times
 * @return {Promise<string[]>} What was wrong.
 */
async function killAt( shop, product, point, times ) {
	const payments = createPayments( shop, product, times );
	readNewEvents( shop );
	shop.clearMails();
	const stock = readStock( shop, product );
	const more = `&bank-kill=${ encodeURIComponent( point ) }`;
	await Promise.all(
		payments.map( ( payment ) =>
			sendNotice( shop.url, payment, more ).catch( () => 0 )
		)
	);
	const killed = readNewEvents( shop ).get( 'killed 0' ) ?? 0;
	// A minute later.
	shop.sql(
		'UPDATE wp_vitrina_payment_claims SET expires_at = expires_at - 61'
	);
	await Promise.all(
		payments.map( ( payment, index ) =>
			( index % 2 === 0 ? sendNotice : poll )( shop.url, payment )
		)
	);
	const mails = shop.mails();
	const faults = [];
	if ( killed !== times ) {
		faults.push( `${ killed } of ${ times } were killed` );
	}
	for ( const [ index, order ] of readOrders( shop, payments ).entries() ) {
		const sent = mails.filter(
			( { to } ) => String( to ) === payments[ index ]?.email
		).length;
		// After a kill between an e-mail and its record the e-mail is sent again.
		const most = point === 'before the e-mail is recorded' ? 2 : 1;
		const isRight =
			order.status === 'wc-processing' &&
			order.settled === 'paid' &&
			order.reduced === '1' &&
			order.dated === '1' &&
			sent >= 1 &&
			sent <= most;
		if ( ! isRight ) {
			faults.push( `${ JSON.stringify( order ) }, ${ sent } e-mails` );
		}
	}
	const moved = stock - readStock( shop, product );
	if ( moved !== times ) {
		faults.push( `stock reduced by ${ moved } for ${ times } orders` );
	}
	shop.phpEval( "do_action( 'vitrina_bank_link_poll' ); return true;" );
	if ( countLocks( shop ) > 0 ) {
		faults.push( `${ countLocks( shop ) } locks left` );
	}
	return faults;
}

await runMain( async () => {
	const { values } = parseArgs( {
		options: {
			shop: { type: 'string', default: 'race' },
			times: { type: 'string', default: '20' },
			point: { type: 'string' },
			every: { type: 'string', default: '1' },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( values.help ) {
		return printLine( HELP );
	}
	const shop = openShop( values.shop );
	const removeHooks = installHooks( shop );
	const product = createProduct( shop );
	const points = values.point
		? [ values.point ]
		: POINTS.filter(
				( _point, at ) => ( at + 1 ) % Number( values.every ) === 0
			);
	let wrong = 0;
	try {
		for ( const point of points ) {
			const faults = await killAt(
				shop,
				product,
				point,
				Number( values.times )
			);
			wrong += faults.length;
			printLine(
				`  ${ point }: ${ faults.length === 0 ? 'correct' : `\n    ${ faults.slice( 0, 3 ).join( '\n    ' ) }` }`
			);
		}
	} finally {
		removeHooks();
	}
	printLine(
		`  ${ points.length } points × ${ values.times } killed workers, ${ wrong } faults`
	);
	if ( wrong > 0 ) {
		throw new ShopError( 'An order was wrong after a killed worker.' );
	}
} );
