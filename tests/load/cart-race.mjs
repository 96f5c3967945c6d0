#!/usr/bin/env node
/**
 * One shopper, several requests at the same moment: does the cart keep all of them?
 */
import { parseArgs } from 'node:util';
import { openShop } from '../shop/shop.mjs';
import { ShopError, runMain, say, step } from '../shop/say.mjs';
import { judge } from './race/judge.mjs';
import { measureLatency } from './race/latency.mjs';
import { MIXES } from './race/mixes.mjs';
import {
	findTerminal,
	installSlowPage,
	prepareCustomer,
	prepareProducts,
	switchGuard,
} from './race/prepare.mjs';
import { runTrials } from './race/trials.mjs';

const HELP = `node tests/load/cart-race.mjs [--shop NAME]

  --trials N      carts to try (200)
  --control N     carts to try with the guard off, when there are to be fewer
  --parallel N    requests at the same moment (8)
  --mix NAME      ${ Object.keys( MIXES ).join( ' | ' ) } (shopper)
  --guard STATE   on | off | both (on); "off" succeeds only if it loses something
  --latency N     measure what the guard adds to a single add, N adds with and N without
  --url URL       another address of the same shop`;

await runMain( async () => {
	const { values } = parseArgs( {
		options: {
			shop: { type: 'string', default: 'race' },
			url: { type: 'string' },
			trials: { type: 'string', default: '200' },
			control: { type: 'string' },
			parallel: { type: 'string', default: '8' },
			mix: { type: 'string', default: 'shopper' },
			guard: { type: 'string', default: 'on' },
			latency: { type: 'string' },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( values.help ) {
		return say( HELP );
	}
	const mix = MIXES[ values.mix ];
	if ( ! mix || ! [ 'on', 'off', 'both' ].includes( values.guard ) ) {
		throw new ShopError( HELP );
	}
	const shop = openShop( values.shop );
	const url = values.url ?? shop.url;
	const took = await step( 'Eight 1 s sleeps at once', () =>
		shop.proveConcurrency()
	);
	say( `  ${ took } ms: the server is concurrent` );
	const products = await step( 'Products to add', () =>
		prepareProducts( shop )
	);
	prepareCustomer( shop );
	const terminal = findTerminal( shop );
	say(
		terminal
			? `  terminal ${ terminal }`
			: '  the shop has no terminals: another add takes their place'
	);
	shop.clearLog();

	const removeSlowPage = installSlowPage( shop );
	try {
		if ( values.latency ) {
			await measureLatency( {
				shop,
				url,
				products,
				count: Number( values.latency ),
			} );
		}
		for ( const state of values.guard === 'both'
			? [ 'off', 'on' ]
			: [ values.guard ] ) {
			switchGuard( shop, state === 'on' );
			say( `\nGuard ${ state }, mix "${ values.mix }":` );
			const outcome = await runTrials( {
				url,
				products,
				mix,
				trials: Number(
					state === 'off'
						? ( values.control ?? values.trials )
						: values.trials
				),
				parallel: Number( values.parallel ),
				terminal,
			} );
			judge( {
				wrong: outcome.lost,
				isControl: state === 'off',
				fault: `${ outcome.lost } of ${ outcome.sent } changes were lost with the guard on.`,
			} );
		}
	} finally {
		switchGuard( shop, true );
		removeSlowPage();
	}
	if ( shop.readLog() !== '' ) {
		throw new ShopError(
			`PHP complained:\n${ shop.readLog().slice( 0, 2000 ) }`
		);
	}
} );
