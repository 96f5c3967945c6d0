#!/usr/bin/env node
/**
 * One shopper presses "Place order" several times at the same moment: is it one order?
 */
import { parseArgs } from 'node:util';
import { ShopError, runMain, say, step } from '../shop/say.mjs';
import { openShop } from '../shop/shop.mjs';
import { prepareVoucher, switchGuard } from './race/prepare.mjs';
import { Shopper } from './race/shopper.mjs';

const HELP = `node tests/load/checkout-race.mjs [--shop NAME]

  --trials N      checkouts to try (20)
  --parallel N    submits at the same moment (20)
  --guard STATE   on | off (on); "off" succeeds only if it makes an order too many`;

/**
 * @param {Shopper} shopper
 * @param {string}  path    The classic checkout.
 * @param {string}  email
 * @return {Promise<() => Promise<{ status: number, text: string }>>} Presses the button.
 */
async function fillCheckout( shopper, path, email ) {
	const { text } = await shopper.ask( path );
	const nonce = /woocommerce-process-checkout-nonce" value="(\w+)"/.exec(
		text
	)?.[ 1 ];
	if ( ! nonce ) {
		throw new ShopError(
			'The checkout page holds no classic checkout form.'
		);
	}
	return () =>
		shopper.ask( '/?wc-ajax=checkout', {
			billing_first_name: 'Rasa',
			billing_last_name: 'Petrauskienė',
			billing_country: 'LT',
			billing_address_1: 'Gedimino pr. 1',
			billing_city: 'Vilnius',
			billing_postcode: 'LT-01103',
			billing_phone: '861234567',
			billing_email: email,
			payment_method: 'cod',
			terms: '1',
			'woocommerce-process-checkout-nonce': nonce,
		} );
}

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
			const press = await fillCheckout( shopper, checkout, email );
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
	if ( values.guard === 'off' && wrong === 0 ) {
		throw new ShopError(
			'One order each without the guard either: this test cannot fail.'
		);
	}
	if ( values.guard !== 'off' && wrong > 0 ) {
		throw new ShopError(
			`${ wrong } of ${ trials } checkouts did not make exactly one order.`
		);
	}
} );
