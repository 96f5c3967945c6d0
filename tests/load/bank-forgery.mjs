#!/usr/bin/env node
/**
 * Webhooks and returns with an invalid signature or content: is each rejected with
 * 4xx, and does no order change?
 */
import { parseArgs } from 'node:util';
import { ShopError, runMain, printLine } from '../shop/output.mjs';
import { openShop } from '../shop/shop.mjs';
import { request } from './bank/deliver.mjs';
import { mutants } from './bank/mutants.mjs';
import {
	installHooks,
	createPayments,
	createProduct,
} from './bank/prepare.mjs';

/** @typedef {import('../shop/handle.mjs').Shop} Shop */

const HELP = `node tests/load/bank-forgery.mjs [--shop NAME]

  --count N      mutated callbacks (20000)
  --parallel N   at the same moment (8)`;

/** Mutants of one token: few enough that it is valid until the last one is sent. */
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
 * @return {Promise<number>} Status of the response.
 */
function send( url, { kind, text } ) {
	return kind === 'notice'
		? request(
				`${ url }/?wc-api=vitrina_bank_link_notice&provider=sandbox`,
				{
					method: 'POST',
					body: text,
				}
			)
		: request(
				`${ url }/?wc-api=vitrina_bank_link_return&provider=sandbox&${ text }`
			);
}

/**
 * Sends mutants of one valid token, and at the end the token itself, which must be
 * accepted: so the round can fail. It ends before the token expires.
 *
 * @param {Shop}                shop
 * @param {number}              product
 * @param {number}              count
 * @param {number}              parallel
 * @param {Map<number, number>} statuses Number of responses by status; is updated.
 */
async function runRound( shop, product, count, parallel, statuses ) {
	const [ payment ] = createPayments( shop, product, 1 );
	if ( ! payment ) {
		throw new ShopError( 'No order could be created.' );
	}
	const before = readChecksums( shop );
	const queue = mutants( payment.token, count, payment.order );
	const work = async () => {
		for ( const mutant of queue ) {
			const status = await send( shop.url, mutant );
			statuses.set( status, ( statuses.get( status ) ?? 0 ) + 1 );
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
	const validStatus = await send( shop.url, {
		kind: 'notice',
		text: JSON.stringify( { orderToken: payment.token } ),
	} );
	if ( validStatus !== 200 || readChecksums( shop ) === before ) {
		throw new ShopError( 'The valid token was rejected too.' );
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
		return printLine( HELP );
	}
	const shop = openShop( values.shop );
	const count = Number( values.count );
	const removeHooks = installHooks( shop );
	try {
		const product = createProduct( shop );
		shop.clearLog();
		/** @type {Map<number, number>} */
		const statuses = new Map();
		const startTime = Date.now();
		for ( let sent = 0; sent < count; sent += ROUND ) {
			await runRound(
				shop,
				product,
				Math.min( ROUND, count - sent ),
				Number( values.parallel ),
				statuses
			);
			printLine(
				`  ${ Math.min( sent + ROUND, count ) } mutants in ${ ( ( Date.now() - startTime ) / 1000 ).toFixed( 0 ) } s: ` +
					[ ...statuses ]
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
			`PHP logged errors:\n${ shop.readLog().slice( 0, 2000 ) }`
		);
	}
} );
