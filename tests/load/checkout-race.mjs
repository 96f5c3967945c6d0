#!/usr/bin/env node
/**
 * One shopper presses "Place order" several times at the same moment: is it one order?
 */
import { parseArgs } from 'node:util';
import { runMain, say, step } from '../shop/say.mjs';
import { openShop } from '../shop/shop.mjs';
import { judge } from './race/judge.mjs';
import { prepareVoucher, switchGuard } from './race/prepare.mjs';
import { fillClassic } from './race/roads.mjs';
import { Shopper } from './race/shopper.mjs';

const HELP = `node tests/load/checkout-race.mjs [--shop NAME]

  --trials N      checkouts to try (20)
  --parallel N    submits at the same moment (20)
  --guard STATE   on | off (on); "off" succeeds only if it makes an order too many`;

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
		return say( HELP );
	}
	const shop = openShop( values.shop );
	await step( 'Eight 1 s sleeps at once', () => shop.proveConcurrency() );
	const product = prepareVoucher( shop );
	const checkout = new URL(
		String( shop.phpEval( 'return wc_get_checkout_url();' ) )
	).pathname;
	const run = Date.now();
	const trials = Number( values.trials );
	let wrong = 0;
	let orders = 0;
	switchGuard( shop, values.guard !== 'off' );
	try {
		for ( let trial = 1; trial <= trials; trial++ ) {
			const shopper = new Shopper( shop.url );
			const email = `race-${ run }-${ trial }@vitrina.example`;
			await shopper.add( product );
			const press = await fillClassic( shopper, checkout, email );
			await Promise.all(
				Array.from( { length: Number( values.parallel ) }, press )
			);
			const [ made ] = /** @type {[ number ]} */ (
				shop.phpEval(
					`return [ count( wc_get_orders( [ 'billing_email' => '${ email }', 'limit' => -1, 'return' => 'ids' ] ) ) ];`
				)
			);
			orders += made;
			wrong += made === 1 ? 0 : 1;
			if ( trial % 10 === 0 || trial === trials ) {
				say(
					`  ${ trial } checkouts, ${ orders } orders, ${ wrong } checkouts without exactly one`
				);
			}
		}
	} finally {
		switchGuard( shop, true );
	}
	judge( {
		wrong,
		isControl: values.guard === 'off',
		fault: `${ wrong } of ${ trials } checkouts did not make exactly one order.`,
	} );
} );
