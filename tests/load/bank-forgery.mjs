#!/usr/bin/env node
/**
 * Notices and returns that nobody signed, or that are about something else: is
 * each refused with 4xx, and is no order touched?
 */
import { parseArgs } from 'node:util';
import { ShopError, runMain, say } from '../shop/say.mjs';
import { openShop } from '../shop/shop.mjs';
import { ask } from './bank/deliver.mjs';
import { mutants } from './bank/mutants.mjs';
import {
	installHooks,
	preparePayments,
	prepareProduct,
} from './bank/prepare.mjs';

/** @typedef {import('../shop/handle.mjs').Shop} Shop */

const HELP = `node tests/load/bank-forgery.mjs [--shop NAME]

  --count N      mutated callbacks (20000)
  --parallel N   at the same moment (8)`;

/** Mutants of one token: so few that it is good until the last of them is sent. */
const ROUND = 1000;

const TABLES = [
	'wc_orders',
	'wc_orders_meta',
	'wc_order_operational_data',
	'comments',
	'postmeta',
	'vitrina_payment_attempts',
	'vitrina_payment_claims',
	'vitrina_payment_events',
];

/** @param {Shop} shop */
function readChecksums( shop ) {
	return JSON.stringify(
		shop.sql(
			`CHECKSUM TABLE ${ TABLES.map( ( name ) => `wp_${ name }` ).join() }`
		)
	);
}

/**
 * @param {string}                              url
 * @param {import('./bank/mutants.mjs').Mutant} mutant
 * @return {Promise<number>} The answer's status.
 */
function send( url, { kind, text } ) {
	return kind === 'notice'
		? ask( `${ url }/?wc-api=vitrina_bank_link_notice&provider=sandbox`, {
				method: 'POST',
				body: text,
			} )
		: ask(
				`${ url }/?wc-api=vitrina_bank_link_return&provider=sandbox&${ text }`
			);
}

/**
 * Mutants of one good token, which is taken at the end: the round could have
 * failed. It is over before the token is.
 *
 * @param {Shop}                shop
 * @param {number}              product
 * @param {number}              count
 * @param {number}              parallel
 * @param {Map<number, number>} answers  Status → how often; grows.
 */
async function runRound( shop, product, count, parallel, answers ) {
	const [ payment ] = preparePayments( shop, product, 1 );
	if ( ! payment ) {
		throw new ShopError( 'No order could be made.' );
	}
	const before = readChecksums( shop );
	const queue = mutants( payment.token, count, payment.order );
	const work = async () => {
		for ( const mutant of queue ) {
			const status = await send( shop.url, mutant );
			answers.set( status, ( answers.get( status ) ?? 0 ) + 1 );
			if ( status < 400 || status >= 500 ) {
				throw new ShopError(
					`${ status } for ${ mutant.kind } ${ mutant.text }`
				);
			}
		}
	};
	await Promise.all( Array.from( { length: parallel }, work ) );
	if ( readChecksums( shop ) !== before ) {
		throw new ShopError( 'Something in the order tables has changed.' );
	}
	const good = await send( shop.url, {
		kind: 'notice',
		text: JSON.stringify( { orderToken: payment.token } ),
	} );
	if ( good !== 200 || readChecksums( shop ) === before ) {
		throw new ShopError( 'The good token was not taken either.' );
	}
}

await runMain( async () => {
	const { values } = parseArgs( {
		options: {
			shop: { type: 'string', default: 'race' },
			count: { type: 'string', default: '20000' },
			parallel: { type: 'string', default: '8' },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( values.help ) {
		return say( HELP );
	}
	const shop = openShop( values.shop );
	const count = Number( values.count );
	const removeHooks = installHooks( shop );
	try {
		const product = prepareProduct( shop );
		shop.clearLog();
		/** @type {Map<number, number>} */
		const answers = new Map();
		const began = Date.now();
		for ( let sent = 0; sent < count; sent += ROUND ) {
			await runRound(
				shop,
				product,
				Math.min( ROUND, count - sent ),
				Number( values.parallel ),
				answers
			);
			say(
				`  ${ Math.min( sent + ROUND, count ) } mutants in ${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ) } s: ` +
					[ ...answers ]
						.map(
							( [ status, times ] ) => `${ times } × ${ status }`
						)
						.join( ', ' )
			);
		}
	} finally {
		removeHooks();
	}
	if ( shop.readLog() !== '' ) {
		throw new ShopError(
			`PHP complained:\n${ shop.readLog().slice( 0, 2000 ) }`
		);
	}
} );
