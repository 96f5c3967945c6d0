#!/usr/bin/env node
/**
 * How long the server takes for a page until its first byte, with as many
 * products on it: this theme with all its plugins beside Storefront with
 * WooCommerce alone, turn about in one run. Prints the time of an empty call
 * too, which is what WordPress and the plugins take before anything is done. In
 * the cart is one product.
 * Fails over the limit. It needs two running shops: SHOP_NAME names this
 * theme's, STOREFRONT_NAME one that was started with `--theme storefront`; both
 * are as they were afterwards.
 */
import { openShop } from '../../shop/shop.mjs';
import { median, quantile } from '../terminal-search/measure.mjs';

const rounds = Number( process.env.BENCH_ROUNDS ?? 30 );

/** Of Storefront's time. */
const limit = 0.75;

const paths = {
	'an empty call': '/?wc-ajax=none',
	listing: '/parduotuve/',
	'simple product': '/produktas/lino-skalbiniai/',
	'variable product': '/produktas/dvylika-spalvu/',
	cart: '/krepselis-2/',
};

const contenders = {
	ours: openShop( process.env.SHOP_NAME ?? 'shop' ),
	theirs: openShop( process.env.STOREFRONT_NAME ?? 'storefront' ),
};

/** The same sixteen products on each listing; in the other shop no plugin of ours. */
const prepare = `
	add_option( 'vitrina_bench', [ get_option( 'active_plugins' ), get_option( 'woocommerce_catalog_columns' ), get_option( 'woocommerce_catalog_rows' ) ] );
	update_option( 'woocommerce_catalog_columns', 4 );
	update_option( 'woocommerce_catalog_rows', 4 );
	if ( get_template() === 'storefront' ) {
		update_option( 'active_plugins', [ 'woocommerce/woocommerce.php' ] );
	}
	return true;`;

const putBack = `
	list( $plugins, $columns, $rows ) = get_option( 'vitrina_bench' );
	update_option( 'active_plugins', $plugins );
	foreach ( [ 'columns' => $columns, 'rows' => $rows ] as $name => $kept ) {
		false === $kept ? delete_option( 'woocommerce_catalog_' . $name ) : update_option( 'woocommerce_catalog_' . $name, $kept );
	}
	delete_option( 'vitrina_bench' );
	return true;`;

/**
 * @param {string} url
 * @param {string} cookie
 * @return {Promise<number>} Milliseconds until the answer begins.
 */
async function firstByte( url, cookie ) {
	const began = performance.now();
	const answer = await fetch( url, { headers: { cookie } } );
	const time = performance.now() - began;
	await answer.arrayBuffer();
	return time;
}

/**
 * @param {{ url: string, phpEval: (code: string) => any }} shop
 * @return {Promise<string>} The cookies of a shopper with one product in the cart.
 */
async function shopper( shop ) {
	const id = shop.phpEval(
		`return get_page_by_path( 'lino-skalbiniai', OBJECT, 'product' )->ID;`
	);
	const answer = await fetch( `${ shop.url }/?add-to-cart=${ id }`, {
		redirect: 'manual',
	} );
	return answer.headers
		.getSetCookie()
		.map( ( line ) => line.split( ';' )[ 0 ] )
		.join( '; ' );
}

/** @type {Record<string, Record<string, string>>} */
const table = {};
let isOver = false;
for ( const shop of Object.values( contenders ) ) {
	shop.phpEval( prepare );
}
try {
	const carts = {
		ours: await shopper( contenders.ours ),
		theirs: await shopper( contenders.theirs ),
	};
	for ( const [ name, path ] of Object.entries( paths ) ) {
		console.log( `${ name }…` );
		/** @type {{ ours: number[], theirs: number[] }} */
		const times = { ours: [], theirs: [] };
		for ( let round = -2; round < rounds; round++ ) {
			for ( const who of /** @type {const} */ ( [ 'ours', 'theirs' ] ) ) {
				const time = await firstByte(
					contenders[ who ].url + path,
					name === 'cart' ? carts[ who ] : ''
				);
				if ( round >= 0 ) {
					times[ who ].push( time );
				}
			}
		}
		const ratio = median( times.ours ) / median( times.theirs );
		table[ name ] = {
			ours: median( times.ours ).toFixed( 0 ),
			'ours p95': quantile( times.ours, 0.95 ).toFixed( 0 ),
			Storefront: median( times.theirs ).toFixed( 0 ),
			'Storefront p95': quantile( times.theirs, 0.95 ).toFixed( 0 ),
			ratio: ratio.toFixed( 2 ),
		};
		isOver ||= name !== 'an empty call' && ratio > limit;
	}
} finally {
	for ( const shop of Object.values( contenders ) ) {
		shop.phpEval( putBack );
	}
}
console.log( `\nUntil the first byte, medians of ${ rounds } rounds, ms` );
console.table( table );
if ( isOver ) {
	console.error( `Over the limit of ${ limit } of Storefront's time.` );
	process.exitCode = 1;
}
