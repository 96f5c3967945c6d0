#!/usr/bin/env node
/**
 * The same payment is reported many times at once, by webhook, return and poll: is
 * each order paid exactly once?
 */
import { parseArgs } from 'node:util';
import { ShopError, runMain, printLine, step } from '../shop/output.mjs';
import { openShop } from '../shop/shop.mjs';
import { DELIVERIES } from './bank/deliver.mjs';
import {
	countLocks,
	installHooks,
	createPayments,
	createProduct,
	readOrders,
	readStock,
	setGuard,
	readNewEvents,
} from './bank/prepare.mjs';
import { assertOutcome } from './race/assert-outcome.mjs';
import { readErrors } from './race/log.mjs';

/** @typedef {import('../shop/handle.mjs').Shop} Shop */
/** @typedef {import('./bank/prepare.mjs').Payment} Payment */

const HELP = `node tests/load/bank-race.mjs [--shop NAME]

  --orders N      orders to pay (200)
  --parallel N    deliveries of each at the same moment (50)
  --control N     orders to pay with the guards off (5); succeeds only if that goes wrong`;

/**
 * @param {Shop}      shop
 * @param {Payment[]} payments
 * @param {number}    parallel
 * @return {Promise<Map<number, number>>} Number of responses by status.
 */
async function deliverAll( shop, payments, parallel ) {
	/** @type {Map<number, number>} */
	const answers = new Map();
	for ( const [ at, payment ] of payments.entries() ) {
		const statuses = await Promise.all(
			Array.from( { length: parallel }, ( _, i ) =>
				DELIVERIES[ i % DELIVERIES.length ]?.( shop.url, payment )
			)
		);
		for ( const status of statuses ) {
			const key = Number( status );
			answers.set( key, ( answers.get( key ) ?? 0 ) + 1 );
		}
		if ( ( at + 1 ) % 20 === 0 ) {
			printLine( `  ${ at + 1 } orders` );
		}
	}
	return answers;
}

/**
 * @param {Shop}   shop
 * @param {number} product
 * @param {number} count
 * @param {number} parallel
 */
async function run( shop, product, count, parallel ) {
	const payments = createPayments( shop, product, count );
	readNewEvents( shop );
	shop.clearMails();
	const stock = readStock( shop, product );
	const startTime = Date.now();
	const answers = await deliverAll( shop, payments, parallel );
	const seconds = ( Date.now() - startTime ) / 1000;

	const orders = readOrders( shop, payments );
	const events = readNewEvents( shop );
	const mails = shop.mails();
	const moved = stock - readStock( shop, product );
	/** @param {( payment: Payment, at: number ) => boolean} isWrong */
	const wrong = ( isWrong ) => payments.filter( isWrong ).length;
	const faults = {
		'not paid': wrong(
			( _, at ) => orders[ at ]?.status !== 'wc-processing'
		),
		'not settled': wrong( ( _, at ) => orders[ at ]?.settled !== 'paid' ),
		'not completed once': wrong(
			( { order } ) => events.get( `complete ${ order }` ) !== 1
		),
		'stock not moved once': wrong(
			( { order } ) => events.get( `stock ${ order }` ) !== 1
		),
		'not one note of the payment': wrong(
			( _, at ) => orders[ at ]?.paid_notes !== '1'
		),
		'notes not of payment, stock and two e-mails': wrong(
			( _, at ) => orders[ at ]?.notes !== '4'
		),
		'not one e-mail to the shopper': wrong(
			( { email } ) =>
				mails.filter( ( { to } ) => String( to ) === email ).length !==
				1
		),
		'stock not reduced by the number of orders': Math.abs( moved - count ),
		'wrong number of e-mails': Math.abs( mails.length - 2 * count ),
		'locks left': countLocks( shop ),
		'responses of 500 and more': [ ...answers ]
			.filter( ( [ status ] ) => status >= 500 )
			.reduce( ( sum, [ , times ] ) => sum + times, 0 ),
	};
	printLine(
		`  ${ count } orders × ${ parallel } deliveries in ${ seconds.toFixed( 0 ) } s; responses: ` +
			[ ...answers ]
				.sort()
				.map( ( [ status, times ] ) => `${ times } × ${ status }` )
				.join( ', ' )
	);
	const found = Object.entries( faults ).filter( ( [ , many ] ) => many > 0 );
	printLine(
		found.length === 0
			? `  ${ count } completions, stock reduced by ${ moved }, ${ mails.length } e-mails: each once`
			: found
					.map( ( [ what, many ] ) => `  ${ many } ${ what }` )
					.join( '\n' )
	);
	return found.length;
}

await runMain( async () => {
	const { values } = parseArgs( {
		options: {
			shop: { type: 'string', default: 'race' },
			orders: { type: 'string', default: '200' },
			parallel: { type: 'string', default: '50' },
			control: { type: 'string', default: '5' },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( values.help ) {
		return printLine( HELP );
	}
	const shop = openShop( values.shop );
	await step( 'Eight 1 s sleeps at once', () => shop.proveConcurrency() );
	const removeHooks = installHooks( shop );
	const product = createProduct( shop );
	const parallel = Number( values.parallel );
	try {
		for ( const [ isControl, count ] of /** @type {const} */ ( [
			[ true, Number( values.control ) ],
			[ false, Number( values.orders ) ],
		] ) ) {
			if ( count === 0 ) {
				continue;
			}
			printLine(
				isControl
					? '\nWithout lock and checked change of state:'
					: '\nWith the guards:'
			);
			setGuard( shop, ! isControl );
			shop.clearLog();
			const wrong = await run( shop, product, count, parallel );
			if ( isControl ) {
				shop.sql( 'DELETE FROM wp_vitrina_payment_claims' );
			}
			assertOutcome( {
				wrong,
				isControl,
				fault: 'Not every order was paid exactly once.',
			} );
		}
	} finally {
		removeHooks();
	}
	const errors = readErrors( shop );
	if ( errors !== '' ) {
		throw new ShopError(
			`PHP logged errors:\n${ errors.slice( 0, 2000 ) }`
		);
	}
} );
