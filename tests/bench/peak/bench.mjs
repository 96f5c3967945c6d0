#!/usr/bin/env node
/**
 * Measures a busy shop: shoppers look at pages, add a product to the cart, and order.
 * As in WooCommerce's own load tests (plugins/woocommerce/tests/performance), they come
 * at a fixed rate, and think for one to four seconds between two steps. The rate is
 * 70 % of what Storefront's shop can serve on this machine, and the same for both
 * themes, which are measured in turn, with the same plugins and products, without a
 * page cache. Prints the 95th percentile of the time of each step.
 *
 * Fails over the limits, and if a request fails. It needs two running shops: SHOP_NAME
 * names this theme's, STOREFRONT_NAME one that was started with `--theme storefront`.
 * BENCH_ROUNDS sets how often each is measured.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillClassic } from '../../load/race/checkouts.mjs';
import { createVoucher } from '../../load/race/prepare.mjs';
import { Shopper } from '../../load/race/shopper.mjs';
import { openShop } from '../../shop/shop.mjs';
import { finish, ratioOf } from '../figures.mjs';
import { mustUsePath, paths } from '../page-time/pages.mjs';
import { waitForQuietMachine } from '../quiet-machine.mjs';
import { quantile } from '../terminal-search/measure.mjs';

/** @typedef {import('../../shop/handle.mjs').Shop} Shop */

/**
 * Many short rounds, the themes in turn in each: the speed of a machine changes within
 * minutes, and each theme should get its part of the fast and of the slow ones.
 */
const rounds = Number( process.env.BENCH_ROUNDS ?? 12 );

/** Shoppers of each round. */
const SHOPPERS = 24;

/** Shoppers that each shop serves while its limit is measured. */
const LIMIT_SHOPPERS = 48;

/** Share of what Storefront's shop can serve. */
const LOAD = 0.7;

/** Shoppers at the same time while the shop's limit is measured: more than it has cores. */
const AT_ONCE = 8;

/** Shortest and longest time that a shopper thinks, in ms; WooCommerce's own. */
const THINKS = [ 1000, 4000 ];

/** Maximum share of Storefront's time. */
const SHARE = 1;

/** @typedef {Record<string, number[]>} Times Step → milliseconds of each shopper. */

/** @typedef {{ shop: Shop, product: number, times: Times }} Contender */

/** @type {string[]} */
const errors = [];

/** @type {(keyof typeof paths)[]} */
const looked = [ 'front', 'listing', 'search', '12 variations' ];

/** Steps of a shopper: the pages looked at, add to cart, cart, checkout and order. */
const STEPS = looked.length + 4;

let shoppers = 0;

/**
 * @param {string}              url     The shop's address.
 * @param {number}              product What the shopper buys.
 * @param {Times}               times   Receives the times.
 * @param {() => Promise<void>} think   Between two steps.
 */
async function shopAndOrder( url, product, times, think ) {
	const shopper = new Shopper( url );
	shopper.setNewcomerCookie();
	/**
	 * @template T
	 * @param {string}           name
	 * @param {() => Promise<T>} run
	 */
	const time = async ( name, run ) => {
		const start = performance.now();
		const response = await run();
		( times[ name ] ??= [] ).push( performance.now() - start );
		await think();
		return response;
	};
	/**
	 * @param {string}                                          name
	 * @param {() => Promise<{ status: number, text: string }>} run
	 * @param {string}                                          [wanted] What its response contains.
	 */
	const step = async ( name, run, wanted = '' ) => {
		const { status, text } = await time( name, run );
		if ( status !== 200 || ! text.includes( wanted ) ) {
			errors.push(
				`${ url }, ${ name }: ${ status } ${ text.slice( 0, 200 ) }`
			);
		}
	};
	for ( const name of looked ) {
		await step( name, () => shopper.request( paths[ name ] ) );
	}
	await step( 'add to cart', () => shopper.add( product ), '"fragments"' );
	await step( 'cart', () => shopper.request( paths.cart ) );
	const submit = await time( 'checkout', () =>
		fillClassic(
			shopper,
			paths.checkout,
			`peak-${ ++shoppers }@vitrina.example`
		)
	);
	await step( 'order', submit, '"result":"success"' );
}

