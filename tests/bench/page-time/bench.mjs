#!/usr/bin/env node
/**
 * Measures the time to first byte of pages with the same number of products: this
 * theme with all its plugins, and Storefront with WooCommerce alone, alternating in
 * one run. It also prints the time of an empty request, which is the time that
 * WordPress and the plugins need to load. The cart contains one product.
 * Fails over the limit. It needs two running shops: SHOP_NAME names this theme's,
 * STOREFRONT_NAME one that was started with `--theme storefront`; both are restored
 * afterwards.
 */
import { openShop } from '../../shop/shop.mjs';
import { median, quantile } from '../terminal-search/measure.mjs';

const rounds = Number( process.env.BENCH_ROUNDS ?? 30 );

/** Maximum share of Storefront's time. */
const limit = 0.75;

const paths = {
	'empty request': '/?wc-ajax=none',
	listing: '/parduotuve/',
	'simple product': '/produktas/lino-skalbiniai/',
	'variable product': '/produktas/dvylika-spalvu/',
	cart: '/krepselis-2/',
};

const contenders = {
	ours: openShop( process.env.SHOP_NAME ?? 'shop' ),
	theirs: openShop( process.env.STOREFRONT_NAME ?? 'storefront' ),
};

/** The same sixteen products on each listing; none of our plugins in the other shop. */
const prepare = `
	add_option( 'vitrina_bench', [ get_option( 'active_plugins' ), get_option( 'woocommerce_catalog_columns' ), get_option( 'woocommerce_catalog_rows' ) ] );
	update_option( 'woocommerce_catalog_columns', 4 );
	update_option( 'woocommerce_catalog_rows', 4 );
	if ( get_template() === 'storefront' ) {
		update_option( 'active_plugins', [ 'woocommerce/woocommerce.php' ] );
	}
	return true;`;

const restore = `
	list( $plugins, $columns, $rows ) = get_option( 'vitrina_bench' );
	update_option( 'active_plugins', $plugins );
	foreach ( [ 'columns' => $columns, 'rows' => $rows ] as $name => $saved ) {
		false === $saved ? delete_option( 'woocommerce_catalog_' . $name ) : update_option( 'woocommerce_catalog_' . $name, $saved );
	}
	delete_option( 'vitrina_bench' );
	return true;`;

/**
 * @param {string} url
 * @param {string} cookie
 * @return {Promise<number>} Time to first byte, in ms.
 */
async function measureFirstByte( url, cookie ) {
	const startTime = performance.now();
	const response = await fetch( url, { headers: { cookie } } );
	const time = performance.now() - startTime;
	await response.arrayBuffer();
	return time;
}

/**
 * @param {{ url: string, phpEval: (code: string) => any }} shop
 * @return {Promise<string>} The cookies of a shopper with one product in the cart.
 */
async function createCart( shop ) {
	const id = shop.phpEval(
		`return get_page_by_path( 'lino-skalbiniai', OBJECT, 'product' )->ID;`
	);
	const response = await fetch( `${ shop.url }/?add-to-cart=${ id }`, {
		redirect: 'manual',
	} );
	return response.headers
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
		ours: await createCart( contenders.ours ),
		theirs: await createCart( contenders.theirs ),
	};
	for ( const [ name, path ] of Object.entries( paths ) ) {
		console.log( `${ name }…` );
		/** @type {{ ours: number[], theirs: number[] }} */
		const times = { ours: [], theirs: [] };
		for ( let round = -2; round < rounds; round++ ) {
			for ( const who of /** @type {const} */ ( [ 'ours', 'theirs' ] ) ) {
				const time = await measureFirstByte(
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
		isOver ||= name !== 'empty request' && ratio > limit;
	}
} finally {
	for ( const shop of Object.values( contenders ) ) {
		shop.phpEval( restore );
	}
}
console.log( `\nTime to first byte, medians of ${ rounds } rounds, ms` );
console.table( table );
if ( isOver ) {
	console.error( `Over the limit of ${ limit } of Storefront's time.` );
	process.exitCode = 1;
}
