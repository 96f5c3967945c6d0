#!/usr/bin/env node
/**
 * One shopper clicks "Place order" several times at the same moment: is there one
 * order?
 */
import { parseArgs } from 'node:util';
import { runMain, printLine, step } from '../shop/output.mjs';
import { openShop } from '../shop/shop.mjs';
import { assertOutcome } from './race/assert-outcome.mjs';
import { createVoucher, setGuard } from './race/prepare.mjs';
import { fillClassic } from './race/checkouts.mjs';
import { Shopper } from './race/shopper.mjs';

const HELP = `node tests/load/checkout-race.mjs [--shop NAME]

  --trials N      number of checkouts (20)
  --parallel N    submits at the same moment (20)
  --guard STATE   on | off (on); "off" succeeds only if there are too many orders`;

await runMain( async () => {
	const { values } = parseArgs( {
		options: {
			shop: { type: 'string', default: 'race' },
			trials: { type: 'string', default: '20' },
			parallel: { type: 'string', default: '20' },
			guard: { type: 'string', default: 'on' },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( values.help ) {
		return printLine( HELP );
	}
	const shop = openShop( values.shop );
	await step( 'Eight 1 s sleeps at once', () => shop.proveConcurrency() );
	const product = createVoucher( shop );
	const checkout = new URL(
		String( shop.phpEval( 'return wc_get_checkout_url();' ) )
	).pathname;
	const run = Date.now();
	const trials = Number( values.trials );
	let wrong = 0;
	let orders = 0;
	setGuard( shop, values.guard !== 'off' );
	try {
		for ( let trial = 1; trial <= trials; trial++ ) {
			const shopper = new Shopper( shop.url );
			const email = `race-${ run }-${ trial }@vitrina.example`;
			await shopper.add( product );
			const submit = await fillClassic( shopper, checkout, email );
			await Promise.all(
				Array.from( { length: Number( values.parallel ) }, submit )
			);
			const [ made ] = /** @type {[ number ]} */ (
				shop.phpEval(
					`return [ count( wc_get_orders( [ 'billing_email' => '${ email }', 'limit' => -1, 'return' => 'ids' ] ) ) ];`
				)
			);
			orders += made;
			wrong += made === 1 ? 0 : 1;
			if ( trial % 10 === 0 || trial === trials ) {
				printLine(
					`  ${ trial } checkouts, ${ orders } orders, ${ wrong } checkouts without exactly one`
				);
			}
		}
	} finally {
		setGuard( shop, true );
	}
	assertOutcome( {
		wrong,
		isControl: values.guard === 'off',
		fault: `${ wrong } of ${ trials } checkouts did not create exactly one order.`,
	} );
} );
