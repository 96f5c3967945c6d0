#!/usr/bin/env node
/**
 * Measures busy shops: eight shoppers at once look at pages, add a product to the cart,
 * and order. This theme and Storefront with the same plugins and products are measured
 * in turn, without a page cache. Prints the 95th percentile of the time of each step.
 *
 * Fails over the limits, and if a request fails. It needs two running shops: SHOP_NAME
 * names this theme's, STOREFRONT_NAME one that was started with `--theme storefront`.
 * BENCH_ROUNDS sets how often each is measured.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillClassic } from '../../load/race/checkouts.mjs';
import { createVoucher } from '../../load/race/prepare.mjs';
import { Shopper } from '../../load/race/shopper.mjs';
import { openShop } from '../../shop/shop.mjs';
import { finish } from '../figures.mjs';
import { mustUsePath, paths } from '../page-time/pages.mjs';
import { waitForQuietMachine } from '../quiet-machine.mjs';
import { quantile } from '../terminal-search/measure.mjs';

/** @typedef {import('../../shop/handle.mjs').Shop} Shop */

const rounds = Number( process.env.BENCH_ROUNDS ?? 6 );

/** Shoppers in the shop at the same time: more than it has cores. */
const AT_ONCE = 8;

/** Shoppers of each round. */
const SHOPPERS = 32;

/** Maximum share of Storefront's time. */
const SHARE = 1;

/** @typedef {Record<string, number[]>} Times Step → milliseconds of each shopper. */

/** @type {string[]} */
const errors = [];

/** @type {(keyof typeof paths)[]} */
const looked = [ 'front', 'listing', 'search', '12 variations' ];

let shoppers = 0;

/**
 * @param {string} url     The shop's address.
 * @param {number} product What the shopper buys.
 * @param {Times}  times   Receives the times.
 */
async function shopAndOrder( url, product, times ) {
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
 * @param {string} url
 * @param {number} product
 * @param {Times}  times
 */
async function runRound( url, product, times ) {
	let left = SHOPPERS;
	await Promise.all(
		Array.from( { length: AT_ONCE }, async () => {
			while ( left > 0 ) {
				left--;
				await shopAndOrder( url, product, times );
			}
		} )
	);
}

/** @param {Shop} shop */
const equalPages = ( shop ) => mustUsePath( shop, 'bench-equal-pages.php' );

await waitForQuietMachine();
const contenders = [
	openShop( process.env.SHOP_NAME ?? 'shop' ),
	openShop( process.env.STOREFRONT_NAME ?? 'storefront' ),
].map( ( shop ) => ( {
	shop,
	product: createVoucher( shop ),
	times: /** @type {Times} */ ( {} ),
} ) );
try {
	for ( const { shop } of contenders ) {
		copyFileSync(
			join( import.meta.dirname, '../page-time/equal-pages.php' ),
			equalPages( shop )
		);
	}
	for ( let round = 0; round <= rounds; round++ ) {
		// The first fills PHP's and WooCommerce's caches, and is not counted.
		console.log(
			round === 0 ? 'Filling caches…' : `Round ${ round } of ${ rounds }…`
		);
		// Each theme comes first in every second round.
		const order = round % 2 ? [ ...contenders ].reverse() : contenders;
		for ( const { shop, product, times } of order ) {
			await runRound( shop.url, product, round === 0 ? {} : times );
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
				ratio: ( figure.ours / figure.theirs ).toFixed( 2 ),
			},
		] )
	)
);
finish( figures, errors );
