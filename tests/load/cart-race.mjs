#!/usr/bin/env node
/**
 * One shopper sends several requests at the same moment: does the cart contain all
 * changes?
 */
import { parseArgs } from 'node:util';
import { openShop } from '../shop/shop.mjs';
import { ShopError, runMain, printLine, step } from '../shop/output.mjs';
import { assertOutcome } from './race/assert-outcome.mjs';
import { readErrors } from './race/log.mjs';
import { measureLatency } from './race/latency.mjs';
import { MIXES } from './race/mixes.mjs';
import {
	findTerminal,
	installSlowPage,
	createCustomer,
	createProducts,
	setGuard,
} from './race/prepare.mjs';
import { runTrials } from './race/trials.mjs';

const HELP = `node tests/load/cart-race.mjs [--shop NAME]

  --trials N      number of carts (200)
  --control N     number of carts with the guard off, if different
  --parallel N    requests at the same moment (8)
  --mix NAMES     one or more of ${ Object.keys( MIXES ).join( ', ' ) } (shopper)
  --guard STATE   on | off | both (on); "off" succeeds only if changes are lost
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
		return printLine( HELP );
	}
	const mixes = values.mix.split( ',' ).map( ( name ) => {
		const mix = MIXES[ name ];
		if ( ! mix ) {
			throw new ShopError( HELP );
		}
		return { name, mix };
	} );
	if ( ! [ 'on', 'off', 'both' ].includes( values.guard ) ) {
		throw new ShopError( HELP );
	}
	const shop = openShop( values.shop );
	const url = values.url ?? shop.url;
	const duration = await step( 'Eight 1 s sleeps at once', () =>
		shop.proveConcurrency()
	);
	printLine( `  ${ duration } ms: the server is concurrent` );
	const products = await step( 'Products to add', () =>
		createProducts( shop )
	);
	createCustomer( shop );
	const terminal = findTerminal( shop );
	printLine(
		terminal
			? `  terminal ${ terminal }`
			: '  the shop has no terminals: another add replaces them'
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
			setGuard( shop, state === 'on' );
			for ( const { name, mix } of mixes ) {
				printLine( `\nGuard ${ state }, mix "${ name }":` );
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
				assertOutcome( {
					wrong: outcome.lost,
					isControl: state === 'off',
					fault: `${ outcome.lost } of ${ outcome.sent } changes were lost with the guard on.`,
				} );
			}
		}
	} finally {
		setGuard( shop, true );
		removeSlowPage();
	}
	const errors = readErrors( shop );
	if ( errors !== '' ) {
		throw new ShopError(
			`PHP logged errors:\n${ errors.slice( 0, 2000 ) }`
		);
	}
} );