/**
 * Shoppers without a pause, as many at once as keep the machine busy.
 *
 * @param {Contender} contender
 * @return {Promise<number>} Shoppers that the shop serves in a second.
 */
async function measureLimit( { shop, product } ) {
	const start = performance.now();
	let left = LIMIT_SHOPPERS;
	await Promise.all(
		Array.from( { length: AT_ONCE }, async () => {
			while ( left > 0 ) {
				left--;
				await shopAndOrder( shop.url, product, {}, async () => {} );
			}
		} )
	);
	return ( 1000 * LIMIT_SHOPPERS ) / ( performance.now() - start );
}

/**
 * @param {Contender} contender
 * @param {number}    rate      Shoppers that come in a second.
 */
async function runRound( { shop, product, times }, rate ) {
	const [ least = 0, most = 0 ] = THINKS;
	await Promise.all(
		Array.from( { length: SHOPPERS }, async ( _, number ) => {
			// Evenly spread pauses (multiples of the golden ratio), the same for both themes.
			let thoughts = number * STEPS;
			const think = () =>
				wait(
					least + ( ( ++thoughts * 0.618034 ) % 1 ) * ( most - least )
				);
			await wait( ( 1000 * number ) / rate );
			await shopAndOrder( shop.url, product, times, think );
		} )
	);
}

/** @param {Shop} shop */
const equalPages = ( shop ) => mustUsePath( shop, 'bench-equal-pages.php' );

await waitForQuietMachine();
/** @type {Contender[]} */
const contenders = [
	openShop( process.env.SHOP_NAME ?? 'shop' ),
	openShop( process.env.STOREFRONT_NAME ?? 'storefront' ),
].map( ( shop ) => ( {
	shop,
	product: createVoucher( shop ),
	times: {},
} ) );
try {
	for ( const { shop } of contenders ) {
		copyFileSync(
			join( import.meta.dirname, '../page-time/equal-pages.php' ),
			equalPages( shop )
		);
	}
	// The first time fills PHP's and WooCommerce's caches.
	console.log( 'Filling caches…' );
	for ( const contender of contenders ) {
		await measureLimit( contender );
	}
	console.log( 'Measuring how many shoppers each can serve…' );
	const limits = [];
	for ( const contender of contenders ) {
		limits.push( await measureLimit( contender ) );
	}
	const [ ourLimit = NaN, theirLimit = NaN ] = limits;
	const rate = LOAD * theirLimit;
	console.log(
		`This theme's shop serves ${ ourLimit.toFixed( 2 ) } shoppers a second, Storefront's ${ theirLimit.toFixed( 2 ) }; ${ rate.toFixed( 2 ) } come.`
	);
	for ( let round = 1; round <= rounds; round++ ) {
		console.log( `Round ${ round } of ${ rounds }…` );
		// Each theme comes first in every second round.
		for ( const contender of round % 2
			? contenders.toReversed()
			: contenders ) {
			await runRound( contender, rate );
		}
	}
} finally {
	for ( const { shop } of contenders ) {
		rmSync( equalPages( shop ), { force: true } );
	}
}
const [ ours, theirs ] = contenders;
const figures = Object.keys( ours?.times ?? {} ).map( ( name ) => ( {
	what: `busy shop, ${ name }, 95th percentile`,
	unit: 'ms',
	ours: quantile( ours?.times[ name ] ?? [], 0.95 ),
	theirs: quantile( theirs?.times[ name ] ?? [], 0.95 ),
	share: SHARE,
} ) );
console.table(
	Object.fromEntries(
		figures.map( ( figure ) => [
			figure.what,
			{
				ours: figure.ours.toFixed( 0 ),
				theirs: figure.theirs.toFixed( 0 ),
				ratio: ratioOf( figure ).toFixed( 2 ),
			},
		] )
	)
);
finish( figures, errors );
